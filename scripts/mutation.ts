/**
 * `npm run mutation`: changes the rules and the saves in every way Stryker knows, one at a time, and counts which changes
 * the tests notice. `core`, `saves`, `archive`, `copy` or `logo` behind `--` for that one. What was not run is in docs/mutation.md
 * as the last run left it in docs/mutation.tsv; `--report` writes both anew and runs nothing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { OF_COPIES } from './mutation/equivalent-copy.ts';
import { OF_LOGOS } from './mutation/equivalent-logo.ts';
import { OF_RULES } from './mutation/equivalent-rules.ts';
import { OF_SAVES } from './mutation/equivalent-saves.ts';
import { groups, type Group } from './mutation/groups.js';
import {
  listed,
  listOf,
  merged,
  mutantsOf,
  scoreOf,
  survivorsOf,
  tableOf,
  type Found,
  type Report,
} from './mutation/report.ts';
import type { Run } from './processes.ts';
import { root } from '../drive/runtime.ts';
import { runScript } from './script.ts';

const stryker = join(root, 'scripts/mutation/node_modules/@stryker-mutator/core/bin/stryker.js');
/** Every mutant there is, a line each. */
const list = join(root, 'docs/mutation.tsv');
const { values, positionals } = parseArgs({
  options: { report: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const asked = positionals.length === 0 ? groups : groups.filter((group) => positionals.includes(group));

async function mutate(run: Run, stop: AbortSignal): Promise<number> {
  const unknown = positionals.find((name) => !groups.some((group) => group === name));
  if (unknown !== undefined) {
    console.error(`${unknown} is none of ${groups.join(', ')}. Nothing was run.`);
    return 2;
  }
  for (const group of values.report ? [] : asked) {
    const child = spawn(process.execPath, [stryker, 'run', 'scripts/mutation/stryker.config.js'], {
      cwd: root,
      env: { ...process.env, ...run.environment, HEADPIN_MUTATE: group },
      stdio: ['ignore', 'inherit', 'inherit'],
      signal: stop,
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) return code ?? 1;
  }
  const mutants = new Map(groups.map((group) => [group, mutantsIn(group)]));
  writeFileSync(join(root, 'docs/mutation.md'), await format(pageOf(mutants), { parser: 'markdown' }));
  writeFileSync(list, `${listOf([...mutants.values()].flat())}\n`);
  for (const [group, all] of mutants)
    console.log(`${group}: ${all.length === 0 ? 'not run yet' : `${scoreOf(all).toFixed(1)} %`}`);
  return 0;
}

/** The mutants of a group: of what was run here, and as the list has them of the rest. */
function mutantsIn(group: Group): readonly Found[] {
  const report = join(root, `out/mutation/${group}.json`);
  const run = existsSync(report) ? mutantsOf(JSON.parse(readFileSync(report, 'utf8')) as Report) : [];
  const known = listed(readFileSync(list, 'utf8')).filter(({ file }) => groupOfFile(file) === group);
  return merged(known, run, (file) => existsSync(join(root, file)));
}

function groupOfFile(file: string): Group {
  if (file.startsWith('src/core/')) return 'core';
  return groups.find((group) => file.startsWith(`src/saves/${group}/`)) ?? 'saves';
}

function pageOf(mutants: ReadonlyMap<Group, readonly Found[]>): string {
  const preface = readFileSync(join(root, 'scripts/mutation/preface.md'), 'utf8').trim();
  const parts = [...mutants].map(([group, all]) => `## ${group}\n\n${partOf(group, all)}`);
  return `${[preface, ...parts].join('\n\n')}\n`;
}

function partOf(group: Group, all: readonly Found[]): string {
  if (all.length === 0) return `Not run yet: \`npm run mutation -- ${group}\`.`;
  const survivors = survivorsOf(all, [...OF_RULES, ...OF_SAVES, ...OF_COPIES, ...OF_LOGOS]);
  return [tableOf(group, all), '### What survived', survivors].join('\n\n');
}

await runScript(mutate);
