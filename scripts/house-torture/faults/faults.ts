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

/**
 * So many faults in a random order: each kind once before any comes again, then by their shares. Of too few, those are
 * made that belong to every evening, and any of the others.
 */
export function drawn(draw: Draw, kinds: readonly Fault[], count: number): readonly Fault[] {
  const weighted = kinds.flatMap((fault) => Array.from({ length: fault.share ?? 1 }, () => fault));
  const more = Array.from({ length: Math.max(0, count - kinds.length) }, () => oneOf(draw, weighted));
  const always = kinds.filter((fault) => fault.always === true);
  const others = shuffled(draw, [...kinds.filter((fault) => fault.always !== true), ...more]);
  return shuffled(draw, [...always, ...others].slice(0, count));
}
