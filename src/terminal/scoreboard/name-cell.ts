import { lettersOf } from '../../core/players/letters.ts';

/** Characters that a terminal draws two columns wide: Hangul, kana, Chinese characters, full-width forms, emoji. */
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1faff}\u{20000}-\u{3fffd}]/u;

const HEADING = 'NAME';

/** The text's columns in a terminal: one for each user-perceived character, two if it is wide. */
export function columnsOf(text: string): number {
  return lettersOf(text).reduce((columns, letter) => columns + (WIDE.test(letter) ? 2 : 1), 0);
}

/** The columns that the widest name and the heading need; three letters fit as in seed 004. */
export function nameColumns(names: readonly string[]): number {
  return names.reduce((widest, name) => Math.max(widest, columnsOf(name)), HEADING.length);
}

/** The beginning of a text that takes at most so many columns. */
export function fittingIn(text: string, columns: number): string {
  let fitting = '';
  for (const letter of lettersOf(text)) {
    if (columnsOf(fitting + letter) > columns) break;
    fitting += letter;
  }
  return fitting;
}

export function headingCell(columns: number): string {
  return nameCell(HEADING, columns);
}

/** A name, right-aligned in its column. */
export function nameCell(name: string, columns: number): string {
  return ` ${' '.repeat(columns - columnsOf(name))}${name} `;
}
