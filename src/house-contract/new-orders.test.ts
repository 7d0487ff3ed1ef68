import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NEW_ORDER, WAITING_CHANGE } from './new-orders.ts';

const ID = 'a1'.repeat(12);
const party = { kind: 'add', id: ID, name: 'Kim', bowlers: 2, note: '' };
const order = (body: object): object => ({ id: ID, origin: ID, seconds: 60, body: { lane: 7, ...body } });
const open = (names: readonly string[]): object => order({ kind: 'open', for: { games: 1 }, names });
const isTaken = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;

test.each([
  '   ',
  '\u3164',
  'a\u0007b',
  'a\u0000',
  'half \ud800',
  'Ze\u200bro',
  '\u202eback to front',
  'two\nlines',
])(
  'a party, a bowler or a message that reads as nothing, or not as it was typed, is refused: %j',
  (words) => {
    expect([
      isTaken(WAITING_CHANGE, { ...party, name: words }),
      isTaken(WAITING_CHANGE, { ...party, note: words }),
      isTaken(NEW_ORDER, order({ kind: 'message', text: words })),
      isTaken(NEW_ORDER, open(['ANNA', words])),
    ]).toEqual([false, false, false, false]);
  },
);

test.each([
  '=cmd|/c calc!A1',
  '<b>bold</b>',
  '👨‍👩‍👧‍👦 🎳',
  'שלום',
  'e\u0301',
  '지훈',
  'می\u200cخواهم',
  "'; DROP TABLE house.facts; --",
])('what somebody may mean is taken as it is: %j', (words) => {
  expect([
    isTaken(WAITING_CHANGE, { ...party, name: words, note: words }),
    isTaken(NEW_ORDER, order({ kind: 'message', text: words })),
    isTaken(NEW_ORDER, open([words])),
  ]).toEqual([true, true, true]);
});

test('a lane is opened for twenty names at most, none of them a book', () => {
  expect(isTaken(NEW_ORDER, open(Array.from({ length: 20 }, () => 'A'.repeat(200))))).toBe(true);
  expect(isTaken(NEW_ORDER, open(Array.from({ length: 21 }, () => 'A')))).toBe(false);
  expect(isTaken(NEW_ORDER, open(['A'.repeat(201)]))).toBe(false);
});
