import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonIn } from './json-text.ts';

test('any JSON of ordinary depth is read as by JSON.parse, whatever its strings contain', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 20 }), (text) => {
      expect(jsonIn(text)).toEqual(JSON.parse(text));
    }),
  );
  expect(jsonIn(JSON.stringify(['[['.repeat(100), '"\\', '{'.repeat(100)]))).toHaveLength(3);
});

test.each<[string, string]>([
  ['what is no JSON', '{'],
  ['lists in lists', '['.repeat(65) + ']'.repeat(65)],
  ['objects in objects', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`],
  ['a million brackets', '['.repeat(1_000_000)],
  ['brackets behind a text that ends in a backslash', `["\\\\",${'['.repeat(65)}${']'.repeat(65)}]`],
])('%s is nothing', (_, text) => {
  expect(jsonIn(text)).toBeUndefined();
});

test('sixty-four levels are read', () => {
  expect(jsonIn('['.repeat(64) + ']'.repeat(64))).toBeInstanceOf(Array);
});
