import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeyPress } from '../console/keys/keys.ts';
import { LONGEST_LINE, onlySigns, signOf } from './signs.ts';

function key(code: string, character: string, held: Partial<KeyPress> = {}): KeyPress {
  const none = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, isComposing: false };
  return { code, key: character, ...none, ...held };
}

describe('what a line can be written with', () => {
  it.each([
    ['X 7/ | (8)1 9- F.', 'X 7/ | (8)1 9- F.'],
    ['x f', 'X F'],
    ['ｆ（9） f(10)', 'F(9) F(10)'],
    ['Ｘ ７／ ８－', 'X 7/ 8-'],
    ['9– 9— 9−', '9- 9- 9-'],
    ['* 7,', 'X 7.'],
    ['ㅌㄹ pjs\n\t🎳', ' '],
    ['10', '10'],
    ['X, 7/, ⑧1, g9', 'X  7/  (8)1  -9'],
    ['S8/ 8s1', '(8)/ (8)1'],
  ])('of %j is %j', (text, signs) => {
    expect(onlySigns(text)).toBe(signs);
  });

  it('keeps the longest line there is: ten frames of fouls with their pins, between bars', () => {
    const line = [...Array.from({ length: 9 }, () => 'F(10)F(10)'), 'F(10)/F(10)'].join(' | ');
    expect(onlySigns(line)).toBe(line);
  });

  it('is never longer than a line, stays as it is, and holds no other sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const signs = onlySigns(text);
        expect(signs.length).toBeLessThanOrEqual(LONGEST_LINE);
        expect(onlySigns(signs)).toBe(signs);
        expect(signs).toMatch(/^[0-9XF/.()| -]*$/u);
      }),
    );
  });
});

describe('the sign of a key', () => {
  it.each([
    ['X', key('KeyX', 'x'), 'X'],
    ['X with Shift', key('KeyX', 'X', { shiftKey: true }), 'X'],
    ['X under an input method', key('KeyX', 'Process'), 'X'],
    ['X of a Korean keyboard', key('KeyX', 'ㅌ'), 'X'],
    ['F of a Korean keyboard', key('KeyF', 'ㄹ'), 'F'],
    ['/ of a German keyboard', key('Digit7', '/', { shiftKey: true }), '/'],
    ['/ under an input method', key('Slash', 'Process'), '/'],
    ['- of the numpad', key('NumpadSubtract', '-'), '-'],
    ['the star of the numpad', key('NumpadMultiply', '*'), 'X'],
    // On the board this key is a foul; on paper the dot is a frame not bowled.
    ['the dot of the numpad', key('NumpadDecimal', '.'), '.'],
    ['the comma of a German numpad', key('NumpadDecimal', ','), '.'],
    ['a figure', key('Digit8', '8'), '8'],
    ['a figure under an input method', key('Digit8', 'Process'), '8'],
    ['a ring', key('Digit9', '(', { shiftKey: true }), '('],
    ['space', key('Space', ' '), ' '],
  ])('%s', (_, press, sign) => {
    expect(signOf(press)).toBe(sign);
  });

  it.each([
    ['a letter that is no mark', key('KeyQ', 'q')],
    ['a key of the console that is no ball', key('KeyN', 'n')],
    ['Backspace', key('Backspace', 'Backspace')],
    ['an arrow', key('ArrowLeft', 'ArrowLeft')],
    ['F1', key('F1', 'F1')],
    ['Ctrl+X', key('KeyX', 'x', { ctrlKey: true })],
    ['Alt+X', key('KeyX', 'x', { altKey: true })],
  ])('%s is none', (_, press) => {
    expect(signOf(press)).toBeNull();
  });
});
