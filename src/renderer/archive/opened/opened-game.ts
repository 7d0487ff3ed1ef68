import { shallowRef, type ShallowRef } from 'vue';
import type { GameSummary, GameView, ListedGame, NewerGame } from '../../../contract/contract.ts';
import type { Game } from '../../../core/game/game.ts';
import { replayView } from '../../lane/game/mirror.ts';
import { isOpenable } from '../list/is-openable.ts';

/** In milliseconds: until then the game before stays, so that stepping through the list does not flicker. */
export const SLOW_GAME = 300;

/** Fetches a saved game; null when there was no answer. */
export type AskForGame = (gameId: string) => Promise<GameView | null>;

/** A game that this program can open. */
export interface OpenGame {
  readonly state: 'game';
  readonly listed: GameSummary;
  readonly view: GameView;
  readonly game: Game;
}

/** What the list's chosen game is beside it. */
export type Opened =
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly listed: GameSummary }
  /** Its events break the rules of this program: a bug, so no score is guessed. */
  | { readonly state: 'broken' }
  | OpenGame
  /** Its sheet is read as text. */
  | { readonly state: 'newer'; readonly listed: NewerGame };

export interface OpenedGame {
  /** The chosen game, which its answer may still be missing for. */
  readonly chosen: Readonly<ShallowRef<ListedGame | null>>;
  readonly opened: Readonly<ShallowRef<Opened>>;
  readonly open: (game: ListedGame | null) => Promise<void>;
}

/** The game that is opened beside the list: read only, whatever is on the board. */
export function createOpenedGame(ask: AskForGame): OpenedGame {
  const chosen = shallowRef<ListedGame | null>(null);
  const opened = shallowRef<Opened>({ state: 'none' });
  let asked = 0;

  async function open(game: ListedGame | null): Promise<void> {
    asked += 1;
    const question = asked;
    chosen.value = game;
    if (game === null) {
      opened.value = { state: 'none' };
      return;
    }
    if (!isOpenable(game)) {
      opened.value = { state: 'newer', listed: game };
      return;
    }
    const waiting = setTimeout(() => {
      if (question === asked) opened.value = { state: 'loading' };
    }, SLOW_GAME);
    const view = await ask(game.id);
    clearTimeout(waiting);
    if (question === asked) opened.value = openedAs(game, view);
  }

  return { chosen, opened, open };
}

function openedAs(listed: GameSummary, view: GameView | null): Opened {
  if (view === null) return { state: 'failed', listed };
  const replayed = replayView(view);
  return replayed.state === 'game'
    ? { state: 'game', listed, view, game: replayed.game }
    : { state: 'broken' };
}
