import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { citableTitles } from './cited-tests.testing.ts';

const DOCUMENT = readFileSync(join(root, 'docs/seeds.md'), 'utf8');

/** A test cited by the document: file and title. */
interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** A table row: a sentence of a request and the tests that prove it, named in the last column. */
interface Row {
  readonly sentence: string;
  readonly places: readonly string[];
  readonly tests: readonly NamedTest[];
}

/** The rows of each document by number: `## Seed 000: the class`, the file of most tests, and the table below it. */
const documents: ReadonlyMap<string, readonly Row[]> = new Map(
  DOCUMENT.split(/^## /mu).flatMap((section) => {
    const number = /^Seed (\d{3})/u.exec(section)?.[1];
    return number === undefined ? [] : [[number, rowsIn(section, number)] as const];
  }),
);

function rowsIn(section: string, number: string): readonly Row[] {
  const usual = /^Tests without a file are in `([^`]+)`/mu.exec(section)?.[1] ?? '';
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
        tests: Array.from(proof.matchAll(/(?:`([^`]+)` )?“([^”]+)”/gu), ([, file, title = '']) =>
          file === undefined ? { file: usual, title: `seed ${number}: ${title}` } : { file, title },
        ),
      };
    });
}

/** A file's titles that may be cited; none if the file is missing. */
function titlesIn(file: string): ReadonlySet<string> {
  const path = join(root, file);
  return existsSync(path) ? citableTitles(readFileSync(path, 'utf8'), file) : new Set();
}

describe('what docs/seeds.md says of each sentence', () => {
  it('is said of every document', () => {
    // One row for each sentence that asks for something, so that no row is lost.
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
