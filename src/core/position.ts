import type { Happening } from './event.ts';
import { formatOf, type FormatId, type FrameNumber } from './format.ts';
import { rollsOf } from './frame.ts';
import {
  begunFrames,
  bowl,
  frameAt,
  lineOfRolls,
  newLine,
  replaceFrame,
  sameLine,
  type Line,
} from './line.ts';
import type { Player, PlayerId } from './player.ts';
import type { Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import { sameRolls, withSplit, type Roll } from './roll.ts';
import { whoseBall, type PlayerLine, type Turn } from './turn.ts';

/** Where a game stands: what has been bowled by whom, without how it came to that. */
export interface Position {
  readonly lines: readonly PlayerLine[];
  readonly lastBowler: PlayerId | null;
  readonly stopped: boolean;
}

/** A change of the position: every happening but undo and redo, which only choose among positions. */
export type Change = Exclude<Happening, { type: 'undone' } | { type: 'redone' }>;

/** The position before the first ball. */
export function startPosition(format: FormatId, players: readonly Player[]): Position {
  const line = newLine(formatOf(format));
  const lines = players.map(({ id }) => ({ player: id, line }));
  return { lines, lastBowler: null, stopped: false };
}

/** Whose ball; null when the game is over or stopped. */
export function turnOf(position: Position): Turn | null {
  return position.stopped ? null : whoseBall(position.lines, position.lastBowler);
}

/** A player's line. Refuses with `no-such-player`. */
export function lineOf(position: Position, player: PlayerId): Result<Line, Refusal> {
  const found = position.lines.find((entry) => entry.player === player);
  return found === undefined ? err({ code: 'no-such-player' }) : ok(found.line);
}

/** The position after a change, or the rule that forbids it. */
export function changed(position: Position, change: Change): Result<Position, Refusal> {
  switch (change.type) {
    case 'ballRolled':
      return rolled(position, change.player, change.frame, change.roll);
    case 'frameCorrected':
      return corrected(position, change.player, change.frame, change.balls);
    case 'splitMarked':
      return splitMarked(position, change);
    case 'lineAgreed':
      return agreed(position, change.player, change.frames);
    case 'gameStopped':
      return stopped(position);
  }
}

/** Refuses a ball outright: `game-stopped` or `game-over`; else tells whose it is. */
export function turnToBowl(position: Position): Result<Turn, Refusal> {
  if (position.stopped) return err({ code: 'game-stopped' });
  const turn = turnOf(position);
  return turn === null ? err({ code: 'game-over' }) : ok(turn);
}

function rolled(
  position: Position,
  player: PlayerId,
  frame: FrameNumber,
  roll: Roll,
): Result<Position, Refusal> {
  const turn = turnToBowl(position);
  if (!turn.ok) return turn;
  if (turn.value.player !== player || turn.value.frame !== frame) return err({ code: 'not-on-turn' });
  const line = lineOf(position, player);
  if (!line.ok) return line;
  const next = bowl(line.value, roll);
  return next.ok ? ok({ ...withLine(position, player, next.value), lastBowler: player }) : next;
}

function corrected(
  position: Position,
  player: PlayerId,
  frame: FrameNumber,
  balls: readonly Roll[],
): Result<Position, Refusal> {
  const line = lineOf(position, player);
  if (!line.ok) return line;
  const before = rollsOf(frameAt(line.value, frame));
  if (before.length === 0) return err({ code: 'frame-not-begun' });
  if (balls.length === 0) return err({ code: 'no-balls' });
  if (sameRolls(before, balls)) return err({ code: 'nothing-changes' });
  const next = replaceFrame(line.value, frame, balls);
  return next.ok ? ok(withLine(position, player, next.value)) : next;
}

function splitMarked(
  position: Position,
  change: Extract<Change, { type: 'splitMarked' }>,
): Result<Position, Refusal> {
  const line = lineOf(position, change.player);
  if (!line.ok) return line;
  const rolls = rollsOf(frameAt(line.value, change.frame));
  const index = change.ball - 1;
  const ball = rolls[index];
  if (ball?.kind !== 'pins') return err({ code: 'no-split-here' });
  const ringed = rolls.with(index, withSplit(ball, change.split));
  if (sameRolls(rolls, ringed)) return err({ code: 'nothing-changes' });
  const next = replaceFrame(line.value, change.frame, ringed);
  return next.ok ? ok(withLine(position, change.player, next.value)) : next;
}

/** Scores lost: what is agreed stands, in a game that is over or stopped too, and play goes on from there. */
function agreed(
  position: Position,
  player: PlayerId,
  frames: readonly (readonly Roll[])[],
): Result<Position, Refusal> {
  const before = lineOf(position, player);
  if (!before.ok) return before;
  const line = lineOfRolls(before.value.format, frames);
  if (!line.ok) return line;
  if (begunFrames(line.value).length === 0) return err({ code: 'no-balls' });
  if (sameLine(before.value, line.value)) return err({ code: 'nothing-changes' });
  return ok(withLine(position, player, line.value));
}

function stopped(position: Position): Result<Position, Refusal> {
  const turn = turnToBowl(position);
  return turn.ok ? ok({ ...position, stopped: true }) : turn;
}

function withLine(position: Position, player: PlayerId, line: Line): Position {
  const lines = position.lines.map((entry) => (entry.player === player ? { player, line } : entry));
  return { ...position, lines };
}
