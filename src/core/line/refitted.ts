import { bowlInFrame, emptyFrame, type Frame } from './frame.ts';
import type { Rack } from './rack.ts';
import type { FrameRefusal } from './refusal.ts';
import { ok, type Result } from './result.ts';
import { FOUL, isSplit, withSplit, type Roll } from './roll.ts';
import { canBeSplit } from './split.ts';
import type { Table } from './table.ts';

/**
 * A ball as it can stand at another rack than it met. Notes that do not count go: the pins of a foul where fewer stand,
 * and the ring of a first ball that is a strike by these rules.
 */
export function refittedRoll(rack: Rack | null, roll: Roll): Roll {
  if (rack === null) return roll;
  if (roll.kind === 'foul') return refittedFoul(rack, roll);
  const isStrike = rack.ball === 1 && !canBeSplit(rack, roll);
  return isSplit(roll) && isStrike ? withSplit(roll, false) : roll;
}

/** Pins of a foul that count are not a note: they stay, and the rack decides. */
function refittedFoul({ standing, kind }: Rack, roll: Extract<Roll, { kind: 'foul' }>): Roll {
  return !kind.countsFouls && (roll.fell ?? 0) > standing ? FOUL : roll;
}

/** The same balls by another table. Refuses with `frame-finished`, `too-many-pins` and `no-split-here`. */
export function refittedFrame(
  table: Table,
  number: number,
  rolls: readonly Roll[],
): Result<Frame, FrameRefusal> {
  let frame = emptyFrame(table, number);
  for (const roll of rolls) {
    const next = bowlInFrame(frame, refittedRoll(frame.rack, roll));
    if (!next.ok) return next;
    frame = next.value;
  }
  return ok(frame);
}
