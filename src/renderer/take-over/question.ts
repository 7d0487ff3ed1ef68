import { computed, onMounted, onScopeDispose, ref, type ComputedRef, type Ref } from 'vue';
import { PIN, type TakeOverOrder, type TakeOverQuestion } from '../../contract/contract.ts';
import { textFor, type Text } from '../../text/index.ts';
import { takeOverSentences } from '../../text/start/take-over.ts';
import { failureSentence } from '../lane/sentence.ts';
import { digitOf, useKeyLayer } from '../press/key-router.ts';

/** The longest PIN. */
const LONGEST = 8;

/** The state of the take-over page; null until main has sent the question. */
export interface Question {
  readonly asked: Readonly<Ref<TakeOverQuestion | null>>;
  readonly text: ComputedRef<Text>;
  readonly sentences: ComputedRef<readonly string[]>;
  readonly digits: Readonly<Ref<string>>;
  /** Why the last try failed, or the remaining wait; else empty. */
  readonly told: ComputedRef<string>;
  readonly ready: ComputedRef<boolean>;
  readonly type: (digit: string) => void;
  readonly erase: () => void;
  readonly take: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** Asks whether to take the folder over, with the PIN where there is one. */
export function useQuestion(): Question {
  const asked = ref<TakeOverQuestion | null>(null);
  const digits = ref('');
  const said = ref('');
  const heardFrom = ref(0);
  const now = ref(performance.now());
  const text = computed(() => textFor(asked.value?.language ?? 'en'));
  const seconds = computed(() => Math.max(0, Math.ceil(Math.round(heardFrom.value - now.value) / 1000)));
  const told = computed(() =>
    seconds.value > 0
      ? failureSentence(text.value.refusals, { code: 'pin-wait', seconds: seconds.value })
      : said.value,
  );
  const ready = computed(
    () => asked.value?.pinSet === false || (seconds.value === 0 && PIN.test(digits.value)),
  );
  const sentences = computed(() =>
    asked.value === null ? [] : takeOverSentences(asked.value.language, asked.value),
  );

  const ticking = setInterval(() => {
    now.value = performance.now();
  }, 250);
  onScopeDispose(() => {
    clearInterval(ticking);
  });

  async function send(order: TakeOverOrder): Promise<void> {
    const answer = await window.lane.takeOver.order(order);
    if (answer.ok) asked.value = answer.value;
    else said.value = failureSentence(text.value.refusals, answer.error);
  }

  async function look(): Promise<void> {
    const answer = await window.lane.takeOver.order({ kind: 'look' });
    if (!answer.ok) return;
    asked.value = answer.value;
    now.value = performance.now();
    heardFrom.value = now.value + answer.value.wait;
  }

  async function take(): Promise<void> {
    if (!ready.value) return;
    const pin = asked.value?.pinSet === true ? digits.value : null;
    digits.value = '';
    await send({ kind: 'take', pin });
    await look();
  }

  function type(digit: string): void {
    if (seconds.value === 0) digits.value = (digits.value + digit).slice(0, LONGEST);
  }

  function erase(): void {
    digits.value = digits.value.slice(0, -1);
  }

  useDigits({ type, erase });
  onMounted(look);
  const leave = (): Promise<void> => send({ kind: 'leave' });
  return { asked, text, sentences, digits, told, ready, type, erase, take, leave };
}

/** Typed digits belong to the PIN; only a button, reached by Tab and pressed by Enter or Space, decides. */
function useDigits({ type, erase }: Pick<Question, 'type' | 'erase'>): void {
  useKeyLayer({
    level: 'view',
    answer: ({ code, ctrlKey }) => {
      if (ctrlKey) return null;
      const digit = digitOf(code);
      if (digit !== null)
        return () => {
          type(digit);
        };
      return code === 'Backspace' ? erase : null;
    },
  });
}
