import { defineStore } from 'pinia';
import { computed, onScopeDispose, readonly, ref, watch } from 'vue';
import { HALVES } from '../../contract/contract.ts';
import { useHalfBoard } from '../lane/game/half-board.ts';
import { usePractice } from '../lane/practice.ts';
import { useProgram } from '../lane/program.ts';

/** In milliseconds without a game, after which a screen rests (interface: burn-in). */
export const IDLE_AFTER = 5 * 60_000;

/**
 * Whether this screen rests: nothing was touched and nothing happened for five minutes. Never while a game is running
 * or a ball is not saved, nor while the clock of practice runs.
 */
export const useIdle = defineStore('idle', () => {
  const boards = HALVES.map(useHalfBoard);
  const practice = usePractice();
  const program = useProgram();
  const resting = ref(false);
  const counts = computed(() => HALVES.some((half) => (practice.views[half]?.remaining ?? 0) > 0));
  const mayRest = computed(
    () =>
      program.ready &&
      !counts.value &&
      boards.every(({ broken, phase, waiting }) => !broken && phase !== 'running' && waiting === null),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Restarts the five minutes. */
  function wake(): void {
    clearTimeout(timer);
    resting.value = false;
    if (!mayRest.value) return;
    timer = setTimeout(() => {
      resting.value = true;
    }, IDLE_AFTER);
  }

  watch(
    [
      mayRest,
      ...HALVES.map((half) => () => practice.views[half]?.practice),
      ...boards.map((board) => () => board.view),
    ],
    wake,
    {
      immediate: true,
      flush: 'sync',
    },
  );
  onScopeDispose(() => {
    clearTimeout(timer);
  });

  return { resting: readonly(resting), wake };
});

const TEN_MINUTES = 10 * 60_000;
/** The offsets of a still picture, in turn, in px. */
const PLACES = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
] as const;

/** The offset of a still picture at this time: two px every ten minutes, against burn-in. */
export function shiftAt(time: Date): { readonly x: number; readonly y: number } {
  const [x, y] = PLACES[Math.floor(time.getTime() / TEN_MINUTES) % PLACES.length] ?? PLACES[0];
  return { x, y };
}
