import type { Skip, Timed } from '../../test/count.ts';

/** What `run-tests.ts` tells of a test file. */
export interface Told {
  readonly passed: readonly string[];
  readonly failed: readonly { readonly test: string; readonly why: string }[];
  readonly skips: readonly Skip[];
  readonly notes: readonly string[];
  readonly times: readonly Timed[];
}
