import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../drive/runtime.ts';
import type { Finder } from './fault.ts';
import { linesOf, patched, readPatch } from './patch.ts';
import { PATCHES, planted } from './planted.ts';
import { tableOf } from './table.ts';

test('every patch is in the list, and nothing else', () => {
  const files = readdirSync(PATCHES).map((file) => file.replace(/\.patch$/u, ''));
  expect(planted.map(({ patch }) => patch).toSorted()).toEqual(files.toSorted());
});

describe.each(planted)('$patch', ({ patch: name, room, unit, program }) => {
  const patch = readPatch(readFileSync(join(PATCHES, `${name}.patch`), 'utf8'));

  test('its patch fits the sources of today, and is small', () => {
    expect(patch.file.startsWith(`src/${room}/`)).toBe(true);
    expect(patched(readFileSync(join(root, patch.file), 'utf8'), patch)).not.toBeNull();
    expect(linesOf(patch)).toBeLessThanOrEqual(5);
  });

  test('what finds it is among the tests of npm test', () => {
    expect(unit ?? program).not.toBeNull();
    if (unit !== null) expect(unit.file).toMatch(/^src\/(?!.*\.long\.).*\.test\.ts$/u);
    if (program !== null) expect(program.file).toMatch(/^e2e\/(?!verify\/).*\.spec\.ts$/u);
    for (const finder of [unit, program]) if (finder !== null) expect(tagsOf(finder)).not.toContain('@long');
  });
});

test('the document lists each fault and what finds it', () => {
  const words = (text: string): string => text.replaceAll(/ +|-+/gu, ' ');
  const document = words(readFileSync(join(root, 'docs/mutation.md'), 'utf8'));
  const rows = tableOf(planted).split('\n');
  expect(rows.filter((row) => !document.includes(words(row)))).toEqual([]);
});

/** What stands between a test's title and its body; throws if its file has no such test. */
function tagsOf({ file, title }: Finder): string {
  const source = readFileSync(join(root, file), 'utf8');
  // As written in the source: of a title with a quotation mark, the part before it.
  const [, after] = source.split(title);
  if (after === undefined) throw new Error(`${file} has no test "${title}"`);
  return after.slice(0, after.indexOf('=>'));
}
