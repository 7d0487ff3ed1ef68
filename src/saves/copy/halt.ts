import type { CopyTrouble } from '../../contract/contract.ts';

/** Why no copy was made; `stopped`: the program ends, or staff want none any more. */
export type CopyHalt = CopyTrouble | 'stopped';

/** Ends a copy from within; `copyData` turns it, like a refusal of the disk, into an answer. */
export class Halt extends Error {
  readonly trouble: CopyHalt;

  constructor(trouble: CopyHalt) {
    super(trouble);
    this.trouble = trouble;
  }
}
