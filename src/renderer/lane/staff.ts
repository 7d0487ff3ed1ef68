import { defineStore } from 'pinia';
import { readonly, ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { Result } from '../../core/line/result.ts';
import type { Failure, LaneBridge, StaffAnswer, StaffOrder, StaffState } from '../../contract/contract.ts';
import { useHouse } from './house.ts';
import { useMessages } from './messages.ts';
import { createNewest, type Newest } from './newest.ts';

/** The secret that the panel asks for: the PIN, a new PIN, or the recovery code. */
export type PinQuestion = 'enter' | 'new' | 'recover';

/** Staff mode as this window sees it, and the PIN question. Pending requests resume when it is answered. */
interface Staff {
  readonly state: Readonly<ShallowRef<StaffState>>;
  /** When the next PIN is accepted, on this window's clock. */
  readonly pinHeardFrom: Readonly<Ref<number>>;
  /** The open question, or null. */
  readonly pinQuestion: Readonly<Ref<PinQuestion | null>>;
  readonly newest: Newest<StaffState>;
  /** The new PIN's recovery code, until staff have kept it. */
  readonly recoveryCode: Readonly<Ref<string | null>>;
  readonly recoveryKept: () => void;
  /** Asks for the recovery code instead of the PIN. */
  readonly forgotPin: () => void;
  /** The code was right: asks for a new PIN at once; whoever declines continues without one. */
  readonly pinGivenUp: () => void;
  /** Closes the panel and resumes what was waiting for it. */
  readonly answerPin: () => void;
  readonly order: (order: StaffOrder) => Promise<Result<StaffAnswer, Failure>>;
  /** Whether staff are at the desk or there is no PIN; asks for a missing PIN. */
  readonly staffFirst: () => Promise<boolean>;
  /** Asks for a new PIN; returns whether one was set. */
  readonly newPin: () => Promise<boolean>;
  /** Runs a request, and asks for the PIN and repeats it if it is refused as `staff-only`. */
  readonly allowed: <T, E extends { readonly code: string }>(
    send: (lane: LaneBridge) => Promise<Result<T, E>>,
  ) => Promise<Result<T, E>>;
  /** The same, and shows why it failed. */
  readonly request: <T>(send: Request<T>) => Promise<Result<T, Failure>>;
}

/** Calls main. */
export type Request<T> = (lane: LaneBridge) => Promise<Result<T, Failure>>;

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
    // Staff have left, and nobody else may read the code.
    if (!now.on) recoveryCode.value = null;
  }

  const newest = createNewest(staffIs);

  /** Requests made meanwhile are answered by the same panel. */
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
    // They may have left before this answer came.
    recoveryCode.value = state.value.on ? result.value.recoveryCode : null;
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
    act: (lane: LaneBridge) => Promise<Result<T, E>>,
  ): Promise<Result<T, E>> {
    const result = await act(window.lane);
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
    request: (send) => allowed((lane) => told(send(lane))),
  };
});
