import { shallowRef, type ShallowRef } from 'vue';
import type { NewerGame, SheetText } from '../../../contract/contract.ts';

/** Fetches lines of a game's sheet text after the first `from`; null when there was no answer. */
export type AskForLines = (gameId: string, from: number) => Promise<SheetText | null>;

/** A newer program's game while its sheet is read. */
export interface ShownSheet extends SheetText {
  readonly game: NewerGame;
  /** The last query failed; `showMore` repeats it. */
  readonly failed: boolean;
}

export interface NewerSheet {
  /** Null while no sheet is read. */
  readonly shown: Readonly<ShallowRef<ShownSheet | null>>;
  readonly open: (game: NewerGame) => Promise<void>;
  /** Shows the next lines below. */
  readonly showMore: () => Promise<void>;
  readonly close: () => void;
}

/** The sheet text of one game, fetched part by part. */
export function createNewerSheet(ask: AskForLines): NewerSheet {
  const shown = shallowRef<ShownSheet | null>(null);

  async function show(before: ShownSheet): Promise<void> {
    const { game, lines: above } = before;
    shown.value = before;
    const part = await ask(game.id, above?.length ?? 0);
    // Closed meanwhile, or asked again.
    if (shown.value !== before) return;
    const lines = part === null ? above : part.lines && [...(above ?? []), ...part.lines];
    shown.value = { game, lines, more: part?.more ?? true, failed: part === null };
  }

  const open = (game: NewerGame): Promise<void> => show({ game, lines: [], more: false, failed: false });

  async function showMore(): Promise<void> {
    if (shown.value !== null) await show({ ...shown.value, failed: false });
  }

  function close(): void {
    shown.value = null;
  }

  return { shown, open, showMore, close };
}
