import type { SaveTrouble } from './saved.ts';

/** Where the second copy is: on a stick chosen by staff, or in the folder from the command line. */
export const COPY_PLACES = ['stick', 'folder'] as const;
export type CopyPlace = (typeof COPY_PLACES)[number];

export type CopyTrouble =
  | SaveTrouble
  | 'stick-not-in'
  /** The copy read back differs from what was written. */
  | 'not-verified'
  /** The lane's own games could not be read. */
  | 'source'
  /** The copy's folder would contain the data folder, or the other way round. */
  | 'same-folder'
  /** The copy could not be recorded on the lane's own disk; the destination is fine. */
  | 'lane-disk'
  /** The lane's record of its copies must stay unchanged: it is a newer program's, or unreadable now. */
  | 'not-ours';

export interface CopyState {
  /** Null: copying is off. */
  readonly place: CopyPlace | null;
  readonly copying: boolean;
  /** When the newest copy was complete and checked, ISO 8601 in UTC; null when there is none. */
  readonly copiedAt: string | null;
  /** How many of the lane's files were damaged at that time. */
  readonly damaged: number;
  /** Why the last attempt failed or the next one would; null when all is well. */
  readonly trouble: CopyTrouble | null;
  /** Whether a stick is in that could be chosen. */
  readonly stickIn: boolean;
  /** Whether this operating system can tell sticks from other disks; if not, the command line names a folder. */
  readonly sticksKnown: boolean;
}

/** Orders: the state, for everybody; and for staff a copy now, copies on the stick that is in, or no copies. */
export const COPY_ORDERS = ['look', 'now', 'use-stick', 'stop'] as const;
export type CopyOrder = (typeof COPY_ORDERS)[number];
