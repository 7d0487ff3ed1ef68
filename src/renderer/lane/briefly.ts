import { onScopeDispose, readonly, ref, shallowRef, type Ref } from 'vue';

/** A sentence that disappears after a time. */
export interface Brief {
  readonly sentence: Readonly<Ref<string | null>>;
  /** Counts the sentences, so that a repeated one is read out again. */
  readonly count: Readonly<Ref<number>>;
  /** `time`: milliseconds, for a sentence that stays longer than the others. */
  readonly say: (sentence: string, time?: number) => void;
  readonly clear: () => void;
}

/** Shows one sentence at a time, each for `milliseconds`; a newer one replaces it. */
export function useBriefly(milliseconds: number): Brief {
  const sentence = shallowRef<string | null>(null);
  const count = ref(0);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function clear(): void {
    clearTimeout(timer);
    sentence.value = null;
  }

  function say(text: string, time = milliseconds): void {
    clearTimeout(timer);
    sentence.value = text;
    count.value += 1;
    timer = setTimeout(clear, time);
  }

  onScopeDispose(clear);
  return { sentence: readonly(sentence), count: readonly(count), say, clear };
}
