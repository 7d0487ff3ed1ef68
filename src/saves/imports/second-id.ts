import { createHash } from 'node:crypto';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import type { GameRecord } from '../record/game-record.ts';
import { factsOf } from '../../core/chain/facts.ts';

/** Names one state of a game: the same on every lane and at every import. */
export function keyOf({ id, game }: GameRecord): OpaqueId {
  return createHash('sha256')
    .update(factsOf([id, game.setup, game.events]))
    .digest('hex')
    .slice(0, 24);
}

/**
 * A game as a second one beside another of its id. Its id follows from what happened in it, so that a second import finds
 * it again.
 */
export function asSecond(record: GameRecord): GameRecord {
  return { ...record, id: `${record.id.slice(0, record.id.indexOf('-'))}-${keyOf(record)}` };
}
