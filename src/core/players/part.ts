import { SCORE_TYPE_FACTS } from '../league/score-type.ts';
import { missedBefore, reopenedFrom } from '../line/missed.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { isUnbowled, type Said } from './fact-check.ts';
import { plainPart, type League, type Part } from './league.ts';
import type { PlayerLine } from './player-line.ts';
import type { PlayerId } from './player.ts';
import { playerIn, type Position } from './position.ts';

/** A player of a league's game. */
export interface LeaguePlayer {
  readonly league: League;
  readonly line: PlayerLine;
  readonly part: Part;
}

/** Refuses with `no-such-player` and `no-league`. */
export function leaguePlayer(position: Position, player: PlayerId): Result<LeaguePlayer, Refusal> {
  const found = playerIn(position, player);
  if (!found.ok) return found;
  const { league } = position;
  const { part } = found.value;
  return league === null || part === null
    ? err({ code: 'no-league' })
    : ok({ league, line: found.value, part });
}

/** The player bowls from this frame on; missing frames before it count 0. */
export function bowlingFrom(player: PlayerLine, from: number): PlayerLine {
  const line = { ...reopenedFrom(missedBefore(player.line, from), from), blind: null };
  return { ...player, status: 'bowling', line, part: presentPart(player.part) };
}

/** Who was away, and bowls now, is a bowler; a substitute, pacer or extra stays one. */
function presentPart(part: Part | null): Part | null {
  const isAway = part !== null && (isUnbowled(part) || part.type === 'injury');
  return isAway ? { ...part, type: 'bowler', score: null } : part;
}

/** The part of somebody else in this place: handicap and lists are one person's, the seat is the team's. */
export function replacedPart(part: Part, instead: string | null): Part {
  return { ...plainPart(part.seat), type: instead === null ? typeFor(part) : 'substitute', instead };
}

/** Who takes the place of somebody who is away is not there yet. */
function typeFor(part: Part): Part['type'] {
  if (isUnbowled(part)) return 'absent';
  return SCORE_TYPE_FACTS[part.type].forTeam ? 'bowler' : part.type;
}

export function isSaidOf({ type, instead, score }: Part, said: Said): boolean {
  return type === said.type && instead === said.instead && score === said.score;
}
