import { lastBowledFrame, nextFrame } from '../line/line.ts';
import { leftLine } from '../line/missed.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { withBlind } from '../players/blind.ts';
import { handicapFits, isUnbowled, saidFits, type Said } from '../players/fact-check.ts';
import type { Seat } from '../players/league.ts';
import { bowlingFrom, isSaidOf, leaguePlayer, type LeaguePlayer } from './part.ts';
import type { PlayerHappening } from './player-event.ts';
import type { PlayerLine } from '../players/player-line.ts';
import { frameBeingBowled, notCalled, withPlayer, type Position } from '../players/position.ts';

type Of<T extends PlayerHappening['type']> = Extract<PlayerHappening, { type: T }>;

/**
 * Another score type. Who does not bowl counts what the terms say, and must not have bowled; who bowls after all starts
 * in the frame being bowled.
 */
export function typed(position: Position, change: Of<'scoreTypeSet'>): Result<Position, Refusal> {
  const found = leaguePlayer(position, change.player);
  if (!found.ok) return found;
  const { part, line } = found.value;
  const { scoreType: type, instead = null, score = null, later = [] } = change;
  const said: Said = { type, instead, score, later };
  if (isSaidOf(part, said)) return err({ code: 'nothing-changes' });
  const fits = saidFits(line.line.table, said);
  if (!fits.ok) return fits;
  const next = withType(position, found.value, said);
  return next.ok ? ok(notAway(withPlayer(position, next.value), next.value)) : next;
}

/** A player with nothing to bowl can no longer be called out of turn. */
function notAway(position: Position, { player, line }: PlayerLine): Position {
  return nextFrame(line) === null ? notCalled(position, player) : position;
}

function withType(position: Position, player: LeaguePlayer, said: Said): Result<PlayerLine, Refusal> {
  const { league, line, part } = player;
  const next = { ...line, part: { ...part, ...said } };
  const hasBowled = lastBowledFrame(line.line) !== null;
  if (isUnbowled(said)) return hasBowled ? err({ code: 'has-bowled' }) : ok(withBlind(league, next));
  if (said.type === 'injury') return injured(next);
  if (said.type === 'pre-bowl' && !isDone(line)) return err({ code: 'score-missing' });
  return ok(line.line.blind === null ? next : bowlingFrom(next, frameBeingBowled(position)));
}

/** Whether all frames are entered: without a score, a game from before is its balls. */
function isDone({ line }: PlayerLine): boolean {
  return nextFrame(line) === null && line.blind === null && lastBowledFrame(line) !== null;
}

/** The frames behind the last one with a ball are missing. */
function injured(player: PlayerLine): Result<PlayerLine, Refusal> {
  const last = lastBowledFrame(player.line);
  if (last === null) return err({ code: 'has-not-bowled' });
  if (last === player.line.frames.length) return err({ code: 'bowls-no-more' });
  return ok({ ...player, status: 'left', line: leftLine(player.line) });
}

/** Pins that are typed instead of computed. */
export function handicapped(position: Position, change: Of<'handicapSet'>): Result<Position, Refusal> {
  const { player, handicap } = change;
  const found = leaguePlayer(position, player);
  if (!found.ok) return found;
  const fits = handicapFits(position.format, handicap);
  if (!fits.ok) return fits;
  const { line, part } = found.value;
  if (part.handicap === handicap) return err({ code: 'nothing-changes' });
  return ok(withPlayer(position, { ...line, part: { ...part, handicap } }));
}

/** Another seat. Whoever has it gets this player's, so that the teams keep their sizes. */
export function seated(position: Position, change: Of<'seatSet'>): Result<Position, Refusal> {
  const { player, seat } = change;
  const found = leaguePlayer(position, player);
  if (!found.ok) return found;
  const { line, part } = found.value;
  if (isSameSeat(part.seat, seat)) return err({ code: 'nothing-changes' });
  const holder = position.lines.find((one) => isSameSeat(one.part?.seat ?? null, seat));
  const moved = withPlayer(position, { ...line, part: { ...part, seat } });
  return ok(holder === undefined ? moved : withPlayer(moved, inSeat(holder, part.seat)));
}

function inSeat(player: PlayerLine, seat: Seat | null): PlayerLine {
  return player.part === null ? player : { ...player, part: { ...player.part, seat } };
}

function isSameSeat(one: Seat | null, other: Seat): boolean {
  return one?.team === other.team && one.place === other.place;
}
