import { describe, expect, test } from 'vitest';
import { SameRequest } from '../shared/same-request.ts';
import { gridOf } from '../lanes/places.ts';
import { byLane } from '../report/report-rows.ts';
import { minutesUntil, timeIn } from './how-long.ts';
import { runsOf } from './lanes-in-words.ts';

describe('until a time of day', () => {
  const now = new Date(2026, 10, 21, 21, 10);
  test.each([
    ['22:00', 50],
    ['21:12', 5],
    ['00:30', 200],
    ['21:10', 24 * 60],
    ['2200', 50],
    ['0.30', 200],
    ['9:30', 740],
    ['25:xx', null],
    ['25:00', null],
    ['21:60', null],
    ['', null],
  ])('%s is so many minutes away', (time, minutes) => {
    expect(minutesUntil(time, now)).toBe(minutes);
  });

  test('a proposal is at the next five minutes of the clock', () => {
    expect([timeIn(60, now), timeIn(58, now), timeIn(180, now)]).toEqual(['22:10', '22:10', '00:10']);
  });
});

test('runs of lanes are one word', () => {
  expect(runsOf([5, 3, 4, 9])).toBe('3–5, 9');
  expect(runsOf([2, 1])).toBe('1, 2');
});

test('a request that is sent again keeps its ids, a changed one and one after it was done do not', () => {
  const same = new SameRequest();
  const first = same.idsOf({ text: 'hello' }, 2);
  expect(first.every((id) => /^[0-9a-f]{24}$/u.test(id))).toBe(true);
  expect(same.idsOf({ text: 'hello' }, 2)).toEqual(first);
  expect(same.idsOf({ text: 'good bye' }, 2)).not.toEqual(first);
  const again = same.idsOf({ text: 'hello' }, 2);
  expect(again).not.toEqual(first);
  same.done();
  expect(same.idsOf({ text: 'hello' }, 2)).not.toEqual(again);
});

test('24 lanes are roomy and 80 dense at 1440 x 900 beside the panel, and neither scrolls', () => {
  expect(gridOf(12, 960, 760)).toEqual({ columns: 3, rows: 4, isDense: false });
  expect(gridOf(40, 960, 760)).toEqual({ columns: 5, rows: 8, isDense: true });
});

test('a report of several days has a line for each lane', () => {
  const row = { lane: 4, kind: 'open', games: 2, unfinished: 1, lines: 5, minutes: 70 } as const;
  const rows = [
    { ...row, day: '2026-11-21' },
    { ...row, day: '2026-11-22' },
    { ...row, day: '2026-11-22', lane: 2, kind: 'league' as const },
  ];
  expect(byLane(rows).map(({ lane, open, league }) => [lane, open.games, league.games])).toEqual([
    [2, 0, 2],
    [4, 4, 0],
  ]);
});
