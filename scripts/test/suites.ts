import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';

/** A suite of `npm test`, by the tool that runs it. */
export type Suite =
  | { readonly kind: 'npm'; readonly name: string }
  | { readonly kind: 'build'; readonly name: string }
  | { readonly kind: 'torture'; readonly name: string }
  | { readonly kind: 'vitest'; readonly name: string; readonly parameters: readonly string[] }
  | {
      readonly kind: 'playwright';
      readonly name: string;
      readonly parameters: readonly string[];
      /** `ordinary`: with Chromium's sandbox, as a lane runs it, even when root runs the tests. `root`: only as root. */
      readonly user: 'ordinary' | 'root';
      /** Fewer tests than this is a suite that lost its tests. */
      readonly least: number;
    };

/** Suites that run one after the other. */
export type Lane = readonly Suite[];

/**
 * What `npm test` runs, stage after stage. The lanes of a stage run at the same time; the first is seen as it runs, the others when a suite of
 * theirs has ended. Two files of unit tests and one check keep two cores busy to the end. The tests of the real program are one pool,
 * the longest first (playwright.config.ts): kills, evenings and what stands still wait more than they compute, and others compute meanwhile.
 */
export const stages: readonly (readonly Lane[])[] = [
  [[{ kind: 'build', name: 'build' }]],
  [
    [{ kind: 'vitest', name: 'unit', parameters: [] }],
    [...checks().map((name) => ({ kind: 'npm', name }) as const), { kind: 'torture', name: 'torture' }],
  ],
  [
    [
      {
        kind: 'playwright',
        name: 'the real program',
        // What takes long and needs nobody to wait for it is for `npm run verify`.
        parameters: ['--grep-invert=@root|@long', '--workers=5'],
        user: 'ordinary',
        least: 280,
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

/** The parts of `npm run check`, each a test of its own. */
export function checks(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  return Object.keys(scripts).filter((name) => name.startsWith('check:'));
}
