import { onScopeDispose } from 'vue';

/** In milliseconds: the delay before a held button repeats, and then per step. */
const FIRST = 450;
const EACH = 80;

/** A button that repeats while held. */
export interface Hold {
  readonly begin: () => void;
  readonly end: () => void;
}

/** Steps on `begin` and repeats until `end`, which calls `done` once; stops with the scope. */
export function useHold(step: () => void, done: () => void): Hold {
  let timer: ReturnType<typeof setTimeout> | null = null;

  function again(after: number): void {
    timer = setTimeout(() => {
      step();
      again(EACH);
    }, after);
  }

  function begin(): void {
    if (timer !== null) return;
    step();
    again(FIRST);
  }

  function end(): void {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    done();
  }

  onScopeDispose(() => {
    if (timer !== null) clearTimeout(timer);
  });
  return { begin, end };
}
