import type { MatchGame, MatchSignOff, MatchView } from '../../../contract/contract.ts';
import type { SideName } from '../../../core/league/side.ts';

/** Each side's newest signature, whether it still counts or the game has changed since. */
export function lastSignOffs({
  signOffs,
}: Pick<MatchGame, 'signOffs'>): Readonly<Record<SideName, MatchSignOff | null>> {
  const last = (side: SideName): MatchSignOff | null => signOffs.findLast((one) => one.side === side) ?? null;
  return { home: last('home'), visitors: last('visitors') };
}

/** A change behind a signature, with the game that it was made in. */
export type LateEntry = MatchGame['changes'][number] & { readonly game: number };

/** The changes after a signature in all games of a match, by game. */
export function lateEntries({ games }: Pick<MatchView, 'games'>): readonly LateEntry[] {
  return games.flatMap(({ number, changes }) => changes.map((change) => ({ ...change, game: number })));
}
