import { chancesOf, type Chances } from '../league/chances.ts';
import { leadOf, type Lead, type LeadPlace, type LeadSide } from '../league/lead.ts';
import { blindScoreOf } from '../players/blind.ts';
import { figuresOf, missingOf, opponentIn } from '../players/figures.ts';
import { isOfOneTeam, type League, type TeamId } from '../players/league.ts';
import type { PlayerLine } from '../players/player-line.ts';
import type { LeaguePosition } from '../players/position.ts';
import { countedRows, lineUpIn, teamHandicapIn } from '../players/team-figures.ts';
import { usualTable } from '../formats/format.ts';
import type { Match, RollOff } from '../league/match.ts';
import type { SideName } from '../league/side.ts';
import { possibleLines } from '../game/dispute-changes.ts';

/** Each side's pins from the games before. */
export type Carried = Readonly<Record<SideName, number>>;

type Sides = Readonly<Record<SideName, LeadSide>>;

const NOTHING: Carried = { home: 0, visitors: 0 };

/** Who leads after the last frame that is settled for everybody, with handicap; null without both teams. */
export function leadIn(position: LeaguePosition, carried = NOTHING): Lead | null {
  const sides = sidesIn(position, carried);
  return sides === null ? null : leadOf(sides, usualTable(position.format).numbers.length);
}

/** The totals still possible for both sides in this game; null without both teams. */
export function chancesIn(position: LeaguePosition, carried = NOTHING): Chances | null {
  const sides = sidesIn(position, carried);
  return sides === null ? null : chancesOf(sides);
}

function sidesIn(position: LeaguePosition, carried: Carried): Sides | null {
  const { league } = position;
  const [home, visitors] = league?.teams ?? [];
  if (league === null || isOfOneTeam(league) || home === undefined || visitors === undefined) return null;
  return {
    home: sideOf(position, league, home.id, carried.home),
    visitors: sideOf(position, league, visitors.id, carried.visitors),
  };
}

function sideOf(position: LeaguePosition, league: League, team: TeamId, carried: number): LeadSide {
  const places = countedRows(position, team).map(({ line }) => leadPlace(league, line));
  return { places, handicap: teamHandicapIn(position, team), carried };
}

function leadPlace({ terms }: League, player: PlayerLine): LeadPlace {
  const { line, part } = player;
  if (line.blind !== null) return { kind: 'whole', score: line.blind };
  const [stands = line, ...others] = possibleLines(player);
  const place = { kind: 'line', lines: [stands, ...others] } as const;
  if (part?.type !== 'injury') return place;
  const { missing, frames } = missingOf(player);
  return { ...place, injured: { from: frames - missing + 1, blind: blindScoreOf(player, terms) } };
}

/** A player against the one in the same place of the other team. */
export interface Duel {
  readonly rival: string;
  /** The last frame that is settled for both; 0 before the first. */
  readonly frame: number;
  /** With handicap; less than 0 where the player is behind. */
  readonly by: number;
}

/** Null without such a place. */
export function duelIn(position: LeaguePosition, player: PlayerLine): Duel | null {
  const { league, format } = position;
  const other = opponentIn(position, player);
  if (league === null || other === null) return null;
  const alone = (line: PlayerLine): LeadSide => ({
    ...{ places: [leadPlace(league, line)], handicap: figuresOf(league, line).handicap, carried: 0 },
  });
  const frames = usualTable(format).numbers.length;
  const { frame, by } = leadOf({ home: alone(player), visitors: alone(other) }, frames);
  return { rival: other.name, frame, by };
}

/** A match of these games so far, the first one first; null without teams. The last game's teams play it. */
export function matchOf(games: readonly LeaguePosition[], rollOffs: readonly RollOff[] = []): Match | null {
  const [home, visitors] = games.at(-1)?.league?.teams ?? [];
  if (home === undefined) return null;
  const lineUps = (team: TeamId): Match['home'] => games.map((game) => lineUpIn(game, team));
  return {
    home: lineUps(home.id),
    visitors: visitors === undefined ? null : lineUps(visitors.id),
    rollOffs,
  };
}
