import { oneOf, shuffled, type Draw } from '../draw.ts';
import { databases } from './databases.ts';
import type { Fault } from './fault.ts';
import { lanes } from './lanes.ts';
import { moves } from './moves.ts';
import { network } from './network.ts';
import { orders } from './orders.ts';
import { requests } from './requests.ts';
import { services } from './services.ts';

const FAULTS: readonly Fault[] = [
  ...services,
  ...network,
  ...databases,
  ...lanes,
  ...requests,
  ...orders,
  ...moves,
];

/** The kinds that can be made here. */
export function faultsFor({ hasDisk }: { readonly hasDisk: boolean }): readonly Fault[] {
  return FAULTS.filter(({ needsDisk }) => hasDisk || needsDisk !== true);
}

/** So many faults in a random order: each kind once before any comes again, then by their shares. */
export function drawn(draw: Draw, kinds: readonly Fault[], count: number): readonly Fault[] {
  const weighted = kinds.flatMap((fault) => Array.from({ length: fault.share ?? 1 }, () => fault));
  const more = Array.from({ length: Math.max(0, count - kinds.length) }, () => oneOf(draw, weighted));
  return shuffled(draw, [...kinds, ...more]).slice(0, count);
}
