import type { GameView } from './games.ts';

/** A view as it crosses the bridge: without its first `known` events, which the view one revision earlier has. */
export interface GameNews extends GameView {
  readonly known: number;
}

/** The news for a window whose view is `before`. */
export function newsOf(view: GameView, before: GameView | null): GameNews {
  const held = before?.id === view.id && before.revision === view.revision - 1 ? before.events : [];
  const continues = held.every((event, index) => event === view.events[index]);
  const known = continues ? held.length : 0;
  return { ...view, events: view.events.slice(known), known };
}

/** A view for a window that may know none of it. */
export function wholeNews(view: GameView): GameNews {
  return { ...view, known: 0 };
}

/** The view of a window that held `held`, after these news; null if they continue another view. */
export function viewIn({ known, ...view }: GameNews, held: GameView | null): GameView | null {
  if (known === 0) return view;
  if (held?.id !== view.id || held.events.length < known) return null;
  if (held.revision === view.revision) return held;
  if (held.revision !== view.revision - 1) return null;
  return { ...view, events: [...held.events.slice(0, known), ...view.events] };
}
