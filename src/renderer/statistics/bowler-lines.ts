import { shallowRef, type ShallowRef } from 'vue';
import type { BowlerLines, Failure, FiguresQuery, Period } from '../../contract/contract.ts';
import type { FormatId } from '../../core/formats/formats.ts';
import type { BowlerId } from '../../core/players/opaque-id.ts';
import type { Result } from '../../core/line/result.ts';

/** Whose statistics are shown. */
export interface StatisticsOf {
  readonly name: string;
  /** Null where only the name is known. */
  readonly bowler: BowlerId | null;
  /** What is shown first. */
  readonly format: FormatId;
  readonly first: Extract<Period, 'tonight' | 'since'>;
}

/** By which a bowler's games are found. */
export type FindsBy = 'name' | 'bowler';

/**
 * loading --- loaded
 *        \
 *         failed --- loading again
 */
export type LinesState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | ({ readonly state: 'loaded' } & BowlerLines);

export interface Lines {
  readonly state: Readonly<ShallowRef<LinesState>>;
  /** Loads them; an answer that a later request overtook is dropped. */
  readonly load: (of: StatisticsOf, by: FindsBy) => Promise<void>;
}

export function createLines(figures: (query: FiguresQuery) => Promise<Result<BowlerLines, Failure>>): Lines {
  const state = shallowRef<LinesState>({ state: 'loading' });
  let newest = 0;
  async function load(of: StatisticsOf, by: FindsBy): Promise<void> {
    newest += 1;
    const request = newest;
    state.value = { state: 'loading' };
    const found = await figures({ who: whoOf(of, by), from: null, to: null, format: null });
    if (request !== newest) return;
    state.value = found.ok ? { state: 'loaded', ...found.value } : { state: 'failed' };
  }
  return { state, load };
}

/** Who is asked for. */
export function whoOf({ name, bowler }: StatisticsOf, by: FindsBy): FiguresQuery['who'] {
  return by === 'bowler' && bowler !== null ? { kind: 'bowler', bowler } : { kind: 'name', name };
}
