import { expect, test } from 'vitest';
import { linesOf, patched, readPatch } from './patch.ts';

const SOURCE = 'const pins = 10;\n\nconst frames = 10;\nconst balls = 21;\n';
const DIFF = [
  ...['--- a/src/core/rack.ts', '+++ b/src/core/rack.ts', '@@ -1,3 +1,3 @@', ' const pins = 10;', ' '],
  ...['-const frames = 10;', '+const frames = 9;', ''],
].join('\n');

test('a fault is planted where its lines stand, wherever they have moved to', () => {
  const patch = readPatch(DIFF);
  expect(patch.file).toBe('src/core/rack.ts');
  expect(linesOf(patch)).toBe(1);
  const faulty = 'const pins = 10;\n\nconst frames = 9;\nconst balls = 21;\n';
  expect(patched(SOURCE, patch)).toBe(faulty);
  expect(patched(`// moved\n${SOURCE}`, patch)).toBe(`// moved\n${faulty}`);
});

test('a fault whose lines have changed, or stand there twice, is not planted', () => {
  const patch = readPatch(DIFF);
  expect(patched(SOURCE.replace('frames = 10', 'frames = 12'), patch)).toBeNull();
  expect(patched(SOURCE + SOURCE, patch)).toBeNull();
  expect(patched(SOURCE.replace('const pins', '  const pins'), patch)).toBeNull();
});

test('a patch changes one file', () => {
  expect(() => readPatch('')).toThrow('one file');
  expect(() => readPatch(DIFF + DIFF.replaceAll('rack', 'line'))).toThrow('one file');
});
