/**
 * `npm run e2e -- resume.spec.ts`: runs these tests in the real program, as an ordinary user with Chromium's sandbox
 * on. Options after `--` go to Playwright: files, `-g`, `--repeat-each`, `--workers`, `--trace on`, `--ui-port 8080`.
 * Two are ours: `--as-root` runs the tests as root, and `--headed` paints on the existing display.
 */
import { buildIfStale } from './build.ts';
import { hasDisplay } from './display.ts';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';
import { summary } from './test/count.ts';
import { refusalOf } from './test/e2e-options.ts';
import { makePlace } from './test/place.ts';
import { forgetResults, runPlaywright } from './test/playwright.ts';

async function e2e(run: Run, stop: AbortSignal): Promise<number> {
  const asked = process.argv.slice(2);
  const options = asked.filter((option) => option !== '--as-root');
  const refusal = refusalOf(options, hasDisplay());
  if (refusal !== null) {
    console.error(refusal);
    return 2;
  }
  await buildIfStale(stop);
  const user = asked.includes('--as-root') ? 'root' : 'ordinary';
  const place = await makePlace(run, user, stop, options.includes('--headed'));
  forgetResults();
  const { code, count } = await runPlaywright(place, 'e2e', options, { stop });
  if (count !== null && count.failures.length > 0) console.log(`\n${summary(count)}`);
  return code ?? 1;
}

await runScript(e2e);
