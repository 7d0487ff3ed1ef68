import { defineStore } from 'pinia';
import { computed, readonly, ref, type Ref } from 'vue';
import { USUAL_FORMAT } from '../../../core/formats/formats.ts';
import type { EnteredBall, Entry } from '../../../core/line/entry.ts';
import type { Command } from '../../../core/game/event.ts';
import type { Game } from '../../../core/game/game.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import type { Refusal } from '../../../core/line/refusal.ts';
import { err, type Result } from '../../../core/line/result.ts';
import type { Failure, GameNews, Half, NewGameOrder, PressedAt } from '../../../contract/contract.ts';
import { answered, enters, pressNow } from '../../press/late-presses.ts';
import { useMessages } from '../messages.ts';
import { useStaff } from '../staff.ts';
import { useHalfBoard } from './half-board.ts';
import { createQueue, type ChangeOutcome } from './queue.ts';

/** In milliseconds: a longer save is shown as saving (quality: nothing lost). */
const SLOW_SAVE = 250;

export type Changed = Promise<ChangeOutcome<GameNews>>;
/** Why there was nothing to do. */
type NotFound = Extract<Refusal['code'], 'no-split-here' | 'game-over' | 'frame-not-begun'>;
/** Sends a change to main with the time of its press. */
type Send = (...pressed: PressedAt) => Promise<Result<GameNews, Failure>>;
type SplitMarking = Extract<Command, { kind: 'markSplit' }>;

/** Every change of a half's game: one at a time, and shown only once it is on disk. */
export interface Changes {
  readonly busy: Readonly<Ref<boolean>>;
  /** Whether the save takes longer than it should. */
  readonly saving: Readonly<Ref<boolean>>;
  /** Whether entry waits for that save. */
  readonly locked: Readonly<Ref<boolean>>;
  readonly apply: (command: Command) => Changed;
  /**
   * Looks for the command when its turn comes: a key right after a ball still being saved refers to the game with
   * that ball. Refused as `code` when nothing is found.
   */
  readonly applyFound: (find: (game: Game) => Command | null, code: NotFound) => Changed;
  /** Sets or clears the newest ball's ring when its turn comes. */
  readonly markSplit: (find: (game: Game) => Omit<SplitMarking, 'kind'> | null) => Changed;
  /** Looks for the ball when its turn comes: the pins it left refer to the rack it meets then. */
  readonly rollAs: (find: (game: Game) => Entry | null) => Changed;
  readonly roll: (entry: Entry) => Changed;
  readonly correct: (player: PlayerId, frame: number, balls: readonly EnteredBall[]) => Changed;
  readonly agree: (player: PlayerId, notation: string) => Changed;
  readonly undo: () => Changed;
  readonly redo: () => Changed;
  /** Takes the last ball back here and enters it in the game of the other half, whose news is the answer. */
  readonly moveToOtherHalf: () => Changed;
  /** `pressed` is the time of the request, if other steps were awaited since (`pressNow`). */
  readonly stop: (pressed?: number | null) => Changed;
  readonly tryAgain: () => Changed;
  readonly takeBack: () => Changed;
  readonly newGame: (order: NewGameOrder, pressed?: number | null) => Changed;
  readonly openGame: (gameId: string) => Changed;
  /** A change of the match that the shown game belongs to. */
  readonly forMatch: (
    call: (gameId: string, generation: number) => Promise<Result<GameNews, Failure>>,
  ) => Changed;
}

const CHANGES = {
  left: defineStore('leftChanges', () => createChanges('left')),
  right: defineStore('rightChanges', () => createChanges('right')),
} as const satisfies Record<Half, unknown>;

/** A half's own queue of changes. */
export type HalfChanges = ReturnType<(typeof CHANGES)[Half]>;

export function useHalfChanges(half: Half): HalfChanges {
  return CHANGES[half]();
}

function createChanges(half: Half): Changes {
  const onBoard = useHalfBoard(half);
  const { told, hush } = useMessages();
  const { allowed } = useStaff();
  const changing = ref(0);
  const saving = ref(false);
  const queue = createQueue();

  /** Sends a change and shows it as saving once it takes too long. */
  async function sent(
    send: Send,
    pressed: number | null,
    through: () => void,
  ): Promise<Result<GameNews, Failure>> {
    const slow = setTimeout(() => {
      saving.value = true;
    }, SLOW_SAVE);
    const since = Date.now();
    try {
      const result = await told(pressed === null ? send() : send(pressed));
      // Before the next one is sent, which must name the generation this one made.
      if (result.ok) {
        useHalfBoard(result.value.half).take(result.value);
        through();
      }
      return result;
    } finally {
      answered(since, pressed);
      clearTimeout(slow);
      saving.value = false;
    }
  }

  /**
   * Queues a change. Its press is judged when its turn comes, and again by main, because the page may run while main
   * or the disk is stuck. Follow-up changes of the same press wait for its first save and are not judged again.
   */
  async function change(send: Send, pressed: number | null): Changed {
    changing.value += 1;
    const through = hush();
    try {
      return await queue.add(() =>
        enters(pressed) ? sent(send, pressed, through) : told(Promise.resolve(err({ code: 'stood-still' }))),
      );
    } finally {
      changing.value -= 1;
    }
  }

  /** Asks for a missing PIN; the retry is not judged again. */
  function permitted(send: Send, pressed: number | null): Changed {
    let judged = pressed;
    return allowed(() => {
      const now = judged;
      judged = null;
      return change(send, now);
    });
  }

  /** A change of the shown game at the generation it has when its turn comes. */
  function changeGame(
    call: (gameId: string, generation: number, pressed: PressedAt) => Promise<Result<GameNews, Failure>>,
    asked?: number | null,
  ): Changed {
    const send: Send = (...pressed) => {
      const shown = onBoard.view;
      return shown === null
        ? Promise.resolve(err({ code: 'no-such-game' }))
        : call(shown.id, shown.events.length, pressed);
    };
    return permitted(send, asked ?? pressNow());
  }

  function applyFound(find: (game: Game) => Command | null, code: NotFound): Changed {
    return changeGame((gameId, generation, pressed) => {
      const command = onBoard.game === null ? null : find(onBoard.game);
      return command === null
        ? Promise.resolve(err({ code: 'refused', refusal: { code } }))
        : window.lane.games.apply(gameId, generation, command, ...pressed);
    });
  }

  function apply(command: Command, asked?: number | null): Changed {
    return changeGame(
      (gameId, generation, pressed) => window.lane.games.apply(gameId, generation, command, ...pressed),
      asked,
    );
  }

  return {
    busy: computed(() => changing.value > 0),
    saving: readonly(saving),
    locked: computed(() => saving.value || onBoard.waiting !== null),
    apply: (command) => apply(command),
    applyFound,
    markSplit: (find) =>
      applyFound((shown) => {
        const mark = find(shown);
        return mark === null ? null : { kind: 'markSplit', ...mark };
      }, 'no-split-here'),
    rollAs: (find) =>
      applyFound((shown) => {
        const entry = find(shown);
        return entry === null ? null : { kind: 'roll', entry };
      }, 'game-over'),
    roll: (entry) => apply({ kind: 'roll', entry }),
    correct: (player, frame, balls) => apply({ kind: 'correctFrame', player, frame, balls }),
    agree: (player, notation) => apply({ kind: 'agreeLine', player, notation }),
    undo: () => apply({ kind: 'undo' }),
    redo: () => apply({ kind: 'redo' }),
    stop: (pressed) => apply({ kind: 'stop' }, pressed),
    tryAgain: () =>
      changeGame((id, generation, pressed) => window.lane.games.tryAgain(id, generation, ...pressed)),
    takeBack: () =>
      changeGame((id, generation, pressed) => window.lane.games.takeBack(id, generation, ...pressed)),
    moveToOtherHalf: () =>
      changeGame((id, generation, pressed) => window.lane.games.moveToOtherHalf(id, generation, ...pressed)),
    newGame: ({ players, format = USUAL_FORMAT, ...others }, asked) => {
      // Only plain data crosses to main.
      const order = { half, ...others, players: players.map((player) => ({ ...player })), format };
      return permitted((...pressed) => window.lane.games.new(order, ...pressed), asked ?? pressNow());
    },
    forMatch: (call) => changeGame((gameId, generation) => call(gameId, generation)),
    openGame: (gameId) => change((...pressed) => window.lane.games.open(gameId, ...pressed), pressNow()),
  };
}
