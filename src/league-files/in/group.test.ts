import { describe, expect, test } from 'vitest';
import { checkedLeague } from './checked-league.ts';
import { faultsOf, fileOf, leagueIn, notesOf } from '../testing/files.testing.ts';

const groupsIn = (text: string): readonly unknown[] =>
  leagueIn(fileOf('roster.csv', text)).teams.flatMap(({ roster }) =>
    roster.map(({ group }) => group ?? null),
  );

const json = (...roster: readonly object[]): ReturnType<typeof fileOf> =>
  fileOf(
    'league.json',
    JSON.stringify({ file: 'headpin-league', version: 1, teams: [{ name: 'A', roster }] }),
  );

describe('a roster', () => {
  test.each([
    ['Team,Name,Gender', ['F', 'woman', 'Female'], ['M', 'man', 'MALE'], ['', 'open', 'x']],
    ['Equipo,Nombre,Sexo', ['F', 'mujer', 'Femenino'], ['H', 'hombre', 'masculino'], ['', 'abierto', '-']],
    ['팀,이름,성별', ['여', '여자', '여성'], ['남', '남자', '남성'], ['', '혼성', '오픈']],
    [
      'Mannschaft,Spieler,Geschlecht',
      ['W', 'Frau', 'weiblich'],
      ['M', 'Mann', 'männlich'],
      ['', 'divers', 'keine Angabe'],
    ],
  ])('says who is a woman or a man in any language: %s', (head, women, men, open) => {
    const rows = [...women, ...men, ...open].map((word, at) => `A,Bowler ${String(at)},${word}`);
    const woman = { gender: 'woman' };
    const man = { gender: 'man' };
    expect(groupsIn([head, ...rows].join('\n'))).toEqual([
      ...[woman, woman, woman, man, man, man],
      ...[null, null, null],
    ]);
  });

  test('asks what an M means where it is a woman or a man', () => {
    expect(faultsOf(fileOf('plantel.csv', 'Equipo,Nombre,Sexo\nA,Ana,M'))).toMatchObject([
      { code: 'not-a-choice', text: 'M', choices: ['mujer', 'masculino'], spot: { row: 2, column: 'Sexo' } },
    ]);
  });

  test('has ages as years, from and to, from on, and under', () => {
    const ages = ['67', '50-64', '50 – 64', '65+', 'Ü65', 'U18', ''].map(
      (age, at) => `A,Bowler ${String(at)},${age}`,
    );
    expect(groupsIn(['Team,Name,Age', ...ages].join('\n'))).toEqual([
      { ages: { least: 67, most: 67 } },
      { ages: { least: 50, most: 64 } },
      { ages: { least: 50, most: 64 } },
      { ages: { least: 65, most: 120 } },
      { ages: { least: 65, most: 120 } },
      { ages: { least: 0, most: 17 } },
      null,
    ]);
  });

  test.each<[least: number, most: number, ways: readonly string[]]>([
    [
      60,
      120,
      ['60 +', 'ü 60', 'Ü-60', 'Ue60', 'ab 60', 'ab 60 Jahren', '60 und älter', '60 Jahre und älter'],
    ],
    [60, 120, ['from 60', '60 and over', '60 or older', '60 years and over', '60 or more', '≥ 60', '６０+']],
    [
      60,
      120,
      [
        'desde 60',
        'desde 60 años',
        'desde los 60',
        '60 en adelante',
        '60 o más',
        '60 años o más',
        '60세 이상',
        '60이상',
        '만 60세 이상',
        '60세부터',
      ],
    ],
    [
      0,
      17,
      [
        'under 18',
        'unter 18',
        'menores de 18 años',
        '18세 미만',
        'bis 17',
        'hasta 17',
        '17세 이하',
        '17세까지',
        'sub 18',
        'U-18',
        '17 and under',
        '17 und jünger',
      ],
    ],
    [
      50,
      59,
      [
        '50~59세',
        '50 bis 59',
        '50 to 59',
        '50 a 59 años',
        '50대',
        '50s',
        '50‑59',
        '50−59',
        '50～59',
        'von 50 bis 59',
        'de 50 a 59',
        '50세 이상 59세 이하',
      ],
    ],
    [67, 67, ['67 years', '67 años', '67세', '만 67세', '67 Jahre', '67 J.']],
  ])('has ages of %d to %d in the words of four languages', (least, most, ways) => {
    const rows = ways.map((age, at) => `A,Bowler ${String(at)},${age}`);
    expect(groupsIn(['Team,Name,Age', ...rows].join('\n'))).toEqual(
      ways.map(() => ({ ages: { least, most } })),
    );
  });

  test.each([
    ...['1959-04-05', '64-50', '121', 'U0', '5.5', '11²'],
    // A year of birth in Korean, and words that may leave 60 out.
    ...['59년', '60년대', 'over 60', 'über 60', 'mayores de 60'],
  ])('refuses an age that is none: %s', (age) => {
    expect(faultsOf(fileOf('roster.csv', `Team,Name,Age\nA,Ann,${age}`))).toMatchObject([
      { code: 'not-an-age', text: age, spot: { row: 2, column: 'Age' } },
    ]);
  });

  test('leaves out a class in words with a note, and an age that nobody knows without one', () => {
    const roster = fileOf('roster.csv', 'Team,Name,Age Group\nA,Ann,Adult\nA,Ben,0\nA,Cem,n/a\nA,Dan,–');
    expect(notesOf(roster).filter(({ code }) => code === 'class-left-out')).toMatchObject([
      { text: 'Adult', spot: { row: 2, column: 'Age Group' } },
    ]);
    expect(leagueIn(roster).teams[0]?.roster.map(({ group }) => group)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('asks what a D means, a Dame or divers', () => {
    expect(faultsOf(fileOf('kader.csv', 'Mannschaft,Spieler,Geschlecht\nA,Ana,D\nA,Luis,H'))).toMatchObject([
      { code: 'not-a-choice', text: 'D', choices: ['dame', 'divers'], spot: { row: 2 } },
    ]);
  });

  test('in JSON has the same facts, and an age from more to fewer years is refused', () => {
    const ann = { name: 'Ann', group: { gender: 'woman', ages: { least: 50, most: 64 } } };
    expect(leagueIn(json(ann)).teams[0]?.roster[0]?.group).toEqual(ann.group);
    expect(faultsOf(json({ name: 'Ann', group: { ages: { least: 64, most: 50 } } }))).toMatchObject([
      { code: 'not-an-age', text: '64-50', spot: { path: 'teams[0].roster[0].group.ages' } },
    ]);
  });

  test.each(['Vacant', 'VACANCY', 'Vacante', '공석', 'unbesetzt'])(
    'in JSON leaves out the vacancy %s with a note of its figures, as in CSV',
    (name) => {
      const file = json({ name: 'Ann' }, { name, average: 120, place: 2 });
      expect(leagueIn(file).teams[0]?.roster.map((bowler) => bowler.name)).toEqual(['Ann']);
      expect(notesOf(file)).toContainEqual(
        expect.objectContaining({ code: 'vacant-row', unused: ['average'] }),
      );
    },
  );
});

test('in a league that is kept, a bowler keeps a name that a file has for an empty place', () => {
  const league = leagueIn(json({ name: 'Ann' }, { name: 'Kim' }));
  const named = {
    ...league,
    teams: league.teams.map((team) => ({
      ...team,
      roster: team.roster.map((one) => ({ ...one, name: one.name === 'Kim' ? 'Tba' : one.name })),
    })),
  };
  expect(checkedLeague(named)).toMatchObject({ ok: true, value: named });
});

test.each([
  ['absence,percent', 'less,15', 'vacancies.woman,100', 'vacancies.man,130'],
  ['Cuenta el ausente,percent', 'ausente,15', 'vacante mujer,100', 'vacante hombre,130'],
  ['결석 계산,percent', '결석 감점,15', '여자 빈자리,100', '남자 빈자리,130'],
  ['Fehlende zählen,percent', 'Abzug,15', 'freier Platz Frau,100', 'freier Platz Mann,130'],
])('terms say what an absent bowler and a woman’s place count: %s', (...rows) => {
  const { terms } = leagueIn(
    fileOf('roster.csv', 'Team,Name\nA,Ann'),
    fileOf('terms.csv', ['Setting,Value', ...rows].join('\n')),
  );
  expect(terms).toMatchObject({ absence: 'percent', less: 15, vacancies: { woman: 100, man: 130 } });
});

test('more than all of an average is refused, also where the settings have another order', () => {
  const terms = (...rows: readonly string[]): unknown =>
    faultsOf(fileOf('terms.csv', ['Setting,Value', ...rows].join('\n')));
  const fault = { code: 'figure', refusal: { figure: 'less', least: 0, most: 100 } };
  expect(terms('absence,percent', 'less,120')).toMatchObject([{ ...fault, spot: { row: 3 } }]);
  expect(terms('less,120', 'absence,percent')).toMatchObject([{ ...fault, spot: { row: 2 } }]);
});
