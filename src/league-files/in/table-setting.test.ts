import { describe, expect, test } from 'vitest';
import { faultsOf, fileOf, leagueIn, notesOf } from '../testing/files.testing.ts';
import { leagueJson } from '../results/league-json.ts';

const ROSTER = fileOf('roster.csv', 'Team,Name,Gender,Age\nA,Ann,F,67\nB,Ben,M,');
const terms = (...rows: readonly string[]): ReturnType<typeof fileOf> =>
  fileOf('terms.csv', ['Setting,Value', ...rows].join('\n'));

describe('a setting gives a group of bowlers extra pins', () => {
  test.each([
    ['Handicap women', { gender: 'woman' }],
    ['handicap men', { gender: 'man' }],
    ['HDCP Female', { gender: 'woman' }],
    ['Hándicap mujeres', { gender: 'woman' }],
    ['핸디캡 여자', { gender: 'woman' }],
    ['Handicap Damen', { gender: 'woman' }],
    ['Handicap 60-64', { ages: { least: 60, most: 64 } }],
    ['Handicap 60 – 64', { ages: { least: 60, most: 64 } }],
    ['Handicap 60+', { ages: { least: 60, most: 120 } }],
    ['Handicap Ü 50', { ages: { least: 50, most: 120 } }],
    ['Handicap U18', { ages: { least: 0, most: 17 } }],
    ['Hcp men 60+', { gender: 'man', ages: { least: 60, most: 120 } }],
    ['Handicap: 60+, Frauen', { gender: 'woman', ages: { least: 60, most: 120 } }],
    ['Handicap women (60+)', { gender: 'woman', ages: { least: 60, most: 120 } }],
    // As a language says it: Korean as in 여자 빈자리, Spanish with a preposition, German in one word.
    ['여자 핸디캡', { gender: 'woman' }],
    ['남자핸디', { gender: 'man' }],
    ['60-64 핸디캡', { ages: { least: 60, most: 64 } }],
    ['Hándicap de mujeres', { gender: 'woman' }],
    ['Hándicap para damas 60+', { gender: 'woman', ages: { least: 60, most: 120 } }],
    ['Damen-Handicap', { gender: 'woman' }],
    ['Handicap für Herren', { gender: 'man' }],
    ['Ladies handicap', { gender: 'woman' }],
    ['Handicap from 60 years', { ages: { least: 60, most: 120 } }],
    ['Handicap 67-67', { ages: { least: 67, most: 67 } }],
    ['Handicap 60 years and over', { ages: { least: 60, most: 120 } }],
    ['Handicap women 60 and over', { gender: 'woman', ages: { least: 60, most: 120 } }],
    ['Hándicap mujeres desde 60 años', { gender: 'woman', ages: { least: 60, most: 120 } }],
    ['Hándicap menores de 18 años', { ages: { least: 0, most: 17 } }],
    ['Handicap Damen ab 60', { gender: 'woman', ages: { least: 60, most: 120 } }],
    ['Handicap von 50 bis 59 Jahren', { ages: { least: 50, most: 59 } }],
    ['60세 이상 핸디캡', { ages: { least: 60, most: 120 } }],
    ['여자 60세이상 핸디캡', { gender: 'woman', ages: { least: 60, most: 120 } }],
    ['여자60세이상핸디캡', { gender: 'woman', ages: { least: 60, most: 120 } }],
    ['여자 핸디캡 60세 이상', { gender: 'woman', ages: { least: 60, most: 120 } }],
    ['50대 핸디', { ages: { least: 50, most: 59 } }],
    ['Handicap everybody', {}],
    ['전체 핸디캡', {}],
  ])('%s', (setting, group) => {
    const league = leagueIn(ROSTER, terms(`"${setting}",8`));
    expect(league.terms.handicap.table).toEqual([{ ...group, pins: 8 }]);
  });

  test('and is read back from the league’s own file', () => {
    const league = leagueIn(ROSTER, terms('Handicap women,8', 'Handicap 60+,5', 'Handicap all,1'));
    const again = leagueIn(fileOf('league.json', leagueJson(league)));
    expect(again.terms).toEqual(league.terms);
  });

  test.each([
    ['Handicap aliens,8', 'setting-unknown'],
    ['Hándicap M,8', 'setting-unknown'],
    ['Handicap 90,220', 'setting-unknown'],
    ['Handicap Damen 1,8', 'setting-unknown'],
    ['60년대 핸디캡,5', 'setting-unknown'],
    ['Handicap women men,8', 'setting-unknown'],
    ['Handicap 64-60,8', 'setting-unknown'],
    ['Handicap,8', 'setting-unknown'],
    ['Handicap handicap,8', 'setting-unknown'],
    ['Handicap de,8', 'setting-unknown'],
    ['Handicap women all,8', 'setting-unknown'],
    ['women,8', 'setting-unknown'],
    ['Handicap women,many', 'not-a-number'],
    ['Handicap women,301', 'figure'],
    ['Handicap women,-8', 'figure'],
    ['Handicap women,7.5', 'figure'],
  ])('or is refused with its row: %s', (row, code) => {
    expect(faultsOf(ROSTER, terms(row))).toMatchObject([{ code, spot: { file: 'terms.csv', row: 2 } }]);
  });

  test('and not twice', () => {
    const twice = terms('Handicap women,8', 'Handicap Damen,10');
    expect(faultsOf(ROSTER, twice)).toMatchObject([{ code: 'setting-twice', spot: { row: 3 } }]);
  });

  test.each<[what: string, row: object, fault: object]>([
    [
      'ages from last to first',
      { ages: { least: 64, most: 60 }, pins: 5 },
      { code: 'not-an-age', text: '64-60', spot: { path: 'terms.handicap.table[0].ages' } },
    ],
    [
      'more pins than a game has',
      { gender: 'man', pins: 301 },
      { code: 'figure', spot: { path: 'terms.handicap.table[0]' } },
    ],
    [
      'another gender',
      { gender: 'lady', pins: 5 },
      { code: 'not-a-choice', spot: { path: 'terms.handicap.table[0].gender' } },
    ],
  ])('and in JSON a row is refused at its place: %s', (_what, row, fault) => {
    const content = { file: 'headpin-league', version: 1, terms: { handicap: { table: [row] } } };
    const teams = [{ name: 'A', roster: [{ name: 'Ann' }] }];
    expect(faultsOf(fileOf('league.json', JSON.stringify({ ...content, teams })))).toMatchObject([fault]);
  });

  test('and whoever it does not know is named in a note', () => {
    const notes = notesOf(ROSTER, terms('Handicap women,8', 'Handicap 60+,5'));
    expect(notes.filter(({ code }) => code === 'no-extra-pins')).toMatchObject([
      { unknown: 'ages', spot: { file: 'roster.csv', row: 3, column: 'Age' } },
    ]);
    expect(notesOf(ROSTER, terms('Handicap women,8')).filter(({ code }) => code === 'no-extra-pins')).toEqual(
      [],
    );
  });

  test('and whose ages are only partly a row’s is named in a note', () => {
    const roster = fileOf('roster.csv', 'Team,Name,Age\nA,Ann,55-64\nA,Eve,60-64\nB,Ben,40-49\nB,Tom,70');
    const notes = notesOf(roster, terms('Handicap 60+,5'));
    expect(notes.filter(({ code }) => code !== 'read-as')).toMatchObject([
      { code: 'ages-too-wide', spot: { file: 'roster.csv', row: 2, column: 'Age' } },
    ]);
  });

  test('and nobody is named whose handicap is typed, or whom no row can fit', () => {
    const roster = fileOf('roster.csv', 'Team,Name,Gender,Handicap\nA,Ann,F,\nB,Ben,M,30');
    const notes = notesOf(roster, terms('Handicap men U16,15'));
    expect(notes.filter(({ code }) => code !== 'read-as')).toEqual([]);
  });
});
