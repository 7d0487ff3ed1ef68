import type { Happening } from './event.ts';
import type { Table } from '../line/table.ts';
import { frameOf, type Frame } from '../line/frame.ts';
import { frameAt, replaceFrame, type Line } from '../line/line.ts';
import { withBalls, type Dispute, type PlayerLine } from '../players/player-line.ts';
import { playerIn, withPlayer, type Position } from '../players/position.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { sameRolls } from '../line/roll.ts';
import { scoreLine, type LineScore } from '../line/score.ts';

type Of<T extends Happening['type']> = Extract<Happening, { type: T }>;

/** Stores a second outcome of the frame (rules: provisional frames). */
export function disputed(position: Position, change: Of<'frameDisputed'>): Result<Position, Refusal> {
  const { player, frame, balls } = change;
  const found = playerIn(position, player);
  if (!found.ok) return found;
  const { line } = found.value;
  const bowled = frameAt(line, frame).rolls;
  if (bowled.length === 0) return err({ code: 'frame-not-begun' });
  if (balls.length === 0) return err({ code: 'no-balls' });
  const other = frameOf(line.table, frame, balls);
  if (!other.ok) return other;
  const held = found.value.disputes.filter((dispute) => dispute.frame === frame).map((one) => one.balls);
  if ([bowled, ...held].some((known) => sameRolls(known, balls))) return err({ code: 'nothing-changes' });
  const disputes = [...without(found.value, frame), { frame, balls }];
  return ok(withPlayer(position, { ...found.value, disputes: disputes.toSorted(byFrame) }));
}

export function settled(position: Position, change: Of<'disputeSettled'>): Result<Position, Refusal> {
  const found = playerIn(position, change.player);
  if (!found.ok) return found;
  const { line, disputes } = found.value;
  const dispute = disputes.find(({ frame }) => frame === change.frame);
  if (dispute === undefined) return err({ code: 'not-disputed' });
  const next = change.provisional ? replaceFrame(line, dispute.frame, dispute.balls) : ok(line);
  // Stryker disable next-line ConditionalExpression: an outcome that the rules refuse is never kept (the check is for the types)
  if (!next.ok) return next;
  const settledLine = { ...found.value, disputes: without(found.value, dispute.frame) };
  return ok(withPlayer(position, withBalls(settledLine, next.value)));
}

/** The other outcome of a provisional frame. */
export function provisionalFrame(table: Table, { frame, balls }: Dispute): Frame {
  const other = frameOf(table, frame, balls);
  // Stryker disable next-line ConditionalExpression,StringLiteral: only a bug elsewhere would throw here
  if (!other.ok) throw new Error('a provisional frame that the rules refuse was kept');
  return other.value;
}

export function provisionalLine(player: PlayerLine, { frame, balls }: Dispute): Line {
  const other = replaceFrame(player.line, frame, balls);
  // Stryker disable next-line ConditionalExpression,StringLiteral: only a bug elsewhere would throw here
  if (!other.ok) throw new Error('a provisional frame that the rules refuse was kept');
  return withBalls(player, other.value).line;
}

/** Every line this may become while frames are provisional; the one that stands comes first. */
export function possibleLines(player: PlayerLine): readonly Line[] {
  return player.disputes.reduce<readonly Line[]>(
    (lines, dispute) => [...lines, ...lines.map((line) => provisionalLine({ ...player, line }, dispute))],
    [player.line],
  );
}

export function provisionalScore(player: PlayerLine, dispute: Dispute): LineScore {
  return scoreLine(provisionalLine(player, dispute));
}

function without({ disputes }: PlayerLine, frame: number): readonly Dispute[] {
  return disputes.filter((dispute) => dispute.frame !== frame);
}

function byFrame(one: Dispute, other: Dispute): number {
  return one.frame - other.frame;
}
