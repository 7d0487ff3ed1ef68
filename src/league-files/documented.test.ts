/** Every example in docs/league-files.md is read as the page describes. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { USUAL_TERMS } from '../core/league/terms.ts';
import { REASONS } from '../core/league/unit.ts';
import { unguarded } from './csv/guard.ts';
import { csvRows } from './csv/rows.ts';
import { COLUMNS, isHeaderOf, type ColumnName } from './in/columns.ts';
import { SETTING_NAMES } from './in/setting-table.ts';
import { nightResult } from './results/night-result.ts';
import type { NightRecord } from './results/night-record.ts';
import { readResult } from './results/read-result.ts';
import { resultCsv } from './results/result-files.ts';
import { RESULT_COLUMNS } from './results/result-rows.ts';
import { decode } from './testing/decoder.testing.ts';
import { fileOf, leagueIn, notesOf } from './testing/files.testing.ts';
import { sha256 } from './testing/nights.testing.ts';

const PAGE = readFileSync(new URL('../../docs/league-files.md', import.meta.url), 'utf8');

const EXAMPLES: ReadonlyMap<string, string> = new Map(
  Array.from(
    PAGE.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gmu),
    ([, name = '', text = '']) => [name, text] as const,
  ),
);

function example(name: string): ReturnType<typeof fileOf> {
  const text = EXAMPLES.get(name);
  if (text === undefined) expect.fail(`no example ${name}`);
  return fileOf(name, text);
}

/** The night whose results the page shows. */
const NIGHT: NightRecord = {
  ...{ id: 'm1', league: 'Friday League', format: 'ten-pin', date: '2026-10-05', round: '1', lanes: '3-4' },
  terms: { ...USUAL_TERMS, games: 1 },
  home: { id: 'T1', name: 'Pin Pals' },
  visitors: { id: 'T2', name: 'Lucky Strikes' },
  games: [
    {
      ...{ number: 1, id: '2026-10-05-1' },
      home: [
        {
          ...{
            bowler: 'b1',
            id: '101',
            name: 'Tom',
            type: 'bowler',
            average: 151,
            handicap: null,
            score: 167,
          },
          frames: ['X', '7/', '9-', 'X', '-8', '8/', '-6', 'X', 'X', 'X81'],
        },
      ],
      visitors: [
        {
          ...{
            bowler: 'b2',
            id: null,
            name: 'Kim',
            type: 'absent',
            average: 160,
            handicap: null,
            score: null,
          },
          frames: [],
        },
      ],
      signOffs: [{ side: 'home', by: 'Tom', at: '2026-10-05T19:00:00.000Z', generation: 41 }],
      corrections: [
        {
          ...{ side: 'home', by: 'staff', at: '2026-10-05T19:05:00.000Z', generation: 42 },
          ...{ place: 1, frame: 3, before: '9-', after: '9/' },
        },
      ],
    },
  ],
  rollOffs: [],
};

describe('every example of docs/league-files.md', () => {
  test('the roster, the schedule and the terms are one league', () => {
    const league = leagueIn(example('roster.csv'), example('schedule.csv'), example('terms.csv'));
    expect(league.teams.map(({ name, roster }) => [name, roster.length])).toEqual([
      ['Pin Pals', 2],
      ['Lucky Strikes', 2],
    ]);
    expect(league.schedule.map(({ date }) => date)).toEqual(['2026-10-05', '2026-10-12', '2026-10-19']);
    expect(league.schedule.at(-1)?.visitors).toBeNull();
    expect(league).toMatchObject({
      name: 'Friday League',
      teamSize: 2,
      terms: { handicap: { percentage: 87.5 } },
    });
  });

  test('the Spanish roster has a comma in a name and a decimal comma', () => {
    expect(leagueIn(example('plantel.csv')).teams[0]?.roster[0]).toMatchObject({
      name: 'García, José',
      average: 172,
    });
  });

  test('the Korean roster has a row of totals', () => {
    expect(leagueIn(example('명단.csv')).teams).toMatchObject([{ name: '한강', roster: [{}, {}] }]);
    expect(notesOf(example('명단.csv'))).toContainEqual(expect.objectContaining({ code: 'total-row' }));
  });

  test('the rosters with this season’s games have them as totals and as scores', () => {
    const seasons = (name: string): readonly unknown[] =>
      leagueIn(example(name)).teams.flatMap(({ roster }) => roster.map(({ season }) => season));
    expect(seasons('season.csv')).toEqual([
      ...[{ games: 21, pins: 3318 }, null],
      ...[null, { games: 3, pins: 512 }],
    ]);
    expect(seasons('temporada.csv')).toEqual([[180, 201, 166], null]);
    expect(seasons('league.json')).toEqual([{ games: 21, pins: 3318 }, [180, 201], null]);
  });

  test('the league in JSON is one', () => {
    expect(leagueIn(example('league.json'))).toMatchObject({
      teams: [{ id: 'T1', roster: [{ average: 151 }, { place: 1 }] }, { id: 'T2' }],
      schedule: [{ home: 0, visitors: 1 }, { visitors: null }],
    });
  });

  test('the result in CSV is what the program writes for one night', () => {
    const due = { ok: true, value: nightResult(NIGHT) };
    expect(readResult(example('result.csv'), decode, sha256)).toEqual(due);
    const written = resultCsv(nightResult(NIGHT), sha256).slice(1).replaceAll('\r\n', '\n');
    expect(EXAMPLES.get('result.csv')).toBe(written);
  });
});

test('the check code is computed as docs/league-files.md says', () => {
  const { rows } = csvRows(EXAMPLES.get('result.csv') ?? '', ',');
  const texts = rows.map(({ cells }) => cells.map(unguarded));
  const digest = createHash('sha256')
    .update(JSON.stringify(texts.slice(0, -1)))
    .digest('hex')
    .toUpperCase();
  expect(texts.at(-1)?.at(-1)?.replace(' ', '')).toBe(digest.slice(0, 8));
});

describe('the tables of docs/league-files.md', () => {
  const rows = Array.from(PAGE.matchAll(/^\| (.+) \|$/gmu), ([, row = '']) =>
    row.split(' | ').map((cell) => cell.trim()),
  );

  test('name every column, and headers in four languages that are read', () => {
    const named = (column: ColumnName): readonly string[] | undefined =>
      rows.find(([header = '']) => isHeaderOf(column, header));
    for (const column of [...COLUMNS.roster, ...COLUMNS.schedule]) {
      const [, others = ''] = named(column) ?? [];
      const headers = others.split(', ');
      expect(headers, column).toHaveLength(3);
      for (const header of headers) expect(isHeaderOf(column, header), header).toBe(true);
    }
  });

  test('name every setting', () => {
    const settings = rows.map(([first]) => first).filter((first) => SETTING_NAMES.includes(first ?? ''));
    expect(new Set(settings)).toEqual(new Set(SETTING_NAMES));
  });

  test('name every column of a result and every reason', () => {
    const words = new Set(PAGE.match(/\w+(?:-\w+)*/gu));
    const columns = ['record', ...RESULT_COLUMNS, 'check'].filter((name) => !name.startsWith('frame '));
    for (const column of columns) expect(words).toContain(column);
    for (const reason of REASONS) expect(words).toContain(reason);
  });
});
