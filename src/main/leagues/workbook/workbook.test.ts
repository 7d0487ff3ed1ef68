/** Rosters and schedules in workbooks: what is read, and what is refused with a sentence, in seconds. */
import { describe, expect, test } from 'vitest';
import type { FaultFacts } from '../../../league-files/fault.ts';
import { readLeague, type FoundFile } from '../../../league-files/in/read-league.ts';
import { decode } from '../../../saves/disk/decode.ts';
import { faultsOf, taken } from '../../../league-files/testing/files.testing.ts';
import { rowOf, workbookOf, zipOf } from './testing/zip.testing.ts';
import { isWorkbook, sheetsIn } from './workbook.ts';

const STYLES =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="d\\.\\ mmmm\\ yyyy"/><numFmt numFmtId="165" formatCode="0.0&quot; days&quot;"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="165"/></cellXfs>';
const ROSTER = rowOf('Team', 'Name', 'Average');

/** A workbook of one sheet without styles and texts, which names it so many times. */
function bareBook(path: string, target: string, times: number): Uint8Array {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (type: string, to: string): string =>
    `<Relationships><Relationship Id="r1" Type="${office}/${type}" Target="${to}"/></Relationships>`;
  const sheets = Array.from(
    { length: times },
    (_none, at) => `<sheet name="S${String(at)}" r:id="r1"/>`,
  ).join('');
  const rows = ROSTER + rowOf('A', 'Tom', '1') + '<row><c/></row>'.repeat(times);
  return zipOf([
    { name: '_rels/.rels', content: relation('officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${office}"><sheets>${sheets}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relation('worksheet', target) },
    { name: path, content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ]);
}

function fileOf(bytes: Uint8Array, name = 'roster.xlsx'): FoundFile {
  return isWorkbook(bytes) ? { name, bytes, workbook: sheetsIn(bytes) } : { name, bytes };
}

function roster(...rows: readonly string[]): Uint8Array {
  return workbookOf([{ name: 'Roster', rows: ROSTER + rows.join('') }]);
}

describe('a workbook', () => {
  test('has two bowlers of one name in a team where each has an ID, and is refused without them', () => {
    const heads = rowOf('Team', 'ID', 'Name');
    const book = (...rows: readonly string[]): FoundFile =>
      fileOf(workbookOf([{ name: 'Roster', rows: heads + rows.join('') }]));
    const { league } = taken(book(rowOf('A', '12', '김민수'), rowOf('A', '34', '김민수')));
    expect(league.teams[0]?.roster.map(({ id }) => id)).toEqual(['12', '34']);
    expect(faultsOf(book(rowOf('A', '12', '김민수'), rowOf('A', '', '김민수')))).toMatchObject([
      { code: 'name-twice', spot: { file: 'roster.xlsx', row: 3, column: 'Name' } },
    ]);
  });

  test('is read from shared and rich texts, numbers as text, formulas’ kept values and gaps', () => {
    const strings =
      '<si><t>Tom</t></si><si><r><rPr><b/></rPr><t>An</t></r><r><t>na &amp; Co</t></r></si><si><t>健</t><rPh sb="0" eb="1"><t>ケン</t></rPh></si>';
    const rows = [
      '<row r="3"><c r="B3" t="s"><v>0</v></c><c r="A3" t="inlineStr"><is><t>A</t></is></c><c r="C3"><v>187.333333333</v></c></row>',
      '<row r="4"><c r="A4" t="str"><f>CONCATENATE("A","")</f><v>A</v></c><c r="B4" t="s"><v>1</v></c><c r="C4" t="inlineStr"><is><t>151</t></is></c></row>',
      '<row r="6"><c r="A6" t="inlineStr"><is><t>A</t></is></c><c r="B6" t="s"><v>2</v></c><c r="C6"><f>100+60</f><v>160</v></c></row>',
    ];
    const bytes = workbookOf([{ name: 'Roster', rows: ROSTER + rows.join('') }], { strings, styles: STYLES });
    const { league, notes } = taken(fileOf(bytes));
    expect(league.teams[0]?.roster.map(({ name, average }) => [name, average])).toEqual([
      ['Tom', 187],
      ['Anna & Co', 151],
      ['健', 160],
    ]);
    expect(notes).toMatchObject([
      { code: 'read-sheet', sheets: ['Roster'], others: [] },
      { code: 'fraction-dropped', spot: { row: 3, column: 'Average' } },
    ]);
  });

  test('has days and per cent as its formats say, also of an old Mac', () => {
    const schedule = (days: number, style: number): string =>
      `<row><c t="inlineStr"><is><t>A</t></is></c><c t="inlineStr"><is><t>B</t></is></c><c s="${String(style)}"><v>${String(days)}</v></c></row>`;
    const book = (properties: string, ...rows: readonly string[]): Uint8Array =>
      workbookOf([{ name: 'S', rows: rowOf('Home', 'Visitors', 'Date') + rows.join('') }], {
        styles: STYLES,
        properties,
      });
    const teams = fileOf(roster(rowOf('A', 'Tom', '1'), rowOf('B', 'Ann', '1')));
    const daysIn = (bytes: Uint8Array): readonly (string | null)[] =>
      taken(teams, fileOf(bytes, 's.xlsx')).league.schedule.map(({ date }) => date);
    expect(daysIn(book('', schedule(46_300, 1), schedule(46_301.8125, 2)))).toEqual([
      '2026-10-05',
      '2026-10-06',
    ]);
    expect(daysIn(book('<workbookPr date1904="1"/>', schedule(44_838, 1)))).toEqual(['2026-10-05']);
    const terms = workbookOf(
      [
        {
          name: 'T',
          rows: `${rowOf('Setting', 'Value')}<row><c t="inlineStr"><is><t>handicap.percentage</t></is></c><c s="3"><v>0.9</v></c></row>`,
        },
      ],
      { styles: STYLES },
    );
    expect(taken(teams, fileOf(terms, 't.xlsx')).league.terms.handicap.percentage).toBe(90);
  });

  test('is read from its first sheet with something in it, hidden ones last, and the note names the others', () => {
    const bytes = workbookOf([
      { name: 'Cover', rows: '<row r="1" ht="20"/>' },
      { name: 'Old', rows: ROSTER + rowOf('A', 'Zoe', '1'), state: 'hidden' },
      { name: 'Roster', rows: ROSTER + rowOf('A', 'Tom', '1') },
    ]);
    const { league, notes } = taken(fileOf(bytes));
    expect(league.teams[0]?.roster.map(({ name }) => name)).toEqual(['Tom']);
    expect(notes[0]).toMatchObject({ code: 'read-sheet', sheets: ['Roster'], others: ['Cover', 'Old'] });
  });

  test.each([
    [
      'Numbers on a Mac, which writes what it exported',
      'Export Summary',
      rowOf('This document was exported from Numbers.'),
    ],
    ['a form with directions', 'Read me', rowOf('Fill in the next sheet')],
    [
      'a league program, with the standings first',
      'Standings',
      rowOf('Place', 'Team Name', 'Won') + rowOf('1', 'A', '3'),
    ],
  ])('of %s is read from its roster', (_source, name, rows) => {
    const bytes = workbookOf([
      { name, rows },
      { name: 'Roster', rows: ROSTER + rowOf('A', 'Tom', '1') },
    ]);
    const { league, notes } = taken(fileOf(bytes));
    expect(league.teams[0]?.roster).toMatchObject([{ name: 'Tom' }]);
    expect(notes[0]).toMatchObject({ code: 'read-sheet', sheets: ['Roster'], others: [name] });
  });

  test('may have roster, schedule and terms, each once, and a fault names its sheet', () => {
    const sheets = (base: string): Uint8Array =>
      workbookOf([
        { name: 'Teams', rows: ROSTER + rowOf('A', 'Tom', '1') + rowOf('B', 'Ann', '2') },
        { name: 'Season', rows: rowOf('Date', 'Home', 'Away') + rowOf('2026-09-01', 'A', 'B') },
        { name: 'Rules', rows: rowOf('Setting', 'Value') + rowOf('handicap.base', base) },
        { name: 'Last year', rows: ROSTER + rowOf('A', 'Zoe', '3') },
      ]);
    const { league, notes } = taken(fileOf(sheets('200')));
    expect(league.teams.map(({ roster: all }) => all.map(({ name }) => name))).toEqual([['Tom'], ['Ann']]);
    expect(league.schedule).toMatchObject([{ date: '2026-09-01', home: 0, visitors: 1 }]);
    expect(league.terms.handicap.base).toBe(200);
    expect(notes[0]).toMatchObject({ sheets: ['Teams', 'Season', 'Rules'], others: ['Last year'] });
    expect(faultsOf(fileOf(sheets('high')))).toMatchObject([
      { code: 'not-a-number', spot: { file: 'roster.xlsx [Rules]', row: 2, column: 'Value' } },
    ]);
  });

  test('has texts as they were typed, whatever XML lacks', () => {
    const { league } = taken(
      fileOf(roster(rowOf('A', 'Tom_x000D_\nSmith', '1'), rowOf('A', 'x_x005F_x0041_', '1'))),
    );
    expect(league.teams[0]?.roster.map(({ name }) => name)).toEqual(['Tom Smith', 'x_x0041_']);
  });

  test.each([
    ['of .NET with backslashes', 'xl\\worksheets\\sheet1.xml', 'worksheets/sheet1.xml'],
    ['with another case', 'xl/worksheets/Sheet1.xml', 'worksheets/sheet1.xml'],
    ['with a path up', 'xl/worksheets/sheet1.xml', '../xl/worksheets/sheet1.xml'],
  ])('%s is read', (_source, path, target) => {
    expect(taken(fileOf(bareBook(path, target, 1))).league.teams[0]?.roster).toMatchObject([{ name: 'Tom' }]);
  });

  test('has its faults by row and column, as a table has', () => {
    const rows = Array.from({ length: 2_001 }, (_none, at) => rowOf('A', `Tom ${String(at)}`, '1'));
    expect(faultsOf(fileOf(roster(rowOf('A', 'Tom', 'high'))))).toMatchObject([
      { code: 'not-a-number', spot: { row: 2, column: 'Average' } },
    ]);
    expect(faultsOf(fileOf(roster(...rows)))).toMatchObject([
      { code: 'too-many-rows', spot: { row: 2_002 } },
    ]);
    expect(faultsOf(fileOf(roster(`<row><c r="ZZ2"><v>1</v></c></row>`)))).toMatchObject([
      { code: 'too-many-cells' },
      { code: 'cell-empty' },
      { code: 'cell-empty' },
    ]);
    expect(faultsOf(fileOf(roster(rowOf('A', 'n'.repeat(1_001), '1'))))).toMatchObject([
      { code: 'cell-too-long', spot: { row: 2, column: 'Name' } },
    ]);
    expect(faultsOf(fileOf(workbookOf([{ name: 'Empty', rows: '' }])))).toMatchObject([
      { code: 'file-empty' },
    ]);
  });

  test('called .csv is read as what it is, and a table called .xlsx too', () => {
    expect(taken(fileOf(roster(rowOf('A', 'Tom', '1')), 'roster.csv')).league.teams).toHaveLength(1);
    expect(taken(fileOf(Buffer.from('Team,Name\nA,Tom'))).league.teams).toHaveLength(1);
  });
});

test('a sheet that a workbook names ten thousand times is read once', () => {
  const book = sheetsIn(bareBook('xl/worksheets/sheet1.xml', 'worksheets/sheet1.xml', 10_000));
  expect(book.ok && book.value.map(({ name }) => name)).toEqual(['S0']);
});

describe('a hostile workbook is refused with a sentence, in seconds', () => {
  const sheet = { name: 'xl/worksheets/sheet1.xml' };
  const million = '<row/>'.repeat(1_000_000);
  const entity = '<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>';

  test.each<[string, () => Uint8Array, FaultFacts['code']]>([
    [
      'that says to unpack to a gigabyte',
      () => zipOf([{ ...sheet, content: 'x', said: 1_000_000_000 }]),
      'workbook-too-large',
    ],
    [
      'of many files that are large together',
      () =>
        zipOf(
          Array.from({ length: 60 }, (_none, at) => ({ name: String(at), content: '', said: 1_048_576 })),
        ),
      'workbook-too-large',
    ],
    [
      'that unpacks to more than it says',
      () => workbookOf([], { more: [{ ...sheet, content: '0'.repeat(100_000_000), said: 100 }] }),
      'workbook-damaged',
    ],
    ['with a million rows', () => roster(million), 'too-many-rows'],
    ['with a million rows of names', () => roster(rowOf('A', 'Tom', '1').repeat(300_000)), 'too-many-rows'],
    ['with entities that grow', () => workbookOf([{ name: 'R', rows: `${entity}&b;` }]), 'workbook-damaged'],
    [
      'with a document type in its texts',
      () => workbookOf([{ name: 'R', rows: ROSTER }], { strings: `</sst>${entity}<sst>` }),
      'workbook-damaged',
    ],
    [
      'with a password in its zip',
      () => zipOf([{ ...sheet, content: 'x', isLocked: true }]),
      'workbook-locked',
    ],
    [
      'with a password',
      () =>
        Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]),
      'workbook-locked',
    ],
    [
      'of an old kind',
      () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(5_000)]),
      'workbook-old',
    ],
    ['that is cut off', () => roster(rowOf('A', 'Tom', '1')).slice(0, -40), 'workbook-damaged'],
    [
      'that is a zip of something else',
      () => zipOf([{ name: 'photo.jpg', content: 'x' }]),
      'workbook-damaged',
    ],
    ['whose XML is none', () => workbookOf([{ name: 'R', rows: '<row><c></row>' }]), 'workbook-damaged'],
    [
      'with one file twice',
      () =>
        zipOf([
          { ...sheet, content: 'x' },
          { ...sheet, content: 'y' },
        ]),
      'workbook-damaged',
    ],
    [
      'in which sheets lie in one another a million deep',
      () => roster('<a>'.repeat(1_000_000)),
      'workbook-damaged',
    ],
  ])('%s', (_, bytes, code) => {
    const hostile = bytes();
    const begun = performance.now();
    expect(faultsOf(fileOf(hostile))[0]?.code).toBe(code);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  test('a formula and a link are never more than the value that was saved with them', () => {
    const rows =
      ROSTER +
      '<row><c t="inlineStr"><is><t>A</t></is></c><c t="str"><f>[1]Other!A1</f><v>=HYPERLINK("x")</v></c><c><v>150</v></c></row>';
    const { league, notes } = taken(fileOf(workbookOf([{ name: 'R', rows }])));
    expect(league.teams[0]?.roster).toMatchObject([{ name: '=HYPERLINK("x")', average: 150 }]);
    expect(notes.map(({ code }) => code)).toEqual(['read-sheet', 'formula-is-text']);
  });

  test('an average whose formula has no value yet is refused with its row and column', () => {
    const rows = `${ROSTER}<row r="2"><c t="inlineStr"><is><t>A</t></is></c><c t="inlineStr"><is><t>Tom</t></is></c><c><f>C3+1</f></c></row>`;
    const read = readLeague([fileOf(workbookOf([{ name: 'R', rows }]))], decode);
    expect(read).toMatchObject({ ok: false, error: { faults: [{ spot: { row: 2, column: 'Average' } }] } });
  });

  test('a text that the workbook has lost is not taken for an empty cell', () => {
    const rows = `${ROSTER}<row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>Tom</t></is></c><c t="s"><v>7</v></c></row>`;
    const read = readLeague(
      [fileOf(workbookOf([{ name: 'R', rows }], { strings: '<si><t>A</t></si>' }))],
      decode,
    );
    expect(read).toMatchObject({ ok: false, error: { faults: [{ code: 'workbook-damaged' }] } });
  });

  test('of any bent bytes nothing is read, or what was written', () => {
    const good = roster(rowOf('A', 'Tom', '187'));
    const whole = readLeague([fileOf(good)], decode);
    for (let at = 4; at < good.length; at += 1) {
      const bent = Uint8Array.from(good);
      bent[at] = (bent[at] ?? 0) ^ 0x11;
      const read = readLeague([fileOf(bent)], decode);
      if (read.ok && whole.ok) expect(read.value.league.teams).toEqual(whole.value.league.teams);
    }
  });
});
