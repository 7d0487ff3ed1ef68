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
 * The facts of a part up to the first whose checksum does not follow: what comes after it cannot be trusted either. Nor can a fact
 * that names somebody: no erasing could take a name out of it again.
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

/** In canonical form. What is no JSON at all, the rules refuse; what is too deep to be read, nobody keeps. */
function isNameless(body: string): boolean {
  try {
    return factsOf(JSON.parse(body)) === body;
  } catch (fault) {
    return fault instanceof SyntaxError;
  }
}
