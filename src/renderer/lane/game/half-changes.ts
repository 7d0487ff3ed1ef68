import { defineStore } from 'pinia';
import { computed, readonly, ref, type Ref } from 'vue';
import { USUAL_FORMAT } from '../../../core/formats/formats.ts';
import type { Entry } from '../../../core/line/entry.ts';
import type { Command } from '../../../core/game/event.ts';
import type { Game } from '../../../core/game/game.ts';
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
/** The same about the shown game. */
type GameCall = (
  gameId: string,
  generation: number,
  ...pressed: PressedAt
) => Promise<Result<GameNews, Failure>>;
type SplitMarking = Extract<Command, { kind: 'markSplit' }>;

/** Every change of a half's game: one at a time, and shown only once it is on disk. */
export interface Changes {
  readonly busy: Readonly<Ref<boolean>>;
  /** Whether the save takes longer than it should. */
  readonly saving: Readonly<Ref<boolean>>;
  /** Whether entry waits for that save. */
  readonly locked: Readonly<Ref<boolean>>;
  /** `pressed` is the time of the request, if other steps were awaited since (`pressNow`). */
  readonly apply: (command: Command, pressed?: number | null) => Changed;
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
  readonly undo: () => Changed;
  readonly redo: () => Changed;
  /** Takes the last ball back here and enters it in the game of the other half, whose news is the answer. */
  readonly moveToOtherHalf: () => Changed;
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
  const board = useHalfBoard(half);
  const { told, hush } = useMessages();
  const { allowed } = useStaff();
  const changing = ref(0);
  const saving = ref(false);
  const queue = createQueue();

  /**
   * The way of every change from its press: a missing PIN is asked for, and the change waits its turn. Then the press
   * is judged, and again by main, because the page may run while main or the disk is stuck. Later changes of the same
   * press wait for its first save and are not judged again.
   */
  function press(send: Send, asked?: number | null): Changed {
    let pressed = asked ?? pressNow();
    return allowed(async () => {
      const judged = pressed;
      pressed = null;
      return inTurn(send, judged);
    });
  }

  async function inTurn(send: Send, pressed: number | null): Changed {
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

  /** Sends a change of the shown game, at the generation it has when its turn comes. */
  function ofGame(call: GameCall): Send {
    return (...pressed) => {
      const shown = board.view;
      return shown === null
        ? Promise.resolve(err({ code: 'no-such-game' }))
        : call(shown.id, shown.events.length, ...pressed);
    };
  }

  function apply(command: Command, pressed?: number | null): Changed {
    return press(
      ofGame((id, generation, ...at) => window.lane.games.apply(id, generation, command, ...at)),
      pressed,
    );
  }

  function applyFound(find: (game: Game) => Command | null, code: NotFound): Changed {
    return press(
      ofGame((id, generation, ...at) => {
        const command = board.game === null ? null : find(board.game);
        return command === null
          ? Promise.resolve(err({ code: 'refused', refusal: { code } }))
          : window.lane.games.apply(id, generation, command, ...at);
      }),
    );
  }

  return {
    busy: computed(() => changing.value > 0),
    saving: readonly(saving),
    locked: computed(() => saving.value || board.waiting !== null),
    ...{ apply, applyFound },
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
    undo: () => apply({ kind: 'undo' }),
    redo: () => apply({ kind: 'redo' }),
    tryAgain: () => press(ofGame((...at) => window.lane.games.tryAgain(...at))),
    takeBack: () => press(ofGame((...at) => window.lane.games.takeBack(...at))),
    moveToOtherHalf: () => press(ofGame((...at) => window.lane.games.moveToOtherHalf(...at))),
    forMatch: (call) => press(ofGame((id, generation) => call(id, generation))),
    newGame: ({ players, format = USUAL_FORMAT, ...others }, pressed) => {
      // Only plain data crosses to main.
      const order = { half, ...others, players: players.map((player) => ({ ...player })), format };
      return press((...at) => window.lane.games.new(order, ...at), pressed);
    },
    openGame: (gameId) => inTurn((...at) => window.lane.games.open(gameId, ...at), pressNow()),
  };
}
