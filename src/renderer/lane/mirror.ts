import { replay, type Game } from '../../core/game.ts';
import type { GameView } from '../../preload/contract.ts';

/** What a view replays to; `broken` is a bug that people are told about, never a guessed score. */
export type Replayed =
  { readonly state: 'none' } | { readonly state: 'game'; readonly game: Game } | { readonly state: 'broken' };

/** Replays a view through the rules (design decision 3). */
export function replayView(view: GameView | null): Replayed {
  if (view === null) return { state: 'none' };
  const game = replay(view.setup, view.events);
  return game.ok ? { state: 'game', game: game.value } : { state: 'broken' };
}

/**
 * The newer of two views. Main's answers and its notices cross by themselves, so an answer may come behind the
 * notice of a later change; events are never taken out, so the one with more of them is the later one.
 */
export function newerView(held: GameView | null, come: GameView): GameView {
  return held !== null && held.id === come.id && held.events.length > come.events.length ? held : come;
}
