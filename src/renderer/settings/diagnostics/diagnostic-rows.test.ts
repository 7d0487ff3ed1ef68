import { describe, expect, test } from 'vitest';
import { NO_HOUSE, type Diagnostics } from '../../../contract/contract.ts';
import { textFor } from '../../../text/index.ts';
import { LANGUAGES } from '../../../text/language.ts';
import { diagnosticRows } from './diagnostic-rows.ts';
import { momentText } from './moment-text.ts';

const NOW = new Date('2026-11-21T20:00:00.000Z');
const FOUND: Diagnostics = {
  runtime: { version: '0.1.0', electron: '45.4.1', pinned: '45.4.1' },
  ...{ system: 'Linux 6.1 x64', startedAt: '2026-11-21T12:00:00.000Z' },
  disk: { free: 45_200_000_000, total: 120_000_000_000 },
  saves: {
    ...{ count: 240, failed: 0, median: 1.4, slowest: 2_300 },
    last: { at: '2026-11-21T19:59:00.000Z', trouble: null },
  },
  waiting: false,
  copy: {
    ...{ place: 'stick', copying: false, copiedAt: '2026-11-21T05:00:00.000Z' },
    ...{ damaged: 0, trouble: null, stickIn: true, sticksKnown: true },
  },
  house: NO_HOUSE,
  printers: [{ name: 'a', label: 'Front desk', isDefault: true }],
  screens: [{ id: 'x', label: 'DELL', width: 1920, height: 1080, shows: 'board' }],
  ...{ refusedStarts: 0, log: [] },
};

const rowsOf = (change: Partial<Diagnostics> = {}): ReturnType<typeof diagnosticRows> =>
  diagnosticRows(textFor('en'), 'en', { ...FOUND, ...change }, NOW);
const wrongOf = (change: Partial<Diagnostics>): readonly string[] =>
  rowsOf(change).flatMap(({ label, isWrong }) => (isWrong ? [label] : []));

describe('the diagnostics', () => {
  test('of a lane that is well point at nothing', () => {
    expect(wrongOf({})).toEqual([]);
    expect(rowsOf().map(({ value }) => value)).toEqual(
      expect.arrayContaining([
        'Headpin 0.1.0, Electron 45.4.1, Linux 6.1 x64',
        '45.2 GB free of 120 GB',
        '240 since the start, 0 failed; half of them within 1.4 ms, the slowest 2.3 sec',
        'Front desk',
        '1920 × 1080 (board)',
      ]),
    );
  });

  test.each([
    ['en', 'Nov 3, 2026, 04:02:09'],
    ['es', '3 nov 2026, 04:02:09'],
    ['ko', '2026년 11월 3일 04:02:09'],
    ['de', '3. Nov. 2026, 04:02:09'],
  ] as const)(
    'in %s name the month, as 3 and 11 could be either, and write every time as wide',
    (language, text) => {
      expect(momentText(language, '2026-11-03T04:02:09')).toBe(text);
    },
  );

  test.each<readonly [string, string, Partial<Diagnostics>]>([
    ['a disk that is nearly full', 'Disk', { disk: { free: 99_000_000, total: 120_000_000_000 } }],
    ['a ball that waits', 'Last save', { waiting: true }],
    [
      'a save that failed',
      'Last save',
      { saves: { ...FOUND.saves, last: { at: '2026-11-21T19:59:00.000Z', trouble: 'disk-full' } } },
    ],
    ['saves that failed earlier', 'Saves', { saves: { ...FOUND.saves, failed: 3 } }],
    ['an old copy', 'Second copy', { copy: { ...FOUND.copy, copiedAt: '2026-11-01T05:00:00.000Z' } }],
    ['a print service that is silent', 'Printers', { printers: null }],
    ['a start that was refused', 'Refused starts', { refusedStarts: 1 }],
  ])('point at %s', (_, label, change) => {
    expect(wrongOf(change)).toEqual([label]);
  });

  test('do without what the system does not tell, and before the first ball', () => {
    const saves = { count: 0, failed: 0, last: null, median: null, slowest: null };
    const rows = rowsOf({ disk: null, saves, printers: [] }).map(({ value }) => value);
    expect(rows).toEqual(
      expect.arrayContaining(['not known', 'none since the start', '0 since the start, 0 failed', 'none']),
    );
  });

  test.each(LANGUAGES)('have a value in every row in %s', (language) => {
    for (const { label, value } of diagnosticRows(textFor(language), language, FOUND, NOW)) {
      expect(label).not.toBe('');
      expect(value).not.toBe('');
    }
  });
});
