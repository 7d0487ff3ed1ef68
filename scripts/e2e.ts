/**
 * `npm run e2e -- resume.spec.ts`: the named tests in the real program, as an ordinary user with Chromium's sandbox on.
 * What follows `--` goes to Playwright: files, `-g`, `--repeat-each`, `--workers`. `--as-root` is ours: it runs them as root.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import type { Run } from './processes.ts';
import { root } from './runtime.ts';
import { runScript } from './script.ts';
import { exitCode } from './test/command.ts';
import { makePlace } from './test/place.ts';

/** Where a failed test's pictures and traces are kept. */
const results = join(root, 'test-results');

async function e2e(run: Run, stop: AbortSignal): Promise<number> {
  const asked = process.argv.slice(2);
  await buildIfStale(stop);
  const place = await makePlace(run, asked.includes('--as-root') ? 'root' : 'ordinary', stop);
  const code = await exitCode(
    place.node,
    [
      join(place.checkout, 'node_modules/@playwright/test/cli.js'),
      'test',
      ...asked.filter((option) => option !== '--as-root'),
    ],
    { ...place.identity, cwd: place.checkout, env: { ...place.environment }, signal: stop },
    null,
  );
  rmSync(results, { recursive: true, force: true });
  if (code !== 0) cpSync(place.output, results, { recursive: true });
  return code ?? 1;
}

await runScript(e2e);
