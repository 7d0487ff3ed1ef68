import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { generationOf, type Game } from '../../src/core/game/game.ts';
import { sheetText } from '../../src/core/game/sheet-text.ts';
import { SAVE_TROUBLES } from '../../src/contract/contract.ts';

const shown = { id: v.string(), generation: v.number(), sum: v.string() };
const trouble = v.picklist(SAVE_TROUBLES);

/** The worker's answers, one JSON line each. */
export const ANSWER = v.variant('said', [
  v.strictObject({ said: v.literal('ready') }),
  v.strictObject({ said: v.literal('locked') }),
  v.strictObject({ said: v.literal('held'), pid: v.number() }),
  v.strictObject({ said: v.literal('held-elsewhere') }),
  v.strictObject({ said: v.literal('unclear'), lock: v.string() }),
  v.strictObject({ said: v.literal('refused'), trouble }),
  v.strictObject({
    said: v.literal('opened'),
    notices: v.array(v.string()),
    shown: v.nullable(v.strictObject(shown)),
  }),
  /** The last ball of one game begins to go to the other one. */
  v.strictObject({ said: v.literal('moving'), from: v.strictObject(shown), to: v.strictObject(shown) }),
  /** A ball is safe and may never be lost. */
  v.strictObject({ said: v.literal('acknowledged'), ...shown }),
  v.strictObject({ said: v.literal('failed'), trouble, mayBeInPlace: v.boolean() }),
]);
export type Answer = v.InferOutput<typeof ANSWER>;

/** A game as shown: its id, generation and sheet checksum. */
export interface Shown {
  readonly id: string;
  readonly generation: number;
  readonly sum: string;
}

export function shownOf(id: string, game: Game): Shown {
  const sum = createHash('sha256').update(sheetText(game).join('\n')).digest('hex');
  return { id, generation: generationOf(game), sum };
}
