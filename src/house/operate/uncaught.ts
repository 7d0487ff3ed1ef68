import { statSync, writeSync } from 'node:fs';
import { basename } from 'node:path';

/** The exit code after an error (EX_SOFTWARE of sysexits.h). systemd starts the service again, and `npm run house` does. */
const CRASHED = 70;
/** In milliseconds: how long an end in order may take. */
const LONGEST_END = 5_000;
const STANDARD_ERROR = 2;

/**
 * Logs an error that nobody caught, once, and ends the process at once: what the service has acknowledged is in the
 * database, and lanes connect again.
 */
export function endAfterErrors(): void {
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(kind, (trouble: unknown) => {
      try {
        // Written before this returns, whatever else the process waits for.
        writeSync(STANDARD_ERROR, `an error ended the service (${buildText()}): ${wordsOf(trouble)}\n`);
      } finally {
        process.exit(CRASHED);
      }
    });
}

/** Ends the process so many milliseconds after it was asked to stop, whatever hangs. */
export function endInTime(longest = LONGEST_END): void {
  for (const name of ['SIGTERM', 'SIGINT'] as const)
    process.once(name, () => {
      setTimeout(() => {
        process.exit(1);
      }, longest).unref();
    });
}

/** The files of a package are dated by its commit. */
function buildText(): string {
  const script = process.argv[1] ?? process.execPath;
  const made = statSync(script, { throwIfNoEntry: false })?.mtime.toISOString() ?? 'an unknown time';
  return `${basename(script)} of ${made}, Node ${process.version}`;
}

function wordsOf(trouble: unknown): string {
  return trouble instanceof Error ? (trouble.stack ?? trouble.message) : String(trouble);
}
