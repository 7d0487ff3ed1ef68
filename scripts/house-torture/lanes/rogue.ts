import { chainOf } from '../../../src/core/chain/chain.ts';
import { bodiesOf, namesDigest, namesIn } from '../../../src/core/chain/names.ts';
import { setupOf } from '../../../src/core/testing/setup.testing.ts';
import { sha256 } from '../../../src/house/db/hash.ts';
import type { Part } from '../../../src/house-contract/deliveries.ts';
import { RECORD_VERSION } from '../../../src/saves/record/migrations.ts';

/** Events of a game whose last one no rule allows: eleven pins. */
export interface RefusedGame {
  readonly part: Part;
  /** Generations that the rules take, and those that they do not. */
  readonly good: number;
  readonly refused: number;
}

/** A game of this origin in which an event comes that core refuses, as a program with a fault would send it. */
export function refusedGame(origin: string, id: string, balls: number): RefusedGame {
  const ball = (pins: number, player: number, frame: number): unknown => ({
    ...{ type: 'ballRolled', player, frame, roll: { kind: 'pins', pins } },
    ...{ at: '2026-11-21T12:00:00.000Z', by: 'bowler' },
  });
  const setup = setupOf(['ROGUE'], { origin, startedAt: '2026-11-21T12:00:00.000Z' });
  const good = Array.from({ length: balls }, (_, index) =>
    ball(index % 2 === 0 ? 4 : 3, 1, 1 + Math.floor(index / 2)),
  );
  const game = { setup, events: [...good, ball(11, 1, 1 + Math.floor(balls / 2)), ball(1, 1, 9)] };
  const bodies = bodiesOf(game);
  const chain = chainOf(sha256, { origin, id }, bodies);
  const names = namesIn(game);
  return {
    good: balls + 1,
    refused: 2,
    part: {
      ...{ game: id, month: '2026-11', save: RECORD_VERSION, from: 0, before: null },
      facts: bodies.map((body, generation) => ({ body, chain: chain[generation] ?? '' })),
      names: {
        digest: namesDigest(sha256, names),
        entries: names.map(({ path, value }) => ({ path, value })),
      },
    },
  };
}
