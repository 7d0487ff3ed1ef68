import { SCORE_TYPE_FACTS } from '../league/score-type.ts';
import { missedBefore, reopenedFrom } from '../line/missed.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { isNobody, isUnbowled, type Said } from '../players/fact-check.ts';
import { plainPart, type League, type Part } from '../players/league.ts';
import type { PlayerHappening, SameEvent } from './player-event.ts';
import type { PlayerLine } from '../players/player-line.ts';
import type { PlayerId } from '../players/player.ts';
import { playerIn, type Position } from '../players/position.ts';

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

/** A player who was away and now bowls becomes a bowler; substitutes, pacers and extras stay what they are. */
function presentPart(part: Part | null): Part | null {
  const isAway = part !== null && (isUnbowled(part) || part.type === 'injury');
  return isAway ? { ...part, type: 'bowler', score: null, later: [] } : part;
}

/** The part of another person in this place. Handicap and list entries belong to a person, the seat to the team. */
export function replacedPart(part: Part, instead: string | null): Part {
  return { ...plainPart(part.seat), type: instead === null ? typeFor(part) : 'substitute', instead };
}

/** A person who takes an absent player's place is absent too at first. */
function typeFor(part: Part): Part['type'] {
  if (isUnbowled(part)) return 'absent';
  return SCORE_TYPE_FACTS[part.type].forTeam ? 'bowler' : part.type;
}

export function isSaidOf({ type, instead, score, later }: Part, said: Said): boolean {
  const isSameLater =
    later.length === said.later.length && later.every((one, game) => one === said.later[game]);
  return type === said.type && instead === said.instead && score === said.score && isSameLater;
}

/** A vacancy has no figures of a person: its score and handicap are the terms'. Refuses with `nobody-there`. */
export function ofPerson({ lines }: Position, happening: SameEvent): Result<PlayerHappening, Refusal> {
  if (happening.type !== 'averageSet' && happening.type !== 'handicapSet') return ok(happening);
  const part = lines.find(({ player }) => player === happening.player)?.part ?? null;
  return part !== null && isNobody(part.type) ? err({ code: 'nobody-there' }) : ok(happening);
}
