import { gameInMatch, type GameView, type MatchGame, type MatchView } from '../../../contract/contract.ts';
import type { LeagueTerms } from '../../../core/league/terms.ts';

/** The match of an opened game. */
export interface OpenedMatch {
  readonly match: MatchView;
  /** The opened one; on a pair of lanes with the one beside it. */
  readonly game: MatchGame;
  readonly terms: LeagueTerms;
  /** On a pair of lanes both, ascending. */
  readonly lanes: readonly number[];
}

/** Null where the game belongs to no match, or that could not be read. */
export function openedMatch({ id, match, setup }: GameView): OpenedMatch | null {
  const game = gameInMatch(match, id);
  const { league, lane, pair } = setup;
  if (match === null || game === null || league === undefined) return null;
  const lanes = pair === undefined ? [lane] : [Math.min(lane, pair), Math.max(lane, pair)];
  return { match, game, terms: league.terms, lanes };
}
