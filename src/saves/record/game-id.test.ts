import { expect, test } from 'vitest';
import { byCounter, counterOf, gameIn, newGameName } from './game-id.ts';

test('a game id has its counter, in six digits or more, and 96 random bits', () => {
  expect(newGameName(7)).toEqual({
    id: expect.stringMatching(/^g000007-[0-9a-f]{24}$/u) as string,
    counter: 7,
  });
  expect(counterOf('g000007-0a1b2c')).toBe(7);
  expect(counterOf('g1234567-0a1b2c')).toBe(1_234_567);
});

test('the file of a game with 96 random bits in its id is found', () => {
  const id = 'g000007-00112233445566778899aabb';
  expect(counterOf(id)).toBe(7);
  expect([gameIn(`${id}.json`), gameIn(`${id}.json.prev`)]).toEqual([id, id]);
});

test.each([
  '',
  'g7-0a1b2c',
  'xg000007-0a1b2c',
  'g000007-0a1b2cd',
  'g000007-0a1b2c.json',
  'g000007-0A1B2C',
  'g000007-00112233445566778899aab',
  'g000007-00112233445566778899aabbc',
  'g000007-00112233445566778899AABB',
])('%j is not a game id', (id) => {
  expect(counterOf(id)).toBeNull();
});

test('the file of a game and its earlier generation are recognised by name', () => {
  expect(gameIn('g000007-0a1b2c.json')).toBe('g000007-0a1b2c');
  expect(gameIn('g000007-0a1b2c.json.prev')).toBe('g000007-0a1b2c');
});

test.each([
  'xg000007-0a1b2c.json',
  'g000007-0a1b2c.json.bak',
  'g000007-0a1b2c.json.prev.tmp',
  'g000007-0a1b2c',
  'g000007-0a1b2c3d.json',
  'g000007-00112233445566778899aabbc.json',
])('%j is not a game file', (file) => {
  expect(gameIn(file)).toBeNull();
});

test('games are ordered by counter, whatever the rest of their ids', () => {
  expect(byCounter('g000002-aaaaaa', 'g000010-000000')).toBeLessThan(0);
  expect(byCounter('g1000000-000000', 'g999999-ffffff')).toBeGreaterThan(0);
  expect(byCounter('g000002-ffffffffffffffffffffffff', 'g000010-000000')).toBeLessThan(0);
  expect(byCounter('g000010-000000', 'g000002-ffffffffffffffffffffffff')).toBeGreaterThan(0);
});

test('two games with the same counter still have a fixed order', () => {
  expect(byCounter('g000001-aaaaaa', 'g000001-bbbbbb')).toBe(-1);
  expect(byCounter('g000001-bbbbbb', 'g000001-aaaaaa')).toBe(1);
  expect(byCounter('g000001-aaaaaa', 'g000001-aaaaaa')).toBe(0);
  expect(byCounter('g000001-aaaaaa', 'g000001-aaaaaaaaaaaaaaaaaaaaaaaa')).toBe(-1);
});
