import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { Result } from '../../core/line/result.ts';
import type { Failure, ProgramState, ProgramOrder } from '../../contract/contract.ts';
import { createNewest } from './newest.ts';
import { useStaff } from './staff.ts';

/** The program: whether it has loaded, its versions, screens and window. */
export const useProgram = defineStore('program', () => {
  const { request } = useStaff();
  const ready = ref(false);
  const runtime = shallowRef<ProgramState['runtime']>({ version: '', electron: '', pinned: '' });
  const fullScreen = ref(false);
  const screens = shallowRef<ProgramState['screens']>([]);

  async function order(what: ProgramOrder): Promise<Result<boolean, Failure>> {
    const result = await request((lane) => lane.program.order(what));
    if (result.ok) fullScreen.value = result.value;
    return result;
  }

  let toggling: Promise<unknown> = Promise.resolve();

  /** Toggles full screen; a second press waits for the first answer. */
  function toggleFullScreen(): Promise<Result<boolean, Failure>> {
    const toggled = toggling.then(() => order({ kind: 'fullScreen', on: !fullScreen.value }));
    toggling = toggled;
    return toggled;
  }

  return {
    ...{ ready, runtime, fullScreen, screens, toggleFullScreen },
    newestScreens: createNewest((now: ProgramState['screens']) => void (screens.value = now)),
    setFullScreen: (on: boolean) => order({ kind: 'fullScreen', on }),
    showScreens: () => order({ kind: 'showScreens' }),
    quit: () => order({ kind: 'quit' }),
  };
});
