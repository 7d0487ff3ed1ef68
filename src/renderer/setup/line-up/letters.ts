import { lettersOf } from '../../../core/players/letters.ts';
import { LONGEST_NAME, SHORT_NAME } from '../../../core/players/player.ts';

/** The most characters of a text field: more than a name may have, so that it can report one too long. */
export const FIELD_LENGTH = LONGEST_NAME * 4;

/** Whether a key is a letter-mode character: a Latin letter, a digit, or a sign used in names. */
export function isNameCharacter(key: string): boolean {
  return /^[\p{Script=Latin}\p{Nd}.'-]$/u.test(key);
}

/** Whether an input method may still turn this into letters: "´" on its way to "É". */
export function mayBecomeLetters(text: string): boolean {
  return /^[\p{Script=Latin}\P{L}]*$/u.test(text) && Array.from(text).length <= SHORT_NAME;
}

/** Whether letter mode can hold this text. */
export function isByLetters(text: string): boolean {
  const characters = Array.from(text);
  return characters.length <= SHORT_NAME && characters.every((one) => one === ' ' || isNameCharacter(one));
}

/** Capitals; a letter that would become two ("ß") stays. */
export function upperCase(text: string): string {
  return Array.from(text, (letter) => {
    const capital = letter.toUpperCase();
    return Array.from(capital).length === 1 ? capital : letter;
  }).join('');
}

/** A text without its last letter, whole. */
export function withoutLast(text: string): string {
  return lettersOf(text).slice(0, -1).join('');
}
