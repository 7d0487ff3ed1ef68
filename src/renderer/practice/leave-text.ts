import type { PinNumber } from '../../core/line/leave.ts';
import { leaveName } from '../../core/line/leave-name.ts';
import { pinsOf } from '../../core/practice/drills.ts';
import type { PracticeText } from '../../text/practice/practice.ts';

/** A leave as it is called: `10 pin`, `3-6-10`. */
export function leaveText(text: PracticeText, leave: readonly PinNumber[]): string {
  const [pin] = leave;
  return pin !== undefined && leave.length === 1 ? text.onePin(pin) : pinsOf(leave);
}

/** The bowlers' name for it, the same in every language; empty where it has none. */
export function nickname(leave: readonly PinNumber[]): string {
  return leaveName(new Set(leave)) ?? '';
}
