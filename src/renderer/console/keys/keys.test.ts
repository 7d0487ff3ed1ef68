import { describe, expect, it } from 'vitest';
import { actionOf, type KeyAction, type KeyPress } from './keys.ts';

/** A key as a browser reports it. */
function press(code: string, key: string, more: Partial<KeyPress> = {}): KeyAction | null {
  const plain = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, isComposing: false };
  return actionOf({ code, key, ...plain, ...more });
}

const STRIKE = { kind: 'entry', entry: { kind: 'strike' } };
const SPARE = { kind: 'entry', entry: { kind: 'spare' } };
const FOUL = { kind: 'entry', entry: { kind: 'foul' } };
const MISS = { kind: 'entry', entry: { kind: 'pins', pins: 0 } };
const pins = (digit: number): unknown => ({ kind: 'digit', digit });

describe('on an English keyboard', () => {
  it.each([
    ['Digit0', '0', pins(0)],
    ['Digit9', '9', pins(9)],
    ['KeyX', 'x', STRIKE],
    ['KeyF', 'f', FOUL],
    ['Slash', '/', SPARE],
    ['Minus', '-', MISS],
    ['KeyS', 's', { kind: 'split' }],
    ['Backspace', 'Backspace', { kind: 'undo' }],
    ['ArrowLeft', 'ArrowLeft', { kind: 'move', direction: 'left' }],
    ['Enter', 'Enter', { kind: 'apply' }],
    ['Escape', 'Escape', { kind: 'leave' }],
    ['KeyP', 'p', { kind: 'print' }],
    ['KeyN', 'n', { kind: 'next' }],
    ['KeyM', 'm', { kind: 'player' }],
    ['KeyA', 'a', { kind: 'add' }],
    ['KeyO', 'o', { kind: 'more' }],
    ['KeyL', 'l', { kind: 'paper' }],
    ['KeyT', 't', { kind: 'display' }],
    ['KeyB', 'b', { kind: 'board' }],
    ['KeyD', 'd', { kind: 'deck' }],
    ['KeyK', 'k', { kind: 'dead-ball' }],
    ['KeyV', 'v', { kind: 'provisional' }],
    ['KeyW', 'w', { kind: 'bowled-by' }],
    ['KeyG', 'g', { kind: 'find' }],
    ['KeyH', 'h', { kind: 'history' }],
    ['PageDown', 'PageDown', { kind: 'page', by: 1 }],
    ['F1', 'F1', { kind: 'help' }],
    ['F11', 'F11', { kind: 'full-screen' }],
  ])('%s means what the table says', (code, key, action) => {
    expect(press(code, key)).toEqual(action);
  });

  it('a star by Shift and 8 is a strike, not eight pins', () => {
    expect(press('Digit8', '*', { shiftKey: true })).toEqual(STRIKE);
  });

  it('Shift and another digit is no ball', () => {
    expect(press('Digit7', '&', { shiftKey: true })).toBeNull();
  });

  it('capitals mean the same', () => {
    expect(press('KeyX', 'X', { shiftKey: true })).toEqual(STRIKE);
  });

  it('Shift+Backspace and Ctrl+Y redo, Ctrl+Z undoes', () => {
    expect(press('Backspace', 'Backspace', { shiftKey: true })).toEqual({ kind: 'redo' });
    expect(press('KeyY', 'y', { ctrlKey: true })).toEqual({ kind: 'redo' });
    expect(press('Comma', ',', { ctrlKey: true })).toEqual({ kind: 'settings' });
    expect(press('KeyZ', 'z', { ctrlKey: true })).toEqual({ kind: 'undo' });
    expect(press('KeyH', 'ㅗ', { ctrlKey: true })).toEqual({ kind: 'archive' });
  });

  it('Ctrl with Backspace, a numpad star or Shift and Y undoes and redoes nothing', () => {
    expect(press('Backspace', 'Backspace', { ctrlKey: true })).toBeNull();
    expect(press('NumpadMultiply', '*', { ctrlKey: true })).toBeNull();
    expect(press('KeyY', 'Y', { ctrlKey: true, shiftKey: true })).toBeNull();
    expect(press('Comma', '<', { ctrlKey: true, shiftKey: true })).toBeNull();
    expect(press('KeyZ', 'Z', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'redo' });
    expect(press('KeyZ', 'ㅋ', { ctrlKey: true })).toEqual({ kind: 'undo' });
  });

  it('Ctrl, Alt and the system key make no ball of a letter or digit', () => {
    expect(press('KeyX', 'x', { ctrlKey: true })).toBeNull();
    expect(press('Digit7', '7', { altKey: true })).toBeNull();
    expect(press('KeyF', 'f', { metaKey: true })).toBeNull();
  });
});

describe('on a numpad alone', () => {
  it.each([
    ['Numpad7', '7', pins(7)],
    ['Numpad7', 'Home', pins(7)],
    ['NumpadMultiply', '*', STRIKE],
    ['NumpadDivide', '/', SPARE],
    ['NumpadSubtract', '-', MISS],
    ['NumpadDecimal', '.', FOUL],
    ['NumpadDecimal', ',', FOUL],
    ['NumpadEnter', 'Enter', { kind: 'apply' }],
  ])('%s (%s) scores', (code, key, action) => {
    expect(press(code, key)).toEqual(action);
  });
});

describe('on a German keyboard', () => {
  it('the slash over the 7 is a spare', () => {
    expect(press('Digit7', '/', { shiftKey: true })).toEqual(SPARE);
  });

  it('the minus where English has the slash is a miss', () => {
    expect(press('Slash', '-')).toEqual(MISS);
  });

  it('the ß where English has the minus is nothing', () => {
    expect(press('Minus', 'ß')).toBeNull();
  });

  it('the star beside Ü is a strike', () => {
    expect(press('BracketRight', '*', { shiftKey: true })).toEqual(STRIKE);
  });

  it('Ctrl+Z is the Z, which lies where English has the Y', () => {
    expect(press('KeyY', 'z', { ctrlKey: true })).toEqual({ kind: 'undo' });
    expect(press('KeyZ', 'y', { ctrlKey: true })).toEqual({ kind: 'redo' });
  });
});

describe('on a Spanish keyboard', () => {
  it('the slash over the 7 is a spare and the minus beside the dot a miss', () => {
    expect(press('Digit7', '/', { shiftKey: true })).toEqual(SPARE);
    expect(press('Slash', '-')).toEqual(MISS);
  });

  it('the apostrophe where English has the minus is nothing', () => {
    expect(press('Minus', "'")).toBeNull();
  });
});

describe('on a Korean keyboard', () => {
  it.each([
    ['KeyX', 'ㅌ', STRIKE],
    ['KeyF', 'ㄹ', FOUL],
    ['KeyP', 'ㅔ', { kind: 'print' }],
  ])('%s types %s and still means its key', (code, key, action) => {
    expect(press(code, key)).toEqual(action);
  });

  it.each([
    ['KeyX', STRIKE],
    ['KeyF', FOUL],
    ['Digit9', pins(9)],
    ['Slash', SPARE],
    ['Minus', MISS],
  ])('%s counts while the input method composes', (code, action) => {
    expect(press(code, 'Process', { isComposing: true })).toEqual(action);
  });

  it('Ctrl+Z undoes when the Z types ㅋ', () => {
    expect(press('KeyZ', 'ㅋ', { ctrlKey: true })).toEqual({ kind: 'undo' });
  });
});
