/**
 * `npm run soak`: one round of `npm test`, on a machine that is left alone, busy, or delayed at random. Each call does
 * the next of twelve rounds for this commit; `-- --kind load-6` chooses, `--table` shows the rounds done, `--seed 7`
 * repeats delays, `--dirty` tries uncommitted changes and keeps no row.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endedSeconds } from '../drive/cpu.ts';
import { root } from '../drive/runtime.ts';
import { refusalIn } from './one-at-a-time.ts';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';
import { DELAYS } from './soak/delays-environment.ts';
import { addRow, kinds, nextKind, readRows, tableOf, type Kind, type Row } from './soak/rows.ts';
import { exitCode } from './test/command.ts';
import { judge, readCount } from './test/count.ts';
import { RESULTS } from './test/playwright.ts';

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    seed: { type: 'string' },
    table: { type: 'boolean', default: false },
    dirty: { type: 'boolean', default: false },
  },
});

async function soak(run: Run, stop: AbortSignal): Promise<number> {
  const commit = git('rev-parse', 'HEAD').trim();
  const file = join(root, 'out/soak', `${commit}.json`);
  if (values.table) return showTable(readRows(file));
  const kind = values.kind === undefined ? nextKind(readRows(file)) : kindOf(values.kind);
  if (kind === null) {
    console.log('This commit has had all its rounds; --kind asks for another one.');
    return showTable(readRows(file));
  }
  const seed = seedOf(values.seed);
  if (!values.dirty && isDirty())
    throw new Error(
      'There are uncommitted changes, and rounds belong to a commit: please commit, or add --dirty.',
    );
  const refusal = await refusalIn(root, 'npm run soak', run);
  if (refusal !== null) throw new Error(refusal);
  console.log(
    `soak: ${kind}${kind === 'delays' ? `, seed ${String(seed)}` : ''}, commit ${commit.slice(0, 12)}`,
  );
  const row = { commit, ...(await roundOf(kind, seed, run, stop)) };
  stop.throwIfAborted();
  if (values.dirty) console.log(`\n${tableOf([row])}`);
  else if (isDirty() || git('rev-parse', 'HEAD').trim() !== commit)
    throw new Error('The checkout changed during the round, so no row is kept.');
  else keep(file, row);
  console.log(`\n${String(row.passed)} passed, ${String(row.failed.length)} failed`);
  return row.failed.length > 0 ? 1 : 0;
}

async function roundOf(kind: Kind, seed: number, run: Run, stop: AbortSignal): Promise<Omit<Row, 'commit'>> {
  const date = new Date().toISOString();
  // These compute until they are killed or the run ends.
  const load = Array.from({ length: kind.startsWith('load-') ? Number(kind.slice('load-'.length)) : 0 }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], {
      stdio: 'ignore',
      env: { ...process.env, ...run.environment },
    }),
  );
  const report = join(run.folder, 'count.json');
  const env = {
    ...process.env,
    ...run.environment,
    HEADPIN_COUNT: report,
    ...(kind === 'delays' ? { [DELAYS]: String(seed) } : {}),
  };
  const started = performance.now();
  const spent = endedSeconds();
  // Its set-up has just been done by this command's own.
  const test = join(root, 'scripts/test.ts');
  const code = await exitCode(process.execPath, [test], { cwd: root, env, signal: stop }, null);
  // The load still runs, and counts only when it has ended.
  const [wall, cpu] = [(performance.now() - started) / 1000, endedSeconds() - spent];
  for (const busy of load) busy.kill();
  const count = judge('npm test', readCount(report), code);
  return {
    ...{ kind, seed: kind === 'delays' ? seed : null, date },
    ...{ wallSeconds: Math.round(wall), cpuSeconds: Math.round(cpu), passed: count.passed },
    failed: count.failures.map((failure) => failure.split('\n')[0] ?? ''),
    again: count.again,
  };
}

/** Keeps the row, and beside it what is left of failed tests, which the next round would remove. */
function keep(file: string, row: Row): void {
  const rows = addRow(file, row);
  if (row.failed.length + row.again.length > 0)
    cpSync(RESULTS, file.replace(/\.json$/u, `-${String(rows.length)}`), { recursive: true });
  console.log(`\n${tableOf(rows)}`);
}

/** Ends with the number of rounds that passed and failed. */
function showTable(rows: readonly Row[]): number {
  const failed = rows.filter((row) => row.failed.length > 0).length;
  console.log(`${tableOf(rows)}\n\n${String(rows.length - failed)} passed, ${String(failed)} failed`);
  return failed > 0 ? 1 : 0;
}

function kindOf(asked: string): Kind {
  const kind = kinds.find((known) => known === asked);
  if (kind === undefined) throw new Error(`no kind is called ${asked}: ${kinds.join(', ')}`);
  return kind;
}

function seedOf(asked: string | undefined): number {
  const seed = asked === undefined ? randomInt(2 ** 31) : Number(asked);
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new Error(`a seed is a number: ${String(asked)} is none`);
  return seed;
}

function isDirty(): boolean {
  return git('status', '--porcelain') !== '';
}

function git(...parameters: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${parameters.join(' ')}: ${error?.message ?? stderr.trim()}`);
  return stdout;
}

await runScript(soak);
