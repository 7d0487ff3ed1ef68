import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { leagueJson } from '../results/league-json.ts';
import { ROSTER, SCHEDULE, faultsOf, fileOf, leagueIn } from '../testing/files.testing.ts';
import { LANGUAGE_NAMES } from '../testing/names.testing.ts';

const HEAD = { file: 'headpin-league', version: 1 };
const TEAMS = [{ name: 'A', roster: [{ id: '1', name: 'Tom', average: 151 }] }];
const json = (content: unknown): ReturnType<typeof fileOf> => fileOf('league.json', JSON.stringify(content));

describe('a league in JSON', () => {
  test('is the same as in CSV', () => {
    const league = leagueIn(fileOf('roster.csv', ROSTER), fileOf('schedule.csv', SCHEDULE));
    expect(leagueIn(fileOf('league.json', leagueJson(league)))).toEqual(league);
  });

  test('takes what is left out as usual', () => {
    expect(leagueIn(json({ ...HEAD, teams: TEAMS }))).toMatchObject({
      ...{ format: 'ten-pin', teamSize: null, schedule: [] },
      terms: { games: 3, handicap: { percentage: 90, base: 220 } },
      teams: [{ id: null, roster: [{ handicap: null, place: null }] }],
    });
  });

  test('that is written reads back the same', () => {
    const bowler = fc.record({
      name: fc.constantFrom(...LANGUAGE_NAMES),
      average: fc.option(fc.nat({ max: 300 })),
      handicap: fc.option(fc.integer({ min: -300, max: 300 })),
    });
    const rosters = fc.array(
      fc.uniqueArray(bowler, { selector: ({ name }) => name, minLength: 2, maxLength: 2 }),
      { minLength: 2, maxLength: 4 },
    );
    fc.assert(
      fc.property(rosters, fc.boolean(), (teams, hasIds) => {
        const written = {
          ...HEAD,
          ...{ name: 'Friday', teamSize: 2, terms: { games: 4, handicap: { percentage: 87.5 } } },
          teams: teams.map((roster, team) => ({
            id: hasIds ? `T${String(team)}` : null,
            name: `Team ${String(team)}`,
            roster: roster.map((one, index) => ({
              ...one,
              id: `${String(team)}-${String(index)}`,
              ...{ place: index + 1, season: null },
            })),
          })),
          schedule: [{ round: '1', date: '2026-10-05', home: 'team 1', visitors: hasIds ? 't0' : 'Team 0' }],
        };
        const league = leagueIn(json(written));
        expect(league.teams).toEqual(written.teams);
        expect(leagueIn(fileOf('again.json', leagueJson(league)))).toEqual(league);
      }),
    );
  });
});

describe('a league in JSON is refused by path', () => {
  test.each<[string, unknown, object]>([
    [
      'a number written as text',
      { ...HEAD, teams: [{ name: 'A', roster: [{ name: 'Tom', average: '151' }] }] },
      { code: 'wrong-kind', kind: 'number', path: 'teams[0].roster[0].average' },
    ],
    [
      'a key that is missing',
      { ...HEAD, teams: [{ name: 'A' }] },
      { code: 'key-missing', path: 'teams[0].roster' },
    ],
    ['a key that nobody knows', { ...HEAD, teams: TEAMS, lanes: 7 }, { code: 'key-unknown', path: 'lanes' }],
    [
      'a choice that is none',
      { ...HEAD, teams: TEAMS, terms: { ties: 'coin' } },
      { code: 'not-a-choice', path: 'terms.ties' },
    ],
    [
      'a negative base',
      { ...HEAD, teams: TEAMS, terms: { handicap: { base: -1 } } },
      { code: 'figure', path: 'terms.handicap.base' },
    ],
    [
      'an average with a fraction',
      { ...HEAD, teams: [{ name: 'A', roster: [{ name: 'Tom', average: 151.5 }] }] },
      { code: 'figure', path: 'teams[0].roster[0].average' },
    ],
    [
      'a blank name',
      { ...HEAD, teams: [{ name: 'A', roster: [{ name: ' ' }] }] },
      { code: 'cell-empty', path: 'teams[0].roster[0].name' },
    ],
    [
      'a name with a control character',
      { ...HEAD, teams: [{ name: 'A', roster: [{ name: 'T\u0007om' }] }] },
      { code: 'text-unreadable', path: 'teams[0].roster[0].name' },
    ],
    [
      'a team without bowlers',
      { ...HEAD, teams: [{ name: 'A', roster: [] }] },
      { code: 'team-empty', path: 'teams[0]' },
    ],
    [
      'a date in another form',
      { ...HEAD, teams: TEAMS, schedule: [{ date: '5.10.2026', home: 'A', visitors: null }] },
      { code: 'not-a-date', path: 'schedule[0].date' },
    ],
    [
      'a team that is not there',
      { ...HEAD, teams: TEAMS, schedule: [{ home: 'A', visitors: 'B' }] },
      { code: 'team-unknown', path: 'schedule[0].visitors' },
    ],
    ['another file', { file: 'headpin-game', version: 6 }, { code: 'other-file', path: null }],
    [
      'a later version',
      { ...HEAD, version: 2, teams: TEAMS },
      { code: 'other-version', version: 2, path: null },
    ],
    ['a list', [1, 2], { code: 'other-file', path: null }],
  ])('%s', (_, content, { path, ...facts }: { path?: unknown }) => {
    expect(faultsOf(json(content))).toMatchObject([{ ...facts, spot: { file: 'league.json', path } }]);
  });

  test.each([
    ['text that is no JSON', '{"file":', 'not-json'],
    ['a key that is there twice', '{"file":"headpin-league","version":1,"teams":[],"teams":[]}', 'key-twice'],
    ['parts nine deep', `{"a":${'['.repeat(9)}`, 'too-deep'],
  ])('%s', (_, text, code) => {
    expect(faultsOf(fileOf('league.json', text))).toMatchObject([{ code }]);
  });

  test('keys called __proto__ and constructor change nothing and are refused', () => {
    const text =
      '{"file":"headpin-league","version":1,"teams":[],"__proto__":{"admin":1},"terms":{"constructor":1}}';
    expect(faultsOf(fileOf('league.json', text)).map(({ code, spot }) => [code, spot.path])).toEqual([
      ['key-unknown', 'terms.constructor'],
      ['key-unknown', '__proto__'],
    ]);
    expect('admin' in {}).toBe(false);
  });

  test('any JSON is read or refused', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (teams) => {
        expect(faultsOf(json({ ...HEAD, teams: [teams, 1] })).length).toBeGreaterThan(0);
      }),
    );
  });
});
