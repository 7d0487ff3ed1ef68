import { logEntryIn } from './log-entry.ts';

/** The previous run, as the log shows it. */
export interface LastRun {
  /** Its version; null without a previous run or its line. */
  readonly version: string | null;
  /** Whether it ended without its last line: by a kill or a power cut. */
  readonly wasCutOff: boolean;
}

const VERSION = /(?:^|, )headpin=([^,]{1,40})/u;

/** Reads the lines before this run's own. */
export function lastRunIn(lines: readonly string[]): LastRun {
  const entries = lines.map(logEntryIn).filter((entry) => entry !== null);
  // A refused start writes its line into the same log, even after the end of this run.
  const own = entries.filter(({ event }) => event !== 'start-refused');
  const started = own.findLast(({ event }) => event === 'started');
  const last = own.at(-1);
  return {
    version: VERSION.exec(started?.details ?? '')?.[1] ?? null,
    wasCutOff: last !== undefined && !['stopped', 'crashed'].includes(last.event),
  };
}
