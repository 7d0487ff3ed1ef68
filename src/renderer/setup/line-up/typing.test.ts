import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import { useTyping } from './typing.ts';

describe('keys outside the name’s own field', () => {
  let scope: EffectScope;
  let heard: string[];

  beforeEach(() => {
    heard = [];
    document.body.innerHTML = '<button type="button">up</button><input>';
    scope = effectScope();
    scope.run(() => {
      useTyping({
        type: (character) => void heard.push(character),
        back: () => void heard.push('back'),
        enter: () => void heard.push('enter'),
        focus: () => void heard.push('focus'),
      });
    });
  });

  afterEach(() => {
    scope.stop();
  });

  function press(key: string, on = 'body', more: KeyboardEventInit = {}): boolean {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    document.querySelector(on)?.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it('type into the open row', () => {
    press('k');
    press('Ñ');
    expect(heard).toEqual(['k', 'focus', 'Ñ', 'focus']);
  });

  it('end the row and go back', () => {
    press('Enter');
    press('Backspace');
    expect(heard).toEqual(['enter', 'back']);
  });

  it('type from a focused button too, but Enter and the space bar press it', () => {
    press('k', 'button');
    expect(press('Enter', 'button')).toBe(false);
    expect(press(' ', 'button')).toBe(false);
    expect(heard).toEqual(['k', 'focus']);
  });

  it('belong to a field that has the focus', () => {
    expect(press('k', 'input')).toBe(false);
    expect(heard).toEqual([]);
  });

  it('count once when they are held', () => {
    expect(press('k', 'body', { repeat: true })).toBe(true);
    expect(press('Enter', 'body', { repeat: true })).toBe(true);
    expect(press('Backspace', 'body', { repeat: true })).toBe(true);
    expect(heard).toEqual([]);
  });

  it('that an input method hides go to the field without being taken from it', () => {
    expect(press('Process')).toBe(false);
    expect(press('ㅊ')).toBe(false);
    expect(heard).toEqual(['focus', 'focus']);
  });

  it('with Ctrl, Alt or Meta are no letters', () => {
    press('k', 'body', { ctrlKey: true });
    press('k', 'body', { altKey: true });
    press('F11');
    press('Tab');
    expect(heard).toEqual([]);
  });
});
