import { defineStore } from 'pinia';
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue';
import { HALVES, type Half } from '../../contract/contract.ts';
import type { Celebrated } from '../../board/exciter/exciter-words.ts';
import { exciterOf, type Exciter } from '../../board/exciter/exciter.ts';
import { newEvents } from '../lane/game/new-events.ts';
import { useHalfBoard } from '../lane/game/half-board.ts';
import { useHouse } from '../lane/house.ts';

/** In 220, hold 700, out 200 (interface: exciters), in milliseconds. */
const BAND_TIME = 1_120;
/** Twelve boxes and what they come to. */
const PERFECT_TIME = 2_200;
/** How long the NOW bar shows the word when motion is turned off. */
const WORD_TIME = 1_200;
/** At most three bands a second, however fast balls come (WCAG 2.3.1). */
const LEAST_BETWEEN = 400;

/** This screen's current celebration. It neither covers nor delays entry: the next key removes it. */
export const useCelebration = defineStore('celebration', () => {
  const house = useHouse();
  const exciter = shallowRef<{ readonly half: Half; readonly exciter: Exciter } | null>(null);
  /** Whether the system asks for less motion: then it is a word, not a band. */
  const still = ref(false);
  let last = -LEAST_BETWEEN;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function clear(): void {
    clearTimeout(timer);
    exciter.value = null;
  }

  function show(half: Half, next: Exciter): void {
    const now = performance.now();
    if (now - last < LEAST_BETWEEN) return;
    last = now;
    still.value = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    exciter.value = { half, exciter: next };
    const moving = next.feat.kind === 'perfect' ? PERFECT_TIME : BAND_TIME;
    timer = setTimeout(clear, still.value ? WORD_TIME : moving);
  }

  for (const half of HALVES) {
    watch(
      () => useHalfBoard(half).game,
      (game, before) => {
        const more = newEvents(game, before);
        // No new ball: a name was deleted in the game on the board.
        if (more === 0) return;
        clear();
        if (more !== 1 || game === null || !house.settings.celebrations) return;
        const next = exciterOf(game);
        if (next !== null) show(half, next);
      },
      { flush: 'sync' },
    );
  }

  for (const input of ['keydown', 'pointerdown'] as const) window.addEventListener(input, clear, true);
  onScopeDispose(() => {
    clear();
    for (const input of ['keydown', 'pointerdown'] as const) window.removeEventListener(input, clear, true);
  });

  const celebrated = computed<(Celebrated & { readonly half: Half }) | null>(() =>
    exciter.value === null ? null : { ...exciter.value, still: still.value, text: house.text.exciters },
  );
  return { celebrated };
});
