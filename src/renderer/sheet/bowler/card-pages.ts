const CARDS_A_PAGE = 2;

/** The cards of each page of A4 or Letter: side by side, as a series makes them as high as a page. */
export function cardPages<T>(cards: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(cards.length / CARDS_A_PAGE) }, (_page, index) =>
    cards.slice(index * CARDS_A_PAGE, (index + 1) * CARDS_A_PAGE),
  );
}
