/** A digit and how many values it can have. */
export interface Digit {
  readonly value: number;
  readonly of: number;
}

const BASE = 36;
/** More than a line of balls can need, and few enough to be read in no time. */
const MOST_LETTERS = 400;

/** Digits of different bases as one number in letters; the first is the lowest, so zeros at the end cost nothing. */
export function writeDigits(digits: readonly Digit[]): string {
  const number = digits.reduceRight((sum, { value, of }) => sum * BigInt(of) + BigInt(value), 0n);
  return number === 0n ? '' : number.toString(BASE).toUpperCase();
}

/** The number of these letters; null for any other text. */
export function readNumber(text: string): bigint | null {
  if (text.length > MOST_LETTERS || !/^[0-9A-Z]*$/u.test(text)) return null;
  let number = 0n;
  for (const letter of text) number = number * BigInt(BASE) + BigInt(parseInt(letter, BASE));
  return number;
}

/** A digit taken off a number, and what is left of it. */
export function takeDigit(number: bigint, of: number): { readonly value: number; readonly left: bigint } {
  return { value: Number(number % BigInt(of)), left: number / BigInt(of) };
}
