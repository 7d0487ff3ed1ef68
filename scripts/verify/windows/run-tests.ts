/**
 * Runs one test file without Vitest's own workers: `run-tests.ts CONFIG TOLD FILE`. Vitest needs a bundler, and none
 * runs on this system. Its runner and its `expect` are plain JavaScript, and Node reads TypeScript.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { vi, type RunnerTask, type RunnerTestCase, type SerializedConfig } from 'vitest';
import { startTests } from 'vitest/internal/browser';
import type { VitestRunner } from 'vitest/runtime';
import type { Told } from './told.ts';

const [settings = '', told = '', file = ''] = process.argv.slice(2);
const config = JSON.parse(readFileSync(settings, 'utf8')) as SerializedConfig;

// Worker state that `vi` and `expect` look up.
Object.assign(globalThis, {
  __vitest_worker__: {
    config,
    ctx: { pool: 'forks' },
    environment: { name: 'node' },
    evaluatedModules: { idToModuleMap: new Map() },
    resolvingModules: new Set(),
    filepath: file,
    onCleanup: () => undefined,
  },
});

// A Vitest worker's channel keeps the process alive. Here a timer does: a test may wait for something that does not.
setInterval(() => undefined, 60_000);

const notes: string[] = [];
const runner: VitestRunner = {
  config,
  pool: 'forks',
  viteEnvironment: 'node',
  importFile: (path) => import(pathToFileURL(path).href),
  onBeforeTryTask: () => {
    vi.clearAllMocks();
  },
  onTestAnnotate: (test, annotation) => {
    notes.push(`${test.fullName}: ${annotation.message}`);
    return Promise.resolve(annotation);
  },
};

const files = await startTests([file], runner);
const tests = files.flatMap((task) => testsIn(task));
const all: Told = {
  passed: tests.filter(({ result }) => result?.state === 'pass').map((test) => test.fullName),
  failed: [
    ...tests.filter(({ result }) => result?.state === 'fail').map((test) => failure(test)),
    // A file that fails to load has no tests that could fail.
    ...files.filter((task) => (task.result?.errors?.length ?? 0) > 0).map((task) => failure(task)),
  ],
  skips: tests
    .filter(({ mode }) => mode === 'skip' || mode === 'todo')
    .map((test) => ({ test: test.fullName, reason: noteOf(test.result) })),
  notes,
  times: tests.map((test) => ({ test: test.fullName, seconds: (test.result?.duration ?? 0) / 1000 })),
};
writeFileSync(told, JSON.stringify(all));
process.exit(all.failed.length > 0 ? 1 : 0);

function testsIn(task: RunnerTask): readonly RunnerTestCase[] {
  return task.type === 'test' ? [task] : task.tasks.flatMap((child) => testsIn(child));
}

function failure(task: RunnerTask): Told['failed'][number] {
  const reasons = task.result?.errors?.map(({ message }) => message) ?? [];
  return { test: task.fullName, why: reasons.join('; ') };
}

/** Why a test skipped itself. Vitest's types lack this field. */
function noteOf(result: unknown): string | null {
  if (typeof result !== 'object' || result === null || !('note' in result)) return null;
  return typeof result.note === 'string' ? result.note : null;
}
