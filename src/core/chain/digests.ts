import type { Hash } from './chain.ts';

/** What lane and house compare of a game. */
export interface ComparedHead {
  readonly game: string;
  readonly generation: number;
  readonly chain: string;
  readonly names: string;
}

/** A month's digest, in whatever order its games come. */
export function headsDigest(hash: Hash, heads: readonly ComparedHead[]): string {
  const lines = heads.map(({ game, generation, chain, names }) =>
    [game, String(generation), chain, names].join(' '),
  );
  return hash(lines.toSorted().join('\n'));
}

/** The digest of a list of ids, in whatever order they come. */
export function idsDigest(hash: Hash, ids: readonly string[]): string {
  return hash(ids.toSorted().join('\n'));
}
