import { expect, test } from 'vitest';
import { numbersFrom } from '../../src/core/testing/random-pins.testing.ts';
import { drawn, faultsFor } from './faults/faults.ts';
import { namesOf, otherNames, type Names } from './comparison/games.ts';
import { Recorded } from './network/recorded.ts';
import { faultsIn, tableOf, type Outcome } from './table.ts';

test('every kind of fault is made at least once, and the same seed makes the same evening', () => {
  const kinds = faultsFor({ hasDisk: true });
  const evening = (seed: number): readonly string[] =>
    drawn(numbersFrom(seed), kinds, 200).map(({ kind }) => kind);
  expect(new Set(evening(7))).toEqual(new Set(kinds.map(({ kind }) => kind)));
  expect(evening(7)).toHaveLength(200);
  expect(evening(7)).toEqual(evening(7));
  expect(evening(8)).not.toEqual(evening(7));
});

test('a short evening has orders and moves whatever its seed', () => {
  const kinds = faultsFor({ hasDisk: false });
  const always = kinds.flatMap(({ kind, always: is = false }) => (is ? [kind] : []));
  expect(always).toHaveLength(2);
  for (let seed = 0; seed < 50; seed += 1) {
    const short = drawn(numbersFrom(seed), kinds, 12).map(({ kind }) => kind);
    expect(short).toEqual(expect.arrayContaining(always));
    expect(short).toHaveLength(12);
  }
});

test('names are the same in whatever order their keys are stored, and another one is found', () => {
  const names = (value: unknown): Names => namesOf([{ path: '0.players.0.series', value }]);
  const lane = names({ id: 'a', number: 2 });
  expect(otherNames(lane, names({ number: 2, id: 'a' }))).toEqual([]);
  expect(otherNames(lane, names({ number: 2, id: 'b' }))).toEqual(['0.players.0.series']);
  expect(otherNames(lane, namesOf([]))).toEqual(['0.players.0.series']);
});

test('requests are cut out of the bytes of a connection, however these come', () => {
  const request = (path: string, body: string): string =>
    `POST ${path} HTTP/1.1\r\nContent-Length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`;
  const bytes = Buffer.from(
    request('/facts', '{"a":"민서"}') + request('/states', '{}') + request('/facts', '{}'),
  );
  for (const size of [1, 7, bytes.length]) {
    const recorded = new Recorded(['/facts']);
    const connection = {};
    for (let at = 0; at < bytes.length; at += size) recorded.add(connection, bytes.subarray(at, at + size));
    expect(recorded.last('/facts', 9).map(String)).toEqual([
      request('/facts', '{"a":"민서"}'),
      request('/facts', '{}'),
    ]);
  }
});

const SURVIVED: Outcome = {
  ...{ seed: 1, lanes: 8, seconds: 30, balls: 900, derived: 0, stopped: [], died: 0 },
  faults: new Map([['network cut', { made: 3, struck: 3 }]]),
  compared: { games: 9, events: 900, lost: 0, doubled: 0, forked: 0, names: 0, words: [], own: [] },
  orders: { sent: 9, done: 7, twice: 0, unanswered: 0 },
  moves: { asked: 3, done: 2, continued: 2, twice: 0, other: 0, words: [] },
  refusedGames: { sent: 2, kept: 2 },
  times: [{ at: 5, milliseconds: 2 }],
  windows: [{ from: 4, to: 6 }],
};

test('a fault that never struck, an event lost and a lane that stopped each fail the evening', () => {
  expect(faultsIn(SURVIVED)).toEqual([]);
  expect(tableOf(SURVIVED)).toContain('| events lost | 0 |');
  expect(faultsIn({ ...SURVIVED, faults: new Map([['network cut', { made: 3, struck: 0 }]]) })).toEqual([
    'network cut: never struck',
  ]);
  const compared = { ...SURVIVED.compared, lost: 1, words: ['lane 3: 1 event is not in the house'] };
  expect(faultsIn({ ...SURVIVED, compared })).toEqual(['lane 3: 1 event is not in the house']);
  expect(faultsIn({ ...SURVIVED, stopped: [3] })).toEqual(['lanes that stopped: 3']);
  expect(faultsIn({ ...SURVIVED, refusedGames: { sent: 2, kept: 1 } })).toHaveLength(1);
  expect(faultsIn({ ...SURVIVED, derived: 4 })).toHaveLength(1);
  const moves = { ...SURVIVED.moves, twice: 1, words: ['g1 continued on more than one lane'] };
  expect(faultsIn({ ...SURVIVED, moves })).toEqual(['g1 continued on more than one lane']);
  expect(faultsIn({ ...SURVIVED, orders: { ...SURVIVED.orders, done: 0 } })).toEqual(['no order was done']);
  const orders = { ...SURVIVED.orders, twice: 1 };
  expect(faultsIn({ ...SURVIVED, orders })).toEqual(['orders with an effect twice: 1']);
});
