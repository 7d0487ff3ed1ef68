import { createHash } from 'node:crypto';
import { generationOf, phaseOf } from '../../core/game/game.ts';
import type { GameRecord } from '../record/game-record.ts';

/** A game as one file or line has it, without what it takes to replay it. */
export interface GameState {
  readonly id: string;
  readonly phase: 'running' | 'over' | 'stopped';
  readonly generation: number;
  /** A digest of everything that counts: two states of one generation with different digests exclude each other. */
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

/** Names are left out: a removal of names may have reached one place and not yet the other. */
function digestOf({ setup, events }: GameRecord['game']): string {
  const text = JSON.stringify([setup, events], (key, value: unknown) => (key === 'name' ? '' : value));
  return createHash('sha256').update(text).digest('base64');
}
