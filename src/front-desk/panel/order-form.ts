import { computed, ref, type ComputedRef, type Ref } from 'vue';
import type { NewOrder } from '../../house-contract/new-orders.ts';
import { SECONDS, useSending } from '../house/sending.ts';
import { useDeskView } from '../lanes/desk-view.ts';
import { SameRequest } from '../shared/same-request.ts';
import { usePreferences } from '../session/preferences.ts';
import { lanesInWords } from './lanes-in-words.ts';

export interface OrderForm {
  readonly isBusy: Readonly<Ref<boolean>>;
  readonly problem: Readonly<Ref<string | null>>;
  /** The chosen lanes, as a short number and in words. */
  readonly number: ComputedRef<string>;
  readonly lanes: ComputedRef<string>;
  /** Sends one order to each chosen lane, and goes back to the lanes once they are sent. */
  readonly send: (bodyFor: (lane: number) => NewOrder['body']) => Promise<void>;
  readonly leave: () => void;
}

/** What all forms of orders share. */
export function useOrderForm(): OrderForm {
  const view = useDeskView();
  const sending = useSending();
  const preferences = usePreferences();
  const isBusy = ref(false);
  const problem = ref<string | null>(null);
  const same = new SameRequest();

  async function send(bodyFor: (lane: number) => NewOrder['body']): Promise<void> {
    if (isBusy.value) return;
    isBusy.value = true;
    const wanted = view.chosen.map(({ state: { origin, lane } }) => {
      const body = bodyFor(lane);
      return { origin, seconds: SECONDS[body.kind], body };
    });
    const ids = same.idsOf(wanted, wanted.length);
    const answer = await sending.orders(wanted.map((order, place) => ({ ...order, id: ids[place] ?? '' })));
    isBusy.value = false;
    problem.value = answer.ok ? null : answer.error.code;
    if (!answer.ok) return;
    same.done();
    view.back();
  }

  const numbers = computed(() => view.chosen.map(({ state }) => state.lane));
  return {
    ...{ isBusy, problem, send },
    number: computed(() =>
      numbers.value.length === 1 ? String(numbers.value[0]) : `${String(numbers.value.length)}×`,
    ),
    lanes: computed(() => lanesInWords(numbers.value, preferences.text.panel)),
    leave: () => {
      view.back();
    },
  };
}
