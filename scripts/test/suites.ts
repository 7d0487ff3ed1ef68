import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';

export type Suite =
  | { readonly kind: 'npm'; readonly name: string }
  | { readonly kind: 'build'; readonly name: string }
  | { readonly kind: 'torture'; readonly name: string; readonly script: string }
  | { readonly kind: 'vitest'; readonly name: string; readonly parameters: readonly string[] }
  | {
      readonly kind: 'playwright';
      readonly name: string;
      readonly parameters: readonly string[];
      /** `ordinary`: with Chromium's sandbox as on a lane, even if root runs the tests. `root`: only as root. */
      readonly user: 'ordinary' | 'root';
      /** With fewer tests than this, the suite has lost some and fails. */
      readonly least: number;
    };

/** Suites that run in turn. */
export type Lane = readonly Suite[];

const PROJECTS = ['e2e', 'fresh*'].map((name) => `--project=${name}`);

/**
 * The stages of `npm test`. A stage's lanes run in parallel: the first is shown as it runs, the others when a suite
 * has ended. Unit tests with two workers and one check at a time keep two cores busy. The tests of the real program
 * are one pool: kills, evenings and what stands still mostly wait, and others compute meanwhile.
 */
export const stages: readonly (readonly Lane[])[] = [
  [[{ kind: 'build', name: 'build' }]],
  [
    [{ kind: 'vitest', name: 'unit', parameters: [] }],
    [
      ...checks().map((name) => ({ kind: 'npm', name }) as const),
      { kind: 'torture', name: 'torture', script: 'torture.ts' },
      { kind: 'torture', name: 'house torture', script: 'house-torture.ts' },
    ],
  ],
  [
    [
      {
        kind: 'playwright',
        name: 'the real program',
        // Slow tests, and tests that need the package, run in `npm run verify`.
        parameters: [...PROJECTS, '--grep-invert=@root|@long', '--workers=4'],
        user: 'ordinary',
        least: 250,
      },
    ],
    [
      {
        kind: 'playwright',
        name: 'the real program as root',
        parameters: ['--project=e2e', '--grep', '@root'],
        user: 'root',
        least: 1,
      },
    ],
  ],
];

/** The parts of `npm run check`, each counted as a test. */
export function checks(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  return Object.keys(scripts).filter((name) => name.startsWith('check:'));
}
