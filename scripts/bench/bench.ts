import type { Run } from '../processes.ts';

/** One thing that is measured. It prints what it found, and always against a floor measured in the same run. */
export interface Bench {
  readonly name: string;
  readonly run: (stop: AbortSignal, run: Run) => Promise<void>;
}
