import { defineStore } from 'pinia';
import { computed, onScopeDispose, readonly, ref, shallowRef, type Ref } from 'vue';
import type { Result } from '../../core/line/result.ts';
import { STOOD_STILL, type Failure } from '../../contract/contract.ts';
import { useHouse } from './house.ts';
import { failureSentence } from './sentence.ts';

/** In milliseconds, how long a refusal stays on the desk. */
const REFUSAL_TIME = 2_500;
/** In milliseconds; longer, because bowlers were looking for what they had pressed. */
const STANDSTILL_TIME = 6_000;
/** In milliseconds, how long the desk waits for the answer to a question. */
const QUESTION_TIME = 8_000;

/** This page's messages: why a press did nothing, what the next key answers, and what a screen reader hears. */
export const useMessages = defineStore('messages', () => {
  const house = useHouse();
  const message = useBriefly(REFUSAL_TIME);
  /** Counts refusals, so that a screen reader repeats the same one. */
  const refusals = ref(0);
  /** Not a refusal: a save does not remove it. */
  const question = useBriefly(QUESTION_TIME);
  const announcement = ref('');

  /** Says why a press did nothing. */
  function say(sentence: string): void {
    refusals.value += 1;
    message.say(sentence);
  }

  /** Says that the lane stood still, once for all presses of that time. */
  function sayStoodStill(): void {
    // Stays in the page's timeline after the sentence has disappeared.
    performance.mark(STOOD_STILL);
    const { stoodStill } = house.text.refusals;
    if (message.sentence.value === stoodStill) return;
    refusals.value += 1;
    message.say(stoodStill, STANDSTILL_TIME);
  }

  /**
   * Shows why a call failed and returns its result. `staff-only` is not shown: the PIN is asked for first (`allowed`).
   */
  async function told<T>(answer: Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    const result = await answer;
    if (result.ok || result.error.code === 'staff-only') return result;
    if (result.error.code === 'stood-still') sayStoodStill();
    else say(failureSentence(house.text.refusals, result.error));
    return result;
  }

  /** Returns a function that clears the current message, unless a newer one has replaced it. */
  function hush(): () => void {
    const said = message.count.value;
    return () => {
      if (message.count.value === said) message.clear();
    };
  }

  return {
    refusals: readonly(refusals),
    message: computed(() => message.sentence.value ?? question.sentence.value),
    count: computed(() => message.count.value + question.count.value),
    question: question.sentence,
    /** The question that the next key answers. */
    ask: question.say,
    unask: question.clear,
    announcement,
    announce: (sentence: string): void => void (announcement.value = sentence),
    /** A refusal is about the page on which a press did nothing. */
    forget: message.clear,
    ...{ say, sayStoodStill, told, hush },
  };
});

/** A sentence that disappears after a time. */
interface Brief {
  readonly sentence: Readonly<Ref<string | null>>;
  /** Counts the sentences, so that a repeated one is read out again. */
  readonly count: Readonly<Ref<number>>;
  /** `time`: milliseconds, for a sentence that stays longer than the others. */
  readonly say: (sentence: string, time?: number) => void;
  readonly clear: () => void;
}

/** Shows one sentence at a time, each for `milliseconds`; a newer one replaces it. */
function useBriefly(milliseconds: number): Brief {
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
