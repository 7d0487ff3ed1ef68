// Controls, direction overrides, invisible characters (Hangul fillers are letters, yet blank) and lone surrogates.
// Unassigned characters pass: which ones are unassigned differs between runtimes, and a name must open on both.
const UNSEEN = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\p{Zl}\p{Zp}]`;
const SUSPECT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\p{Zl}\p{Zp}]/u;
// Controls, halves of characters and private ones are not a slip of a keyboard: such a text is damaged.
const TAKEN_OUT = String.raw`(?![\p{Cc}\p{Cs}\p{Co}])[\p{Cf}\p{DI}]`;

// Letters and vowel signs that a joiner gives another form: Arabic, Syriac, the scripts of India and around, Mongolian.
// As blocks, so that a letter which one runtime does not know yet is a letter there too.
const ARABIC = String.raw`\u0620-\u065f\u066e-\u06d3\u06d5-\u06dc\u06df-\u06e8\u06ea-\u06ef\u06fa-\u06ff\u0710-\u077f\u07ca-\u07f5\u0840-\u088e\u0898-\u08e1\u08e3-\u08ff\ufb50-\ufdfb\ufe70-\ufefc\u{1e900}-\u{1e94b}`;
const INDIC = String.raw`\u0900-\u0963\u0971-\u09e5\u0a00-\u0a65\u0a70-\u0ae5\u0af9-\u0b65\u0b71-\u0be5\u0c00-\u0c65\u0c80-\u0ce5\u0cf1-\u0d65\u0d7a-\u0de5\u0df2\u0df3\u0f40-\u0fbc\u1000-\u103f\u1050-\u109d\u1780-\u17b3\u17b6-\u17d3\u1820-\u18aa\u1900-\u193b\u1a00-\u1a7f\u1b00-\u1b4b\u1b80-\u1bf3\u1c00-\u1c37\ua800-\ua827\ua840-\ua873\ua880-\ua8c5\ua8e0-\ua8f1\ua980-\ua9c0\ua9e0-\ua9ef\uaa60-\uaa7f\uaae0-\uaaf6\uabc0-\uabed\u{11000}-\u{11dff}`;
const JOINED = `[${ARABIC}${INDIC}]`;
const TAG = String.raw`[\u{e0020}-\u{e007e}]`;

/**
 * What is invisible and belongs where it stands: in a word of these scripts, in an emoji that is built of several,
 * behind a character with several forms. Joiners:
 * https://www.unicode.org/reports/tr31/#Layout_and_Format_Control_Characters; emoji:
 * https://www.unicode.org/reports/tr51/#Definitions.
 */
const IN_PLACE =
  String.raw`(?<=${JOINED})\u200c(?=${JOINED})|(?<=${JOINED})\u200d` +
  String.raw`|(?<=\p{ExtPict}\ufe0f?\p{EMod}?)\u200d(?=\p{ExtPict})` +
  String.raw`|(?<=\p{ExtPict})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)` +
  String.raw`|(?<=\u{1f3f4}${TAG}{0,7})${TAG}(?=${TAG}{0,7}\u{e007f})|(?<=\u{1f3f4}${TAG}{1,8})\u{e007f}` +
  String.raw`|(?<=[\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3fffd}])[\ufe00-\ufe02\u{e0100}-\u{e01ef}]` +
  String.raw`|(?<=[\u1000-\u109f\u1820-\u18aa\ua840-\ua873])[\u180b-\u180d\u180f\ufe00]`;

// Blank Braille, the null notehead and the object replacement character are symbols by class but show nothing.
const BLANK = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800\ufffc\u{1d159}]*$/u;

/** Whether a text has characters not allowed in a name. */
export function isUnreadable(text: string): boolean {
  return replaced(text, UNSEEN, '') !== text;
}

/** The text with � in place of each unreadable character. */
export function shownText(text: string): string {
  return replaced(text, UNSEEN, '\ufffd');
}

/**
 * The text without what nobody sees and somebody could be misled by: direction signs, a joiner between Latin letters.
 * Controls stay, which make a text unreadable.
 */
export function withoutUnseen(text: string): string {
  return replaced(text, TAKEN_OUT, '');
}

/** The text without what only joins or shapes others, which one keyboard types and another does not. */
export function withoutJoiners(text: string): string {
  return text.replace(
    /[\u200c\u200d\ufe00-\ufe0f\u180b-\u180d\u180f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}]/gu,
    '',
  );
}

/** The text without spaces at its ends and half a joint, as of somebody who has not finished typing. */
export function trimmed(text: string): string {
  return text.replace(/^[\s\u200c\u200d]+|[\s\u200c]+$/gu, '');
}

export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** Removes what is unreadable and collapses spaces. */
export function tidyLine(raw: string): string {
  // Stryker disable next-line Regex: spaces that follow each other become one a step later
  const spaced = raw.normalize('NFC').replace(/\s+/gu, ' ');
  const line = replaced(spaced, UNSEEN, '').normalize('NFC').replace(/ +/gu, ' ').trim();
  return isBlank(line) ? '' : line;
}

/** The text with something else for each character of this pattern that is not in its place. */
function replaced(text: string, pattern: string, instead: string): string {
  if (!SUSPECT.test(text)) return text;
  const all = new RegExp(`(${IN_PLACE})|${pattern}`, 'gu');
  return text.replace(all, (_found, inPlace: string | undefined) => inPlace ?? instead);
}
