import type { Frame } from '../../core/line/frame.ts';
import { isSplitLeave } from '../../core/line/leave.ts';
import { frameAt, replaceFrame, type Line } from '../../core/line/line.ts';
import type { Rack } from '../../core/line/rack.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { pinfall, withSplit, type Roll } from '../../core/line/roll.ts';
import { canBeSplit } from '../../core/line/split.ts';
import { badRequest, type BatchError, type Fault } from './error.ts';
import type { Leave } from './request.ts';

/**
 * Adds a ring to every first ball whose leave is a split; existing rings stay. Refuses with `bad-request` an
 * impossible leave: another number of pins than the ball leaves, or a pin that the first ball knocked down. After a
 * foul the leave is what stood before it, because its pins do not count (rules: fouls).
 */
export function withLeaves(line: Line, leaves: readonly Leave[]): Result<Line, BatchError> {
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
