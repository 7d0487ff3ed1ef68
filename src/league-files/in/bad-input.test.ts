/** Bad league files. Every clause of the documentation about bad files has a test here. */
import { describe, expect, test } from 'vitest';
import { MOST_BYTES, MOST_FAULTS, MOST_ROWS } from '../limits.ts';
import { ROSTER, SCHEDULE, codesOf, faultsOf, fileOf, leagueIn, notesOf } from '../testing/files.testing.ts';

const roster = (...rows: readonly string[]): ReturnType<typeof fileOf> =>
  fileOf('roster.csv', ['Team,ID,Name,Average', ...rows].join('\n'));
const terms = (...rows: readonly string[]): ReturnType<typeof fileOf> =>
  fileOf('terms.csv', ['Setting,Value', ...rows].join('\n'));
const schedule = (...rows: readonly string[]): ReturnType<typeof fileOf> =>
  fileOf('schedule.csv', ['Date,Home,Visitors', ...rows].join('\n'));

describe('what does not go together', () => {
  test('two teams of different size in a fixture are refused where the league does not say how many bowl', () => {
    const uneven = roster('A,1,Tom,150', 'A,2,Ann,150', 'B,3,Kim,150');
    const facts = { code: 'teams-differ', home: 'A', homeBowlers: 2, visitors: 'B', visitorsBowlers: 1 };
    expect(faultsOf(uneven, schedule('2026-10-05,A,B'))).toMatchObject([{ ...facts, spot: { row: 2 } }]);
    // Without a schedule, the only two teams meet each other.
    expect(faultsOf(uneven)).toMatchObject([facts]);
    expect(leagueIn(uneven, terms('teamSize,2')).teams).toHaveLength(2);
  });

  test('a bowler on two teams is refused by the id, with both teams', () => {
    expect(faultsOf(roster('A,7,Tom,150', 'B,7,Tom,150'))).toMatchObject([
      { code: 'bowler-on-two-teams', bowler: 'Tom', teams: ['A', 'B'], spot: { file: 'roster.csv', row: 3 } },
    ]);
  });

  test('a name on two teams without ids is asked about, with ids it is two bowlers', () => {
    expect(codesOf(roster('A,,Tom,150', 'B,8,tom,150'))).toEqual(['name-on-two-teams']);
    expect(leagueIn(roster('A,7,Tom,150', 'B,8,Tom,150')).teams).toHaveLength(2);
  });

  test('an id of two bowlers is refused', () => {
    expect(codesOf(roster('A,7,Tom,150', 'B,7,Ann,150'))).toEqual(['id-twice']);
  });

  test('a tenth player in a five-man team is refused, and the league may choose another limit', () => {
    const rows = (count: number): readonly string[] =>
      Array.from({ length: count }, (_none, index) => `A,${String(index)},Bowler ${String(index)},150`);
    expect(leagueIn(terms('teamSize,5'), roster(...rows(9))).teams[0]?.roster).toHaveLength(9);
    expect(faultsOf(terms('teamSize,5'), roster(...rows(10)))).toMatchObject([
      { code: 'team-too-large', team: 'A', bowlers: 10, most: 9, spot: { row: 11 } },
    ]);
    expect(leagueIn(terms('teamSize,5', 'rosterLimit,12'), roster(...rows(10))).rosterLimit).toBe(12);
  });

  test('an average above the format’s maximum is refused with its row', () => {
    const refusal = { code: 'figure-out-of-range', figure: 'average', least: 0, most: 300 };
    expect(faultsOf(roster('A,1,Tom,301'))).toMatchObject([{ code: 'figure', refusal, spot: { row: 2 } }]);
    expect(leagueIn(roster('A,1,Tom,300')).teams[0]?.roster[0]?.average).toBe(300);
  });

  test('a negative base is refused, and every other setting that is out of range with it', () => {
    expect(faultsOf(terms('handicap.base,-1', 'handicap.percentage,201', 'games,99'))).toMatchObject([
      { code: 'figure', refusal: { figure: 'base', least: 0, most: 300 }, spot: { row: 2, column: 'Value' } },
      { code: 'figure', refusal: { figure: 'percentage' }, spot: { row: 3 } },
      { code: 'figure', refusal: { figure: 'games' }, spot: { row: 4 } },
    ]);
  });

  test('two bowlers of one name on a roster are taken where each has an ID, in one file or in JSON', () => {
    const { teams } = leagueIn(roster('A,1,Tom,150', 'A,2,TOM,160', 'A,3,Tom,170'));
    expect(teams[0]?.roster.map(({ id, name, average }) => [id, name, average])).toEqual([
      ['1', 'Tom', 150],
      ['2', 'TOM', 160],
      ['3', 'Tom', 170],
    ]);
    const bowlers = [
      { id: '1', name: 'Tom' },
      { id: '2', name: 'Tom' },
    ];
    const json = { file: 'headpin-league', version: 1, teams: [{ name: 'A', roster: bowlers }] };
    expect(leagueIn(fileOf('l.json', JSON.stringify(json))).teams[0]?.roster).toMatchObject(bowlers);
    const nameless = { ...json, teams: [{ name: 'A', roster: [{ id: '1', name: 'Tom' }, { name: 'Tom' }] }] };
    expect(faultsOf(fileOf('l.json', JSON.stringify(nameless)))).toMatchObject([
      { code: 'name-twice', spot: { path: 'teams[0].roster[1].name' } },
    ]);
  });

  test.each([
    ['neither has', ['A,,Tom,150', 'A,,TOM,160']],
    ['only the first has', ['A,1,Tom,150', 'A,,TOM,160']],
    ['only the second has', ['A,,Tom,150', 'A,2,TOM,160']],
    ['one has a dash for', ['A,-,Tom,150', 'A,8,TOM,160']],
    ['one has a word for none in place of', ['A,n/a,Tom,150', 'A,0,TOM,160']],
  ])('a name twice on a roster is refused where %s an ID, whatever its case', (_which, rows) => {
    expect(faultsOf(roster(...rows))).toMatchObject([
      { code: 'name-twice', bowler: 'TOM', team: 'A', spot: { row: 3, column: 'Name' } },
    ]);
  });

  test('a schedule that names a team that is not there is refused with row and column', () => {
    expect(faultsOf(fileOf('roster.csv', ROSTER), schedule('2026-10-05,Pin Pals,Pin Palls'))).toMatchObject([
      { code: 'team-unknown', team: 'Pin Palls', spot: { file: 'schedule.csv', row: 2, column: 'Visitors' } },
    ]);
  });

  test('a team that plays itself is refused', () => {
    expect(codesOf(fileOf('r.csv', ROSTER), schedule('2026-10-05,Pin Pals,pin pals'))).toEqual([
      'plays-itself',
    ]);
  });

  test('a place of the line-up that two bowlers have is refused', () => {
    const text = 'Team,Place,Name\nA,1,Tom\nA,1,Ann';
    expect(faultsOf(fileOf('r.csv', text))).toMatchObject([{ code: 'place-twice', place: 1, team: 'A' }]);
  });

  test('an id with two names of a team, and a team’s name with and without an id, are refused', () => {
    expect(codesOf(fileOf('r.csv', 'Team ID,Team,Name\n1,A,Tom\n1,B,Ann'))).toEqual(['team-names-differ']);
    expect(codesOf(fileOf('r.csv', 'Team ID,Team,Name\n1,A,Tom\n,A,Ann'))).toEqual(['team-twice']);
  });

  test('terms in two files are refused', () => {
    expect(codesOf(terms('games,3'), { ...terms('games,4'), name: 'more.csv' })).toEqual(['terms-twice']);
  });
});

describe('files that cannot be read', () => {
  test.each([
    ['of no bytes', ''],
    ['of blank rows', '\ufeff\r\n \n'],
  ])('an empty file is refused: %s', (_, text) => {
    expect(faultsOf(fileOf('roster.csv', text))).toMatchObject([{ code: 'file-empty' }]);
  });

  test('a header without rows is refused', () => {
    expect(codesOf(roster())).toEqual(['rows-missing']);
  });

  test('a file in another encoding than the chosen one is refused', () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode('Team,Name\nA,M'), 0xfc, 0x6c]);
    expect(faultsOf({ name: 'r.csv', bytes, encoding: 'utf-8' })).toMatchObject([
      { code: 'wrong-encoding', encoding: 'utf-8' },
    ]);
  });

  test('Korean in CP949 under English headers could be Western: somebody has to say', () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode('Team,Name\nA,'), 0xb1, 0xe8, 0xbf, 0xb5]);
    expect(faultsOf({ name: 'r.csv', bytes })).toMatchObject([
      {
        code: 'encoding-unclear',
        candidates: [
          { encoding: 'windows-1252', sample: '±è¿µ' },
          { encoding: 'euc-kr', sample: '김영' },
        ],
      },
    ]);
    expect(leagueIn({ name: 'r.csv', bytes, encoding: 'euc-kr' }).teams[0]?.roster[0]?.name).toBe('김영');
  });

  test('bytes that are no text are refused', () => {
    expect(codesOf({ name: 'r.csv', bytes: Uint8Array.from([80, 75, 3, 4, 0, 0]) })).toEqual(['not-text']);
    expect(codesOf({ name: 'r.csv', bytes: Uint8Array.from([0x41, 0xff, 0x81]) })).toEqual([
      'wrong-encoding',
    ]);
  });

  test('another separator than comma, semicolon and tab is refused, and a chosen one that does not divide', () => {
    expect(codesOf(fileOf('r.csv', 'Team|Name\nA|Tom'))).toEqual(['wrong-separator']);
    expect(faultsOf({ ...fileOf('r.csv', 'Team,Name\nA,Tom'), separator: ';' })).toMatchObject([
      { code: 'wrong-separator', separator: ';' },
    ]);
  });

  test('a roster with 5,000 rows is refused and the limit named', () => {
    const rows = Array.from({ length: 5_000 }, (_none, index) => `A,${String(index)},B${String(index)},150`);
    expect(faultsOf(roster(...rows))[0]).toMatchObject({ code: 'too-many-rows', most: MOST_ROWS });
  });

  test('rosters of several files that have more than 2,000 rows together are refused', () => {
    const files = [0, 1].map((file) => {
      const rows = Array.from(
        { length: 1_001 },
        (_none, row) => `T${String(file)},${String(file)}-${String(row)},B${String(row)},150`,
      );
      return { ...roster(...rows), name: `roster-${String(file)}.csv` };
    });
    expect(faultsOf(...files, terms('teamSize,5', 'rosterLimit,99'))[0]).toMatchObject({
      ...{ code: 'too-many-rows', most: MOST_ROWS },
      spot: { file: 'roster-1.csv', row: 1_001 },
    });
  });

  test('a file of more than a megabyte is refused unread', () => {
    const bytes = new Uint8Array(MOST_BYTES + 1).fill(65);
    expect(faultsOf({ name: 'r.csv', bytes })).toMatchObject([{ code: 'file-too-large', most: MOST_BYTES }]);
  });

  test('a table that is none of the known ones is refused with its columns', () => {
    expect(faultsOf(fileOf('r.csv', 'Lunch;Price\nSoup;3'))).toMatchObject([
      { code: 'table-unknown', columns: ['Lunch', 'Price'] },
    ]);
  });

  test('a missing column and one that is there twice are refused', () => {
    expect(faultsOf(fileOf('r.csv', 'Name,Average\nTom,150'))).toMatchObject([
      { code: 'column-missing', missing: 'team' },
    ]);
    expect(faultsOf(fileOf('r.csv', 'Team,Name,Bowler\nA,Tom,Ann'))).toMatchObject([
      { code: 'column-twice', other: 'Name', spot: { row: 1, column: 'Bowler' } },
    ]);
  });
});

describe('cells that cannot be', () => {
  test.each([
    ['a date that cannot be', '2026-02-30', 'not-a-date'],
    ['a date of which day and month may be swapped', '04/05/2026', 'date-unclear'],
    ['a date that is a word', 'tomorrow', 'not-a-date'],
  ])('%s is refused', (_, date, code) => {
    const faults = faultsOf(fileOf('r.csv', ROSTER), schedule(`${date},Pin Pals,Lucky Strikes`));
    expect(faults).toMatchObject([{ code, text: date, spot: { row: 2, column: 'Date' } }]);
  });

  test.each([
    ['an average that is no number', 'A,1,Tom,high', 'not-a-number'],
    ['a row without a name', 'A,1,,150', 'cell-empty'],
    ['a row without a team', ',1,Tom,150', 'cell-empty'],
    ['a decimal comma in a file that commas separate', 'A,1,Tom,150,5', 'row-too-long'],
    ['a name of 61 characters', `A,1,${'n'.repeat(61)},150`, 'text-too-long'],
    ['a cell of 1,001 characters', `A,1,${'n'.repeat(1_001)},150`, 'cell-too-long'],
    ['a name with a control character', 'A,1,T\u0007om,150', 'text-unreadable'],
    ['a name with half a character', 'A,1,T\ue000om,150', 'text-unreadable'],
    ['text after a closing quote', 'A,1,"Tom"x,150', 'text-after-quote'],
    ['a quote that nobody closes', 'A,1,"Tom,150', 'quote-open'],
    ['a row with more cells than any table', ','.repeat(200) + 'x', 'too-many-cells'],
  ])('%s is refused with its row', (_, row, code) => {
    expect(faultsOf(roster('A,9,Zoe,100', row))).toContainEqual(
      expect.objectContaining({ code, spot: expect.objectContaining({ row: 3 }) as object }),
    );
  });

  test('a setting that nobody knows, one that is there twice and a choice that is none are refused', () => {
    expect(codesOf(terms('lanes,7', 'games,3', 'games,3', 'ties,coin'))).toEqual([
      'setting-unknown',
      'setting-twice',
      'not-a-choice',
    ]);
  });

  test('a column of dates is of one country where one of them tells', () => {
    const schedule = (...dates: readonly string[]): ReturnType<typeof fileOf> =>
      fileOf('s.csv', ['Date,Home,Visitors', ...dates.map((date) => `${date},A,B`)].join('\n'));
    const teams = roster('A,1,Tom,150', 'B,2,Ann,150');
    const daysOf = (file: ReturnType<typeof fileOf>): unknown =>
      leagueIn(teams, file).schedule.map(({ date }) => date);
    expect(daysOf(schedule('09/01/2026', '09/15/2026'))).toEqual(['2026-09-01', '2026-09-15']);
    expect(daysOf(schedule('01/09/2026', '15/09/2026'))).toEqual(['2026-09-01', '2026-09-15']);
    expect(codesOf(teams, schedule('09/01/2026', '09/08/2026'))).toEqual(['date-unclear', 'date-unclear']);
  });

  test.each([
    ['90', 90],
    ['90%', 90],
    ['87.5 %', 87.5],
    ['"87,5%"', 87.5],
    ['0', 0],
    ['0%', 0],
  ])('a handicap of %s is %d per cent', (written, percentage) => {
    expect(
      leagueIn(roster('A,1,Tom,150'), terms(`handicap.percentage,${written}`)).terms.handicap,
    ).toMatchObject({
      percentage,
    });
  });

  test.each([
    ['0.9', 90],
    ['"0,57"', 57],
    ['1', 100],
  ])('a handicap of %s is asked about: it may be %d per cent', (written, percent) => {
    expect(faultsOf(terms(`handicap.percentage,${written}`))).toMatchObject([
      { code: 'percent-unclear', percent },
    ]);
  });

  test('several faults are reported together, the first twenty one by one', () => {
    const rows = Array.from({ length: 30 }, (_none, index) => `A,${String(index)},,999`);
    const faults = faultsOf(roster(...rows));
    expect(faults).toHaveLength(MOST_FAULTS);
    expect(faults.map(({ spot }) => spot.row)).toEqual(
      Array.from({ length: MOST_FAULTS }, (_none, row) => row + 2),
    );
  });
});

describe('what is reported and not refused', () => {
  test('formulas in names are text and are reported', () => {
    const file = roster('A,1,=SUM(A1:A9),150', 'A,2,@home,150', "A,3,'=guarded,150");
    expect(leagueIn(file).teams[0]?.roster.map(({ name }) => name)).toEqual([
      '=SUM(A1:A9)',
      '@home',
      '=guarded',
    ]);
    const spots = [2, 3, 4].map((row) => ({ code: 'formula-is-text', spot: { row, column: 'Name' } }));
    expect(notesOf(file)).toMatchObject([{ code: 'read-as' }, ...spots]);
  });

  test('a column that nobody knows is reported and left, also one called __proto__', () => {
    const text = 'Team,Name,Shoe size,__proto__\nA,Tom,43,x';
    expect(notesOf(fileOf('r.csv', text))).toMatchObject([
      { code: 'read-as', encoding: 'utf-8', separator: ',' },
      { code: 'column-ignored', spot: { column: 'Shoe size' } },
      { code: 'column-ignored', spot: { column: '__proto__' } },
    ]);
  });

  test.each<[string, string, string, object]>([
    [
      'the entering average counts beside the average',
      'Average,Entering Average',
      '171,150',
      { average: 150 },
    ],
    ['and in the other order', 'Entering Average,Average', '150,171', { average: 150 }],
    ['pins count beside a total', 'Games,Total,Pins', '3,600,547', { season: { games: 3, pins: 547 } }],
    ['a per cent of handicap is no handicap', 'HDCP %,HDCP', '90,21', { handicap: 21 }],
    ['a number of the bowler is the league’s own', 'Bowler #,Average', '77,150', { id: '77' }],
    ['an average of 0 is none', 'Average,Games,Pins', '0,2,173', { average: null }],
    ['an entering average of 0 is none', 'Entering average', '0', { average: null }],
  ])('%s', (_what, header, row, bowler) => {
    const file = fileOf('r.csv', `Team,Bowler Name,${header}\nA,Tom,${row}`);
    expect(leagueIn(file).teams[0]?.roster[0]).toMatchObject(bowler);
  });

  test('a number of the team is its ID', () => {
    const file = fileOf('r.csv', 'Team #,Team Name,Bowler Name\n7,Strikers,Tom');
    expect(leagueIn(file).teams[0]).toMatchObject({ id: '7', name: 'Strikers' });
  });

  test.each([
    ["PETE'S", 'PETE’S'],
    ['PETE’S', 'Pete`s'],
    ['LA-LA', 'LA\u2011LA'],
    ['LA-LA', 'LA–LA'],
    ['TEAM 7', 'ＴＥＡＭ７'.replace('７', ' ７')],
    ['ROLL OVER', 'ROLL\u00a0OVER'],
    ['JOSÉ', 'JOSE\u0301'],
    ['علی‌ها', 'عليها'],
    ['کیهان', 'كيهان'],
    ['ستاره', 'ستـــاره'],
    ['❤ BOWLERS', '❤\ufe0f BOWLERS'],
  ])(
    'the team %s that another program typed %s is one team, on the roster and in the schedule',
    (one, other) => {
      const files = [
        fileOf('r.csv', `Team,Name\n${one},Tom\n${other},Ann\nB,Zoe\nB,Kim`),
        fileOf('s.csv', `Home,Visitors\nB,${other}`),
      ];
      const league = leagueIn(...files);
      expect(league.teams.map(({ name, roster: { length } }) => [name, length])).toEqual([
        [one, 2],
        ['B', 2],
      ]);
      expect(league.schedule).toMatchObject([{ home: 1, visitors: 0 }]);
      const told = notesOf(...files).filter(({ code }) => code === 'typed-otherwise');
      // Spaces and composed letters are made one before.
      const isSame = one === other.normalize('NFC').replaceAll(/\s+/gu, ' ');
      expect(told).toHaveLength(isSame ? 0 : 2);
    },
  );

  test.each(['sep=;', 'SEP=;', 'Sep=;'])('the line %s names the separator', (line) => {
    expect(leagueIn(fileOf('r.csv', `${line}\nTeam;Name\nA;Tom`)).teams).toHaveLength(1);
  });

  test.each(['0', '-', '–', 'Sub', 'Substitute', 'suplente', '후보', 'Ersatz'])(
    'who has the position %s has no place',
    (position) => {
      const file = fileOf('r.csv', `Team,Name,Position\nA,Tom,1\nA,Ann,${position}`);
      expect(leagueIn(file).teams[0]?.roster.map(({ place }) => place)).toEqual([1, null]);
    },
  );

  test('a vacancy on a roster is no bowler, and is reported', () => {
    const file = fileOf('r.csv', 'Team,Name,Average\nA,Tom,150\nA,VACANT,120\nA,Ann,130');
    expect(leagueIn(file).teams[0]?.roster.map(({ name }) => name)).toEqual(['Tom', 'Ann']);
    expect(notesOf(file)).toMatchObject([
      { code: 'read-as' },
      { code: 'vacant-row', unused: ['Average 120'], spot: { row: 3, column: 'Name' } },
    ]);
  });

  test('what a vacancy on a roster has is refused by name, and nothing of it is dropped in silence', () => {
    const file = fileOf('r.csv', 'Team,Name,Average,HDCP,Games,Pins\nA,Tom,150,,,\nA,Vacant,,40,3,390');
    expect(notesOf(file).filter(({ code }) => code === 'vacant-row')).toMatchObject([
      { unused: ['HDCP 40', 'Games 3', 'Pins 390'] },
    ]);
  });

  test.each([
    ['one title', 'Tuesday Night League\n', 1],
    ['a title, the date and a blank row', 'Tuesday Night League;;\nPrinted;2026-09-01\n\n', 2],
  ])('%s above the heads is left out and reported', (_what, above, titles) => {
    const file = fileOf('r.csv', `${above}Team;Name;Average\nA;Tom;150`);
    expect(leagueIn(file).teams[0]?.roster).toMatchObject([{ name: 'Tom', average: 150 }]);
    expect(notesOf(file).filter(({ code }) => code === 'title-row')).toHaveLength(titles);
  });

  test('a column beside another one of its kind is named', () => {
    const file = fileOf('r.csv', 'Team,Name,Average,Entering Average,HDCP %\nA,Tom,171,150,90');
    expect(notesOf(file)).toMatchObject([
      { code: 'read-as' },
      { code: 'column-ignored', spot: { column: 'HDCP %' } },
      { code: 'column-beside', other: 'Entering Average', spot: { column: 'Average' } },
    ]);
  });

  test('a last row of totals is reported and left, a bowler called Total is not', () => {
    const file = roster('A,1,Tom,150', 'Total,,,150');
    expect(notesOf(file)).toContainEqual(expect.objectContaining({ code: 'total-row' }));
    expect(leagueIn(file).teams).toHaveLength(1);
    expect(leagueIn(roster('A,1,Total,150')).teams[0]?.roster[0]?.name).toBe('Total');
  });

  test('the fraction of an average is dropped and reported', () => {
    const file = fileOf('r.csv', 'Team;Name;Schnitt\nA;Tom;187,9');
    expect(leagueIn(file).teams[0]?.roster[0]?.average).toBe(187);
    expect(notesOf(file)).toContainEqual(expect.objectContaining({ code: 'fraction-dropped', taken: 187 }));
  });
});

test('a schedule says a bye', () => {
  const { schedule: nights } = leagueIn(fileOf('roster.csv', ROSTER), fileOf('schedule.csv', SCHEDULE));
  expect(nights).toEqual([
    { round: null, date: '2026-10-05', lanes: '3-4', home: 0, visitors: 1 },
    { round: null, date: '2026-10-12', lanes: '3-4', home: 1, visitors: null },
  ]);
});
