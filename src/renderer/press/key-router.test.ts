import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { effectScope, type EffectScope } from 'vue';
import { useKeyLayer, type KeyAnswer, type KeyLayer } from './key-router.ts';

let scope: EffectScope;
let heard: string[];

beforeEach(() => {
  scope = effectScope();
  heard = [];
  document.body.innerHTML = '<input>';
});

afterEach(() => {
  scope.stop();
});

/** A layer that handles these keys and reports them. */
function layer(level: KeyLayer['level'], name: string, ...keys: readonly string[]): EffectScope {
  const own = scope.run(() => effectScope()) ?? expect.fail('no scope');
  const answer = ({ key }: KeyboardEvent): KeyAnswer => (keys.includes(key) ? () => heard.push(name) : null);
  own.run(() => {
    useKeyLayer({ level, answer });
  });
  return own;
}

/** Presses a key at this time; returns whether the browser may handle it. */
function press(
  key: string,
  time = 0,
  on: EventTarget = document.body,
  repeat = false,
  code = `Key${key}`,
): boolean {
  const event = new KeyboardEvent('keydown', {
    code,
    key,
    repeat,
    bubbles: true,
    cancelable: true,
  });
  Object.defineProperty(event, 'timeStamp', { value: time });
  return on.dispatchEvent(event);
}

function field(): HTMLElement {
  return document.querySelector('input') ?? expect.fail('no field');
}

function button(): HTMLElement {
  document.body.innerHTML = '<button>Print</button>';
  return document.querySelector('button') ?? expect.fail('no button');
}

test.each(['altKey', 'metaKey'])('no layer hears a key with %s: it is for the system', (modifier) => {
  for (const level of ['dialog', 'field', 'panel', 'view', 'desk'] as const) layer(level, level, 'Enter');
  const init = { code: 'Enter', key: 'Enter', bubbles: true, cancelable: true };
  expect(document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, [modifier]: true }))).toBe(true);
  expect(heard).toEqual([]);
  document.body.dispatchEvent(new KeyboardEvent('keydown', init));
  expect(heard).toEqual(['dialog']);
});

test.each(['altKey', 'metaKey'])(
  'Escape with %s closes no dialog: Chromium would close one whose keys are all taken',
  (modifier) => {
    layer('dialog', 'dialog', 'Escape');
    const init = { code: 'Escape', key: 'Escape', bubbles: true, cancelable: true };
    const chord = new KeyboardEvent('keydown', { ...init, [modifier]: true });
    expect(document.body.dispatchEvent(chord)).toBe(false);
    expect(heard).toEqual([]);
  },
);

test.each(
  ['Enter', 'NumpadEnter', 'Escape'].flatMap((code) =>
    ['ctrlKey', 'altKey', 'metaKey'].map((modifier) => [code, modifier] as const),
  ),
)('%s with %s applies and leaves nothing: neither a layer nor a field hears it', (code, modifier) => {
  const key = code.replace('Numpad', '');
  for (const level of ['dialog', 'field', 'panel', 'view', 'desk'] as const) layer(level, level, key);
  field().addEventListener('keydown', () => heard.push('in the field'));
  const init = { code, key, bubbles: true, cancelable: true };
  field().dispatchEvent(new KeyboardEvent('keydown', { ...init, [modifier]: true }));
  expect(heard).toEqual([]);
});

test.each(['ctrlKey', 'altKey', 'metaKey'])(
  'Enter and Space press a button alone or with Shift, not with %s',
  (modifier) => {
    layer('desk', 'desk', 'a');
    const print = button();
    let now = 0;
    const leaves = (init: KeyboardEventInit): boolean => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      Object.defineProperty(event, 'timeStamp', { value: (now += 500) });
      return print.dispatchEvent(event);
    };
    // The last as a keyboard sends it that names no place.
    for (const [code, key] of [
      ['Enter', 'Enter'],
      ['NumpadEnter', 'Enter'],
      ['Space', ' '],
      ['', 'Enter'],
    ] as const) {
      expect(leaves({ code, key, [modifier]: true })).toBe(false);
      expect(leaves({ code, key, shiftKey: true })).toBe(true);
    }
  },
);

test('a held Enter or Space presses no button, such as one that its first press brought', () => {
  layer('desk', 'desk', 'a');
  const print = button();
  for (const code of ['Enter', 'NumpadEnter', 'Space'])
    for (const repeat of [false, true]) {
      const event = new KeyboardEvent('keydown', { code, repeat, bubbles: true, cancelable: true });
      expect(print.dispatchEvent(event)).toBe(!repeat);
    }
});

test('an Enter that bounces on a button presses neither the next button nor what lies behind it', () => {
  layer('desk', 'desk', 'Enter');
  const panel = scope.run(() => effectScope()) ?? expect.fail('no scope');
  panel.run(() => {
    useKeyLayer({ level: 'panel', answer: () => 'browser' });
  });
  const close = button();
  expect(press('Enter', 0, close, false, 'Enter')).toBe(true);
  // The press took the panel away, and the focus with it.
  panel.stop();
  expect(press('Enter', 20, document.body, false, 'Enter')).toBe(false);
  expect(press('Enter', 40, button(), false, 'Enter')).toBe(false);
  expect(heard).toEqual([]);
  press('Enter', 500, document.body, false, 'Enter');
  expect(heard).toEqual(['desk']);
});

describe('one layer takes a key', () => {
  test('the topmost that wants it, whichever came first', () => {
    layer('dialog', 'dialog', 'a');
    layer('view', 'view', 'a', 'b');
    layer('desk', 'desk', 'a', 'b', 'c');
    layer('panel', 'panel', 'b');
    for (const key of ['a', 'b', 'c']) press(key);
    expect(heard).toEqual(['dialog', 'panel', 'desk']);
  });

  test('never two, also where the window itself is pressed', () => {
    for (const level of ['dialog', 'field', 'panel', 'view', 'desk'] as const) layer(level, level, 'a');
    press('a', 0, window);
    press('a', 500);
    expect(heard).toEqual(['dialog', 'dialog']);
  });

  test('of two on one level the newest', () => {
    layer('view', 'older', 'a');
    layer('view', 'newer', 'a');
    press('a');
    expect(heard).toEqual(['newer']);
  });

  test('the one below, once the one over it is gone', () => {
    layer('desk', 'desk', 'a');
    const dialog = layer('dialog', 'dialog', 'a');
    press('a', 0);
    dialog.stop();
    press('a', 500);
    expect(heard).toEqual(['dialog', 'desk']);
  });

  test('the one below, where the one over it did not take it after all, and the key counts once', () => {
    layer('desk', 'desk', 'a');
    scope.run(() => {
      useKeyLayer({ level: 'panel', answer: () => () => false });
    });
    expect(press('a')).toBe(false);
    expect(heard).toEqual(['desk']);
  });
});

describe('the browser', () => {
  test('gets a key that nobody took, and none that somebody did', () => {
    layer('desk', 'desk', 'a');
    expect([press('a'), press('b')]).toEqual([false, true]);
  });

  test('gets every key again once the last layer is gone', () => {
    layer('desk', 'desk', 'a').stop();
    expect(press('a')).toBe(true);
    expect(heard).toEqual([]);
  });

  test('keeps a key that the topmost layer leaves to it: nobody below takes it', () => {
    layer('desk', 'desk', 'a');
    scope.run(() => {
      useKeyLayer({ level: 'dialog', answer: () => 'browser' });
    });
    expect(press('a')).toBe(true);
    expect(heard).toEqual([]);
  });
});

describe('the field that has the focus', () => {
  test('hears a key before the view does, and after a dialog, which keeps it', () => {
    const hear = vi.fn(() => void heard.push('input'));
    field().addEventListener('keydown', hear);
    layer('view', 'view', 'a', 'b');
    layer('dialog', 'dialog', 'b');
    press('a', 0, field());
    press('b', 0, field());
    expect(heard).toEqual(['input', 'view', 'dialog']);
  });

  test('can keep a key from every view', () => {
    field().addEventListener('keydown', (event) => {
      event.stopPropagation();
    });
    layer('view', 'view', 'a');
    expect(press('a', 0, field())).toBe(true);
    expect(heard).toEqual([]);
  });
});

describe('a switch that bounces and a key that is held', () => {
  test('are one press for all layers, and the browser does nothing with the rest', () => {
    layer('desk', 'desk', 'a');
    const dialog = layer('dialog', 'dialog', 'a');
    press('a', 0);
    dialog.stop();
    expect([press('a', 89), press('a', 600, document.body, true)]).toEqual([false, false]);
    expect(heard).toEqual(['dialog']);
    press('a', 700);
    expect(heard).toEqual(['dialog', 'desk']);
  });

  test('hold up no other key', () => {
    layer('desk', 'desk', 'a', 'b');
    press('a', 0);
    press('b', 1);
    expect(heard).toEqual(['desk', 'desk']);
  });
});
