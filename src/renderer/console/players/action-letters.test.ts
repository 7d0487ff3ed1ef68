import { describe, expect, test } from 'vitest';
import { actionOf, type KeyPress } from '../keys/keys.ts';
import { ACTION_LETTERS, actionOfLetter } from './action-letters.ts';

function press(code: string, more: Partial<KeyPress> = {}): KeyPress {
  const plain = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, isComposing: false };
  return { code, key: code.slice(-1).toLowerCase(), ...plain, ...more };
}

describe('a letter in the menu of a player', () => {
  test('belongs to one button only, and is not a letter for a ball', () => {
    const letters = Object.values(ACTION_LETTERS);
    expect(new Set(letters).size).toBe(letters.length);
    for (const letter of letters) expect(actionOf(press(`Key${letter}`))?.kind).not.toBe('entry');
  });

  test('means its button, also as a capital and while Hangul is typed', () => {
    expect(actionOfLetter(press('KeyR'))).toBe('rename');
    expect(actionOfLetter(press('KeyU', { shiftKey: true }))).toBe('up');
    expect(actionOfLetter(press('KeyE', { key: 'Process', isComposing: true }))).toBe('remove');
  });

  test('means nothing there with Ctrl, Alt or the system key, and no other key does', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const)
      expect(actionOfLetter(press('KeyR', { [held]: true }))).toBeNull();
    for (const code of ['KeyX', 'KeyF', 'Digit7', 'Enter', 'ArrowUp', 'F1'])
      expect(actionOfLetter(press(code))).toBeNull();
  });
});
