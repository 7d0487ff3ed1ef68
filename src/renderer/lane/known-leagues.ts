import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { LeagueList } from '../../contract/contract.ts';
import { useMessages } from './messages.ts';

/** The leagues that this lane keeps, and the bowlers it knows. */
export const useKnownLeagues = defineStore('knownLeagues', () => {
  const { told } = useMessages();
  const list = shallowRef<LeagueList>({ leagues: [], bowlers: [], bowled: [] });
  const failed = ref(false);

  /** Asks main; what was known before stays if it does not answer. */
  async function load(): Promise<void> {
    const answer = await told(window.lane.leagues.list());
    failed.value = !answer.ok;
    if (answer.ok) list.value = answer.value;
  }

  return { list, failed, load };
});
