import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_CELL, MOST_BYTES, MOST_CELLS } from '../limits.ts';
import { decode } from '../testing/decoder.testing.ts';
import { ROSTER, fileOf, leagueIn, notesOf } from '../testing/files.testing.ts';
import { readLeague } from '../in/read-league.ts';
import { csvText } from './csv-text.ts';
import { guarded, unguarded } from './guard.ts';
import { csvRows } from './rows.ts';
import { SEPARATORS } from './separator.ts';

/** Cells that are hard to write: quotes, separators, line ends, guards. */
const cell = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', ',', ';', '\t', '\n', '\r', "'", '=', '-', '+', '@', ' ', '9/8', 'é', '김'),
      fc.string({ maxLength: 3 }),
    ),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));

const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });

const isBlank = (row: readonly string[]): boolean => row.every((text) => guarded(text).trim() === '');

describe('cells', () => {
  test('any table that is written reads back the same, guards undone', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(...SEPARATORS), (rows, separator) => {
        const read = csvRows(csvText(rows, separator), separator);
        expect(read.faults).toEqual([]);
        expect(read.rows.map(({ cells }) => cells.map(unguarded))).toEqual(
          rows.filter((row) => !isBlank(row)),
        );
      }),
    );
  });

  test('any table survives when a spreadsheet quotes every cell of it', () => {
    fc.assert(
      fc.property(table, fc.constantFrom(...SEPARATORS), (rows, separator) => {
        const quoted = rows.map((cells) =>
          cells.map((text) => `"${guarded(text).replaceAll('"', '""')}"`).join(separator),
        );
        const read = csvRows(quoted.join('\n'), separator);
        expect(read.rows.map(({ cells }) => cells.map(unguarded))).toEqual(
          rows.filter((row) => !isBlank(row)),
        );
      }),
    );
  });

  test('no written cell begins as a formula', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(guarded(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u);
        expect(unguarded(guarded(text))).toBe(text);
      }),
    );
  });

  test.each([
    ['-', "'-"],
    ['=1+1', "'=1+1"],
    ["'=1", "''=1"],
    ['9/8', "'9/8"],
    ["'t Hooft", "'t Hooft"],
    ['X', 'X'],
    ['2026-10-05', '2026-10-05'],
  ])('the cell %s is written as %s', (text, written) => {
    expect(guarded(text)).toBe(written);
  });
});

describe('a roster is read alike', () => {
  const plain = leagueIn(fileOf('r.csv', ROSTER));

  test.each([
    ['with semicolons', ROSTER.replaceAll(',', ';'), ';'],
    ['with tabs', ROSTER.replaceAll(',', '\t'), '\t'],
    ['with Excel’s line that names the separator', `sep=;\r\n${ROSTER.replaceAll(',', ';')}`, ';'],
    ['with line ends of Windows', ROSTER.replaceAll('\n', '\r\n'), ','],
    ['with line ends of old Macs', ROSTER.replaceAll('\n', '\r'), ','],
    ['without a last line end', ROSTER.trimEnd(), ','],
    ['with blank rows', ROSTER.replaceAll('\n', '\n\n,,,,\n'), ','],
    [
      'with every cell in quotes',
      ROSTER.trim()
        .split('\n')
        .map((row) =>
          row
            .split(',')
            .map((text) => `"${text}"`)
            .join(','),
        )
        .join('\n'),
      ',',
    ],
    ['with spaces around cells', ROSTER.replaceAll(',', ' , '), ','],
  ])('%s', (_, text, separator) => {
    expect(leagueIn(fileOf('r.csv', text))).toEqual(plain);
    expect(notesOf(fileOf('r.csv', text))).toMatchObject([{ code: 'read-as', separator }]);
  });

  test.each([
    ['Spanish', 'Promedio;Nombre;Hándicap;Licencia;Equipo'],
    ['Korean', '에버리지;이름;핸디캡;회원번호;팀'],
    ['German', 'Schnitt;Name;Handicap;Pass-Nr.;Mannschaft'],
    ['English, in other words', 'AVG;Bowler;HDCP;USBC ID;Team Name'],
  ])('with headers in %s and in another order', (_, header) => {
    const rows = ROSTER.trim()
      .split('\n')
      .slice(1)
      .map((row) => {
        const [team, id, name, average, handicap] = row.split(',');
        return [average, name, handicap, id, team].join(';');
      });
    expect(leagueIn(fileOf('r.csv', [header, ...rows].join('\n')))).toEqual(plain);
  });
});

describe('terms', () => {
  test('have decimal commas and names in four languages', () => {
    const file = fileOf(
      't.csv',
      'Einstellung;Wert\nProzentsatz;87,5\npuntos por partida;0,5\n핸디캡 단위;series\nhandicap.negative;ja\nmakeUpUntil;',
    );
    expect(leagueIn(file).terms).toMatchObject({
      points: { game: 0.5 },
      handicap: { percentage: 87.5, span: 'series', negative: true },
      makeUpUntil: null,
    });
  });
});

describe('a hostile megabyte', () => {
  const fill = (part: string): string => part.repeat(Math.floor((MOST_BYTES - 20) / part.length));

  test.each([
    ['of quotes', fill('"')],
    ['of quoted quotes', `Team,Name\n"${fill('""')}"`],
    ['of separators', fill(',')],
    ['of line ends', fill('\r')],
    ['of cells with text after quotes', `Team,Name\n${fill('"a"b,')}`],
    ['of one cell', `Team,Name\nA,${fill('x')}`],
    ['of one open quote', `Team,Name\nA,"${fill('x\n')}`],
    ['of headers', fill('Team,')],
    ['of rows', `Team,Name\n${fill('A,B\n')}`],
    ['of apostrophes', `Team,Name\nA,${fill("'")}=`],
    ['of nested lists', fill('[')],
    ['of JSON keys', `{${fill('"a":')}`],
  ])('%s is refused, with few faults reported', (_, text) => {
    const read = readLeague([fileOf('r.csv', text)], decode);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error.faults.length).toBeLessThanOrEqual(20);
  });

  test('is read cell by cell once: the cells are no longer than the text, and no row has more than the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', '\n', 'a', "'"), maxLength: 3_000 }),
        (text) => {
          const { rows } = csvRows(text, ',');
          const cells = rows.flatMap((row) => row.cells);
          expect(cells.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(
            text.length + rows.length,
          );
          for (const row of rows) expect(row.cells.length).toBeLessThanOrEqual(MOST_CELLS);
          for (const text of cells) expect(text.length).toBeLessThanOrEqual(LONGEST_CELL);
        },
      ),
    );
  });
});
