import { createHash } from 'node:crypto';
import { chainOf } from '../../core/chain/chain.ts';
import { bodiesOf, namesDigest, namesIn } from '../../core/chain/names.ts';
import type { Fact, Head, Names, Part } from '../../house-contract/deliveries.ts';
import { monthOf } from '../../saves/archive/month-name.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { RECORD_VERSION } from '../../saves/record/migrations.ts';

/** The most facts in one part; the house refuses more. */
export const MOST_FACTS = 3000;
const MOST_NAMES = 4000;

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * A saved game as it is delivered: facts in canonical form with their chain, and names separately (decision
 * 19).
 */
export interface LinkedGame {
  readonly head: Head;
  readonly month: string;
  readonly facts: readonly Fact[];
  readonly names: Names;
}

export function linkedGame({ id, game }: GameRecord): LinkedGame {
  const bodies = bodiesOf(game);
  const chain = chainOf(sha256, { origin: game.setup.origin, id }, bodies);
  const facts = bodies.map((body, generation) => ({ body, chain: chain[generation] ?? '' }));
  const entries = namesIn(game);
  const names = namesDigest(sha256, entries);
  return {
    head: { game: id, generation: facts.length - 1, chain: chain.at(-1) ?? '', names },
    month: monthOf(game.setup.startedAt),
    facts,
    names: {
      digest: names,
      // `undefined`, which JSON leaves out, is null in the house.
      entries: entries.slice(0, MOST_NAMES).map(({ path, value }) => ({ path, value: value ?? null })),
    },
  };
}

export interface PartWanted {
  /** The last generation that the house has; -1 if it has none. */
  readonly after: number;
  readonly withNames: boolean;
  readonly isFork: boolean;
  /** In bytes. */
  readonly room: number;
}

/** The next facts of a game that fit into the room, but at least one. */
export function partOf({ head, month, facts, names }: LinkedGame, wanted: PartWanted): Part {
  const from = wanted.after + 1;
  const part: Part = {
    ...{ game: head.game, month, save: RECORD_VERSION, from },
    before: facts[wanted.after]?.chain ?? null,
    facts: [],
    ...(wanted.withNames ? { names } : {}),
    ...(wanted.isFork ? { fork: true as const } : {}),
  };
  let left = wanted.room - bytesOf(part);
  const taken: Fact[] = [];
  for (const fact of facts.slice(from, from + MOST_FACTS)) {
    left -= bytesOf(fact) + 1;
    if (left < 0 && taken.length > 0) break;
    taken.push(fact);
  }
  return { ...part, facts: taken };
}

/** The size as JSON. */
export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
