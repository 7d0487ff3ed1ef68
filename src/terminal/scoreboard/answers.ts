/** Yes or no in any of the languages; else null. */
export function yesOrNoIn(answer: string): boolean | null {
  const word = answer.trim().toLowerCase();
  if (/^(?:y|yes|s|sí|si|j|ja|예|네)$/u.test(word)) return true;
  return /^(?:n|no|nein|아니요|아니오)$/u.test(word) ? false : null;
}

/** The number of players: a whole number from 1, however large; else null. */
export function playerCountIn(answer: string): number | null {
  const people = wholeNumberIn(answer);
  return people !== null && people >= 1 ? people : null;
}

/** One of these options; an empty answer is the usual one, the first. Else null. */
export function optionIn(answer: string, options: readonly number[]): number | null {
  const said = answer.trim();
  const chosen = said === '' ? options[0] : options.find((option) => option === wholeNumberIn(said));
  return chosen ?? null;
}

/** A whole number of pins; the rules judge whether they can fall. Else null. */
export function pinsIn(answer: string): number | null {
  const pins = wholeNumberIn(answer);
  return Number.isSafeInteger(pins) ? pins : null;
}

function wholeNumberIn(answer: string): number | null {
  const digits = answer.trim();
  return /^[+-]?\d+$/u.test(digits) ? Number(digits) : null;
}

/** A name among several: other characters are dropped, and three letters must remain (seed 004); else null. */
export function nameIn(answer: string): string | null {
  return onlyNameIn(answer.replace(/[^A-Za-z]/gu, ''));
}

/** The name of a single player: three letters and nothing else (seed 003); else null. */
export function onlyNameIn(answer: string): string | null {
  return /^[A-Za-z]{3}$/u.test(answer) ? answer.toUpperCase() : null;
}
