import { readonly, ref, type Ref } from 'vue';
import { err } from '../../core/line/result.ts';
import type { Answer } from './service.ts';

export interface Asking {
  readonly isBusy: Readonly<Ref<boolean>>;
  /** The code of the last refusal. */
  readonly problem: Readonly<Ref<string | null>>;
  /** Asks, unless an answer is awaited: a second click asks nothing. */
  readonly ask: <T>(send: () => Promise<Answer<T>>) => Promise<Answer<T>>;
}

/** One request of a view at a time, and why the last one was refused. */
export function useAsking(): Asking {
  const isBusy = ref(false);
  const problem = ref<string | null>(null);

  async function ask<T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> {
    if (isBusy.value) return err({ code: 'busy' });
    isBusy.value = true;
    const answer = await send();
    isBusy.value = false;
    problem.value = answer.ok ? null : answer.error.code;
    return answer;
  }

  return { isBusy: readonly(isBusy), problem: readonly(problem), ask };
}
