import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../drive/runtime.ts';
import { linesOf, patched, planted, type Finder } from './patch.ts';

describe.each(planted)('$id', ({ patch, unit, program }) => {
  test('its patch fits the sources of today, and is small', () => {
    expect(patch.file).toMatch(/^src\//u);
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

/** What stands between a test's title and its body; throws if its file has no such test. */
function tagsOf({ file, title }: Finder): string {
  const source = readFileSync(join(root, file), 'utf8');
  // As written in the source: of a title with a quotation mark, the part before it.
  const [, after] = source.split(title);
  if (after === undefined) throw new Error(`${file} has no test "${title}"`);
  return after.slice(0, after.indexOf('=>'));
}
