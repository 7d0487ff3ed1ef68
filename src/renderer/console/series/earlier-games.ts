import type { GameView } from '../../../contract/contract.ts';

/** A game of this party that can be corrected. */
export interface EarlierOfParty {
  readonly gameId: string;
  readonly gameNumber: number;
}

/** The games before this one in its match, or else in its players' series, oldest first; each once. */
export function earlierGames(view: GameView | null): readonly EarlierOfParty[] {
  if (view === null) return [];
  const games = new Map<string, number>();
  for (const { gameId, gameNumber } of view.earlier) games.set(gameId, gameNumber);
  // On a pair the games of a match are both teams’; this half has those of its own players.
  const ofMatch = view.setup.league?.bowls === undefined ? (view.match?.games ?? []) : [];
  for (const { gameId, number } of ofMatch) if (number < view.setup.gameNumber) games.set(gameId, number);
  return Array.from(games, ([gameId, gameNumber]) => ({ gameId, gameNumber })).toSorted(
    (one, other) => one.gameNumber - other.gameNumber,
  );
}
