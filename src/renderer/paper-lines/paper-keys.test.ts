import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import { usePaperKeys } from './paper-keys.ts';

describe('the keys of the lines from paper', () => {
  let scope: EffectScope;
  let heard: string[];

  beforeEach(() => {
    heard = [];
    scope = effectScope();
    const hear = (what: string) => (): void => void heard.push(what);
    scope.run(() => {
      usePaperKeys({
        type: (sign) => void heard.push(sign),
        step: (by) => void heard.push(String(by)),
        ...{ back: hear('back'), apply: hear('apply'), leave: hear('leave') },
      });
    });
  });

  afterEach(() => {
    scope.stop();
  });

  /** Presses a key at this time; returns whether the browser may handle it. */
  function press(code: string, key: string, time: number, repeat = false): boolean {
    const event = new KeyboardEvent('keydown', { code, key, repeat, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: time });
    return window.dispatchEvent(event);
  }

  it('write a strike once while the switch bounces, and a second one 90 ms later', () => {
    const left = [0, 30, 89, 90].map((time) => press('KeyX', 'x', time));
    expect(heard).toEqual(['X', 'X']);
    // The browser does not write a bounce into the field either.
    expect(left).toEqual([false, false, false, false]);
  });

  it('write another sign at once', () => {
    press('Digit7', '7', 10);
    press('Slash', '/', 11);
    expect(heard).toEqual(['7', '/']);
  });

  it('apply and leave once, and not while the key is held', () => {
    press('Enter', 'Enter', 0);
    press('Enter', 'Enter', 40);
    press('Enter', 'Enter', 600, true);
    press('Escape', 'Escape', 700);
    press('Escape', 'Escape', 701);
    expect(heard).toEqual(['apply', 'leave']);
  });

  it('with Ctrl are for the browser: the desk takes no sign back and changes no field', () => {
    for (const code of ['Backspace', 'ArrowUp', 'ArrowDown', 'KeyX']) {
      const event = new KeyboardEvent('keydown', { code, key: code, ctrlKey: true, cancelable: true });
      expect(window.dispatchEvent(event)).toBe(true);
    }
    expect(heard).toEqual([]);
  });

  it('stop with the view', () => {
    scope.stop();
    press('KeyX', 'x', 0);
    expect(heard).toEqual([]);
  });
});
