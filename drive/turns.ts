/** In milliseconds. */
const DAY = 86_400_000;

/** Takes every turn. */
export const ALL = 'all';

/**
 * The day, by which tests take turns; with `all` every turn is taken. The workers of a run inherit it,
 * also past midnight.
 */
const day = (process.env['HEADPIN_DAY'] ??= String(Math.floor(Date.now() / DAY)));

if (day !== ALL && !/^\d+$/u.test(day)) throw new Error(`HEADPIN_DAY is ${ALL}, or a number of days`);

/** Today's of so many turns, from 1, or null where all are taken. */
export function turnOf(turns: number): number | null {
  return day === ALL ? null : 1 + (Number(day) % turns);
}

/**
 * The tags of a test that takes turns with others. `npm test` runs one of them, another one each day; the others are
 * long, and `npm run verify` runs them all.
 * @param turn from 1
 */
export function inTurn(turn: number, turns: number): string[] {
  return turnOf(turns) === turn ? [] : ['@long'];
}

/** The tests of several alternatives, which take turns: each with its share for the title, and its tags. */
export function takeTurns<T>(
  alternatives: readonly T[],
): readonly { readonly one: T; readonly share: string; readonly tag: string[] }[] {
  return alternatives.map((one, place) => ({
    one,
    share: `${String(place + 1)} of ${String(alternatives.length)}`,
    tag: inTurn(place + 1, alternatives.length),
  }));
}
