/**
 * Decides where a delivered part belongs among a game's branches. Pure: `stored-branches.ts` reads and
 * writes.
 */
import type { LinkedFact } from './linked.ts';

export type BranchName = 'first' | 'aside' | number;

/** Generation and chain of the stored facts. */
export interface Branch {
  readonly name: BranchName;
  /** The last generation shared with the first branch; -1 if there is none. */
  readonly above: number;
  /** The newest generation; -1 if the house has nothing. */
  readonly generation: number;
  readonly chains: ReadonlyMap<number, string>;
}

/** Where a part's new facts belong: the house has `kept` of its facts, and the rest extends a branch. */
export type Place =
  | { readonly kind: 'add'; readonly to: BranchName; readonly kept: number }
  /** On no branch: a second branch begins after `above`. */
  | { readonly kind: 'fork'; readonly from: BranchName; readonly above: number; readonly kept: number }
  /** The lane must resend from after this generation. */
  | { readonly kind: 'gap'; readonly generation: number };

/**
 * `first` is the branch that counts. The others hold only what is above the generation that they share with
 * it.
 */
export function placeOf(
  facts: readonly LinkedFact[],
  { from, before }: { readonly from: number; readonly before: string | null },
  [first, ...others]: readonly [Branch, ...Branch[]],
): Place {
  if (from > 0 && before === null) return { kind: 'gap', generation: -1 };
  const start = [first, ...others].find((branch) => chainAt(branch, first, from - 1) === before);
  if (start === undefined)
    return { kind: 'gap', generation: from > first.generation + 1 ? first.generation : -1 };
  return walk(facts, start, [first, ...others]);
}

function walk(
  facts: readonly LinkedFact[],
  start: Branch,
  [first, ...others]: readonly [Branch, ...Branch[]],
): Place {
  let on = start;
  for (const [kept, { generation, chain }] of facts.entries()) {
    if (chainAt(on, first, generation) === chain) continue;
    const other = [first, ...others].find((branch) => chainAt(branch, first, generation) === chain);
    if (other === undefined) {
      return generation > on.generation
        ? { kind: 'add', to: on.name, kept }
        : { kind: 'fork', from: on.name, above: generation - 1, kept };
    }
    on = other;
  }
  return { kind: 'add', to: on.name, kept: facts.length };
}

/** The chain before generation 0 is the same on every branch. */
function chainAt(branch: Branch, first: Branch, generation: number): string | null {
  if (generation < 0) return null;
  return (generation <= branch.above ? first.chains : branch.chains).get(generation) ?? null;
}
