import type { EnteredBall } from '../../core/line/entry.ts';
import { enterAll, enterFrames, enterPins } from '../../core/line/entered-line.ts';
import { type Line, frameAt, replaceFrame } from '../../core/line/line.ts';
import { entryOfSign, parseNotation, type NotationRefusal } from '../../core/line/notation.ts';
import { err, type Result, ok } from '../../core/line/result.ts';
import { refused, type BatchError, badRequest, type Fault } from './error.ts';
import type { LineRequest, RequestedBall, ToldBall, Leave } from './request.ts';
import type { Frame } from '../../core/line/frame.ts';
import { isSplitLeave } from '../../core/line/leave.ts';
import type { Rack } from '../../core/line/rack.ts';
import { pinfall, withSplit, type Roll } from '../../core/line/roll.ts';
import { canBeSplit } from '../../core/line/split.ts';

/** The requested line. Refuses at the first ball that a rule refuses. */
export function requestedLine(request: LineRequest): Result<Line, BatchError> {
  const line = bowledLine(request);
  return line.ok && request.standing !== null ? withLeaves(line.value, request.standing) : line;
}

function bowledLine(balls: LineRequest): Result<Line, BatchError> {
  switch (balls.kind) {
    case 'pins':
      return accepted(enterPins(balls.table, balls.pins));
    case 'rolls':
      return accepted(enterAll(balls.table, balls.rolls.map(ballOf)));
    case 'sheet':
      return accepted(parseNotation(balls.table, balls.sheet));
    case 'frames':
      return accepted(
        enterFrames(
          balls.table,
          balls.frames.map((frame) => frame.map(toldBall)),
        ),
      );
  }
}

function accepted(line: Result<Line, NotationRefusal>): Result<Line, BatchError> {
  return line.ok ? line : err(refused(line.error.ball, line.error.refusal));
}

function ballOf(ball: RequestedBall): EnteredBall {
  const entry = typeof ball === 'number' ? ({ kind: 'pins', pins: ball } as const) : entryOfSign(ball);
  return { entry, split: false };
}

function toldBall({ v: fell, foul = false }: ToldBall): EnteredBall {
  return { entry: foul ? { kind: 'foul', fell } : { kind: 'pins', pins: fell }, split: false };
}

/**
 * Adds a ring to every first ball whose leave is a split; existing rings stay. Refuses with `bad-request` an
 * impossible leave: another number of pins than the ball leaves, or a pin that the first ball knocked down. After a
 * foul the leave is what stood before it, because its pins do not count (rules: fouls).
 */
function withLeaves(line: Line, leaves: readonly Leave[]): Result<Line, BatchError> {
  const balls = line.frames.reduce((count, frame) => count + frame.rolls.length, 0);
  if (leaves.length !== balls)
    return err(badRequest({ kind: 'standing-length', entries: leaves.length, balls }));
  let ringed = line;
  let ball = 0;
  for (const number of line.table.numbers) {
    const rolls = ringedRolls(frameAt(line, number), leaves, ball);
    if (!rolls.ok) return err(badRequest(rolls.error));
    const replaced = replaceFrame(ringed, number, rolls.value);
    if (!replaced.ok) throw new Error('a ring was set where no split can be');
    ringed = replaced.value;
    ball += rolls.value.length;
  }
  return ok(ringed);
}

/** A frame's balls with their rings; `firstBall` is the number of its first ball, from 0. */
function ringedRolls(
  { rolls, racks }: Frame,
  leaves: readonly Leave[],
  firstBall: number,
): Result<readonly Roll[], Fault> {
  const ringed: Roll[] = [];
  for (const [index, rack] of racks.entries()) {
    const roll = rolls[index];
    if (roll === undefined) break;
    const ball = firstBall + index;
    const fault = leaveFault(rack, roll, ball, leaves);
    if (fault !== null) return err(fault);
    const isSplit = canBeSplit(rack, roll) && isSplitLeave(new Set(leaves[ball]));
    ringed.push(isSplit ? withSplit(roll, true) : roll);
  }
  return ok(ringed);
}

function leaveFault(rack: Rack, roll: Roll, ball: number, leaves: readonly Leave[]): Fault | null {
  const leave = leaves[ball] ?? null;
  if (leave === null) return null;
  const standing = rack.standing - pinfall(roll);
  if (leave.length !== standing) return { kind: 'standing-count', ball, said: leave.length, standing };
  const before = rack.ball > 1 ? (leaves[ball - 1] ?? null) : null;
  const pin = before === null ? undefined : leave.find((one) => !before.includes(one));
  return pin === undefined ? null : { kind: 'standing-risen', ball, pin };
}
