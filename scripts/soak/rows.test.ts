import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addRow, kinds, nextKind, readRows, ROUNDS, tableOf, type Kind, type Row } from './rows.ts';

const rowOf = (kind: Kind): Row => ({
  commit: 'a1b2c3',
  kind,
  seed: kind === 'delays' ? 7 : null,
  date: '2026-11-28T20:15:00.000Z',
  wallSeconds: 480,
  cpuSeconds: 720,
  passed: 5000,
  failed: [],
  again: [],
});

test('twelve rounds are three of each kind, in turn', () => {
  const rows: Row[] = [];
  for (let kind = nextKind(rows); kind !== null; kind = nextKind(rows)) rows.push(rowOf(kind));
  expect(rows.map(({ kind }) => kind)).toEqual(Array.from({ length: ROUNDS }, () => kinds).flat());
});

test('a round more of one kind replaces no other', () => {
  const rows = Array.from({ length: 12 }, () => rowOf('load-6'));
  expect(nextKind(rows)).toBe('load-0');
});

test('rows are kept from call to call', () => {
  const folder = mkdtempSync(join(tmpdir(), 'headpin-rows-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'soak/a1b2c3.json');
  expect(readRows(file)).toEqual([]);
  addRow(file, rowOf('load-0'));
  addRow(file, rowOf('delays'));
  expect(readRows(file)).toEqual([rowOf('load-0'), rowOf('delays')]);
});

test('the table has a line for each round, and below it what failed', () => {
  const lines = tableOf([
    { ...rowOf('delays'), failed: ['a strike: late'], again: ['a spare: the machine stood still'] },
  ]).split('\n');
  expect(lines[1]).toBe('delays 7            2026-11-28 20:15    8.0 min   12.0 min    5000       1       1');
  expect(lines.slice(2)).toEqual([
    '  failed: a strike: late',
    '  at the second attempt: a spare: the machine stood still',
  ]);
});
