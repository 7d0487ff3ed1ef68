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

/** The log of every state acknowledged as safe, kept outside the data folder. */
export class Acknowledged {
  readonly #sums = new Map<string, string>();
  /** The last ball that began to go from one game of a pair to the other, and both games before that. */
  moving: { readonly from: Shown; readonly to: Shown } | null = null;
  readonly #lasts = new Map<string, Shown>();
  #last: Shown | null = null;

  /** Records an acknowledged state; a power cut may not lose the newest. */
  note(state: Shown): void {
    this.#last = state;
    this.#lasts.set(state.id, state);
    this.#sums.set(`${state.id} ${String(state.generation)}`, state.sum);
  }

  /** The newest. */
  last(): Shown | null {
    return this.#last;
  }

  /** The newest of each game, in the order of their beginnings. */
  lasts(): readonly Shown[] {
    return [...this.#lasts.values()];
  }

  /** The number of acknowledged states. */
  count(): number {
    return this.#sums.size;
  }

  /** The acknowledged checksum of a game's generation. */
  sumOf(id: string, generation: number): string | undefined {
    return this.#sums.get(`${id} ${String(generation)}`);
  }
}
