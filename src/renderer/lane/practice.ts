import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Result } from '../../core/line/result.ts';
import type {
  Failure,
  NewGameOrder,
  PracticeChange,
  PracticeOrder,
  PracticeView,
} from '../../contract/contract.ts';
import { answered, enters, pressNow } from '../press/late-presses.ts';
import { createQueue, type ChangeOutcome } from './game/queue.ts';
import { useMessages } from './messages.ts';
import { createNewest } from './newest.ts';
import { useStaff } from './staff.ts';

type Send<T> = (...pressed: [] | [number]) => Promise<Result<T, Failure>>;

/** Practice as main has it, and every change of it: one at a time, shown once it is on disk. */
export const usePractice = defineStore('practice', () => {
  const { told } = useMessages();
  const { allowed } = useStaff();
  const view = shallowRef<PracticeView | null>(null);
  /** When main told the view, by the page's clock that nobody sets. */
  const toldAt = ref(0);
  /** The game that was set up when practice was given up, until the set-up takes it back. */
  const setUp = shallowRef<NewGameOrder | null>(null);
  const queue = createQueue();

  function take(now: PracticeView | null): void {
    view.value = now;
    toldAt.value = performance.now();
  }

  const newest = createNewest(take);

  async function sent<T extends PracticeView | null>(
    send: Send<T>,
    pressed: number | null,
  ): Promise<Result<T, Failure>> {
    const since = Date.now();
    const answer = newest.asked();
    try {
      const result = await told(pressed === null ? send() : send(pressed));
      if (result.ok) answer(result.value);
      return result;
    } finally {
      answered(since, pressed);
    }
  }

  /** A press is judged when its turn comes, because it may have waited for the disk. */
  function queued<T extends PracticeView | null>(send: Send<T>): Promise<ChangeOutcome<T>> {
    const pressed = pressNow();
    return queue.add(() =>
      enters(pressed)
        ? sent(send, pressed)
        : told(Promise.resolve({ ok: false, error: { code: 'stood-still' } })),
    );
  }

  function change(asked: PracticeChange): Promise<ChangeOutcome<PracticeView | null>> {
    return queued((...pressed) => window.lane.practice.change(asked, ...pressed));
  }

  return {
    view,
    toldAt,
    newest,
    on: computed(() => view.value !== null),
    begin: ({ game, minutes }: PracticeOrder): Promise<ChangeOutcome<PracticeView>> => {
      // Only plain data crosses to main.
      const order = { game: { ...game, players: game.players.map((player) => ({ ...player })) }, minutes };
      return allowed(() => queued((...pressed) => window.lane.practice.begin(order, ...pressed)));
    },
    change,
    /** Gives practice up; whether it is gone. */
    leave: async (): Promise<boolean> => {
      const game = view.value?.game ?? null;
      const left = await change({ kind: 'end' });
      if (left.ok) setUp.value = game;
      return left.ok;
    },
    /** What was set up before practice; given once. */
    takeSetUp: (): NewGameOrder | null => {
      const { value } = setUp;
      setUp.value = null;
      return value;
    },
  };
});
