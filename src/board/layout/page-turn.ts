import { computed, onScopeDispose, ref, watch, type ComputedRef } from 'vue';
import { pageAfter, pageOfPlace, type Page } from './pages.ts';

/** Milliseconds a page stays while nobody is on turn: enough to read eight totals. */
export const PAGE_TIME = 8_000;

/**
 * The page to show (from 0): the page of the player on turn. With nobody on turn, the pages turn from the last one
 * shown, so that every bowler sees the final score.
 */
export function usePageTurn(
  pages: () => readonly Page[],
  onTurn: () => number | null,
): Readonly<ComputedRef<number>> {
  const place = ref(1);
  const turns = ref(0);
  let timer: ReturnType<typeof setInterval> | undefined;

  function stop(): void {
    clearInterval(timer);
    turns.value = 0;
  }

  watch(
    onTurn,
    (now) => {
      stop();
      if (now !== null) place.value = now;
      else timer = setInterval(() => (turns.value += 1), PAGE_TIME);
    },
    { immediate: true, flush: 'sync' },
  );
  onScopeDispose(stop);

  return computed(() => pageAfter(pageOfPlace(pages(), place.value), turns.value, pages().length));
}
