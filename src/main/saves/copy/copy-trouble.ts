import type { SaveTrouble } from '../../../preload/contract.ts';

/**
 * Why no copy was made. `not-verified`: what was read back is not what was written. `source`: the data folder cannot
 * be read. `stopped`: the program ends.
 */
export type CopyTrouble = SaveTrouble | 'not-verified' | 'source' | 'stopped';

/** Ends a copy from within; `copyData` turns it, like a refusal of the disk, into an answer. */
export class Halt extends Error {
  readonly trouble: CopyTrouble;

  constructor(trouble: CopyTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}
