import * as v from 'valibot';
import { PRINT_STATES, PRINTS_WHAT, type GamePrint, type PrintRule } from '../../contract/contract.ts';
import { GAME_ID } from '../record/game-id.ts';
import { listOf } from '../record/reading.ts';
import { time } from '../record/record-schema.ts';
import { sealedFile, type KeptFile } from './kept-file.ts';

/** The newest games; an older one is over a second time whenever it ends (`endsFirst`). */
export const MOST_PRINTS = 100;

const kinds = listOf(v.picklist(PRINTS_WHAT), { most: PRINTS_WHAT.length });

const print = v.strictObject({
  game: v.pipe(v.string(), v.regex(GAME_ID)),
  /** Of the game, as it was printed. */
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  state: v.picklist(PRINT_STATES),
  /** All sheets that were to be printed, and of them those not sent yet. */
  kinds,
  left: kinds,
});

/** A game that was over before prints nothing. */
const rule = v.strictObject({
  since: time,
  printsAt: v.picklist(['game', 'series']),
  prints: kinds,
});

interface PrintsValues {
  /** Oldest first. */
  readonly prints: readonly GamePrint[];
  /** Null where nothing is printed by itself. */
  readonly rule: PrintRule | null;
}

/** What a data folder's games printed by themselves. It has no names. */
export const PRINTS_FILE = sealedFile({
  ...{ name: 'prints.json', marker: 'headpin-prints', largest: 64 * 1024, lost: { kind: 'prints-lost' } },
  parts: { prints: listOf(print, { most: MOST_PRINTS }), rule: v.exactOptional(rule) },
  read: ({ prints, rule: asked = null }) => ({ prints, rule: asked }),
  write: ({ prints, rule: asked }) => (asked === null ? { prints } : { prints, rule: asked }),
  plain: (): PrintsValues => ({ prints: [], rule: null }),
});
export type PrintsFile = KeptFile<PrintsValues>;

/** The change that notes what these games print; the oldest notes go. */
export function noting(notes: readonly GamePrint[]): (now: PrintsValues) => Partial<PrintsValues> {
  const noted = new Set(notes.map(({ game }) => game));
  return ({ prints }) => ({
    prints: [...prints.filter(({ game }) => !noted.has(game)), ...notes].slice(-MOST_PRINTS),
  });
}
