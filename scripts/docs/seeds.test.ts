import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../runtime.ts';

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

const rows: readonly Row[] = DOCUMENT.split('\n')
  .filter((line) => /^\| \d/u.test(line))
  .map((line) => {
    const [, sentence = '', where = '', proof = ''] = line
      .split(' | ')
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    return {
      sentence,
      places: Array.from(where.matchAll(/`([^`]+\/[^`]+)`/gu), ([, place = '']) => place),
      tests: Array.from(proof.matchAll(/`([^`]+)` “([^”]+)”/gu), ([, file = '', title = '']) => ({
        file,
        title,
      })),
    };
  });

/** The titles of every test and group of tests in a file, as its source writes them. */
function titlesIn(file: string): ReadonlySet<string> {
  const path = join(root, file);
  if (!existsSync(path)) return new Set();
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:it|test|describe)\b/u.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.add(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return titles;
}

describe('what docs/seeds.md says of each sentence', () => {
  it('is said of every document', () => {
    expect(new Set(rows.map(({ sentence }) => sentence)).size).toBeGreaterThan(60);
  });

  it.each(rows)('$sentence', ({ places, tests }) => {
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
    expect(tests).not.toEqual([]);
    expect(tests.filter(({ file, title }) => !titlesIn(file).has(title))).toEqual([]);
  });
});
