import { logEntryIn } from './log-entry.ts';

/** What the log says about the run before this one. */
export interface LastRun {
  /** Its version; null when there was none, or its line is gone. */
  readonly version: string | null;
  /** Whether it ended without a last word: a crash, a kill or a power cut. */
  readonly wasCutOff: boolean;
}

const VERSION = /(?:^|, )headpin=([^,]{1,40})/u;

/** Reads the lines before this run's own. */
export function lastRunIn(lines: readonly string[]): LastRun {
  const entries = lines.map(logEntryIn).filter((entry) => entry !== null);
  // Another start that was refused adds a line also after the end.
  const own = entries.filter(({ event }) => event !== 'start-refused');
  const started = own.findLast(({ event }) => event === 'started');
  const last = own.at(-1);
  return {
    version: VERSION.exec(started?.details ?? '')?.[1] ?? null,
    wasCutOff: last !== undefined && last.event !== 'stopped',
  };
}
