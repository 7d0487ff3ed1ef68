/** Signs between the parts of a code. They belong to the small alphabet of QR codes, as capitals and digits do. */
export const FIELD = ':';
export const RECORD = '$';
export const GAME = '$$';

const ESCAPES: readonly (readonly [sign: string, escaped: string])[] = [
  ['%', '%P'],
  [FIELD, '%C'],
  [RECORD, '%D'],
];

/** A name as a field: the signs between parts are written as `%` and a letter. */
export function writeName(name: string): string {
  return ESCAPES.reduce((text, [sign, escaped]) => text.replaceAll(sign, escaped), name);
}

export function readName(field: string): string {
  return ESCAPES.toReversed().reduce((text, [sign, escaped]) => text.replaceAll(escaped, sign), field);
}

/** A whole number within these bounds, as it is written: no leading zeros, no -0. Null for anything else. */
export function numberFrom(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^(?:0|-?[1-9]\d{0,5})$/u.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}

/** What follows this letter, in each field that begins with it. */
export function fieldsOf(fields: readonly string[], letter: string): readonly string[] {
  return fields.filter((field) => field.startsWith(letter)).map((field) => field.slice(1));
}

/** What follows this letter; null where no field begins with it. */
export function fieldOf(fields: readonly string[], letter: string): string | null {
  return fieldsOf(fields, letter)[0] ?? null;
}
