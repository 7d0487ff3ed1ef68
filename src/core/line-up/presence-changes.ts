import { startFits } from './absence.ts';
import { isNobody } from '../players/fact-check.ts';
import { bowlingFrom } from './part.ts';
import type { PlayerHappening } from './player-event.ts';
import { lastBowledFrame, nextFrame } from '../line/line.ts';
import { leftLine } from '../line/missed.ts';
import type { PlayerLine } from '../players/player-line.ts';
import type { PlayerId } from '../players/player.ts';
import { notCalled, playerIn, turnToBowl, withPlayer, type Position } from '../players/position.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { highestScore, isScore } from '../line/score.ts';

type Of<T extends PlayerHappening['type']> = Extract<PlayerHappening, { type: T }>;

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
  const { status, part } = found.value;
  if (status !== 'left' && status !== 'absent') return err({ code: 'nothing-changes' });
  if (part !== null && isNobody(part.type)) return err({ code: 'nobody-there' });
  const begins = startFits(position, found.value, change.from);
  return begins.ok ? ok(withPlayer(position, bowlingFrom(found.value, change.from))) : begins;
}

/** Absent: the line counts a blind score (rules: absent players). A league's terms say which. */
export function absent(position: Position, change: Of<'playerAbsent'>): Result<Position, Refusal> {
  const { player, score } = change;
  const found = playerIn(position, player);
  if (!found.ok) return found;
  if (position.league !== null) return err({ code: 'terms-decide' });
  if (lastBowledFrame(found.value.line) !== null) return err({ code: 'has-bowled' });
  const { table } = found.value.line;
  if (!isScore(table, score)) return err({ code: 'no-such-score', highest: highestScore(table) });
  if (found.value.line.blind === score) return err({ code: 'nothing-changes' });
  const line = { ...found.value.line, blind: score };
  return ok(notCalled(withPlayer(position, { ...found.value, status: 'absent', line }), player));
}

function bowling(position: Position, player: PlayerId): Result<PlayerLine, Refusal> {
  const found = playerIn(position, player);
  if (!found.ok) return found;
  return nextFrame(found.value.line) === null ? err({ code: 'bowls-no-more' }) : found;
}
