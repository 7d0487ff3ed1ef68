/** SHA-256 of a text in UTF-8, as lower-case hexadecimal. Core has none of its own. */
export type Hash = (text: string) => string;

/** The canonical form's own version, apart from that of saves. */
export const CHAIN_VERSION = 1;

export interface ChainedGame {
  /** The data folder that the game was bowled in. */
  readonly origin: string;
  readonly id: string;
}

/** The chain of generation 0: over the game's key and its set-up in canonical form. */
export function firstLink(hash: Hash, { origin, id }: ChainedGame, setup: string): string {
  return hash(`headpin-chain ${String(CHAIN_VERSION)}\n${origin}\n${id}\n${setup}`);
}

/** The chain one generation further. */
export function nextLink(hash: Hash, before: string, event: string): string {
  return hash(`${before}\n${event}`);
}

/** The chain of every generation, from 0. `facts` are the set-up and the events in canonical form. */
export function chainOf(hash: Hash, game: ChainedGame, facts: readonly string[]): readonly string[] {
  const chain: string[] = [];
  for (const fact of facts) {
    const before = chain.at(-1);
    chain.push(before === undefined ? firstLink(hash, game, fact) : nextLink(hash, before, fact));
  }
  return chain;
}
