import { createHash } from 'node:crypto';
import { chainOf } from '../../../core/chain/chain.ts';
import { bodiesOf, namesDigest, namesIn } from '../../../core/chain/names.ts';
import type { GameView } from '../../../contract/contract.ts';
import type { TakenGame } from '../../../house-contract/orders.ts';
import { RECORD_VERSION } from '../../../saves/record/migrations.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A game as the house sends it to a lane. */
export function takenOf(
  { id, setup, events }: Pick<GameView, 'id' | 'setup' | 'events'>,
  lane = 7,
): TakenGame {
  const facts = JSON.parse(JSON.stringify({ setup, events })) as { setup: unknown; events: unknown[] };
  const bodies = bodiesOf(facts);
  const chain = chainOf(hash, { origin: setup.origin, id }, bodies);
  const entries = [...namesIn(facts)];
  return {
    from: { origin: setup.origin, game: id, generation: events.length },
    lane,
    save: RECORD_VERSION,
    facts: bodies.map((body, generation) => ({ body, chain: chain[generation] ?? '' })),
    names: { digest: namesDigest(hash, entries), entries },
  };
}
