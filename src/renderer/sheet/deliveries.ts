import type { Frame } from '../../core/frame.ts';
import { rollsOf } from '../../core/frame.ts';
import { pinfall, type Roll } from '../../core/roll.ts';

/** What one delivery felled, as printed: the exact pinfall, a spare's second ball too; `F` for a foul. */
function deliveryText(roll: Roll): string {
  return roll.kind === 'foul' ? 'F' : String(pinfall(roll));
}

/** The deliveries of a frame, in order. */
export function deliveriesOf(frame: Frame): readonly string[] {
  return rollsOf(frame).map(deliveryText);
}
