import { factsOf } from '../../core/chain/facts.ts';
import { firstLink, nextLink, type ChainedGame, type Hash } from '../../core/chain/chain.ts';
import type { Part } from '../../house-contract/deliveries.ts';

/** A fact whose chain follows from the one before. */
export interface LinkedFact {
  readonly generation: number;
  readonly body: string;
  readonly chain: string;
}

/**
 * The facts of a part up to the first with a wrong checksum, after which nothing can be trusted. Also stops
 * at a fact that contains a name, because no erasure could remove it.
 */
export function linkedFacts(
  hash: Hash,
  game: ChainedGame,
  { from, before, facts }: Pick<Part, 'from' | 'before' | 'facts'>,
): readonly LinkedFact[] {
  const linked: LinkedFact[] = [];
  let last = before;
  for (const [index, { body, chain }] of facts.entries()) {
    const generation = from + index;
    if ((generation === 0) !== (last === null)) break;
    if (chain !== (last === null ? firstLink(hash, game, body) : nextLink(hash, last, body))) break;
    if (!isNameless(body)) break;
    linked.push({ generation, body, chain });
    last = chain;
  }
  return linked;
}

/**
 * True if this JSON contains no name. Invalid JSON passes, as the rules refuse it; JSON too deep to read does
 * not.
 */
function isNameless(body: string): boolean {
  try {
    return factsOf(JSON.parse(body)) === body;
  } catch (fault) {
    return fault instanceof SyntaxError;
  }
}
