import type { Run } from '../processes.ts';

/** A benchmark. It prints its result with a floor measured in the same run. */
export interface Bench {
  readonly name: string;
  readonly run: (stop: AbortSignal, run: Run) => Promise<void>;
}
