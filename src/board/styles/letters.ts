// The characters of the Latin font (unicode-range of its rules, without Vietnamese).
const LATIN =
  /^[\u0000-\u02d7\u02da\u02dc-\u02ff\u1e00-\u1e9f\u1ef2-\u1eff\u2000-\u206f\u20a0-\u20c0\u2113\u2122\u2191\u2193\u2212\u2215]*$/u;

/** Whether a text has letters or signs that the Latin font lacks. */
export function needsOtherLetters(text: string): boolean {
  return !LATIN.test(text);
}
