import type { Found } from './report.ts';

/** Mutants that nobody can tell from the program, and why; they count as survivors all the same. */
export interface Reason {
  readonly file: string;
  /** The code as it is and as the mutant has it, in one line each. */
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}

/** The reason why a mutant that survived is equivalent; null when there is none. */
export function reasonFor(mutant: Found, reasons: readonly Reason[]): string | null {
  const reason = reasons.find(
    ({ file, original, replacement }) =>
      file === mutant.file && original === mutant.original && replacement === mutant.replacement,
  );
  return reason?.why ?? null;
}
