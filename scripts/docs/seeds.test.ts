import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { citableTitles } from './cited-tests.ts';

const DOCUMENT = readFileSync(join(root, 'docs/seeds.md'), 'utf8');

/** A test as the document names it: the file, then its title. */
interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** A row of a table that says of a sentence where it is fulfilled; the last column names the tests. */
interface Row {
  readonly sentence: string;
  readonly places: readonly string[];
  readonly tests: readonly NamedTest[];
}

/** The rows of each document, by its number: `## Seed 000: the class` and the table below it. */
const documents: ReadonlyMap<string, readonly Row[]> = new Map(
  DOCUMENT.split(/^## /mu).flatMap((section) => {
    const number = /^Seed (\d{3})/u.exec(section)?.[1];
    return number === undefined ? [] : [[number, rowsIn(section)] as const];
  }),
);

function rowsIn(section: string): readonly Row[] {
  return section
    .split('\n')
    .filter((line) => /^\| \d/u.test(line))
    .map((line) => {
      const [, sentence = '', where = '', proof = ''] = line
        .split(' | ')
        .map((cell) => cell.trim().replaceAll('\\|', '|'));
      return {
        sentence,
        places: Array.from(where.matchAll(/`([^`]+\/[^`]+)`/gu), ([, place = '']) => place),
        tests: Array.from(proof.matchAll(/`([^`]+)` “([^”]+)”/gu), ([, file = '', title = '']) => ({
          ...{ file, title },
        })),
      };
    });
}

/** The titles of a file that may be cited; none of a file that is not there. */
function titlesIn(file: string): ReadonlySet<string> {
  const path = join(root, file);
  return existsSync(path) ? citableTitles(readFileSync(path, 'utf8'), file) : new Set();
}

describe('what docs/seeds.md says of each sentence', () => {
  it('is said of every document', () => {
    // As many rows as each document has sentences that ask for something: one less is one lost.
    const counts = Array.from(documents, ([number, rows]) => [number, rows.length]);
    expect(counts).toEqual([
      ['000', 17],
      ['001', 19],
      ['002', 19],
      ['003', 31],
      ['004', 27],
    ]);
  });

  it.each(Array.from(documents.values()).flat())('$sentence', ({ places, tests }) => {
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
    expect(tests).not.toEqual([]);
    expect(tests.filter(({ file, title }) => !titlesIn(file).has(title))).toEqual([]);
  });
});
