import { defineStore } from 'pinia';
import { shallowReadonly, shallowRef } from 'vue';
import type { ChosenOpens, OpensChange } from '../../house-contract/accounts.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { useAsking } from '../service/asking.ts';
import { useService } from '../service/use-service.ts';

/** Who opens the lanes of the house, as managers see and choose it; null before the service has said. */
export const useOpens = defineStore('opens', () => {
  const service = useService();
  const { isBusy, problem, ask } = useAsking();
  const chosen = shallowRef<ChosenOpens | null>(null);

  async function look(): Promise<void> {
    const answer = await ask(() => service.get<ChosenOpens>(DESK_ROUTES.opens));
    if (answer.ok) chosen.value = answer.value;
  }

  async function change(wanted: OpensChange): Promise<void> {
    const answer = await ask(() => service.post<ChosenOpens>(DESK_ROUTES.opens, wanted));
    if (answer.ok) chosen.value = answer.value;
  }

  return { ...{ isBusy, problem, chosen: shallowReadonly(chosen) }, look, change };
});
