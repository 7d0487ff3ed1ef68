import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { documentsBut } from './documents.testing.ts';
import { RECORD_VERSION } from '../../src/saves/record/migrations.ts';
import { SEALED_FILES } from '../../src/saves/settings/kept-files.ts';
import { SETTINGS_VERSION } from '../../src/saves/settings/settings-file.ts';
import { FORMATS_TEXT } from '../../src/text/formats.ts';
import { START_OPTIONS } from '../../src/text/start/start-options.ts';

// What documents say of the code, and what the code is: versions, formats, scripts, options, files.

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

// docs/seeds.md quotes its requests verbatim.
const documents = documentsBut('seeds.md');

const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** The version that each kind of document is written in, as the sources of saves seal it. */
function writtenVersions(): ReadonlyMap<string, number> {
  const sources = readdirSync(join(root, 'src/saves'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test(?:ing)?\.ts$/u.test(file))
    .map((file) => read(`src/saves/${file}`));
  const numbers = new Map([
    ['RECORD_VERSION', RECORD_VERSION],
    ['SETTINGS_VERSION', SETTINGS_VERSION],
  ]);
  for (const source of sources)
    for (const [, name = '', number] of source.matchAll(/const (\w+_VERSION) = (\d+);/gu))
      numbers.set(name, Number(number));
  const sealed = sources.flatMap((source) =>
    Array.from(
      source.matchAll(/sealText\('(headpin-[a-z-]+)', (\w+_VERSION)/gu),
      ([, marker = '', name = '']) => [marker, numbers.get(name) ?? 0] as const,
    ),
  );
  return new Map([...sealed, ...SEALED_FILES.map(({ marker, version }) => [marker, version] as const)]);
}

describe('the version of each saved file', () => {
  const versions = writtenVersions();
  const format = read('docs/save-format.md');
  const told = Array.from(
    format.matchAll(/`(headpin-[a-z-]+)`, version (\d+)/gu),
    ([, marker = '', version]) => [marker, Number(version)] as const,
  );

  test('is found in the sources', () => {
    expect(versions.size).toBeGreaterThan(12);
    expect([...versions.values()]).not.toContain(0);
    expect(told.length).toBeGreaterThan(10);
  });

  test.each(told)('of %s is %i in the document and in the program', (marker, version) => {
    expect(versions.get(marker)).toBe(version);
  });

  test('of a game is the same in its schema, wherever the document names it', () => {
    const [, schema] = /\[a game's file\]\(schema\/game\.schema\.json\) of version (\d+)/u.exec(format) ?? [];
    expect(Number(schema)).toBe(RECORD_VERSION);
    expect(read('docs/schema/game.schema.json')).toContain(
      `"version": { "const": ${String(RECORD_VERSION)} }`,
    );
    const older = readdirSync(join(root, 'docs/schema')).flatMap(
      (file) => /^game-(\d+)\.schema\.json$/u.exec(file)?.[1] ?? [],
    );
    expect(Math.max(...older.map(Number))).toBe(RECORD_VERSION - 1);
  });

  test('of settings is the last of those that are read', () => {
    const [, current, last] = /`headpin-settings`, version (\d+); versions 1 to (\d+)/u.exec(format) ?? [];
    expect(Number(last)).toBe(Number(current) - 1);
  });
});

describe('the formats', () => {
  const names = Object.values(FORMATS_TEXT.en).map(({ short }) => short.toLowerCase());
  const [head = ''] = read('README.md').split('\n\n').slice(1);
  const [row = ''] = /^\| format .*$/mu.exec(read('docs/glossary.md')) ?? [];

  test.each(names)('%s is named where the README and the glossary say what is scored', (name) => {
    const [one, other] = [head, row].map((text) => text.replaceAll('\n', ' ').toLowerCase());
    expect(one).toContain(name);
    expect(other).toContain(name);
  });
});

describe('what a document tells readers to type', () => {
  test('npm runs is a script of the package', () => {
    const unknown = documents.flatMap((file) =>
      Array.from(read(file).matchAll(/npm run (?!-)([a-z:-]+)/gu), ([, script = '']) => script)
        .filter((script) => !Object.hasOwn(scripts, script.replace(/-$/u, '')) && script !== 'e')
        .map((script) => `${file}: ${script}`),
    );
    expect(unknown).toEqual([]);
  });

  test('a script has one line in the README’s list', () => {
    const listed = Array.from(
      read('README.md').matchAll(/^npm (?:run )?([a-z:-]+) {2,}/gmu),
      ([, name]) => name,
    );
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.filter((name, place) => listed.indexOf(name) !== place)).toEqual([]);
  });

  test('a script that node runs is there', () => {
    const missing = documents.flatMap((file) =>
      Array.from(
        read(file).matchAll(/\bnode ((?:src|scripts|e2e)\/[\w./-]+\.(?:m?ts|mjs|js))/gu),
        ([, path = '']) => path,
      )
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('the options of the README’s table are those of the program', () => {
    const table = Array.from(
      read('README.md').matchAll(/^\| `(--.+?)` +\|/gmu),
      ([, options = '']) => options,
    )
      .flatMap((options) => options.match(/--[a-z-]+/gu) ?? [])
      .map((option) => option.slice(2));
    const known = Object.keys(START_OPTIONS.en).filter((name) => name !== 'title');
    expect(table.toSorted()).toEqual(known.toSorted());
  });
});

test('no table of a document has a row twice', () => {
  const twice = documents.flatMap((file) => {
    const tables = read(file).split(/\n(?!\|)/u);
    return tables.flatMap((table) => {
      const rows = table.split('\n').filter((line) => line.startsWith('| '));
      return rows.filter((row, place) => rows.indexOf(row) !== place).map((row) => `${file}: ${row}`);
    });
  });
  expect(twice).toEqual([]);
});
