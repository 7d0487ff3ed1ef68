import type { Table } from '../../../core/line/table.ts';
import { lettersOf } from '../../../core/players/letters.ts';

// The widest name, in lower-case letters, that is still easy to read on one line.
const WIDEST_LATIN = 17;
const WIDEST_HANGUL = 12;

/** Widths in millimetres; the score has what is left of a full line. */
const NAME = 23;
const FRAMES = 151.2;
/** A line of few boxes is shorter than the page: wider ones would part the balls of one frame. */
const WIDEST_BOX = 14;
const OF_SHORT = { name: 60, score: 30 } as const;

/** The columns of a line by its boxes, as the style sheet takes them: name, frames, score. */
export function lineColumns(table: Pick<Table, 'balls'>): string {
  const boxes = boxesIn(table);
  const box = isShort(table) ? WIDEST_BOX : FRAMES / boxes;
  const frames = table.balls.map((count) => millimetres(count * box));
  return isShort(table)
    ? [millimetres(OF_SHORT.name), ...frames, millimetres(OF_SHORT.score)].join(' ')
    : [millimetres(NAME), ...frames, '1fr'].join(' ');
}

export function isShort(table: Pick<Table, 'balls'>): boolean {
  return boxesIn(table) * WIDEST_BOX < FRAMES;
}

function boxesIn({ balls }: Pick<Table, 'balls'>): number {
  return balls.reduce((sum, count) => sum + count, 0);
}

function millimetres(width: number): string {
  return `${width.toFixed(2)}mm`;
}

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
