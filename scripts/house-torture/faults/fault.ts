import type { Draw } from '../draw.ts';
import type { Evening } from '../evening.ts';

/** Kinds of one group are never made at once. */
export type Group = 'services' | 'network' | 'database' | 'lanes' | 'requests' | 'moves';

/** A kind of fault. */
export interface Fault {
  readonly kind: string;
  readonly group: Group;
  /** Needs a disk of its own, and so root. */
  readonly needsDisk?: true;
  /** Of so many faults one is of this kind; 1 where missing. */
  readonly share?: number;
  /** Makes it, lets the lanes bowl meanwhile, and mends it. Resolves with how often it really struck; 0: it did not. */
  readonly strike: (evening: Evening, draw: Draw) => Promise<number>;
}
