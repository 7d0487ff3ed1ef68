/**
 * `npm run e2e -- resume.spec.ts`: runs these tests in the real program, as an ordinary user with Chromium's sandbox
 * on. Options after `--` go to Playwright: files, `-g`, `--repeat-each`, `--workers`, `--trace on`, `--ui-port 8080`.
 * Without `--project` they run in all but `fresh`, which runs some of them again.
 * Four are ours: `--as-root` runs the tests as root, `--headed` paints on the existing display, `--times` shows the seconds
 * of CPU of each test, and `--day=12` takes the turns of that day, or `--day=all` all of them (`drive/turns.ts`).
 */
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { root } from '../drive/runtime.ts';
import { hasDisplay } from './display.ts';
import { refusalIn } from './one-at-a-time.ts';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';
import { summary } from './test/count.ts';
import { refusalOf } from './test/e2e-options.ts';
import { makePlace } from './test/place.ts';
import { forgetResults, runPlaywright } from './test/playwright.ts';
import { Times } from './test/times.ts';

const OURS = ['--as-root', '--times'];
const DAY = '--day=';
const PROJECTS = ['e2e', 'verify'].map((name) => `--project=${name}`);

async function e2e(run: Run, stop: AbortSignal): Promise<number> {
  const asked = process.argv.slice(2);
  const options = asked.filter((option) => !OURS.includes(option) && !option.startsWith(DAY));
  const refusal = refusalOf(options, hasDisplay());
  if (refusal !== null) {
    console.error(refusal);
    return 2;
  }
  const busy = await refusalIn(root, 'npm run e2e', run);
  if (busy !== null) {
    console.error(busy);
    return 1;
  }
  await buildIfStale(stop);
  const user = asked.includes('--as-root') ? 'root' : 'ordinary';
  const place = await makePlace(run, user, stop, options.includes('--headed'));
  const times = new Times(asked.includes('--times') ? join(run.folder, 'times.jsonl') : null);
  forgetResults();
  const day = asked.find((option) => option.startsWith(DAY))?.slice(DAY.length);
  const turns = day === undefined ? {} : { HEADPIN_DAY: day };
  const environment = { ...place.environment, ...times.environment, ...turns };
  const projects = options.some((option) => option.startsWith('--project')) ? [] : PROJECTS;
  const chosen = [...options, ...projects];
  const { code, count } = await runPlaywright({ ...place, environment }, 'e2e', chosen, { stop });
  times.suiteEnded('e2e');
  const table = times.table('test');
  if (table !== '') console.log(table);
  if (count !== null && count.failures.length > 0) console.log(`\n${summary(count)}`);
  return code ?? 1;
}

await runScript(e2e);
