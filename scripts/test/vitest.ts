import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';
import { exitCode, type Output } from './command.ts';
import { judge, readCount, type Count } from './count.ts';
import type { SpawnOptions } from 'node:child_process';

/** Runs unit tests; `parameters` select some, and their result is written into `folder`. */
export async function runVitest(
  name: string,
  parameters: readonly string[],
  options: SpawnOptions & { readonly folder: string; readonly output?: Output | null },
): Promise<Count> {
  const { folder, output = null, ...own } = options;
  const report = join(folder, `${name.replaceAll(' ', '-')}.json`);
  const all = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...parameters,
    '--reporter=default',
    '--reporter=./scripts/test/vitest-reporter.ts',
  ];
  const env = { ...own.env, HEADPIN_COUNT: report };
  const code = await exitCode(process.execPath, all, { ...own, env }, output);
  return judge(name, readCount(report), code);
}
