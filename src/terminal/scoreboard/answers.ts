/** Yes or no, in any of the languages; null for anything else. */
export function yesOrNoIn(answer: string): boolean | null {
  const word = answer.trim().toLowerCase();
  if (/^(?:y|yes|s|sí|si|j|ja|예|네)$/u.test(word)) return true;
  return /^(?:n|no|nein|아니요|아니오)$/u.test(word) ? false : null;
}

/** How many people: a whole number from 1, however large; null for anything else. */
export function playerCountIn(answer: string): number | null {
  const people = wholeNumberIn(answer);
  return people !== null && people >= 1 ? people : null;
}

/** How many pins, as a whole number of any size: whether they can fall is for the rules. Null: no such number. */
export function pinsIn(answer: string): number | null {
  const pins = wholeNumberIn(answer);
  return Number.isSafeInteger(pins) ? pins : null;
}

function wholeNumberIn(answer: string): number | null {
  const digits = answer.trim();
  return /^[+-]?\d+$/u.test(digits) ? Number(digits) : null;
}

/** The name among several: other characters are dropped, and three letters must remain (seed 004); else null. */
export function nameIn(answer: string): string | null {
  return onlyNameIn(answer.replace(/[^A-Za-z]/gu, ''));
}

/** The name of one player alone: three letters and nothing else (seed 003); else null. */
export function onlyNameIn(answer: string): string | null {
  return /^[A-Za-z]{3}$/u.test(answer) ? answer.toUpperCase() : null;
}
