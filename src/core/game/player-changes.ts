import type { Happening } from './event.ts';
import { lastBowledFrame, newLine, nextFrame } from '../line/line.ts';
import { leftLine, missedBefore, reopenedFrom } from '../line/missed.ts';
import { newPlayerLine, type PlayerLine } from './player-line.ts';
import { keptName, type PlayerId } from './player.ts';
import { namesIn, notCalled, playerIn, turnToBowl, withPlayer, type Position } from './position.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { HIGHEST_SCORE } from '../line/score.ts';

type Of<T extends Happening['type']> = Extract<Happening, { type: T }>;

/** A late player misses the frames before their first (rules: late players). */
export function joined(position: Position, change: Of<'playerJoined'>): Result<Position, Refusal> {
  const { player, name, from } = change;
  const turn = turnToBowl(position);
  if (!turn.ok) return turn;
  if (player !== position.nextPlayer) return err({ code: 'not-the-players' });
  const free = nameIsFree(position, name);
  if (!free.ok) return free;
  const line = missedBefore(newLine(position.format), from);
  const lines = [...position.lines, newPlayerLine(player, name, line)];
  return ok({ ...position, lines, nextPlayer: player + 1 });
}

/** Renames a player. The name is already tidied and must be unique. */
export function renamed(position: Position, change: Of<'playerRenamed'>): Result<Position, Refusal> {
  const found = playerIn(position, change.player);
  if (!found.ok) return found;
  if (found.value.name === change.name) return err({ code: 'nothing-changes' });
  const free = nameIsFree(position, change.name);
  return free.ok ? ok(withPlayer(position, { ...found.value, name: change.name })) : free;
}

export function reordered(position: Position, change: Of<'playersReordered'>): Result<Position, Refusal> {
  const { players } = change;
  const { lines } = position;
  const byNumber = new Map(lines.map((line) => [line.player, line]));
  const ordered = players.flatMap((player) => byNumber.get(player) ?? []);
  const complete = players.length === lines.length && new Set(ordered).size === lines.length;
  if (!complete) return err({ code: 'not-the-players' });
  if (ordered.every((line, index) => line === lines[index])) return err({ code: 'nothing-changes' });
  return ok({ ...position, lines: ordered });
}

/** Calls a player out of turn for the next frame; that player counts as present whatever was said before. */
export function called(position: Position, change: Of<'playerCalled'>): Result<Position, Refusal> {
  const { player } = change;
  const found = playerIn(position, player);
  if (!found.ok) return found;
  const turn = turnToBowl(position);
  if (!turn.ok) return turn;
  if (turn.value.player === player) return err({ code: 'nothing-changes' });
  const frame = nextFrame(found.value.line);
  if (frame === null) return err({ code: 'bowls-no-more' });
  const bowlsNow = { player, frame };
  return ok({ ...withPlayer(position, { ...found.value, status: 'bowling' }), bowlsNow });
}

/** Skips a player or ends the skip; a skipped player is no longer called out of turn. */
export function skipped(position: Position, change: Of<'playerSkipped'>): Result<Position, Refusal> {
  const { player } = change;
  const found = bowling(position, player);
  if (!found.ok) return found;
  const status = change.skipped ? 'skipped' : 'bowling';
  if (found.value.status === status) return err({ code: 'nothing-changes' });
  return ok(notCalled(withPlayer(position, { ...found.value, status }), player));
}

/** Leaves early: missing balls count 0 (rules: leaving early). */
export function left(position: Position, change: Of<'playerLeft'>): Result<Position, Refusal> {
  const found = bowling(position, change.player);
  if (!found.ok) return found;
  const line = leftLine(found.value.line);
  return ok(notCalled(withPlayer(position, { ...found.value, status: 'left', line }), change.player));
}

/** Returns, or arrives after all, and bowls from this frame on. */
export function returned(position: Position, change: Of<'playerReturned'>): Result<Position, Refusal> {
  const found = playerIn(position, change.player);
  if (!found.ok) return found;
  const { status, line: before } = found.value;
  if (status !== 'left' && status !== 'absent') return err({ code: 'nothing-changes' });
  const line = { ...reopenedFrom(missedBefore(before, change.from), change.from), blind: null };
  return ok(withPlayer(position, { ...found.value, status: 'bowling', line }));
}

/** Absent: the line counts a blind score (rules: absent players). */
export function absent(position: Position, change: Of<'playerAbsent'>): Result<Position, Refusal> {
  const { player, score } = change;
  const found = playerIn(position, player);
  if (!found.ok) return found;
  if (lastBowledFrame(found.value.line) !== null) return err({ code: 'has-bowled' });
  if (!isScore(score)) return err({ code: 'no-such-score' });
  if (found.value.line.blind === score) return err({ code: 'nothing-changes' });
  const line = { ...found.value.line, blind: score };
  return ok(notCalled(withPlayer(position, { ...found.value, status: 'absent', line }), player));
}

/** The average in pins a game, for the need line. */
export function averaged(position: Position, change: Of<'averageSet'>): Result<Position, Refusal> {
  const { player, average } = change;
  const found = playerIn(position, player);
  if (!found.ok) return found;
  if (average !== null && !isScore(average)) return err({ code: 'no-such-score' });
  if (found.value.average === average) return err({ code: 'nothing-changes' });
  return ok(withPlayer(position, { ...found.value, average }));
}

/** Removes a player added by mistake; at least one has to stay. */
export function removed(position: Position, change: Of<'playerRemoved'>): Result<Position, Refusal> {
  const { player } = change;
  const found = playerIn(position, player);
  if (!found.ok) return found;
  const lines = position.lines.filter((line) => line !== found.value);
  if (lines.length === 0) return err({ code: 'last-player' });
  return ok(notCalled({ ...position, lines }, player));
}

function bowling(position: Position, player: PlayerId): Result<PlayerLine, Refusal> {
  const found = playerIn(position, player);
  if (!found.ok) return found;
  return nextFrame(found.value.line) === null ? err({ code: 'bowls-no-more' }) : found;
}

function nameIsFree(position: Position, name: string): Result<string, Refusal> {
  const tidy = keptName(name, position.lines.length + 1);
  if (!tidy.ok) return tidy;
  return tidy.value !== name || namesIn(position).includes(name) ? err({ code: 'name-taken' }) : tidy;
}

/** -0 would be read back as 0, another value. */
function isScore(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= HIGHEST_SCORE && !Object.is(value, -0);
}
