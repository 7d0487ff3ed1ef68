/**
 * The heads and rows of lists that clubs really send, by kind: exports of league programs (BLS, LeagueSecretary, Perfect Secretary), lists from Excel,
 * LibreOffice, Numbers and Google Sheets, and files typed by hand. Each row names what writes so, and what a clerk expects.
 */
import { describe, expect, test } from 'vitest';
import type { RosterBowler } from './league.ts';
import { faultsOf, fileOf, leagueIn, notesOf } from '../testing/files.testing.ts';

const SIZE = fileOf('size.csv', 'Setting,Value\nteamSize,5');

function rosterOf(text: string): readonly RosterBowler[] {
  return leagueIn(fileOf('roster.csv', text), SIZE).teams.flatMap(({ roster }) => roster);
}

function noted(text: string): readonly string[] {
  return notesOf(fileOf('roster.csv', text), SIZE).map(({ code }) => code);
}

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

test.each([
  ['BYE', 'A'],
  ['A', 'Bye Week'],
  ['spielfrei', 'A'],
  ['A', 'Exento'],
  ['부전승', 'A'],
])('a schedule has its bye on either side: %s, %s', (home, visitors) => {
  const files = [fileOf('r.csv', 'Team,Name\nA,Tom'), fileOf('s.csv', `Home,Visitors\n${home},${visitors}`)];
  expect(leagueIn(...files).schedule).toMatchObject([{ home: 0, visitors: null }]);
});

test('a schedule below a roster is refused by its row, and its teams are no bowlers', () => {
  const text = 'Team,Name,Average\nA,Tom,150\n\nHome,Visitors,Date\nA,B,2026-09-01';
  expect(faultsOf(fileOf('r.csv', text))).toMatchObject([{ code: 'second-table', spot: { row: 4 } }]);
});
