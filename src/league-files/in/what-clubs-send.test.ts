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

function noted(text: string): readonly string[] {
  return notesOf(fileOf('roster.csv', text), SIZE).map(({ code }) => code);
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

describe('signs and words in heads', () => {
  test.each([
    'HDCP %',
    'Hdcp ％',
    '% Hdcp',
    'Hdcp Pct.',
    'Handicap (90%)',
    '핸디캡 %',
    '% hándicap',
    'Hdcp ٪',
  ])('%s is not a handicap in pins', (head) => {
    expect(rosterOf(`Team,Name,Average,${head}\nA,Tom,150,90`)).toMatchObject([
      { average: 150, handicap: null },
    ]);
    expect(noted(`Team,Name,Average,${head}\nA,Tom,150,90`)).toContain('column-ignored');
  });

  test.each([
    'Team #',
    'Team＃',
    'Team No.',
    'Tm #',
    '# Team',
    'TeamNum',
    'Nº equipo',
    'N° de equipo',
    'Equipo #',
    '팀 #',
    'Mannschaft Nr.',
  ])('%s beside a team’s name is its number', (head) => {
    const file = fileOf('r.csv', `${head},Team,Name\n7,A,Tom`);
    expect(leagueIn(file).teams).toMatchObject([{ id: '7', name: 'A' }]);
  });

  test.each([
    ...['Bowler #', 'Member #', 'Memb #', 'USBC #', 'USBC Number', 'Sanction No.', 'Card #', 'ID Number'],
    ...['EDV-Nr.', 'Pass-Nr.', 'Mitglieds-Nr.', 'Nº licencia', 'Núm. de licencia', '회원 #', '선수 번호'],
  ])('%s beside a bowler’s name is the ID', (head) => {
    expect(rosterOf(`Team,${head},Bowler Name\nA,101,Tom`)).toMatchObject([{ id: '101', name: 'Tom' }]);
  });

  test('a column of numbers is the number of the name beside it, not a second name', () => {
    const file = fileOf('r.csv', 'Team,Team Name,Bowler,Bowler Name\n1,Pals,7,Tom\n2,Kings,8,Ann');
    expect(leagueIn(file).teams).toMatchObject([
      { id: '1', name: 'Pals', roster: [{ id: '7', name: 'Tom' }] },
      { id: '2', name: 'Kings', roster: [{ id: '8', name: 'Ann' }] },
    ]);
    const schedule = fileOf('s.csv', 'Home,Home Team,Away,Away Team\n1,Pals,2,Kings');
    expect(leagueIn(file, schedule).schedule).toMatchObject([{ home: 0, visitors: 1 }]);
  });

  test.each([
    ...['Ent Avg', 'Ent. Ave.', 'Entering Avg', 'Book Avg', 'Bk Avg', 'Starting Average', 'Prom. entrada'],
    ...['Einstiegsschnitt', '기준 에버리지'],
  ])('of Avg and %s the entering average counts, on either side', (head) => {
    expect(rosterOf(`Team,Name,Avg,${head}\nA,Tom,187,150`)).toMatchObject([{ average: 150 }]);
    expect(rosterOf(`Team,Name,${head},Avg\nA,Tom,150,187`)).toMatchObject([{ average: 150 }]);
  });

  test.each([
    ['three averages', 'Average,Entering Average,Book Average', '187,150,149', { average: 150 }],
    ['three sums', 'Games,Pins,Total Pins,Total', '3,450,460,540', { season: { games: 3, pins: 450 } }],
    ['two numbers', 'USBC ID,ID', '12-34,7', { id: '7' }],
    ['two words with the same figures', 'HDCP,Handicap', '20,20', { handicap: 20 }],
  ])('of %s one counts, and the others are named', (_what, heads, cells, facts) => {
    expect(rosterOf(`Team,Name,${heads}\nA,Tom,${cells}`)).toMatchObject([facts]);
    expect(
      noted(`Team,Name,${heads}\nA,Tom,${cells}`).filter((code) => code === 'column-beside'),
    ).toHaveLength(heads.split(',').length - ('season' in facts ? 2 : 1));
  });

  test('two columns of one kind that differ are refused by both their heads', () => {
    expect(faultsOf(fileOf('r.csv', 'Team,Name,HDCP,Handicap\nA,Tom,20,30'))).toMatchObject([
      { code: 'column-twice', other: 'HDCP', spot: { row: 1, column: 'Handicap' } },
    ]);
  });
});

describe('first and last names apart', () => {
  test.each([
    ['BLS', 'First Name,Last Name', 'Tom,Smith', 'Tom Smith'],
    ['LeagueSecretary', 'Last Name,First Name', 'Smith,Tom', 'Tom Smith'],
    ['a database', 'FName,LName', 'Tom,Smith', 'Tom Smith'],
    ['a German list', 'Name,Vorname', 'Smith,Tom', 'Tom Smith'],
    ['a German list the other way', 'Vorname,Nachname', 'Tom,Smith', 'Tom Smith'],
    ['a Spanish list', 'Nombre,Apellidos', 'Ana,García Roe', 'Ana García Roe'],
    ['a Spanish federation', 'Primer apellido,Segundo apellido,Nombre', 'García,Roe,Ana', 'Ana García Roe'],
    ['a Korean list', '성,이름', '김,영준', '김영준'],
    ['a Korean list with the whole name beside', '성,이름', '김,김영준', '김영준'],
    ['a list sorted by last names', 'Name,Last Name', 'Tom Smith,Smith', 'Tom Smith'],
    ['all three', 'First Name,Last Name,Bowler Name', 'Tom,Smith,Tommy Smith', 'Tommy Smith'],
    ['one of them empty', 'First Name,Last Name', ',Smith', 'Smith'],
    ['the last name alone', 'Last Name', 'Smith', 'Smith'],
    ['both in a cell', '"Name, Vorname"', '"Smith, Tom"', 'Smith, Tom'],
  ])('%s: %s', (_source, heads, cells, name) => {
    expect(rosterOf(`Team,${heads}\nA,${cells}`).map((bowler) => bowler.name)).toEqual([name]);
  });

  test('what is wrong with a name in two columns names both', () => {
    expect(faultsOf(fileOf('r.csv', 'Team,First Name,Last Name\nA,,'.concat('\nA,Tom,Smith')))).toMatchObject(
      [{ code: 'cell-empty', spot: { row: 2, column: 'First Name, Last Name' } }],
    );
  });
});

describe('rows that are not bowlers', () => {
  test.each([
    ...[
      'Vacant',
      '<VACANT>',
      '*Vacant*',
      'Vacant 1',
      'Vacant #2',
      'VACANT-1',
      'Vacant Spot',
      'Open Position',
    ],
    ...[
      'Vacant Vacant',
      'Ｖａｃａｎｔ',
      'No Bowler',
      'TBA',
      'N/A',
      'Puesto vacante',
      'Sin jugador',
      'Plaza libre',
    ],
    ...['공석1', '공석 (2)', '빈자리', '선수 없음', 'nicht besetzt', 'Freier Platz', 'N.N.', 'Vakanz'],
  ])('%s is an empty place, with a note', (name) => {
    const text = `Team,Name,Average\nA,Tom,150\nA,${name},120`;
    expect(rosterOf(text).map((bowler) => bowler.name)).toEqual(['Tom']);
    expect(noted(text)).toContain('vacant-row');
  });

  test.each(['Blind', 'Open', 'Dummy', 'Frei', 'Libre', '미정', 'NN', 'Vacant (120)'])(
    '%s may be an empty place or a name, and is asked about',
    (name) => {
      expect(faultsOf(fileOf('r.csv', `Team,Name\nA,Tom\nA,${name}`))).toMatchObject([
        { code: 'vacancy-unclear', text: name, spot: { row: 3, column: 'Name' } },
      ]);
    },
  );

  test.each(['Hans Frei', 'Joe Vacanti', 'Open Mike', 'Na Young'])('%s is a bowler', (name) => {
    expect(rosterOf(`Team,Name\nA,${name}`).map((bowler) => bowler.name)).toEqual([name]);
  });

  test.each([
    ['the league, its day and its week', 'League:,Friday Mixed\nDate:,2026-09-01\nWeek,5\n', 3],
    ['the lanes of the night', 'Date,Lanes\n9/1/2026,1-2\n', 2],
    ['a centre’s address', 'Palace Lanes\n1 Main St\nHouston; TX; 77001\nTel 1\nFax 2\nPage 1\n', 6],
    ['a name of the league', 'Name,Friday Mixed\n', 1],
  ])('titles with words of heads are titles: %s', (_what, titles, count) => {
    const text = `${titles}Team,Name,Average\nA,Tom,150`;
    expect(rosterOf(text)).toMatchObject([{ name: 'Tom', average: 150 }]);
    expect(noted(text).filter((code) => code === 'title-row')).toHaveLength(count);
  });

  test('the heads again, as on each page of a print, are left out with a note', () => {
    const text = 'Team,Name,Average\nA,Tom,150\nTeam,Name,Average\nB,Ann,160';
    expect(rosterOf(text).map((bowler) => bowler.name)).toEqual(['Tom', 'Ann']);
    expect(noted(text)).toContain('heads-again');
  });

  test.each([
    ...['Total', 'Team Total', 'TOTALS:', 'Team Average', 'Subtotal', 'Total equipo', 'Promedio', '팀 합계'],
    ...['소계', 'Mannschaft gesamt', 'Zwischensumme', 'Gesamtsumme'],
  ])('%s below each team is a row of totals, with a note', (total) => {
    const text = `Team,Name,Average\nA,Tom,150\nA,${total},150\nB,Ann,160\n,${total},160`;
    expect(rosterOf(text).map((bowler) => bowler.name)).toEqual(['Tom', 'Ann']);
    expect(noted(text).filter((code) => code === 'total-row')).toHaveLength(2);
  });

  test.each([
    ['a week', 'Team,Name,Week,Game 1\nA,Tom,1,150\nA,Tom,2,160', 'Week'],
    ['a night, with IDs', 'Team,ID,Name,Date,Scores\nA,1,Tom,2026-09-01,150\nA,1,Tom,2026-09-08,160', 'Date'],
    ['a game', 'Team,Name,Game,Score\nA,Tom,1,150\nA,Tom,2,160', 'Game'],
    ['a German match day', 'Team,Name,Spieltag,Pins,Spiele\nA,Tom,1,450,3\nA,Tom,2,470,3', 'Spieltag'],
  ])('one row a bowler and %s is refused once, by that column', (_what, text, column) => {
    expect(faultsOf(fileOf('r.csv', text))).toMatchObject([
      { code: 'row-a-week', bowler: 'Tom', spot: { row: 3, column } },
    ]);
  });
});

describe('places', () => {
  test.each(['1.', '#1', '1st', '1º', '1번', '①', '1)', '１', '01', 'Pos 1'])('%s is the first', (place) => {
    expect(rosterOf(`Team,Name,Pos.\nA,Tom,${place}`)).toMatchObject([{ place: 1 }]);
  });

  test.each([
    ...['S', 'Subs', 'Sub 1', 'Alt.', 'Alternate', 'Reserve', 'N/A', '—', 'Bench', 'Suplente', 'Sustituto'],
    ...['예비', '교체선수', 'Ersatzspieler', 'ESP'],
  ])('%s is not a place', (place) => {
    expect(rosterOf(`Team,Name,Position\nA,Tom,${place}`)).toMatchObject([{ place: null }]);
  });

  test.each(['13', 'R', 'first'])('%s is refused', (place) => {
    expect(faultsOf(fileOf('r.csv', `Team,Name,Position\nA,Tom,${place}`))).toMatchObject([
      { spot: { row: 2, column: 'Position' } },
    ]);
  });

  test.each([
    ...['Pos', 'Line-up', 'Bowling Order', 'Pos #', 'Orden de tiro', '포지션', '투구 순서', 'Startplatz'],
    ...['Aufstellung', 'Roster Position'],
  ])('a column %s has them', (head) => {
    expect(rosterOf(`Team,Name,${head}\nA,Tom,2\nA,Ann,1`).map(({ place }) => place)).toEqual([2, 1]);
  });
});

test('a line break or a tab that a spreadsheet kept in a name is a space', () => {
  const file = fileOf('r.csv', 'Team,"Bowler\nName"\n"Pin\r\nPals","Tom\nSmith"\n"Pin Pals",Ann\tRoe');
  expect(leagueIn(file).teams).toMatchObject([
    { name: 'Pin Pals', roster: [{ name: 'Tom Smith' }, { name: 'Ann Roe' }] },
  ]);
});
