/**
 * `npm run check:types`: compiles every room of the house by itself, a few at a time. What a file of one room may see is said by the
 * tsconfig there. Only what changed since the last run, and what depends on it, is looked at again.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';
import { exitCode, Minutes } from '../test/command.ts';
import { projectsIn, type Project } from './projects.ts';

/** What an earlier run found, a file for each project; `npm ci` forgets it. */
const CACHE = join(root, 'node_modules', '.cache', 'headpin', 'types');

const waiting = [...projectsIn(root)];
const failed: string[] = [];

async function compileOneByOne(): Promise<void> {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift())
    await compile(project);
}

async function compile({ file, compiler }: Project): Promise<void> {
  const said = new Minutes();
  const known = join(CACHE, `${file.replaceAll(/\W+/gu, '-')}.tsbuildinfo`);
  const parameters = ['-p', file, '--incremental', '--tsBuildInfoFile', known];
  const command = [join(root, 'node_modules', compiler), ...parameters];
  const code = await exitCode(process.execPath, command, { cwd: root }, said);
  if (code === 0) return;
  failed.push(file);
  console.error(`── ${file} ──\n${said.read().trimEnd()}`);
}

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, compileOneByOne));
process.exitCode = failed.length > 0 ? 1 : 0;
