import type { SideName } from '../league/side.ts';
import type { League } from './league.ts';
import type { PlayerLine } from './player-line.ts';
import type { PlayerId } from './player.ts';
import type { LeaguePosition } from './position.ts';

/** The side whose bowlers are in this game; null in a game that has both. */
export function sideIn({ teams, bowls }: League): SideName | null {
  if (bowls === undefined) return null;
  return teams[0]?.id === bowls ? 'home' : 'visitors';
}

/**
 * The two games of a match on a pair of lanes as one, with both teams and home's terms. Null unless they are one match,
 * one of them with home's bowlers and the other with the visitors'.
 */
export function pairPosition(one: LeaguePosition, other: LeaguePosition): LeaguePosition | null {
  const [side, facing] = [sideOf(one), sideOf(other)];
  if (side === null || facing === null || side === facing) return null;
  return side === 'home' ? joinedPair(one, other) : joinedPair(other, one);
}

function sideOf({ league }: LeaguePosition): SideName | null {
  return league === null ? null : sideIn(league);
}

function joinedPair(home: LeaguePosition, visitors: LeaguePosition): LeaguePosition | null {
  const { format } = home;
  if (home.league === null || format !== visitors.format) return null;
  const { terms, teams, match } = home.league;
  if (match === undefined || match !== visitors.league?.match) return null;
  const lines = [...linesAs('home', home.lines), ...linesAs('visitors', visitors.lines)];
  return { format, league: { terms, teams, match }, lines };
}

function linesAs(side: SideName, lines: readonly PlayerLine[]): readonly PlayerLine[] {
  return lines.map((line) => ({ ...line, player: numberInPair(side, line.player) }));
}

/** A player's number where both games are one: home has the odd ones, so that who joins changes nobody's. */
function numberInPair(side: SideName, player: PlayerId): PlayerId {
  return side === 'home' ? player * 2 - 1 : player * 2;
}

/** What a league's sums need of this game: with the one beside it on a pair where that is known, else alone. */
export function withBeside(own: LeaguePosition, beside: LeaguePosition | null): LeaguePosition {
  return (beside === null ? null : pairPosition(own, beside)) ?? own;
}

/** A player's line among both teams' lines. */
export interface LineInMatch {
  readonly position: LeaguePosition;
  readonly line: PlayerLine;
}

/** A line where it meets the other team's: in this game, or on a pair with the game beside it. */
export function lineWithBeside(
  own: LeaguePosition,
  beside: LeaguePosition | null,
  line: PlayerLine,
): LineInMatch {
  const position = withBeside(own, beside);
  const side = sideOf(own);
  if (position === own || side === null) return { position: own, line };
  const number = numberInPair(side, line.player);
  return { position, line: position.lines.find(({ player }) => player === number) ?? line };
}
