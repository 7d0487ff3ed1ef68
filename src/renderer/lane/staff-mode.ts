import { readonly, ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { Result } from '../../core/result.ts';
import type { Failure, StaffOrder, StaffState } from '../../preload/contract.ts';

/** What the panel asks for: the PIN, or a new one. */
export type PinQuestion = 'enter' | 'new';

/** Staff mode as this window sees it, and the question for the PIN; who asked goes on when it is answered. */
export interface StaffMode {
  readonly staff: Readonly<ShallowRef<StaffState>>;
  /** When the next PIN is heard, on the clock of this window. */
  readonly pinHeardFrom: Readonly<Ref<number>>;
  /** What is asked now; null when nothing is. */
  readonly pinQuestion: Readonly<Ref<PinQuestion | null>>;
  readonly staffIs: (state: StaffState) => void;
  /** The panel is done; whether staff mode is on. */
  readonly answerPin: (isOn: boolean) => void;
  readonly orderStaff: (order: StaffOrder) => Promise<Result<StaffState, Failure>>;
  /** Whether staff are at the desk, or nothing is kept from anybody; asks for the PIN where it is missing. */
  readonly staffFirst: () => Promise<boolean>;
  /** Asks for a new PIN; whether one was set. */
  readonly newPin: () => Promise<boolean>;
  /** Asks for the PIN where that is missing, and then goes on with what was asked. */
  readonly allowed: <T, E extends { readonly code: string }>(
    send: () => Promise<Result<T, E>>,
  ) => Promise<Result<T, E>>;
}

/** `send` gives an order to main; `refused` says that only staff may do what was asked. */
export function createStaffMode(
  send: (order: StaffOrder) => Promise<Result<StaffState, Failure>>,
  refused: () => void,
): StaffMode {
  const staff = shallowRef<StaffState>({ pinSet: false, on: false, wait: 0 });
  const pinHeardFrom = ref(0);
  const pinQuestion = ref<PinQuestion | null>(null);
  const waiting: ((isOn: boolean) => void)[] = [];

  function staffIs(state: StaffState): void {
    staff.value = state;
    pinHeardFrom.value = performance.now() + state.wait;
  }

  /** What is asked meanwhile is answered by the same panel. */
  function ask(what: PinQuestion): Promise<boolean> {
    pinQuestion.value = what;
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  }

  function answerPin(isOn: boolean): void {
    pinQuestion.value = null;
    for (const resolve of waiting.splice(0)) resolve(isOn);
  }

  async function orderStaff(order: StaffOrder): Promise<Result<StaffState, Failure>> {
    const result = await send(order);
    if (result.ok) staffIs(result.value);
    return result;
  }

  async function staffFirst(): Promise<boolean> {
    return !staff.value.pinSet || staff.value.on || ask('enter');
  }

  async function allowed<T, E extends { readonly code: string }>(
    act: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E>> {
    const result = await act();
    if (result.ok || result.error.code !== 'staff-only') return result;
    if (await ask('enter')) return allowed(act);
    refused();
    return result;
  }

  return {
    ...{ staff, pinHeardFrom: readonly(pinHeardFrom), pinQuestion: readonly(pinQuestion) },
    ...{ staffIs, answerPin, orderStaff, staffFirst, allowed },
    newPin: () => ask('new'),
  };
}
