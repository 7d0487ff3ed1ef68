import type { Skip, Timed } from '../../test/count.ts';

/** The report of `run-tests.ts` on one test file. */
export interface Told {
  readonly passed: readonly string[];
  readonly failed: readonly { readonly test: string; readonly why: string }[];
  readonly skips: readonly Skip[];
  readonly notes: readonly string[];
  readonly times: readonly Timed[];
}
