import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { as, bowled, scratch } from '../../core/league/testing/match.testing.ts';
import { USUAL_TERMS } from '../../core/league/terms.ts';
import { decode } from '../testing/decoder.testing.ts';
import { fileOf } from '../testing/files.testing.ts';
import { anyNight, sha256 } from '../testing/nights.testing.ts';
import { SEPARATORS } from '../csv/separator.ts';
import { csvRows } from '../csv/rows.ts';
import type { NightRecord } from './night-record.ts';
import { nightResult } from './night-result.ts';
import { readResult } from './read-result.ts';
import { resultCode, resultCsv, resultJson } from './result-files.ts';
import { headerOf } from './result-rows.ts';
import type { NightResult } from './result-shape.ts';

const FRAMES = ['X', '7/', '9-', 'X', '-8', '8/', '-6', 'X', 'X', 'X81'];

const NIGHT: NightRecord = {
  ...{ id: 'a1b2c3', league: 'Friday', format: 'ten-pin', date: '2026-10-05', round: '4', lanes: '3-4' },
  terms: { ...USUAL_TERMS, points: { game: 1, series: 1, individual: 1, individualSeries: 0 } },
  home: { id: 'T1', name: 'Pin Pals' },
  visitors: { id: null, name: '=Lucky' },
  games: [
    {
      ...{ number: 1, id: 'game-1' },
      home: [
        { ...bowled('tom', 151, 167), id: '101', name: 'Tom', frames: FRAMES },
        { ...as('absent', 'ann', 187), id: '102', name: 'Ann', frames: [] },
      ],
      visitors: [
        { ...as('pre-bowl', 'kim', 160, 170), id: null, name: '김영일', frames: ['9/', ''] },
        { ...as('vacancy', 'nobody', null), id: null, name: 'Vacancy', frames: [] },
      ],
      signOffs: [{ side: 'home', by: 'Tom', at: '2026-10-05T19:00:00.000Z', generation: 41 }],
      corrections: [
        {
          ...{ side: 'home', place: 1, frame: 3, before: '9-', after: '9/', by: 'staff' },
          ...{ at: '2026-10-05T19:05:00.000Z', generation: 42 },
        },
      ],
    },
  ],
  rollOffs: [],
};

const RESULT = nightResult(NIGHT);

describe('a night’s result', () => {
  test('has line-up order, score types and their letters, frames, scratch, handicap and totals', () => {
    expect(RESULT.lines).toMatchObject([
      {
        game: 1,
        side: 'home',
        place: 1,
        name: 'Tom',
        type: 'bowler',
        letter: null,
        frames: FRAMES,
        scratch: 167,
        handicap: 62,
        total: 229,
      },
      {
        side: 'home',
        place: 2,
        type: 'absent',
        letter: 'A',
        frames: [],
        scratch: 177,
        handicap: 29,
        total: 206,
      },
      {
        side: 'visitors',
        place: 1,
        type: 'pre-bowl',
        letter: 'B',
        unopposed: true,
        frames: ['9/'],
        total: 224,
      },
      {
        side: 'visitors',
        place: 2,
        type: 'vacancy',
        letter: 'V',
        average: null,
        scratch: 120,
        handicap: 90,
        total: 210,
      },
    ]);
  });

  test('has totals of teams, and points by unit with their reason', () => {
    expect(RESULT.totals).toEqual([
      { game: 1, side: 'home', scratch: 344, handicap: 91, total: 435 },
      { game: 1, side: 'visitors', scratch: 290, handicap: 144, total: 434 },
    ]);
    expect(RESULT.units.slice(0, 3)).toMatchObject([
      { unit: 'game', game: 1, place: null, home: 1, reason: 'higher', homeTotal: 435, visitorsTotal: 434 },
      { unit: 'individual', place: 1, home: 1, visitors: 0, reason: 'higher' },
      { unit: 'individual', place: 2, home: 0, visitors: 1, reason: 'higher' },
    ]);
    expect(RESULT.points.home + RESULT.points.visitors).toBe(3);
  });

  test('has who signed which generation, and every correction after it', () => {
    expect(RESULT.signOffs).toMatchObject([{ game: 1, side: 'home', by: 'Tom', generation: 41 }]);
    expect(RESULT.corrections).toMatchObject([
      { game: 1, frame: 3, before: '9-', after: '9/', generation: 42 },
    ]);
  });

  test('of a bye has one team', () => {
    const bye = nightResult({
      ...NIGHT,
      visitors: null,
      games: NIGHT.games.map((game) => ({ ...game, visitors: [] })),
      terms: scratch(),
    });
    expect(bye.teams).toHaveLength(1);
    expect(bye.units[0]).toMatchObject({ reason: 'earned', visitorsTotal: null });
  });
});

describe('a written result', () => {
  test('is CSV in which no cell is a formula', () => {
    const { rows } = csvRows(resultCsv(RESULT, sha256).slice(1), ',');
    for (const { cells } of rows) for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@]/u);
    expect(rows[0]?.cells).toEqual(headerOf(RESULT));
    expect(resultCsv(RESULT, sha256)).toContain("'=Lucky");
  });

  test('of one lane is version 1 and has no column that only a pair has', () => {
    expect(resultJson(RESULT, sha256)).toContain('"version": 1,');
    expect(headerOf(RESULT).filter((column) => column.startsWith('beside'))).toEqual([]);
  });

  test('of a pair names both games and both generations of a signature, as version 2', () => {
    const pair = nightResult({
      ...NIGHT,
      games: NIGHT.games.map(({ signOffs, ...game }) => ({
        ...{ ...game, beside: 'game-2' },
        signOffs: signOffs.map((sign) => ({ ...sign, besideGeneration: 38 })),
      })),
    });
    expect(pair.games).toEqual([{ game: 1, id: 'game-1', beside: 'game-2' }]);
    expect(pair.signOffs).toMatchObject([{ generation: 41, besideGeneration: 38 }]);
    expect(resultJson(pair, sha256)).toContain('"version": 2,');
    for (const text of [resultJson(pair, sha256), resultCsv(pair, sha256)])
      expect(read(text)).toEqual({ ok: true, value: pair });
    expect(JSON.stringify(read(resultCsv(pair, sha256).replace('game-2', 'game-3')))).toContain(
      'check-code-differs',
    );
  });

  test('reads back the same from CSV and JSON', () => {
    fc.assert(
      fc.property(anyNight, fc.constantFrom(...SEPARATORS), (night, separator) => {
        const result = nightResult(night);
        expect(read(resultCsv(result, sha256, separator))).toEqual({ ok: true, value: result });
        expect(read(resultJson(result, sha256))).toEqual({ ok: true, value: result });
      }),
    );
  });

  test('reads back after a spreadsheet has quoted every cell and chosen other separators and line ends', () => {
    fc.assert(
      fc.property(anyNight, (night) => {
        const result = nightResult(night);
        const { rows } = csvRows(resultCsv(result, sha256).slice(1), ',');
        const saved = rows
          .map(({ cells }) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
          .join('\n');
        expect(read(saved)).toEqual({ ok: true, value: result });
      }),
    );
  });

  test('reads back where a shared hundredth makes points of three decimals, also with decimal commas', () => {
    const points = { ...USUAL_TERMS.points, game: 2.07, series: 0, individual: 0, individualSeries: 0 };
    const tied = nightResult({
      ...NIGHT,
      terms: { ...USUAL_TERMS, points, ties: 'half', handicap: { ...USUAL_TERMS.handicap, percentage: 0 } },
      games: NIGHT.games.map((game) => ({ ...game, visitors: game.home, corrections: [], signOffs: [] })),
    });
    expect(tied.points).toMatchObject({ home: 1.035, visitors: 1.035 });
    const csv = resultCsv(tied, sha256, ';');
    expect(read(csv)).toEqual({ ok: true, value: tied });
    expect(read(csv.replaceAll('1.035', '1,035'))).toEqual({ ok: true, value: tied });
  });

  test('has another check code when any of its values is another', () => {
    const codes = changedResults(RESULT).map((result) => resultCode(result, sha256));
    expect(codes.length).toBeGreaterThan(100);
    expect(codes).not.toContain(resultCode(RESULT, sha256));
  });
});

describe('a result is refused', () => {
  const csv = resultCsv(RESULT, sha256);

  test.each([
    ['whose score was changed', csv.replace(',167,', ',168,'), 'check-code-differs'],
    ['whose end is lost', csv.slice(0, csv.lastIndexOf('check,')), 'check-code-missing'],
    ['of another kind', 'Team,Name\nA,Tom', 'other-file'],
    ['with a score that is no number', csv.replace(',167,', ',many,'), 'wrong-kind'],
    ['with a record that nobody knows', csv.replace('\r\nteam,', '\r\ncrew,'), 'not-a-choice'],
    [
      'in JSON whose score was changed',
      resultJson(RESULT, sha256).replace('167', '168'),
      'check-code-differs',
    ],
    ['in JSON of another kind', '{"file":"headpin-league","version":1}', 'other-file'],
  ])('%s', (_, text, code) => {
    const answer = read(text);
    expect(answer.ok ? [] : answer.error.faults.map((fault) => fault.code)).toContain(code);
  });
});

function read(text: string): ReturnType<typeof readResult> {
  return readResult(fileOf('result', text), decode, sha256);
}

/** Copies of the result, each with one number, text or boolean changed. */
function changedResults(result: NightResult): readonly NightResult[] {
  const leaves = leavesOf(result);
  return leaves.map((path) => {
    const copy = structuredClone(result);
    let part: object = copy;
    for (const key of path.slice(0, -1)) part = Reflect.get(part, key) as object;
    const last = path.at(-1) ?? '';
    Reflect.set(part, last, changed(Reflect.get(part, last)));
    return copy;
  });
}

function leavesOf(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner).map((path) => [key, ...path]));
}

function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value}!` : 'something';
}
