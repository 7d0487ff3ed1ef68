import { FRAME_NUMBERS } from '../../core/format.ts';
import { rollsOf } from '../../core/frame.ts';
import { isSplitLeave } from '../../core/leave.ts';
import { frameAt, replaceFrame, type Line } from '../../core/line.ts';
import { FRESH_RACK, rackAfter, type Rack } from '../../core/rack.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { pinfall, withSplit, type Roll } from '../../core/roll.ts';
import { canBeSplit } from '../../core/split.ts';
import { badRequest, refused, type BatchError, type Fault } from './error.ts';
import type { Leave } from './request.ts';

/**
 * The line with a ring around every first ball that, by what stands after it, left a split; a ring that is there stays.
 * Refuses with `bad-request` what cannot stand: another number of pins than the ball leaves, or a pin that the first
 * ball felled. After a foul stands what stood before it, as its pins do not count (rules: foul).
 */
export function withLeaves(line: Line, leaves: readonly Leave[]): Result<Line, BatchError> {
  const balls = line.frames.reduce((count, frame) => count + rollsOf(frame).length, 0);
  if (leaves.length !== balls)
    return err(badRequest({ kind: 'standing-length', entries: leaves.length, balls }));
  let ringed = line;
  let ball = 0;
  for (const number of FRAME_NUMBERS) {
    const rolls = rollsOf(frameAt(line, number));
    const fault = frameFault(rolls, leaves, ball);
    if (fault !== null) return err(badRequest(fault));
    const replaced = replaceFrame(ringed, number, ringedRolls(rolls, leaves.slice(ball)));
    if (!replaced.ok) return err(refused(ball, replaced.error));
    ringed = replaced.value;
    ball += rolls.length;
  }
  return ok(ringed);
}

function frameFault(rolls: readonly Roll[], leaves: readonly Leave[], firstBall: number): Fault | null {
  let rack: Rack = FRESH_RACK;
  for (const [index, roll] of rolls.entries()) {
    const ball = firstBall + index;
    const fault = leaveFault(rack, roll, ball, leaves);
    if (fault !== null) return fault;
    rack = rackAfter(rack, roll);
  }
  return null;
}

function leaveFault(rack: Rack, roll: Roll, ball: number, leaves: readonly Leave[]): Fault | null {
  const leave = leaves[ball] ?? null;
  if (leave === null) return null;
  const standing = rack.standing - pinfall(roll);
  if (leave.length !== standing) return { kind: 'standing-count', ball, said: leave.length, standing };
  const before = rack.ball === 2 ? (leaves[ball - 1] ?? null) : null;
  const pin = before === null ? undefined : leave.find((one) => !before.includes(one));
  return pin === undefined ? null : { kind: 'standing-risen', ball, pin };
}

function ringedRolls(rolls: readonly Roll[], leaves: readonly Leave[]): readonly Roll[] {
  let rack: Rack = FRESH_RACK;
  return rolls.map((roll, index) => {
    const isSplit = canBeSplit(rack, roll) && isSplitLeave(new Set(leaves[index]));
    rack = rackAfter(rack, roll);
    return isSplit ? withSplit(roll, true) : roll;
  });
}
