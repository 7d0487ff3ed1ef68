/**
 * `npm run unit -- src/core -t 'a spare'`: these unit tests, or all; options after `--` go to Vitest. Whatever a test
 * leaves behind ends with the run.
 */
import { join } from 'node:path';
import { root } from '../drive/runtime.ts';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';
import { exitCode } from './test/command.ts';
import { temporaryIn } from './test/temporary.ts';

async function unit(run: Run, stop: AbortSignal): Promise<number> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, ...run.environment, TMPDIR: temporaryIn(run) };
  const parameters = [vitest, 'run', ...process.argv.slice(2)];
  return (await exitCode(process.execPath, parameters, { cwd: root, env, signal: stop }, null)) ?? 1;
}

await runScript(unit);
