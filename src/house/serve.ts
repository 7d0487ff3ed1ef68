/**
 * `node serve.ts CONFIG` runs one process of a house's service until SIGTERM. Several may run on one
 * database.
 */
import { readConfig } from './operate/service-config.ts';
import { Serving } from './operate/serving.ts';
import { endAfterErrors, endInTime } from './operate/uncaught.ts';

endAfterErrors();

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function serve(file: string): Promise<void> {
  endInTime();
  const serving = new Serving(readConfig(file), log);
  const ended = new Promise<void>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const)
      process.once(name, () => {
        resolve();
      });
  });
  log(`serves ${await serving.begin()}`);
  await ended;
  await serving.end();
  log('ended');
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: node serve.ts CONFIG\n');
  process.exitCode = 2;
} else {
  try {
    await serve(file);
  } catch (fault) {
    process.stderr.write(`${wordsOf(fault)}\n`);
    process.exit(1);
  }
}

function wordsOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const { code } = fault as NodeJS.ErrnoException;
  return code === 'EADDRINUSE'
    ? `Another program uses this address already: ${fault.message}`
    : fault.message;
}
