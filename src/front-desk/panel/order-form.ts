import { computed, onScopeDispose, type ComputedRef, type Ref } from 'vue';
import { isFree } from '../../house-contract/free-lane.ts';
import type { NewOrder } from '../../house-contract/new-orders.ts';
import { useHouse } from '../house/house.ts';
import { keyOf } from '../house/lane-now.ts';
import { SECONDS, useSending } from '../house/sending.ts';
import { useDeskView } from '../lanes/desk-view.ts';
import { useAsking } from '../service/asking.ts';
import { SameRequest } from '../shared/same-request.ts';
import { usePreferences } from '../session/preferences.ts';
import { lanesInWords } from './lanes-in-words.ts';

export interface OrderForm {
  readonly isBusy: Readonly<Ref<boolean>>;
  readonly problem: Readonly<Ref<string | null>>;
  /** The chosen lanes as the head has them, in words, and as a sentence has them. */
  readonly number: ComputedRef<string>;
  readonly lanes: ComputedRef<string>;
  readonly theLanes: ComputedRef<string>;
  /** Sends one order to each chosen lane and, once they are on their way, shows the lanes again. */
  readonly send: (bodyFor: (lane: number) => NewOrder['body']) => Promise<void>;
  readonly leave: () => void;
}

/** One step back, unless staff left the form while its answer was awaited: they are elsewhere by now. */
export function useWayBack(): () => void {
  const view = useDeskView();
  let isThere = true;
  onScopeDispose(() => {
    isThere = false;
  });
  return () => {
    if (isThere) view.back();
  };
}

/** What all forms of orders share. */
export function useOrderForm(): OrderForm {
  const house = useHouse();
  const view = useDeskView();
  const leave = useWayBack();
  const sending = useSending();
  const preferences = usePreferences();
  const { isBusy, problem, ask } = useAsking();
  const same = new SameRequest();
  // As staff saw them: one that somebody else takes meanwhile must not be opened over it.
  const free = view.chosen.filter(({ state }) => isFree(state, house.now?.orders ?? []));
  const freeKeys = free.map(({ state }) => keyOf(state));

  async function send(bodyFor: (lane: number) => NewOrder['body']): Promise<void> {
    const wanted = view.chosen.map(({ state: { origin, lane } }) => {
      const body = bodyFor(lane);
      const ifFree = body.kind === 'open' && freeKeys.includes(keyOf({ origin, lane }));
      return { origin, seconds: SECONDS[body.kind], body, ifFree };
    });
    const ids = same.idsOf(wanted, wanted.length);
    const orders = wanted.map((order, place) => ({ ...order, id: ids[place] ?? '' }));
    const answer = await ask(() => sending.orders(orders));
    if (!answer.ok) return;
    same.done();
    leave();
  }

  const numbers = computed(() => view.chosen.map(({ state }) => state.lane));
  return {
    ...{ isBusy, problem, send, leave },
    number: computed(() =>
      numbers.value.length === 1 ? String(numbers.value[0]) : `${String(numbers.value.length)}×`,
    ),
    lanes: computed(() => lanesInWords(numbers.value, preferences.text.panel)),
    theLanes: computed(() => {
      const { theLane, theLanes } = preferences.text.panel;
      return lanesInWords(numbers.value, { lane: theLane, lanes: theLanes });
    }),
  };
}
