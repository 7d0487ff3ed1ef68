import { lettersOf } from '../../../core/players/letters.ts';

// The widest name, in lower-case letters, that is still easy to read on one line.
const WIDEST_LATIN = 17;
const WIDEST_HANGUL = 12;

/**
 * A name in one or two lines of the name column, never cut. One that would get too small is broken at a space near
 * its middle, else in the middle. A Hangul syllable is as wide as two letters.
 */
export function nameLines(name: string): readonly string[] {
  const letters = lettersOf(name);
  const width = letters.reduce((sum, letter) => sum + widthOf(letter), 0);
  if (width <= (isHangul(name) ? WIDEST_HANGUL : WIDEST_LATIN)) return [name];
  const middle = Math.ceil(letters.length / 2);
  const space = spaceNear(letters, middle);
  return space === null
    ? [letters.slice(0, middle).join(''), letters.slice(middle).join('')]
    : [letters.slice(0, space).join(''), letters.slice(space + 1).join('')];
}

/** Whether a name has Hangul in it. */
export function isHangul(name: string): boolean {
  return /\p{Script=Hangul}/u.test(name);
}

function widthOf(letter: string): number {
  if (
    /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\ufe0f]/u.test(
      letter,
    )
  )
    return 2;
  if (/[MWmw]/u.test(letter)) return 1.7;
  return /\p{Lu}/u.test(letter) ? 1.25 : 1;
}

/** A space near enough to the middle that the lines have similar lengths. */
function spaceNear(letters: readonly string[], middle: number): number | null {
  const spaces = letters.flatMap((letter, index) => (letter === ' ' ? [index] : []));
  const near = spaces.filter((space) => Math.abs(space - middle) <= letters.length / 4);
  return near.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? null;
}
