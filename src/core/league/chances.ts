import { extentOf, type Extent } from './extent.ts';
import type { LeadSide } from './lead.ts';
import type { SideName } from './side.ts';

export interface Chances extends Readonly<Record<SideName, Extent>> {
  /** The side that wins whatever happens; null while that is open, and for a tie. */
  readonly won: SideName | null;
  /** The side that can no longer lose, though it may still tie. */
  readonly safe: SideName | null;
}

/** Computes exactly what can still happen in this game: whether a lead can be caught. */
export function chancesOf({ home, visitors }: Readonly<Record<SideName, LeadSide>>): Chances {
  return chancesOfExtents({ home: extentOf(home), visitors: extentOf(visitors) });
}

/** The same for totals of several games, such as a series with games to come. */
export function chancesOfExtents({ home, visitors }: Readonly<Record<SideName, Extent>>): Chances {
  return {
    ...{ home, visitors },
    won: firstOver(home.least > visitors.most, visitors.least > home.most),
    safe: firstOver(home.least >= visitors.most, visitors.least >= home.most),
  };
}

function firstOver(home: boolean, visitors: boolean): SideName | null {
  if (home) return visitors ? null : 'home';
  return visitors ? 'visitors' : null;
}
