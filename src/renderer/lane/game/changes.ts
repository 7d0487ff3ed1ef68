import { defineStore } from 'pinia';
import { computed, readonly, ref, type Ref } from 'vue';
import type { EnteredBall, Entry } from '../../../core/line/entry.ts';
import type { Command } from '../../../core/game/event.ts';
import type { FrameNumber } from '../../../core/formats/format.ts';
import type { Game } from '../../../core/game/game.ts';
import type { PlayerId } from '../../../core/game/player.ts';
import type { Refusal } from '../../../core/line/refusal.ts';
import { err, type Result } from '../../../core/line/result.ts';
import type { Failure, GameView, PressedAt } from '../../../contract/contract.ts';
import { answered, enters, pressNow } from '../../press/standstill.ts';
import { useMessages } from '../messages.ts';
import { useStaff } from '../staff.ts';
import { useOnBoard } from './on-board.ts';
import { createQueue, type ChangeOutcome } from './queue.ts';

/** A save that takes longer than this is shown as saving, in milliseconds (quality: nothing lost). */
const SLOW_SAVE = 250;

type Changed = Promise<ChangeOutcome<GameView>>;
/** Why nothing was found to do. */
type NotFound = Extract<Refusal['code'], 'no-split-here' | 'game-over' | 'frame-not-begun'>;
/** A change on its way to main, with the press that it comes from. */
type Send = (...pressed: PressedAt) => Promise<Result<GameView, Failure>>;
type SplitMarking = Extract<Command, { kind: 'markSplit' }>;

/** Everything that changes the game on the board: one at a time, and shown only once it is on disk. */
interface Changes {
  /** Whether a change is on its way. */
  readonly busy: Readonly<Ref<boolean>>;
  /** Whether the one on its way takes longer than it should. */
  readonly saving: Readonly<Ref<boolean>>;
  /** Whether nothing is entered before that one is saved. */
  readonly locked: Readonly<Ref<boolean>>;
  readonly apply: (command: Command) => Changed;
  /**
   * A command that is looked for when its turn comes: a key right behind a ball that is still being saved means the
   * game with that ball. Where nothing is found it is refused as `code`.
   */
  readonly applyFound: (find: (game: Game) => Command | null, code: NotFound) => Changed;
  /** Sets or clears a ring: that of the newest ball when its turn comes. */
  readonly markSplit: (find: (game: Game) => Omit<SplitMarking, 'kind'> | null) => Changed;
  /** A ball that is looked for when its turn comes: which pins it left is said of the rack that it meets then. */
  readonly rollAs: (find: (game: Game) => Entry | null) => Changed;
  readonly roll: (entry: Entry) => Changed;
  readonly correct: (player: PlayerId, frame: FrameNumber, balls: readonly EnteredBall[]) => Changed;
  readonly agree: (player: PlayerId, notation: string) => Changed;
  readonly undo: () => Changed;
  readonly redo: () => Changed;
  /** `pressed` is when it was asked for, where other things had to be waited for since (`pressNow`). */
  readonly stop: (pressed?: number | null) => Changed;
  readonly tryAgain: () => Changed;
  readonly takeBack: () => Changed;
  readonly newGame: (
    names: readonly string[],
    gameNumber: number,
    averages?: readonly (number | null)[],
    pressed?: number | null,
  ) => Changed;
  readonly openGame: (gameId: string) => Changed;
}

/** The changes of the game on the board. */
export const useChanges = defineStore('changes', (): Changes => {
  const onBoard = useOnBoard();
  const { told, hush } = useMessages();
  const { allowed } = useStaff();
  const changing = ref(0);
  const saving = ref(false);
  const queue = createQueue();

  /** Sends a change and shows it as saving once it takes longer than a save should. */
  async function sent(
    send: Send,
    pressed: number | null,
    through: () => void,
  ): Promise<Result<GameView, Failure>> {
    const slow = setTimeout(() => {
      saving.value = true;
    }, SLOW_SAVE);
    const since = Date.now();
    try {
      const result = await told(pressed === null ? send() : send(pressed));
      // Before the next one is sent: it must be judged at the generation this one made.
      if (result.ok) {
        onBoard.take(result.value);
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
   * A change in its turn behind those typed before it. Its press is judged then, and by main once more: a page that runs
   * hears at once what is pressed while main or the disk stands still. What comes behind the first change of a press is
   * sent when that is saved, and is no press.
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

  /** Asks for the PIN where that is missing; what goes on behind it was judged before. */
  function permitted(send: Send, pressed: number | null): Changed {
    let judged = pressed;
    return allowed(() => {
      const now = judged;
      judged = null;
      return change(send, now);
    });
  }

  /** A change of the game that is shown when its turn comes, at the generation it then has. */
  function changeGame(
    call: (gameId: string, generation: number, pressed: PressedAt) => Promise<Result<GameView, Failure>>,
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
    newGame: (names, gameNumber, averages = [], asked) => {
      const order = { names: [...names], gameNumber, averages: [...averages] };
      return permitted((...pressed) => window.lane.games.new(order, ...pressed), asked ?? pressNow());
    },
    openGame: (gameId) => change((...pressed) => window.lane.games.open(gameId, ...pressed), pressNow()),
  };
});
