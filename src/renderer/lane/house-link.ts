import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { Result } from '../../core/line/result.ts';
import {
  NO_HOUSE,
  type Failure,
  type FoundHouse,
  type HouseState,
  type PairOrder,
} from '../../contract/contract.ts';
import { useMessages } from './messages.ts';
import { createNewest } from './newest.ts';
import { useStaff } from './staff.ts';

/** How this PC stands with its house of lanes. */
export const useHouseLink = defineStore('house-link', () => {
  const { told } = useMessages();
  const { request } = useStaff();
  const state = shallowRef<HouseState>(NO_HOUSE);
  const newest = createNewest((now: HouseState) => void (state.value = now));
  /** A lane that works alone is anybody's. */
  const opensBy = computed(() => state.value.house?.opensBy ?? 'anyone');

  async function changed(
    ask: () => Promise<Result<HouseState, Failure>>,
  ): Promise<Result<HouseState, Failure>> {
    const take = newest.asked();
    const answer = await ask();
    if (answer.ok) take(answer.value);
    return answer;
  }

  return {
    ...{ state, newest, opensBy },
    /** The time of the last answer is in no announcement. */
    look: () => changed(() => told(window.lane.house.status())),
    find: (address: string): Promise<Result<FoundHouse, Failure>> =>
      request((lane) => lane.house.find(address)),
    pair: (order: PairOrder) => changed(() => request((lane) => lane.house.pair(order))),
    unpair: () => changed(() => request((lane) => lane.house.unpair())),
  };
});
