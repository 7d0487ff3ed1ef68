/**
 * `npm run attack`: the sweeps of `npm test` at full length, and one table. `-- --only NAME` runs one; `--seed` repeats
 * a run, `--minutes` is the time for files; `--only files --seed N --tries 1` repeats a single damage.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attackFiles } from './attack/attack-files.ts';
import { table, type Swept } from './attack/table.ts';
import { buildIfStale } from './build.ts';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';
import { judge, summary, total, type Count } from './test/count.ts';
import { makePlace } from './test/place.ts';
import { forgetResults, runPlaywright } from './test/playwright.ts';

/** Sweeps in the real program: files of e2e/attack. */
const IN_PROGRAM = ['bridge', 'keys', 'pointer'] as const;
const PARTS = ['files', ...IN_PROGRAM];

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000_000)) },
    minutes: { type: 'string', default: '5' },
    tries: { type: 'string', default: 'Infinity' },
  },
});

async function attack(run: Run, stop: AbortSignal): Promise<number> {
  const unknown = values.only.filter((name) => !PARTS.includes(name));
  const numbers = [values.seed, values.minutes, values.tries].map(Number);
  if (unknown.length > 0 || numbers.some(Number.isNaN)) {
    console.error(
      `usage: npm run attack -- [--only ${PARTS.join('|')}] [--seed N] [--minutes N] [--tries N]`,
    );
    return 2;
  }
  const [seed = 0, minutes = 0, tries = 0] = numbers;
  const wanted = PARTS.filter((name) => values.only.length === 0 || values.only.includes(name));
  console.log(`attacking with seed ${String(seed)}: the same seed makes the same attack`);
  const swept: Swept[] = [];
  const counts: Count[] = [];
  if (wanted.includes('files')) {
    const files = await attackFiles({ seed, tries, milliseconds: minutes * 60_000 }, stop);
    swept.push(...files.swept);
    counts.push(files.count);
  }
  const specs = IN_PROGRAM.filter((name) => wanted.includes(name)).map((name) => `attack/${name}.spec.ts`);
  if (specs.length > 0) {
    await buildIfStale(stop);
    forgetResults();
    const place = await makePlace(run, 'ordinary', stop);
    const rows = join(place.output, 'swept.jsonl');
    const long = { HEADPIN_ATTACK: 'long', HEADPIN_ATTACK_SEED: String(seed), HEADPIN_ATTACK_ROWS: rows };
    const inPlace = { ...place, environment: { ...place.environment, ...long } };
    // A second attempt would hide what only one seed shows.
    const parameters = [...specs, '--retries=0'];
    const { code, count } = await runPlaywright(inPlace, 'attack', parameters, { stop });
    swept.push(...read(rows));
    counts.push(judge('attack', count, code));
  }
  const all = total(counts);
  console.log(`\n${table(swept).join('\n')}\n\n${summary(all)}`);
  return all.failures.length > 0 ? 1 : 0;
}

/** The sweeps that the tests of the real program reported, one per line. */
function read(rows: string): readonly Swept[] {
  if (!existsSync(rows)) return [];
  const lines = readFileSync(rows, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Swept);
}

await runScript(attack);
