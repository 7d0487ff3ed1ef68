import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../../../drive/runtime.ts';
import type { Run } from '../../processes.ts';
import { judge, nothing, timesOf, total, type Count } from '../../test/count.ts';
import { countTold, LEFT_OUT } from './differences.ts';
import type { Told } from './told.ts';
import { Wine } from './wine.ts';

/**
 * Test files for code that differs on Windows: saves, lock, check and terminal programs. Transcripts of whole
 * scoreboard games are left out: they start hundreds of processes and call nothing that is specific to a system.
 */
export const TESTED = [
  'src/saves/**/*.test.ts',
  'src/options/*.test.ts',
  'src/terminal/{,batch/}*.test.ts',
  'src/terminal/scoreboard/{kept,play,player-options,ways-out}.test.ts',
];

/** Wine starts processes slowly, and some tests start hundreds. */
const PATIENCE = 600_000;

/** Runs these test files in Node for Windows, two at a time. */
export async function testOnWindows(
  wine: Wine,
  node: string,
  run: Run,
  stop: AbortSignal,
  patterns = TESTED,
): Promise<Count> {
  const settings = join(run.folder, 'vitest.json');
  writeFileSync(settings, await vitestSettings());
  const found = globSync(patterns, { cwd: root }).toSorted();
  const files = found.filter((file) => LEFT_OUT[file] === undefined);
  const skips = found.flatMap((file) =>
    LEFT_OUT[file] === undefined ? [] : [{ test: file, reason: LEFT_OUT[file] }],
  );
  const counts: Count[] = [{ ...nothing, skips }];
  const work = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      stop.throwIfAborted();
      const told = join(run.folder, `told-${file.replaceAll('/', '-')}.json`);
      const names = ['scripts/verify/windows/run-tests.ts', file].map((name) => Wine.path(join(root, name)));
      const [script = '', tests = ''] = names;
      const options = [
        '--disable-warning=ExperimentalWarning',
        script,
        Wine.path(settings),
        Wine.path(told),
        tests,
      ];
      const started = performance.now();
      const { code, said } = await wine.run(node, ...options);
      const read = readTold(file, told);
      // Code 1 means that a test failed, which the results show.
      const count = judge(file, read, code === 1 && read !== null ? 0 : code);
      if (read === null || (code !== 0 && code !== 1)) console.log(said);
      console.log(timesOf(file, (performance.now() - started) / 1000, { ...count, slowest: [] }));
      counts.push(count);
    }
  };
  await Promise.all([work(), work()]);
  return total(counts);
}

function readTold(file: string, path: string): Count | null {
  try {
    return countTold(file, JSON.parse(readFileSync(path, 'utf8')) as Told);
  } catch {
    return null;
  }
}

/** Vitest's settings for a worker, with longer time limits for Wine. */
async function vitestSettings(): Promise<string> {
  const vitest = await createVitest({ watch: false, root });
  try {
    const settings = vitest.getRootProject().serializedConfig;
    const slow = { testTimeout: PATIENCE, hookTimeout: PATIENCE };
    return JSON.stringify({ ...settings, ...slow, root: Wine.path(root).replaceAll('\\', '/') });
  } finally {
    await vitest.close();
  }
}
