import { defineStore } from 'pinia';
import { computed, readonly, ref } from 'vue';
import { err, type Result } from '../../core/line/result.ts';
import type { Failure } from '../../contract/contract.ts';
import { useBriefly } from './briefly.ts';
import { useHouse } from './house.ts';
import { failureSentence } from './sentence.ts';

/** How long a refusal stays on the desk, in milliseconds. */
const REFUSAL_TIME = 2_500;
/** How long it is said that the lane stood still: bowlers were looking for what they had pressed. */
const STANDSTILL_TIME = 6_000;
/** How long the desk waits for the answer to a question, in milliseconds. */
const QUESTION_TIME = 8_000;

/** What this page says: why a press did nothing, what the next key is to answer, and what a screen reader hears. */
export const useMessages = defineStore('messages', () => {
  const house = useHouse();
  const message = useBriefly(REFUSAL_TIME);
  /** Counts what was refused, so that the same refusal twice is heard twice. */
  const refusals = ref(0);
  /** Not a refusal: what was saved meanwhile does not take it away. */
  const question = useBriefly(QUESTION_TIME);
  const announcement = ref('');

  /** Why a press did nothing. */
  function say(sentence: string): void {
    refusals.value += 1;
    message.say(sentence);
  }

  /** Says that a press did nothing as the lane stood still: once for all of them, as they come in the same moment. */
  function sayStoodStill(): void {
    const { stoodStill } = house.text.refusals;
    if (message.sentence.value === stoodStill) return;
    refusals.value += 1;
    message.say(stoodStill, STANDSTILL_TIME);
  }

  /**
   * Says a failure in words and hands the result on; a call that main never answered is a failure like any other. What
   * only staff may do is no failure yet: the PIN is asked for first (`allowed`).
   */
  async function told<T>(answer: Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    const result = await answer.catch((): Result<T, Failure> => err({ code: 'internal' }));
    if (result.ok || result.error.code === 'staff-only') return result;
    if (result.error.code === 'stood-still') sayStoodStill();
    else say(failureSentence(house.text.refusals, result.error));
    return result;
  }

  /** What is said now is said no longer once the answer is called: the change that was asked for now is through. */
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
    /** What the next key is to answer. */
    ask: question.say,
    unask: question.clear,
    announcement,
    announce: (sentence: string): void => void (announcement.value = sentence),
    ...{ say, sayStoodStill, told, hush },
  };
});
