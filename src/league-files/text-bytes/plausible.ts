/** Whether a text looks as people write it: bytes that are read in the wrong encoding seldom do. */
export function isPlausible(text: string): boolean {
  return !ODD.some((pattern) => pattern.test(text));
}

const OTHER_SCRIPT = String.raw`[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}]`;

const ODD: readonly RegExp[] = [
  // Signs in a word: "Wa³êsa", "J‡ger".
  /\p{L}[¡¢£¤¥¦§¨¬¯±²³¶¸¹¼½¾¿×÷†‡•‰ˆ˜€√∫≈∆◊∞≠≤≥∂∑∏˘˙˚˝˛ˇ\uf8ff]|[¢£¤¥¦§¨¬¯±²³¶¸¹¼½¾×÷†‡•‰ˆ˜√∫≈∆◊∞≠≤≥∂∑∏˘˙˚˝˛ˇ\uf8ff]\p{Ll}/u,
  // What DOS draws boxes with, and signs that Western letters of DOS become: "Jos‚", "µguilas", "™zil", "Ib\u00a0nez".
  /[\u2500-\u25ff]|\p{L}[‚„]|[µ™]\p{L}|\p{L}[\u00a0ƒ]\p{Ll}/u,
  // Letters of UTF-8 that are read byte by byte: "JosÃ©".
  /[ÃÂ][\u00a1-\u00bf\u2013-\u2122]/u,
  // A dash or a quotation mark in the middle of a word, and an apostrophe where no language has one: "Garc’a".
  /\p{Ll}[–—]\p{Ll}|\p{L}[‘“”„]\p{L}|\p{L}’(?!(?:s|t|re|ll|d|m|n)(?!\p{L}))\p{Ll}/u,
  // A capital within a word: "JosÈ", "OíBrien". "McDonald" has none with an accent.
  /\p{Ll}(?![A-Z])\p{Lu}|(?![a-z])\p{Ll}[A-Z]/u,
  // An ordinal sign behind a small letter: "Tomaº".
  /\p{Ll}[ªº]/u,
  // Two scripts in one word.
  new RegExp(`\\p{Script=Latin}${OTHER_SCRIPT}|${OTHER_SCRIPT}\\p{Script=Latin}`, 'u'),
];

/** Whether every word beyond ASCII is in Hangul, and no sign is. */
export function isHangul(text: string): boolean {
  return /^[\p{ASCII}\p{Script=Hangul}]*$/u.test(text) && isPlausible(text);
}

/** What Windows-1252 has and its languages hardly use: it may be any letter of Mac Roman. */
export function isDoubtful(western: string): boolean {
  return /[ŠŽŸŒšžœƒ]|(?<!\p{L})(?![a-z])\p{Ll}/u.test(western);
}

// "Muñoz", "João", "Simões", "¡Bolos!", "Mª": no Polish, Czech or Turkish word has the letter that the same byte is there.
const WESTERN = /^(?:[ñÑ][aeiouáéíóúüAEIOUÁÉÍÓÚÜ]|[ãÃ][oOeE]|[õÕ][eE]|[¡¿]\p{L}|[ªº](?!\p{L}).?)$/u;

/** Whether a text in Windows-1252 is surely that wherever another reading, of as many letters, differs. */
export function isSurelyWestern(western: string, other: string): boolean {
  for (let at = 0; at < western.length; at += 1)
    if (western[at] !== other[at] && !WESTERN.test(western.slice(at, at + 2))) return false;
  return true;
}
