import { computed, ref, type ComputedRef, type Ref } from 'vue';
import { SCORE_DIGITS } from '../../touch-keyboard/number-entry.ts';
import { firstMissing, type TypedScore } from './game-scores.ts';

/** The scores of a bowler's games as they are typed, one game after another. */
export interface TypedScores {
  /** The place of the game that is typed. */
  readonly at: Ref<number>;
  /** The digits of that game, and how many there may be: the first one replaces an old score. */
  readonly digits: ComputedRef<string>;
  readonly most: ComputedRef<number>;
  /** The last key goes to another game instead of ending. */
  readonly goesOn: ComputedRef<boolean>;
  readonly go: (at: number) => void;
  readonly type: (digits: string) => void;
  readonly set: (score: TypedScore) => void;
  /** Goes to the next game without a score, or ends. */
  readonly enter: () => void;
}

/** `change` hears of other scores, `end` of the last one entered. */
export function useTypedScores(
  scores: () => readonly TypedScore[],
  change: (scores: readonly TypedScore[]) => void,
  end: () => void,
): TypedScores {
  const at = ref(firstMissing(scores()) ?? 0);
  const untouched = ref(true);
  const digits = computed(() => scores()[at.value] ?? '');
  const most = computed(() => (untouched.value && digits.value !== '' ? SCORE_DIGITS + 1 : SCORE_DIGITS));
  /** The next game without a score, behind this one first; null: every other one is answered. */
  const next = computed(() => {
    const missing = scores().flatMap((score, game) => (score === '' && game !== at.value ? [game] : []));
    return missing.find((game) => game > at.value) ?? missing[0] ?? null;
  });

  function go(to: number): void {
    at.value = to;
    untouched.value = true;
  }

  function set(score: TypedScore): void {
    change(scores().with(at.value, score));
    untouched.value = false;
  }

  function type(now: string): void {
    const added = now.length > digits.value.length;
    set(untouched.value && added ? now.slice(-1) : now);
  }

  function enter(): void {
    if (next.value !== null) go(next.value);
    else if (firstMissing(scores()) === null) end();
  }

  return { at, digits, most, goesOn: computed(() => next.value !== null), go, type, set, enter };
}
