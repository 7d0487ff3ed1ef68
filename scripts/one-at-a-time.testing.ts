/**
 * `one-at-a-time.testing.ts CHECKOUT COMMAND INNER`: takes a checkout, prints `has it` or the refusal, and stays.
 * With INNER it also starts such a command as a part of its run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { refusalIn } from './one-at-a-time.ts';
import { runScript } from './script.ts';

const [checkout = '', command = '', inner] = process.argv.slice(2);
await runScript(async (run, stop) => {
  console.log((await refusalIn(checkout, command, run)) ?? 'has it');
  if (inner !== undefined)
    spawn(process.execPath, [import.meta.filename, checkout, inner], {
      env: { ...process.env, ...run.environment },
      stdio: 'inherit',
    });
  const staying = setInterval(() => undefined, 60_000);
  await once(stop, 'abort');
  clearInterval(staying);
  return 0;
});
