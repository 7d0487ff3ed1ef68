import type { Evening } from '../evening.ts';
import type { Draw } from '../tools.ts';

/** Faults of one group are never made at the same time. */
export type Group = 'services' | 'network' | 'database' | 'lanes' | 'requests' | 'moves';

/** A kind of fault. */
export interface Fault {
  readonly kind: string;
  readonly group: Group;
  /** Needs a disk of its own, and so root. */
  readonly needsDisk?: true;
  /** Made in every evening, also in a short one. */
  readonly always?: true;
  /** One of so many faults is of this kind; 1 if missing. */
  readonly share?: number;
  /**
   * Makes the fault, lets the lanes bowl meanwhile, and mends it. Resolves with how often it really struck; 0
   * if it met nothing.
   */
  readonly strike: (evening: Evening, draw: Draw) => Promise<number>;
}

/** Kinds of faults of one group. */
export function ofGroup(group: Group, ...faults: readonly Omit<Fault, 'group'>[]): readonly Fault[] {
  return faults.map((fault) => ({ ...fault, group }));
}
