/** A name prepared for comparison: lower case, without accents, Hangul as single letters, words sorted. */
export interface NameLetters {
  readonly letters: readonly string[];
  readonly byWords: readonly string[];
}

/**
 * The distance between two names: letters to change, add, drop or swap. A Hangul syllable is its two or three letters;
 * accents and the order of words do not count. Null if the names differ by more than a slip or two.
 */
export function lettersApart(one: NameLetters, other: NameLetters): number | null {
  const most = slips(Math.min(one.letters.length, other.letters.length));
  const asWritten = distance(one.letters, other.letters, most);
  const isOrdered = one.byWords === one.letters && other.byWords === other.letters;
  const apart = asWritten <= most || isOrdered ? asWritten : distance(one.byWords, other.byWords, most);
  return apart <= most ? apart : null;
}

export function lettersOf(name: string): NameLetters {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}\p{DI}]/gu, '')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
  const words = plain.split(' ').toSorted().join(' ');
  const letters = Array.from(plain);
  return { letters, byWords: words === plain ? letters : Array.from(words) };
}

/** The slips that still count as near: one in a short name, one more for every four letters, three at most. */
function slips(letters: number): number {
  return letters < 3 ? 0 : Math.min(3, Math.max(1, Math.floor(letters / 4)));
}

/**
 * Levenshtein's distance with swaps of neighbours (optimal string alignment). Computes only the strip along the
 * diagonal that can stay within `most`.
 */
function distance(one: readonly string[], other: readonly string[], most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  const width = other.length + 1;
  let before: number[] = new Array<number>(width).fill(Infinity);
  let last: number[] = before.map((_none, column) => (column <= most ? column : Infinity));
  let next: number[] = Array.from(before);
  let [least, leastBefore] = [0, 0];
  for (let row = 1; row <= one.length; row += 1) {
    const start = Math.max(1, row - most);
    next[start - 1] = start === 1 ? row : Infinity;
    [least, leastBefore] = [next[start - 1] ?? Infinity, least];
    for (let column = start; column <= Math.min(other.length, row + most); column += 1) {
      const [letter, their] = [one[row - 1], other[column - 1]];
      const isSwap = letter === other[column - 2] && one[row - 2] === their && row > 1;
      const apart = Math.min(
        (last[column - 1] ?? Infinity) + (letter === their ? 0 : 1),
        (last[column] ?? Infinity) + 1,
        (next[column - 1] ?? Infinity) + 1,
        isSwap ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      );
      next[column] = apart;
      least = Math.min(least, apart);
    }
    // A swap reaches back two rows, so both must be too far before this can stop.
    if (least > most && leastBefore > most) return Infinity;
    [before, last, next] = [last, next, before];
  }
  return last[other.length] ?? Infinity;
}
