import { computed, onScopeDispose, ref, type ComputedRef, type Ref } from 'vue';
import { PIN, RECOVERY_CODE, RECOVERY_DIGITS, type StaffOrder } from '../../contract/contract.ts';
import { failureSentence } from '../lane/sentence.ts';
import type { PinQuestion } from '../lane/staff.ts';
import { digitOf, useKeyLayer } from '../press/key-router.ts';
import { useHouse } from '../lane/house.ts';
import { useStaff } from '../lane/staff.ts';

const LONGEST_PIN = 8;

export interface PinEntry {
  /** The most digits. */
  readonly most: number;
  /** The digits typed so far. */
  readonly digits: Readonly<Ref<string>>;
  /** Whether the new PIN is being repeated. */
  readonly again: ComputedRef<boolean>;
  /** The last try's result or the remaining wait; else empty. */
  readonly told: ComputedRef<string>;
  readonly ready: ComputedRef<boolean>;
  readonly type: (digit: string) => void;
  readonly erase: () => void;
  readonly enter: () => Promise<void>;
  readonly cancel: () => void;
}

/** Asks for the PIN, for the recovery code, or twice for a new PIN, until it is right or the user cancels. */
export function usePinEntry(question: PinQuestion): PinEntry {
  const house = useHouse();
  const staff = useStaff();
  const digits = ref('');
  const first = ref<string | null>(null);
  const said = ref('');
  const sending = ref(false);
  const now = ref(performance.now());

  const most = question === 'recover' ? RECOVERY_DIGITS : LONGEST_PIN;
  const whole = question === 'recover' ? RECOVERY_CODE : PIN;

  const seconds = computed(() => Math.max(0, Math.ceil((staff.pinHeardFrom - now.value) / 1000)));
  const deaf = computed(() => question !== 'new' && seconds.value > 0);
  const again = computed(() => first.value !== null);
  const told = computed(() =>
    deaf.value
      ? failureSentence(house.text.refusals, { code: 'pin-wait', seconds: seconds.value })
      : said.value,
  );
  const ready = computed(() => whole.test(digits.value) && !deaf.value && !sending.value);

  const ticking = setInterval(() => {
    now.value = performance.now();
  }, 250);
  onScopeDispose(() => {
    clearInterval(ticking);
  });

  function type(digit: string): void {
    if (!deaf.value) digits.value = (digits.value + digit).slice(0, most);
  }

  function erase(): void {
    digits.value = digits.value.slice(0, -1);
  }

  function begin(sentence: string): void {
    [digits.value, first.value, said.value] = ['', null, sentence];
  }

  async function send(order: StaffOrder): Promise<void> {
    sending.value = true;
    const answer = await staff.order(order);
    sending.value = false;
    now.value = performance.now();
    if (answer.ok && order.kind === 'recover') staff.pinGivenUp();
    else if (answer.ok) staff.answerPin();
    else begin(failureSentence(house.text.refusals, answer.error));
  }

  async function enter(): Promise<void> {
    if (!ready.value) return;
    const pin = digits.value;
    if (question === 'enter') return send({ kind: 'enter', pin });
    if (question === 'recover') return send({ kind: 'recover', code: pin });
    if (first.value === null) {
      [digits.value, first.value, said.value] = ['', pin, ''];
      return;
    }
    if (first.value === pin) return send({ kind: 'setPin', pin });
    begin(house.text.staff.notTheSame);
  }

  function cancel(): void {
    staff.answerPin();
  }

  useKeys({ type, erase, enter: () => void enter(), cancel });
  return { most, digits, again, told, ready, type, erase, enter, cancel };
}

interface Keys {
  readonly type: (digit: string) => void;
  readonly erase: () => void;
  readonly enter: () => void;
  readonly cancel: () => void;
}

/** The open panel takes all keys, wherever the focus is: none enters a ball or a letter. */
function useKeys({ type, erase, enter, cancel }: Keys): void {
  function actOf(code: string): () => void {
    const digit = digitOf(code);
    if (digit !== null)
      return () => {
        type(digit);
      };
    if (code === 'Backspace') return erase;
    if (code === 'Escape') return cancel;
    return code === 'Enter' || code === 'NumpadEnter' ? enter : () => undefined;
  }

  // Tab moves between the panel's buttons and Space presses one. Keys with Ctrl are ignored.
  useKeyLayer({
    level: 'dialog',
    answer: ({ code, ctrlKey }) => {
      if (ctrlKey) return () => undefined;
      return code === 'Tab' || code === 'Space' ? 'browser' : actOf(code);
    },
  });
}
