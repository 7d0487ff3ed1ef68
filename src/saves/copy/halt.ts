import type { CopyTrouble } from '../../contract/contract.ts';

/** Why no copy was made; `stopped`: the program ends, or staff cancelled. */
export type CopyHalt = CopyTrouble | 'stopped';

/** Thrown to end a copy; `copyData` turns it into a result. */
export class Halt extends Error {
  readonly trouble: CopyHalt;

  constructor(trouble: CopyHalt) {
    super(trouble);
    this.trouble = trouble;
  }
}
