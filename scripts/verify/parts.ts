import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../drive/runtime.ts';

/** A part of `npm run verify` made of unit tests, with what `npm test` does a share of. */
export interface UnitPart {
  readonly name: string;
  readonly files: () => readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

export const unitParts: readonly UnitPart[] = [
  // Engine, batch scorer, terminal, saves and statistics against second ones; `npm test` plays a sample.
  {
    name: 'random games',
    files: () => ['src/terminal/random-games.test.ts', 'src/core/statistics/second.test.ts'],
    environment: { HEADPIN_RANDOM_GAMES: '10000', HEADPIN_STATISTICS_GAMES: '10000' },
  },
  // Drawn directly; `npm test` draws a few of each format.
  {
    name: 'game codes',
    files: () => ['src/renderer/sheet/parts/qr-decoded.test.ts'],
    environment: { HEADPIN_RANDOM_CODES: '1000' },
  },
  // `npm test` exports 8,000.
  {
    name: 'a million frames',
    files: () => ['src/main/exports/many-frames.test.ts'],
    environment: { HEADPIN_EXPORTED_FRAMES: '1000000' },
  },
  // `npm test` restores a house once and fails over once; these begin a cluster for each of more faults.
  { name: 'house in trouble', files: () => ['.long.test.ts'], environment: { HEADPIN_LONG: 'yes' } },
  // `npm test` runs each property 25 times, and an expensive one a share of that.
  { name: 'properties', files: () => testsWith("from 'fast-check'"), environment: { HEADPIN_RUNS: '1000' } },
  // `npm test` does a share of these, another one each day (docs/quality.md).
  {
    name: 'crash states',
    files: () => testsWith('crash-survey.testing.ts'),
    environment: { HEADPIN_SHARE: 'all' },
  },
  {
    name: 'whole proofs',
    files: () => testsWith('core/testing/share.testing.ts', '../testing/share.testing.ts'),
    environment: { HEADPIN_SHARE: 'all' },
  },
];

/** The unit tests that contain one of these texts. */
function testsWith(...texts: readonly string[]): readonly string[] {
  return globSync('{src,scripts}/**/*.test.ts', { cwd: root }).filter((file) => {
    const read = readFileSync(join(root, file), 'utf8');
    return !file.endsWith('.long.test.ts') && texts.some((text) => read.includes(text));
  });
}
