import { expect, test } from 'vitest';
import { jobStateOf } from './job-state.ts';

const SENT = { id: 7, path: '/printers/Counter', printer: 'Counter', pages: 5 };

test('a jam behind the second of five pages is a stopped job with two pages and its reason', () => {
  const job = new Map([
    ['job-state', [5]],
    ['job-media-sheets-completed', [2]],
  ]);
  const printer = new Map<string, (string | number)[]>([
    ['printer-state', [5]],
    ['printer-state-reasons', ['media-jam-error', 'media-jam-warning', 'none']],
  ]);
  expect(jobStateOf(SENT, job, printer)).toEqual({
    ...{ state: 'stopped', printed: 2, pages: 5 },
    ...{ printer: 'Counter', reasons: ['media-jam'] },
  });
});

test('a job that is over has all its pages, and one that nobody counts has none known', () => {
  expect(jobStateOf(SENT, new Map([['job-state', [9]]]), undefined)).toMatchObject({
    state: 'done',
    printed: 5,
  });
  const silent = new Map([
    ['job-state', [5]],
    ['job-impressions-completed', [0]],
  ]);
  expect(jobStateOf(SENT, silent, undefined)).toMatchObject({ state: 'printing', printed: null });
  expect(jobStateOf(SENT, undefined, undefined)).toBeNull();
});
