/**
 * What clubs really send, by kind: exports of league programs (BLS, LeagueSecretary, Perfect Secretary), lists from Excel,
 * LibreOffice, Numbers and Google Sheets, and files typed by hand. Each row names what writes so, and what a clerk expects.
 */
import { describe, expect, test } from 'vitest';
import type { RosterBowler } from './league.ts';
import { codesOf, faultsOf, fileOf, leagueIn, notesOf } from '../testing/files.testing.ts';

const SIZE = fileOf('size.csv', 'Setting,Value\nteamSize,5');

function rosterOf(text: string): readonly RosterBowler[] {
  return leagueIn(fileOf('roster.csv', text), SIZE).teams.flatMap(({ roster }) => roster);
}

describe('thousands and decimals', () => {
  test.each([
    ['an accent typed for a Swiss apostrophe', '3´000', 3000],
    ['a backtick typed for it', '3`000', 3000],
    ['the letter apostrophe of a Mac', '3ʼ000', 3000],
    ['a thin space of LibreOffice in French', '3\u2009000', 3000],
    ['Excel’s accounting format', ' 3,000 ', 3000],
    ['a number that a program guarded as text', "'3000", 3000],
  ])('%s: %j is %i pins', (_source, pins, due) => {
    expect(rosterOf(`Team\tName\tGames\tPins\nA\tTom\t21\t${pins}`)[0]?.season).toEqual({
      games: 21,
      pins: due,
    });
  });

  test('a program that divides writes as many decimals as it has', () => {
    expect(rosterOf('Team,Name,Average\nA,Tom,187.333333333333')[0]?.average).toBe(187);
    expect(rosterOf('Team;Name;Schnitt\nA;Tom;187,33333')[0]?.average).toBe(187);
  });

  test('an average of 1,000 is asked about: it is neither one pin nor a thousand', () => {
    expect(faultsOf(fileOf('r.csv', 'Team,Name,Average\nA,Tom,"1,000"'))).toMatchObject([
      { code: 'number-unclear', text: '1,000', spot: { row: 2, column: 'Average' } },
    ]);
  });
});

describe('an average of none', () => {
  test.each([
    ['BLS for a bowler without games', '0'],
    ['a program with two decimals', '0.00'],
    ['a dash', '-'],
    ['the long dash of Word', '—'],
    ['a new bowler', 'new'],
    ['Excel that divides by no games', '#DIV/0!'],
    ['the same in Spanish', '#¡DIV/0!'],
    ['a look-up that found nothing, in German', '#NV'],
    ['a list typed in German', 'ohne'],
    ['in Spanish', 'Nuevo'],
    ['in Korean', '없음'],
  ])('%s: %s', (_source, average) => {
    const text = `Team,Name,Average,Games,Pins\nA,Tom,${average},2,173`;
    expect(rosterOf(text)).toMatchObject([{ average: null, season: { games: 2, pins: 173 } }]);
    expect(notesOf(fileOf('r.csv', text))).toContainEqual(
      expect.objectContaining({ code: 'average-none', text: average }),
    );
  });

  test('a dash for games, pins and scores is none of them', () => {
    expect(rosterOf('Team,Name,Average,Games,Pins\nA,Tom,150,-, -   ')).toMatchObject([{ season: null }]);
    expect(rosterOf('Team,Name,Average,Scores\nA,Tom,150,–')).toMatchObject([{ season: null }]);
  });

  test('an error that hides a figure is not taken as none', () => {
    expect(codesOf(fileOf('r.csv', 'Team,Name,Average\nA,Tom,#REF!'))).toEqual(['not-a-number']);
  });
});

describe('per cent', () => {
  const terms = (value: string): ReturnType<typeof fileOf> =>
    fileOf('terms.csv', `Setting\tValue\nhandicap.percentage\t${value}`);
  const roster = fileOf('r.csv', 'Team,Name\nA,Tom');

  test.each([
    ['a Korean keyboard', '９０％', 90],
    ['Turkish and Basque order', '%90', 90],
    ['an Arabic sign', '90٪', 90],
    ['words', '90 percent', 90],
    ['German words', '87,5 Prozent', 87.5],
    ['Spanish words', '90 por ciento', 90],
    ['Korean words', '90퍼센트', 90],
    ['Excel’s two decimals', '90.00%', 90],
  ])('%s: %s', (_source, value, percentage) => {
    expect(leagueIn(roster, terms(value)).terms.handicap.percentage).toBe(percentage);
  });

  test.each(['0.9', '.9', '0,90', '1', '1.1', '0.9%'])('a share of one, %s, is asked about', (value) => {
    expect(faultsOf(roster, terms(value))).toMatchObject([
      { spot: { file: 'terms.csv', row: 2, column: 'Value' } },
    ]);
  });
});

describe('one name typed in two programs', () => {
  test.each([
    ['quotation marks of Word', 'The “Kings”', 'The "Kings"'],
    ['German ones', 'Die „Kings“', 'Die "Kings"'],
    ['French and Spanish ones', 'Los «Reyes»', 'Los "Reyes"'],
    ['capitals of a DOS program', 'Groß', 'GROSS'],
    ['a fraction slash', '1⁄2 Pins', '1/2 Pins'],
    ['a bullet', 'Strike·Out', 'Strike•Out'],
    ['a Turkish capital', 'İstanbul', 'istanbul'],
    ['an Armenian apostrophe', 'O՚Neil', 'O’Neil'],
    ['a prime letter', 'PETEʹS', 'PETE’S'],
  ])('%s: %s is %s', (_source, one, other) => {
    const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    const files = [
      fileOf('r.csv', `Team,Name\n${cell(one)},Tom\n${cell(other)},Ann\nB,Kim\nB,Lee`),
      fileOf('s.csv', `Home,Visitors\n${cell(other)},B`),
    ];
    const { teams, schedule } = leagueIn(...files);
    expect(teams.map(({ roster }) => roster.length)).toEqual([2, 2]);
    expect(schedule).toMatchObject([{ home: 0, visitors: 1 }]);
  });
});

describe('dates', () => {
  test.each([
    ['Google Sheets in Korea', ['2026. 9. 1 오후 7:00:00'], ['2026-09-01']],
    ['a Korean list', ['26.09.01', "'26.9.8", '26년 9월 15일'], ['2026-09-01', '2026-09-08', '2026-09-15']],
    ['with the day of the week', ['2026년 9월 1일 화요일', '2026-09-01(화)'], ['2026-09-01', '2026-09-01']],
    ['a year first with two digits', ['26/09/27', '26/09/01'], ['2026-09-27', '2026-09-01']],
    ['a day first with two digits', ['01/09/26', '15/09/26'], ['2026-09-01', '2026-09-15']],
    ['LeagueSecretary', ['9/1/2026 7PM', '9/15/2026 @ 7:00pm'], ['2026-09-01', '2026-09-15']],
    ['by hand in English', ['1st of September 2026', "Sep 1 '26"], ['2026-09-01', '2026-09-01']],
    [
      'Excel in Spanish',
      ['01/sep/2026', 'mar 1 sep 2026', '1º de mayo de 2026'],
      ['2026-09-01', '2026-09-01', '2026-05-01'],
    ],
    [
      'a German club',
      ['1.9.2026, 19:00 Uhr', 'Di., 1. Sep. 2026', '3. Jänner 2026'],
      ['2026-09-01', '2026-09-01', '2026-01-03'],
    ],
    ['a database', ['20260901'], ['2026-09-01']],
  ])('%s', (_source, dates, due) => {
    const rows = dates.map((date) => `${date}\tA\tB`).join('\n');
    const files = [
      fileOf('r.csv', 'Team,Name\nA,Tom\nB,Ann'),
      fileOf('s.csv', `Date\tHome\tVisitors\n${rows}`),
    ];
    expect(leagueIn(...files).schedule.map(({ date }) => date)).toEqual(due);
  });

  test('a lone date whose year may stand first or last is asked about', () => {
    const files = [
      fileOf('r.csv', 'Team,Name\nA,Tom\nB,Ann'),
      fileOf('s.csv', 'Date,Home,Visitors\n26.09.27,A,B'),
    ];
    expect(faultsOf(...files)).toMatchObject([{ code: 'date-unclear', spot: { row: 2, column: 'Date' } }]);
  });
});
