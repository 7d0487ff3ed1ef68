import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sealText } from '../record/sealed-text.ts';
import { LARGEST_MATCH, MATCH_VERSION, makeMatch, matchIn, parseMatch } from './match-record.ts';
import { FULL_MATCH, MATCH_ID, matchWith } from './testing/match.testing.ts';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A file of a match with other contents, its checksum right. */
function fileWith(changes: Readonly<Record<string, unknown>>, version = MATCH_VERSION): Uint8Array {
  const content = { ...FULL_MATCH, ...changes };
  const fields = Object.entries(content).map(([key, value]) => [key, JSON.stringify(value)] as const);
  return bytes(sealText('headpin-match', version, fields));
}

describe('a match’s file', () => {
  test('reads back as it was written', () => {
    expect(parseMatch(bytes(makeMatch(FULL_MATCH)))).toEqual({ kind: 'read', value: FULL_MATCH });
    const empty = matchWith([]);
    expect(parseMatch(bytes(makeMatch(empty)))).toEqual({ kind: 'read', value: empty });
  });

  test('of version 1 is read for ever', () => {
    const file = readFileSync(join(import.meta.dirname, 'fixtures/match-1.json'));
    expect(parseMatch(file)).toEqual({ kind: 'read', value: FULL_MATCH });
  });

  test('of a newer program is known as such', () => {
    expect(parseMatch(fileWith({}, 2))).toEqual({ kind: 'newer', version: 2 });
  });

  test('with any byte changed is damaged', () => {
    const text = makeMatch(FULL_MATCH);
    for (let at = 0; at < text.length; at += 7) {
      const changed = `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
      expect(parseMatch(bytes(changed)).kind).toBe('damaged');
    }
  });

  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['a path for its id', { id: '../../lock' }],
    ['a path for a game', { games: ['../../lock'] }],
    ['a game twice', { games: ['g000001-0a1b2c', 'g000001-0a1b2c'] }],
    ['three teams of the league', { fixture: { ...FULL_MATCH.fixture, teamIds: ['1', '2', '3'] } }],
    ['a day that no calendar has', { fixture: { ...FULL_MATCH.fixture, date: '24.11.2026' } }],
    ['a league of a megabyte', { fixture: { ...FULL_MATCH.fixture, league: 'x'.repeat(1_000_000) } }],
    ['a roll-off that nobody bowled', { rollOffs: [{ unit: { kind: 'series' }, gos: [] }] }],
    ['a roll-off of no unit', { rollOffs: [{ unit: { kind: 'season' }, gos: [{ home: 1, visitors: 2 }] }] }],
    ['half a pin', { rollOffs: [{ unit: { kind: 'series' }, gos: [{ home: 1.5, visitors: 2 }] }] }],
    ['a signature without a time', { signOffs: [{ ...FULL_MATCH.signOffs[0], at: 'yesterday' }] }],
    ['a signature by a name', { signOffs: [{ ...FULL_MATCH.signOffs[0], by: 'PJS' }] }],
    ['something else in it', { points: { home: 4, visitors: 0 } }],
  ])('with %s is damaged', (_, changes) => {
    expect(parseMatch(fileWith(changes))).toEqual({ kind: 'damaged', reason: 'content' });
  });

  test('with all that it may have is far from the largest that is read', () => {
    const go = { home: 300, visitors: 299 };
    const full = {
      ...FULL_MATCH,
      games: Array.from(
        { length: 100 },
        (_none, index) => `g${String(index).padStart(6, '0')}-${'c3'.repeat(12)}`,
      ),
      rollOffs: Array.from({ length: 20 }, (_none, index) => ({
        unit: { kind: 'individual', game: 1, place: index + 1 } as const,
        gos: Array.from({ length: 100 }, () => go),
      })),
      signOffs: Array.from({ length: 500 }, () => FULL_MATCH.signOffs)
        .flat()
        .slice(0, 500),
    };
    const text = makeMatch(full);
    expect(parseMatch(bytes(text))).toEqual({ kind: 'read', value: full });
    expect(text.length).toBeLessThan(LARGEST_MATCH / 2);
  });
});

test('the name of a file is the match’s id', () => {
  expect(matchIn(`${MATCH_ID}.json`)).toBe(MATCH_ID);
  expect(matchIn(`${MATCH_ID}.json.prev`)).toBe(MATCH_ID);
  for (const name of ['x.json', `${MATCH_ID}.json.tmp`, `../${MATCH_ID}.json`, MATCH_ID])
    expect(matchIn(name)).toBeNull();
});
