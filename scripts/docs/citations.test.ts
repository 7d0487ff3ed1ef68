import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rows } from '../torture/rows.ts';
import { root } from '../../drive/runtime.ts';
import { ROOMS } from './documents.testing.ts';
import { faultsIn, readTargets, type Source } from './citations.testing.ts';

const targets = readTargets(root);

/** Places in which documents may be cited; missing ones are skipped. */
const PLACES = ['src', 'e2e', 'drive', 'scripts', 'docs', 'README.md', 'ARCHITECTURE.md', 'CHANGELOG.md'];

const files = PLACES.filter((place) => existsSync(join(root, place))).flatMap(filesIn);

const sources: readonly Source[] = files
  .filter((file) => /\.(?:ts|vue|css|html|mjs|md)$/u.test(file))
  // This file contains broken citations on purpose.
  .filter((file) => file !== 'scripts/docs/citations.test.ts')
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

function filesIn(place: string): readonly string[] {
  if (place.endsWith('.md')) return [place];
  return readdirSync(join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

describe('the way in', () => {
  it.each(['ARCHITECTURE.md', ...ROOMS.map((room) => `${room}/README.md`)])(
    'names only files that are there: %s',
    (page) => {
      const room = page === 'ARCHITECTURE.md' ? '' : dirname(page);
      const text = readFileSync(join(root, page), 'utf8');
      const named = Array.from(
        text.matchAll(/`([\w./-]+\.(?:ts|vue|mjs|js|json))`/gu),
        ([, name = '']) => name,
      );
      const within = files.filter((file) => file.startsWith(room));
      const missing = named.filter((name) => !within.some((file) => `/${file}`.endsWith(`/${name}`)));
      expect(missing).toEqual([]);
      expect(named.length).toBeGreaterThan(0);
    },
  );
});

describe('what is cited', () => {
  it('is there: every decision, rule, figure, fault row, document and heading', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.flatMap((source) => faultsIn(source, targets, root))).toEqual([]);
  });

  it('is found: comments cite decisions, rules, figures, fault rows and the interface', () => {
    const code = sources.filter(({ file }) => !file.endsWith('.md')).map(({ text }) => text);
    const cited = ['(decision 6', '(rules: fouls)', 'quality: legibility)', 'Fault row 7', '(interface: '];
    expect(cited.filter((citation) => !code.some((text) => text.includes(citation)))).toEqual([]);
  });

  it('has a row of the fault table for every fault that is made', () => {
    const made = new Set(rows.map(({ number }) => number));
    expect(targets.faultRows).toEqual(made);
  });

  it('has decisions without a gap, each with its own number and all in the list', () => {
    const numbers = Array.from(targets.decisions).toSorted((one, other) => one - other);
    expect(numbers).toEqual(Array.from(numbers, (_number, index) => index + 1));
    const list = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
    for (const file of readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/u.test(name))) {
      const document = readFileSync(join(root, 'docs/decisions', file), 'utf8');
      expect(document).toMatch(new RegExp(`^# Decision ${String(Number(file.slice(0, 2)))}: `, 'u'));
      expect(list).toContain(`(${file})`);
    }
  });
});

describe('a citation that leads nowhere', () => {
  it.each([
    ['a decision', '// Saved first (decision 99).'],
    ['one of two decisions', '/* Decisions 5 and 77. */'],
    ['a decision over two lines', '/**\n * Saved first (decision\n * 99).\n */'],
    ['a rule', '/** No pins count (rules: bananas). */'],
    ['one of two rules', '/** No pins count (rules: fouls, bananas). */'],
    ['a figure', '<!-- Read from afar (quality: bananas). -->'],
    ['a rule of the interface', '/* The band (interface: bananas). */'],
    ['a fault row', '// Fault row 99: the moon falls.'],
    ['a row of no table', '// Row 7: the clock jumps.'],
    ['another way to cite', '// See design decision 5.'],
    ['a document', '// docs/bananas.md says why.'],
  ])('is reported in code: %s', (_what, text) => {
    expect(faultsIn({ file: 'src/planted.ts', text }, targets, root)).toHaveLength(1);
  });

  it.each([
    ['a file', 'See [rules](bananas.md).'],
    ['a heading', 'See [fouls](rules.md#bananas).'],
    ['a heading of its own', 'See [below](#bananas).'],
    ['a decision', 'As decision 99 says.'],
    ['a fault row', 'As fault row 99 shows.'],
  ])('is reported in a document: %s', (_what, text) => {
    expect(faultsIn({ file: 'docs/planted.md', text }, targets, root).length).toBe(1);
  });

  it.each([
    ['code', "const options = { rules: { bananas: 'off' } };"],
    ['a text', "const title = 'row 99 of decision 99';"],
    ['a citation that is there', '// Decisions 5 and 6; rules: fouls; fault row 17; docs/rules.md.'],
  ])('is not seen in %s', (_what, text) => {
    expect(faultsIn({ file: 'src/planted.ts', text }, targets, root)).toEqual([]);
  });
});
