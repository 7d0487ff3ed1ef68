/**
 * Beginnings that a spreadsheet takes for a formula, also in the wide characters of Korean keyboards, or for a date:
 * `9/8` is a spare and eight pins.
 */
const CHANGED = String.raw`(?:[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]|\d{1,2}[/-]\d)`;
const PLAIN = new RegExp(`^${CHANGED}`, 'u');
const GUARDED = new RegExp(`^'+${CHANGED}`, 'u');
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u;

/** Puts an apostrophe before a cell that a spreadsheet could execute or change. A miss, `-`, needs none. */
export function guarded(cell: string): string {
  return PLAIN.test(cell) || GUARDED.test(cell) ? `'${cell}` : cell;
}

/** The inverse of `guarded`. */
export function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

export function isFormula(cell: string): boolean {
  return FORMULA.test(cell);
}
