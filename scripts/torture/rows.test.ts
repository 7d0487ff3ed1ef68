import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rows } from './rows.ts';

test('every row of the fault table is made, here or by an existing test', () => {
  const numbers = new Set(rows.map(({ number }) => number));
  const inTable = Array.from({ length: 19 }, (_, index) => index + 1);
  expect([...numbers].toSorted((one, other) => one - other)).toEqual(inTable);
  const elsewhere = rows.flatMap((row) => ('elsewhere' in row ? row.elsewhere : []));
  expect(elsewhere.filter((test) => !existsSync(test))).toEqual([]);
  expect(elsewhere.length).toBeGreaterThan(0);
});
