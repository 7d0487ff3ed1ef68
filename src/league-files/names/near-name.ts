/**
 * How far two names are apart: the letters to change, add, drop or swap, where a Hangul syllable is its two or three
 * letters and accents do not count. Words may stand in any order. Null where it is more than a slip or two.
 */
export function nameDistance(one: string, other: string): number | null {
  const [own, their] = [lettersOf(one), lettersOf(other)];
  const apart = Math.min(
    distance(own, their),
    distance(Array.from(sortedWords(own)), Array.from(sortedWords(their))),
  );
  return apart <= slips(Math.min(own.length, their.length)) ? apart : null;
}

/** One slip in a short name, one more for every four letters. */
function slips(letters: number): number {
  return letters < 3 ? 0 : Math.max(1, Math.floor(letters / 4));
}

/** Hangul taken apart, in lower case, without accents, one space between words. */
function lettersOf(name: string): readonly string[] {
  return Array.from(
    name
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .replace(/[\s\p{P}]+/gu, ' ')
      .trim(),
  );
}

function sortedWords(letters: readonly string[]): string {
  return letters.join('').split(' ').toSorted().join(' ');
}

/** Levenshtein's distance with swaps of neighbours (optimal string alignment). */
function distance(one: readonly string[], other: readonly string[]): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_none, index) => index);
  for (const [row, letter] of one.entries()) {
    const next = [row + 1];
    for (const [column, their] of other.entries()) {
      const isSwap = row > 0 && column > 0 && letter === other[column - 1] && one[row - 1] === their;
      next.push(
        Math.min(
          (last[column] ?? 0) + (letter === their ? 0 : 1),
          (last[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          isSwap ? (before[column - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
