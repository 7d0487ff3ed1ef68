import type { Game } from '../../core/game/game.ts';
import { pointsIn } from '../../core/match/recap-points.ts';
import { unitsOfGame } from '../../core/match/recap-game.ts';
import { withBeside } from '../../core/players/pair.ts';
import { teamFigures } from '../../core/players/team-figures.ts';
import { countsHandicap } from '../../board/league/league-board.ts';

/** A match as a tile shows it. */
export interface MatchFacts {
  /** Home first. */
  readonly teams: readonly { readonly name: string; readonly total: number }[];
  readonly withHandicap: boolean;
  /** Points won in this game, home first; null before any is won. */
  readonly points: readonly [number, number] | null;
}

/** Null in a game without two teams. `beside` is the other game of a match on a pair. */
export function matchFacts(game: Game, beside: Game | null): MatchFacts | null {
  const position = withBeside(game.position, beside?.position ?? null);
  const figures = teamFigures(position);
  if (figures.length < 2) return null;
  const units = unitsOfGame(game.setup.gameNumber, position);
  const [home, visitors] = [pointsIn('home', units), pointsIn('visitors', units)];
  return {
    teams: figures.map(({ team, total }) => ({ name: team.name, total })),
    withHandicap: countsHandicap(game.position),
    points: home === null || visitors === null ? null : [home, visitors],
  };
}

/** Whether the two games are halves of one match on a pair of lanes. */
export function isPair(one: Game, other: Game): boolean {
  const [first, second] = [one.setup.league, other.setup.league];
  return (
    first?.match !== undefined &&
    first.match === second?.match &&
    first.bowls !== undefined &&
    first.bowls !== second.bowls
  );
}
