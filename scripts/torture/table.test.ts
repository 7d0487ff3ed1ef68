import { expect, test } from 'vitest';
import { countOf, endOf, lineOf, type Outcome, type Row } from './table.ts';

const tools = { folder: '', environment: {}, stop: new AbortController().signal };

function rowOf(run: () => Promise<Outcome>): Row {
  return { number: 2, fault: 'power cut', run };
}

test('a fault that never struck is a failure', async () => {
  const row = rowOf(() => Promise.resolve({ fired: 0 }));
  const ended = await endOf(row, 'short', tools);
  expect(lineOf(row, ended, 1)).toBe('| 2 | power cut |  | 1.0 | FAILED | the fault never struck |');
  expect(countOf(row, ended, 1).failures).toEqual(['row 2: power cut: the fault never struck']);
});

test('a loss is in the table, on one line', async () => {
  const row = rowOf(() => Promise.reject(new Error('generation 7 was acknowledged,\n and there is | 6')));
  const ended = await endOf(row, 'short', tools);
  expect(lineOf(row, ended, 1)).toContain('FAILED | generation 7 was acknowledged, and there is \\| 6 |');
  expect(countOf(row, ended, 1).passed).toBe(0);
});

test('a row that cannot run counts as skipped with its reason, never as passed', async () => {
  const row = rowOf(() => Promise.resolve({ notRun: 'mounting a disk needs root' }));
  const ended = await endOf(row, 'short', tools);
  expect(lineOf(row, ended, 1)).toBe('| 2 | power cut |  |  | not run | mounting a disk needs root |');
  expect(countOf(row, ended, 1)).toMatchObject({
    passed: 0,
    skips: [{ test: 'row 2: power cut', reason: 'mounting a disk needs root' }],
  });
});

test('a passed row reports how often its fault struck', async () => {
  const row = rowOf(() => Promise.resolve({ fired: 500 }));
  const count = countOf(row, await endOf(row, 'full', tools), 1);
  expect([count.passed, count.notes]).toEqual([1, ['row 2: power cut: struck 500 times']]);
});

test('a run that was stopped gives no verdict', async () => {
  const row = rowOf(() => Promise.reject(new Error('the worker ended')));
  await expect(endOf(row, 'full', { ...tools, stop: AbortSignal.abort() })).rejects.toThrow('abort');
});
