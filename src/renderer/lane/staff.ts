import { defineStore } from 'pinia';
import { readonly, ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { Result } from '../../core/line/result.ts';
import type { Failure, StaffAnswer, StaffOrder, StaffState } from '../../contract/contract.ts';
import { useHouse } from './house.ts';
import { useMessages } from './messages.ts';
import { createNewest, type Newest } from './newest.ts';

/** What the panel asks for: the PIN, a new one, or the code that gives a forgotten one up. */
export type PinQuestion = 'enter' | 'new' | 'recover';

/** Staff mode as this window sees it, and the question for the PIN; who asked goes on when it is answered. */
interface Staff {
  readonly state: Readonly<ShallowRef<StaffState>>;
  /** When the next PIN is heard, on the clock of this window. */
  readonly pinHeardFrom: Readonly<Ref<number>>;
  /** What is asked now; null when nothing is. */
  readonly pinQuestion: Readonly<Ref<PinQuestion | null>>;
  readonly newest: Newest<StaffState>;
  /** The code of the PIN that was just set, until staff have kept it; null at any other time. */
  readonly recoveryCode: Readonly<Ref<string | null>>;
  readonly recoveryKept: () => void;
  /** Asks for the recovery code instead of the PIN. */
  readonly forgotPin: () => void;
  /** The code was right: asks for a new PIN at once; who says no to that goes on without one. */
  readonly pinGivenUp: () => void;
  /** The panel is done: who waited for it goes on where nothing is kept from them any more. */
  readonly answerPin: () => void;
  readonly order: (order: StaffOrder) => Promise<Result<StaffAnswer, Failure>>;
  /** Whether staff are at the desk, or nothing is kept from anybody; asks for the PIN where it is missing. */
  readonly staffFirst: () => Promise<boolean>;
  /** Asks for a new PIN; whether one was set. */
  readonly newPin: () => Promise<boolean>;
  /** Asks for the PIN where that is missing, and then goes on with what was asked. */
  readonly allowed: <T, E extends { readonly code: string }>(
    send: () => Promise<Result<T, E>>,
  ) => Promise<Result<T, E>>;
}

/** Whether staff are at the desk of this lane. */
export const useStaff = defineStore('staff', (): Staff => {
  const house = useHouse();
  const { told, say } = useMessages();
  const state = shallowRef<StaffState>({ pinSet: false, on: false, wait: 0 });
  const pinHeardFrom = ref(0);
  const pinQuestion = ref<PinQuestion | null>(null);
  const recoveryCode = ref<string | null>(null);
  const waiting: (() => void)[] = [];

  const isOpen = (): boolean => !state.value.pinSet || state.value.on;

  function staffIs(now: StaffState): void {
    state.value = now;
    pinHeardFrom.value = performance.now() + now.wait;
    // Staff have left: nobody else reads the code over their shoulder.
    if (!now.on) recoveryCode.value = null;
  }

  const newest = createNewest(staffIs);

  /** What is asked meanwhile is answered by the same panel. */
  async function ask(what: PinQuestion): Promise<boolean> {
    pinQuestion.value = what;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    return isOpen();
  }

  function answerPin(): void {
    pinQuestion.value = null;
    for (const resolve of waiting.splice(0)) resolve();
  }

  async function order(what: StaffOrder): Promise<Result<StaffAnswer, Failure>> {
    const take = newest.asked();
    const result = await told(window.lane.staff.order(what));
    if (!result.ok) return result;
    take(result.value.state);
    recoveryCode.value = result.value.recoveryCode;
    return result;
  }

  async function staffFirst(): Promise<boolean> {
    return isOpen() || ask('enter');
  }

  async function newPin(): Promise<boolean> {
    await ask('new');
    return state.value.on;
  }

  async function allowed<T, E extends { readonly code: string }>(
    act: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E>> {
    const result = await act();
    if (result.ok || result.error.code !== 'staff-only') return result;
    if (await ask('enter')) return allowed(act);
    say(house.text.refusals.staffOnly);
    return result;
  }

  return {
    ...{ state, pinHeardFrom: readonly(pinHeardFrom), pinQuestion: readonly(pinQuestion) },
    recoveryCode: readonly(recoveryCode),
    recoveryKept: () => void (recoveryCode.value = null),
    forgotPin: () => void (pinQuestion.value = 'recover'),
    pinGivenUp: () => void (pinQuestion.value = 'new'),
    ...{ newest, answerPin, order, staffFirst, newPin, allowed },
  };
});
