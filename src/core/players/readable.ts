// Controls, direction overrides, invisible characters (Hangul fillers are letters, yet blank) and lone surrogates.
// Unassigned characters pass: which ones are unassigned differs between runtimes, and a name must open on both.
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\p{Zl}\p{Zp}]/u;

// Blank Braille, the null notehead and the object replacement character are symbols by class but show nothing.
const BLANK = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800\ufffc\u{1d159}]*$/u;

/** Whether a text has characters not allowed in a name. */
export function isUnreadable(text: string): boolean {
  return UNREADABLE.test(text);
}

/** The text with � in place of each unreadable character. */
export function shownText(text: string): string {
  return text.replace(new RegExp(UNREADABLE, 'gu'), '\ufffd');
}

export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** Removes what is unreadable and collapses spaces. */
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
