import type { SaveTrouble } from './save-trouble.ts';

/** Where the second copy of the games is: on a stick that staff chose, or in the folder of the command line. */
export const COPY_PLACES = ['stick', 'folder'] as const;
export type CopyPlace = (typeof COPY_PLACES)[number];

/** Why no second copy was made. */
export type CopyTrouble =
  | SaveTrouble
  | 'stick-not-in'
  /** What was read back is not what was written. */
  | 'not-verified'
  /** The games themselves could not be read. */
  | 'source'
  /** The copy would be within the folder that it copies, or the other way round. */
  | 'same-folder'
  /** It could not be noted down on the lane's own disk; nothing is wrong with where the copies are. */
  | 'lane-disk'
  /** What the lane knows of its copies must stay as it is: a newer program's, or one that cannot be read now. */
  | 'not-ours';

/** What staff are shown of the second copy. */
export interface CopyState {
  /** Null: none is made. */
  readonly place: CopyPlace | null;
  readonly copying: boolean;
  /** When the newest copy was whole and checked, ISO 8601 in UTC; null when there is none. */
  readonly copiedAt: string | null;
  /** How many files of the lane were damaged when it was made. */
  readonly damaged: number;
  /** Why the last try failed, or the next one would; null when all is well. */
  readonly trouble: CopyTrouble | null;
  /** A stick is in that could be chosen. */
  readonly stickIn: boolean;
  /** Whether sticks can be told from other disks on this system; else a folder is given on the command line. */
  readonly sticksKnown: boolean;
}

/** What can be asked for: how it stands, by anybody; a copy at once, copies on the stick that is in, or none any more, by staff. */
export const COPY_ORDERS = ['look', 'now', 'use-stick', 'stop'] as const;
export type CopyOrder = (typeof COPY_ORDERS)[number];
