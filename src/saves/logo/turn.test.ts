import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { turned, turnedSides, turnOf, type Turn } from './turn.ts';

/** Three pixels by two, each named by its letter, and back. */
const pixelsOf = (letters: string): Uint8Array =>
  new TextEncoder().encode(Array.from(letters, (letter) => letter.repeat(4)).join(''));
const lettersOf = (pixels: Uint8Array): string =>
  Array.from(new TextDecoder().decode(pixels))
    .filter((_letter, index) => index % 4 === 0)
    .join('');

const SIDES = { width: 3, height: 2 };

function asked(orientation: number): Turn {
  return turnOf(orientation) ?? expect.fail(`${String(orientation)} turns nothing`);
}

describe('a picture of abc over def', () => {
  // As the Exif standard draws them: where its first row and its first column are seen.
  test.each([
    [2, 'cba fed'],
    [3, 'fed cba'],
    [4, 'def abc'],
    [5, 'ad be cf'],
    [6, 'da eb fc'],
    [7, 'fc eb da'],
    [8, 'cf be ad'],
  ])('of orientation %i is seen as %s', (orientation, seen) => {
    const turn = asked(orientation);
    const rows = seen.split(' ');
    expect(turnedSides(SIDES, turn)).toEqual({ width: rows[0]?.length, height: rows.length });
    expect(lettersOf(turned(pixelsOf('abcdef'), SIDES, turn))).toBe(rows.join(''));
  });

  test.each([0, 1, 9, 255, 65_535])('stays as it is where the orientation is %i', (orientation) => {
    expect(turnOf(orientation)).toBeNull();
  });
});

test('of any sides, turned to the right and to the left, a picture is what it was', () => {
  const side = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const pixels = Uint8Array.from({ length: width * height * 4 }, (_byte, index) => index);
      const right = asked(6);
      const once = turned(pixels, { width, height }, right);
      expect(turned(once, turnedSides({ width, height }, right), asked(8))).toEqual(pixels);
    }),
  );
});
