import fc from 'fast-check';

/** How often a property runs in `npm test`; `npm run verify -- --part properties` runs each 1,000 times. */
const RUNS = 25;

/**
 * The one place that decides how often properties run, and from which seed: for each worker of Vitest, whose settings
 * give it the variables (vitest.config.ts).
 */
export function configureProperties({ HEADPIN_RUNS, HEADPIN_SEED }: NodeJS.ProcessEnv): void {
  const numRuns = HEADPIN_RUNS === undefined ? RUNS : Number(HEADPIN_RUNS);
  const seed = HEADPIN_SEED === undefined ? {} : { seed: Number(HEADPIN_SEED) };
  fc.configureGlobal({ numRuns, ...seed });
}

/** For a property that takes long, or one that needs many cases: so many times the usual runs. */
export function runs(times: number): { readonly numRuns: number } {
  return { numRuns: Math.max(1, Math.round((fc.readConfigureGlobal().numRuns ?? RUNS) * times)) };
}
