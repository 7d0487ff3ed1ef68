import { onScopeDispose } from 'vue';

/** How long a button is held before it goes on by itself, and how long each step then takes, in milliseconds. */
const FIRST = 450;
const EACH = 80;

/** A button that goes on while it is held. */
export interface Hold {
  readonly begin: () => void;
  readonly end: () => void;
}

/** Steps once on `begin` and again and again until `end`, which calls `done` once; stops with the scope. */
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
