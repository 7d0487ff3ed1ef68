import { computed, readonly, ref, type Ref, type ShallowRef } from 'vue';
import type { EnteredBall, Entry } from '../../core/entry.ts';
import type { Command } from '../../core/event.ts';
import type { FrameNumber } from '../../core/format.ts';
import type { Game } from '../../core/game.ts';
import type { PlayerId } from '../../core/player.ts';
import type { Refusal } from '../../core/refusal.ts';
import { err, type Result } from '../../core/result.ts';
import type { Failure, GameView } from '../../preload/contract.ts';
import { newerView } from './mirror.ts';
import { createQueue, type Outcome, type Send } from './queue.ts';

/** A save that takes longer than this is shown as saving, in milliseconds (quality: nothing lost). */
const SLOW_SAVE = 250;

type Changed = Promise<Outcome<GameView>>;
/** Why nothing was found to do. */
type NotFound = Extract<Refusal['code'], 'no-split-here' | 'game-over' | 'frame-not-begun'>;
type SplitMarking = Extract<Command, { kind: 'markSplit' }>;

/** Everything that changes the game on the board: one at a time, and shown only once it is on disk. */
export interface Changing {
  /** Whether a change is on its way. */
  readonly busy: Readonly<Ref<boolean>>;
  /** Whether the one on its way takes longer than it should. */
  readonly saving: Readonly<Ref<boolean>>;
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
  readonly stop: () => Changed;
  readonly tryAgain: () => Changed;
  readonly takeBack: () => Changed;
  readonly newGame: (
    names: readonly string[],
    gameNumber: number,
    averages?: readonly (number | null)[],
  ) => Changed;
  readonly openGame: (gameId: string) => Changed;
}

/** What the changes work with: the game as this window sees it, and how a failure is told. */
export interface ChangingNeeds {
  readonly view: ShallowRef<GameView | null>;
  readonly game: Readonly<Ref<Game | null>>;
  readonly told: <T>(answer: Promise<Result<T, Failure>>) => Promise<Result<T, Failure>>;
  readonly allowed: (act: () => Changed) => Changed;
  /** What was refused before is said no longer. */
  readonly hush: () => void;
}

/** The changes of the game that `view` holds. */
export function createChanging({ view, game, told, allowed, hush }: ChangingNeeds): Changing {
  const changing = ref(0);
  const saving = ref(false);
  const queue = createQueue();

  /** Sends a change and shows it as saving once it takes longer than a save should. */
  async function sent(send: Send<GameView>): Promise<Result<GameView, Failure>> {
    const slow = setTimeout(() => {
      saving.value = true;
    }, SLOW_SAVE);
    try {
      const result = await told(send());
      // Before the next one is sent: it must be judged at the generation this one made.
      if (result.ok) {
        view.value = newerView(view.value, result.value);
        hush();
      }
      return result;
    } finally {
      clearTimeout(slow);
      saving.value = false;
    }
  }

  /** A change in its turn behind those typed before it. */
  async function change(send: Send<GameView>): Changed {
    changing.value += 1;
    try {
      return await queue.add(() => sent(send));
    } finally {
      changing.value -= 1;
    }
  }

  /** A change of the game that is shown when its turn comes, at the generation it then has. */
  function changeGame(
    call: (gameId: string, generation: number) => Promise<Result<GameView, Failure>>,
  ): Changed {
    const send: Send<GameView> = () => {
      const shown = view.value;
      return shown === null
        ? Promise.resolve(err({ code: 'no-such-game' }))
        : call(shown.id, shown.events.length);
    };
    return allowed(() => change(send));
  }

  function applyFound(find: (game: Game) => Command | null, code: NotFound): Changed {
    return changeGame((gameId, generation) => {
      const command = game.value === null ? null : find(game.value);
      return command === null
        ? Promise.resolve(err({ code: 'refused', refusal: { code } }))
        : window.lane.apply(gameId, generation, command);
    });
  }

  function apply(command: Command): Changed {
    return changeGame((gameId, generation) => window.lane.apply(gameId, generation, command));
  }

  return {
    busy: computed(() => changing.value > 0),
    saving: readonly(saving),
    apply,
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
    stop: () => apply({ kind: 'stop' }),
    tryAgain: () => changeGame((id, generation) => window.lane.tryAgain(id, generation)),
    takeBack: () => changeGame((id, generation) => window.lane.takeBack(id, generation)),
    newGame: (names, gameNumber, averages = []) =>
      allowed(() =>
        change(() => window.lane.newGame({ names: [...names], gameNumber, averages: [...averages] })),
      ),
    openGame: (gameId) => change(() => window.lane.openGame(gameId)),
  };
}
