import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { GamePrint } from '../../contract/contract.ts';
import { createNewest } from './newest.ts';
import { useStaff } from './staff.ts';

/** What the newest games printed by themselves. */
export const useEndPrints = defineStore('end-prints', () => {
  const { request } = useStaff();
  const prints = shallowRef<readonly GamePrint[]>([]);
  const newest = createNewest<readonly GamePrint[]>((now) => {
    prints.value = now;
  });

  function of(gameId: string): GamePrint | null {
    return prints.value.find(({ game }) => game === gameId) ?? null;
  }

  /** Of one game, or what is missing of every game. */
  async function again(gameId: string | null): Promise<void> {
    await request((lane) => lane.printing.again(gameId));
  }

  return { newest, of, again };
});
