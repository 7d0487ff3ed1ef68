import { oneOf, shuffled, type Draw } from '../tools.ts';
import { moves, orders } from './desk.ts';
import type { Fault } from './fault.ts';
import { databases, lanes, networks, services } from './machines.ts';
import { requests } from './requests.ts';

const FAULTS: readonly Fault[] = [services, networks, databases, lanes, requests, orders, moves].flat();

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
