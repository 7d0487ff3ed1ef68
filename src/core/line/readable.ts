// Controls, direction overrides, whatever is invisible (Hangul fillers are letters, yet blank) and lone surrogates.
// Unassigned characters may pass: what is unassigned differs between two runtimes, and a name must open on both.
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\p{Zl}\p{Zp}]/u;

// A pattern of Braille without a dot, a note head without a head and what stands for an object that is not there are
// signs by their class, and nothing to the eye.
const BLANK = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800\ufffc\u{1d159}]*$/u;

/** Whether a text has characters that a name must not have. */
export function isUnreadable(text: string): boolean {
  return UNREADABLE.test(text);
}

/** Whether nobody sees anything of a text. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** A line as it can be shown: what is unreadable is taken out, and every space between words is one. */
export function tidyLine(raw: string): string {
  const line = raw
    .normalize('NFC')
    // Stryker disable next-line Regex: spaces that follow each other become one a step later
    .replace(/\s+/gu, ' ')
    .replace(new RegExp(UNREADABLE, 'gu'), '')
    .replace(/ +/gu, ' ')
    .trim();
  return isBlank(line) ? '' : line;
}
