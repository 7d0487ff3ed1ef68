import { createHash } from 'node:crypto';
import { generationOf, phaseOf, type Phase } from '../../core/game/game.ts';
import type { GameRecord } from '../record/game-record.ts';

/** A game's state in one file or line, without the data to replay it. */
export interface GameState {
  readonly id: string;
  readonly phase: Phase;
  readonly generation: number;
  /** A digest of setup and events. Two states of one generation with different digests contradict each other. */
  readonly digest: string;
  readonly startedAt: string;
}

export function stateOf({ id, game }: GameRecord): GameState {
  return {
    id,
    phase: phaseOf(game),
    generation: generationOf(game),
    digest: digestOf(game),
    startedAt: game.setup.startedAt,
  };
}

/** Without names, because a removal of names may have reached only one of two places. */
function digestOf({ setup, events }: GameRecord['game']): string {
  const text = JSON.stringify([setup, events], (key, value: unknown) => (key === 'name' ? '' : value));
  return createHash('sha256').update(text).digest('base64');
}
