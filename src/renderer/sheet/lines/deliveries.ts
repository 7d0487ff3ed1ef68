import type { Frame } from '../../../core/line/frame.ts';
import { rollsOf } from '../../../core/line/frame.ts';
import { felledBy, type Roll } from '../../../core/line/roll.ts';

/**
 * What one delivery felled, as printed: the exact pinfall, a spare's second ball too; `F(9)` for a foul with which nine
 * fell, `F` for one of which nobody said it.
 */
function deliveryText(roll: Roll): string {
  const felled = felledBy(roll);
  if (roll.kind === 'pins') return String(felled);
  return felled === null ? 'F' : `F(${String(felled)})`;
}

/** The deliveries of a frame, in order. */
export function deliveriesOf(frame: Frame): readonly string[] {
  return rollsOf(frame).map(deliveryText);
}
