import { goOn, newGame, type Game } from '../../../core/game/game.ts';
import { viewIn, type GameNews, type GameView } from '../../../contract/contract.ts';
import { shared } from '../sharing.ts';

/** The result of replaying a view. `broken` is a bug; users are told, and no score is guessed. */
export type Replayed =
  | { readonly state: 'none' }
  | { readonly state: 'game'; readonly game: Game }
  | { readonly state: 'broken' };

/**
 * Replays a view through the rules (decision 3). A view that continues the one before (`newerView` kept its events) is
 * replayed from its end, so that a ball late in a long evening takes no longer than the first one.
 */
export function replayView(view: GameView | null, before?: Replayed): Replayed {
  if (view === null) return { state: 'none' };
  const start = before?.state === 'game' && beginsWith(view, before.game) ? before.game : newGame(view.setup);
  const game = goOn(start, view.events.slice(start.events.length));
  if (!game.ok) return { state: 'broken' };
  return before?.state === 'game' && before.game === game.value
    ? before
    : { state: 'game', game: game.value };
}

function beginsWith({ setup, events }: GameView, game: Game): boolean {
  return setup === game.setup && game.events.every((event, index) => event === events[index]);
}

/**
 * The later of the held view and of what news tell, made of the parts of the held one that it repeats; null if news
 * between the two are missing. Main's answers and its notices cross by themselves, so an answer may come behind the
 * notice of a later change, or of another game.
 */
export function newerView(held: GameView | null, come: GameNews): GameView | null {
  if (held !== null && held.revision > come.revision) return held;
  const view = viewIn(come, held);
  return view === null ? null : shared(held, view);
}
