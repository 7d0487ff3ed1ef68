import type { NameEntry } from '../../core/chain/names.ts';
import { sheetText } from '../../core/game/sheet-text.ts';
import { wholeGame } from '../games/reading.ts';
import type { StoredFact } from './stored-fork.ts';

/** For how many days a decision is shown, so that staff can change it. */
export const SHOWN_DAYS = 7;
export const MOST_QUESTIONS = 50;

/** Null if the rules cannot read it. */
export function sheetOf(
  game: string,
  facts: readonly StoredFact[],
  names: readonly NameEntry[],
): readonly string[] | null {
  const bodies = facts.map(({ body }) => body);
  const read = wholeGame({ game, save: facts.at(-1)?.save ?? 0, bodies, names });
  return read.ok ? sheetText(read.value) : null;
}
