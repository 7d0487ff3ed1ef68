import * as v from 'valibot';
import { PIN_NUMBERS } from '../../../core/line/leave.ts';
import { HALVES, type CallName, type NewGameOrder } from '../../../contract/contract.ts';
import { fromConsole, type CallEntries } from '../call-entry.ts';
import { entry } from './command.ts';
import { newGameOrder, pressable } from './games.ts';

// Any number: the rules refuse a clock, a bowler or a ball that cannot be with a code that becomes a sentence.
const practiceOrder = v.strictObject({ game: newGameOrder, minutes: v.nullable(v.number()) });

const practiceChange = v.variant('kind', [
  v.strictObject({ kind: v.literal('ball'), entry }),
  v.strictObject({ kind: v.literal('undo') }),
  v.strictObject({ kind: v.literal('rack') }),
  v.strictObject({ kind: v.literal('bowler'), bowler: v.number() }),
  v.strictObject({
    kind: v.literal('leave'),
    leave: v.nullable(v.pipe(v.array(v.picklist(PIN_NUMBERS)), v.maxLength(PIN_NUMBERS.length))),
  }),
  v.strictObject({ kind: v.literal('end') }),
]);

/** Checks an order that a file holds; null if no game can begin with it. */
export function readOrder(order: unknown): NewGameOrder | null {
  const parsed = v.safeParse(newGameOrder, order, { abortEarly: true });
  return parsed.success ? parsed.output : null;
}

/** The calls about practice. Whether it may begin depends on the lane's time, so practice judges that. */
export const PRACTICE_CALLS: CallEntries<CallName<'practice'>> = {
  'practice.begin': fromConsole(
    { owner: 'practice' },
    pressable(practiceOrder),
    async (asked, { practice, staff }) => {
      const begun = await practice.begin(...asked);
      // Staff who opened the lane for bowlers leave staff mode, because the next balls are the bowlers'.
      if (begun.ok) await staff.order({ kind: 'leave' });
      return begun;
    },
  ),
  'practice.change': fromConsole(
    'none',
    pressable(v.picklist(HALVES), practiceChange),
    (asked, { practice }) => practice.change(...asked),
  ),
};
