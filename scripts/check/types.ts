/**
 * `npm run check:types`: compiles each room of the source on its own, some in parallel. Its tsconfig says what a room
 * may see. Incremental: checks only changes and their dependents.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';
import { exitCode, Output } from '../test/command.ts';
import { compilation, projectsIn, type Project } from './projects.ts';

/** Earlier results, one file per project; removed by `npm ci`. */
const CACHE = join(root, 'node_modules', '.cache', 'headpin', 'types');

const waiting = [...projectsIn(root)];
const failed: string[] = [];

async function compileOneByOne(): Promise<void> {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift())
    await compile(project);
}

async function compile(project: Project): Promise<void> {
  const { file } = project;
  const said = new Output();
  const known = join(CACHE, `${file.replaceAll(/\W+/gu, '-')}.tsbuildinfo`);
  const command = [...compilation(project, root), '--incremental', '--tsBuildInfoFile', known];
  const code = await exitCode(process.execPath, command, { cwd: root }, said);
  if (code === 0) return;
  failed.push(file);
  console.error(`── ${file} ──\n${said.read().trimEnd()}`);
}

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, compileOneByOne));
process.exitCode = failed.length > 0 ? 1 : 0;
