import type { Frame } from '../../../core/line/frame.ts';
import { felledBy, type Roll } from '../../../core/line/roll.ts';

/**
 * A delivery's pinfall as printed, for a spare's second ball too; `F(9)` for a foul with nine pins, `F` for a foul
 * with unknown pinfall.
 */
function deliveryText(roll: Roll): string {
  const felled = felledBy(roll);
  if (roll.kind === 'pins') return String(felled);
  return felled === null ? 'F' : `F(${String(felled)})`;
}

/** A frame's deliveries, in order. */
export function deliveriesOf(frame: Frame): readonly string[] {
  return frame.rolls.map(deliveryText);
}
