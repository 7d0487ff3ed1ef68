import { statSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { groupOf, tests } from './groups.js';

type Files = Parameters<BaseSequencer['sort']>[0];

const group = groupOf(process.env);

/**
 * A mutant's tests end with the first failure: those beside its file come first, then the rest of its folder's, then those from outside, and
 * short ones before long ones.
 */
export class NearFirst extends BaseSequencer {
  override sort(files: Files): Promise<Files> {
    // Stryker asks for the tests that are related to the mutant's file.
    const [mutated = ''] = this.ctx.config.related ?? [];
    const beside = mutated.replace(/\.ts$/u, '');
    const byPlace = files.map((file) => ({ file, place: placeOf(file.moduleId, beside) }));
    const nearFirst = byPlace.toSorted(
      ({ place: [far, size] }, { place }) => far - place[0] || size - place[1],
    );
    return Promise.resolve(nearFirst.map(({ file }) => file));
  }
}

/** How far a test is from the mutant, and its size. */
function placeOf(path: string, beside: string): readonly [number, number] {
  const size = statSync(path).size;
  if (path === `${beside}.test.ts`) return [-2, size];
  if (path.startsWith(`${beside}-`)) return [-1, size];
  return [tests[group].findIndex((pattern) => matchesGlob(path, `**/${pattern}`)), size];
}
