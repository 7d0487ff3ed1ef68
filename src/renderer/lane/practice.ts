import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { Result } from '../../core/line/result.ts';
import {
  HALVES,
  type Failure,
  type NewGameOrder,
  type PracticeChange,
  type PracticeOrder,
  type Practices,
} from '../../contract/contract.ts';
import { answered, enters, pressNow } from '../press/late-presses.ts';
import { useHalves } from './game/halves.ts';
import { createQueue, type ChangeOutcome } from './game/queue.ts';
import { useMessages } from './messages.ts';
import { createNewest } from './newest.ts';
import { useStaff } from './staff.ts';

type Send = (...pressed: [] | [number]) => Promise<Result<Practices, Failure>>;

/** Whether this game is of a league's match. */
export function isOfMatch({ league = null }: NewGameOrder): boolean {
  return league !== null;
}

/** Practice as main has it, and every change of it: one at a time, shown once it is on disk. */
export const usePractice = defineStore('practice', () => {
  const { told } = useMessages();
  const { allowed } = useStaff();
  const halves = useHalves();
  const views = shallowRef<Practices>({ left: null, right: null });
  /** That of the active half. */
  const view = computed(() => views.value[halves.active]);
  /** When main told the view, by the page's clock that nobody sets. */
  const toldAt = ref(0);
  /** The game that was set up when practice was given up, until the set-up takes it back. */
  const setUp = shallowRef<NewGameOrder | null>(null);
  const queue = createQueue();

  function take(now: Practices): void {
    views.value = now;
    toldAt.value = performance.now();
  }

  const newest = createNewest(take);

  async function sent(send: Send, pressed: number | null): Promise<Result<Practices, Failure>> {
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
  function queued(send: Send): Promise<ChangeOutcome<Practices>> {
    const pressed = pressNow();
    return queue.add(() =>
      enters(pressed)
        ? sent(send, pressed)
        : told(Promise.resolve({ ok: false, error: { code: 'stood-still' } })),
    );
  }

  /** A change goes to the half that was active at its press. */
  function change(asked: PracticeChange): Promise<ChangeOutcome<Practices>> {
    const { active } = halves;
    return queued((...pressed) => window.lane.practice.change(active, asked, ...pressed));
  }

  return {
    views,
    view,
    /** The halves on which somebody practises, from left to right. */
    all: computed(() => HALVES.filter((half) => views.value[half] !== null)),
    toldAt,
    newest,
    on: computed(() => view.value !== null),
    /** Begins on the active half, where the order names none. */
    begin: ({ game, minutes }: PracticeOrder): Promise<ChangeOutcome<Practices>> => {
      // Only plain data crosses to main.
      const order = {
        game: { half: halves.active, ...game, players: game.players.map((player) => ({ ...player })) },
        minutes,
      };
      return allowed(() => queued((...pressed) => window.lane.practice.begin(order, ...pressed)));
    },
    change,
    /** Gives practice up; whether it is gone. */
    leave: async (): Promise<boolean> => {
      const game = view.value?.game ?? null;
      const left = await change({ kind: 'end' });
      // A match keeps its own set-up.
      if (left.ok && (game === null || !isOfMatch(game))) setUp.value = game;
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
