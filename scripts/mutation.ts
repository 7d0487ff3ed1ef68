/**
 * `npm run mutation`: changes the rules and the saves in every way Stryker knows, one at a time, and counts which changes the tests notice.
 * Behind `--` stand groups (`core`, `saves`, ...) or files of theirs; Stryker remembers what it knows of the rest, so that only what changed
 * is run again. Groups that were run whole get their row in docs/mutation.md. `-- planted` runs no mutants: it plants
 * the faults of scripts/mutation/planted, where Stryker does not reach.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../drive/runtime.ts';
import { groups, sources, type Group } from './mutation/groups.js';
import { findPlanted } from './mutation/planted/find-planted.ts';
import { scoreOf, totalsOf, withTotals, type Report } from './mutation/totals.ts';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';
import { exitCode } from './test/command.ts';

const STRYKER = join(root, 'scripts/mutation/node_modules/@stryker-mutator/core/bin/stryker.js');
const DOCUMENT = join(root, 'docs/mutation.md');

async function mutate(run: Run, stop: AbortSignal): Promise<number> {
  const asked = process.argv.slice(2);
  if (asked[0] === 'planted') return findPlanted(asked.slice(1), run, stop);
  const unknown = asked.find((name) => groupOf(name) === undefined);
  if (unknown !== undefined) {
    console.error(`${unknown} is none of ${groups.join(', ')} and no file of theirs. Nothing was run.`);
    return 2;
  }
  for (const group of groups) {
    const files = asked.filter((name) => name !== group && groupOf(name) === group);
    const whole = asked.length === 0 || asked.includes(group);
    if (!whole && files.length === 0) continue;
    const code = await runStryker(group, whole ? [] : files, run, stop);
    if (code !== 0) return code;
    const report = JSON.parse(readFileSync(join(root, `out/mutation/${group}.json`), 'utf8')) as Report;
    const totals = totalsOf(group, new Date().toISOString().slice(0, 10), report);
    console.log(`${whole ? group : files.join(', ')}: ${scoreOf(totals).toFixed(1)} %`);
    if (!whole) continue;
    const document = withTotals(readFileSync(DOCUMENT, 'utf8'), totals);
    writeFileSync(DOCUMENT, (await format(DOCUMENT, document)).code);
  }
  return 0;
}

/** The group of this name, or the one that a file belongs to: the most particular of them. */
function groupOf(asked: string): Group | undefined {
  const named = groups.find((group) => group === asked);
  return named ?? groups.findLast((group) => sources[group].some((pattern) => matchesGlob(asked, pattern)));
}

async function runStryker(
  group: Group,
  files: readonly string[],
  run: Run,
  stop: AbortSignal,
): Promise<number> {
  const only = files.length === 0 ? [] : ['--mutate', files.join(',')];
  // Evenings have local dates; the threads of its tests have the time zone of the process.
  const env = { ...process.env, ...run.environment, HEADPIN_MUTATE: group, TZ: 'UTC' };
  const parameters = [STRYKER, 'run', 'scripts/mutation/stryker.config.js', ...only];
  return (await exitCode(process.execPath, parameters, { cwd: root, env, signal: stop }, null)) ?? 1;
}

await runScript(mutate);
