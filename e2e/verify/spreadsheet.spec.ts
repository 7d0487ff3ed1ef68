import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { FORMAT_IDS } from '../../src/core/formats/formats.ts';
import { framesHeader, framesRows } from '../../src/game-files/csv/frames-csv.ts';
import { gamesHeader, gamesRows } from '../../src/game-files/csv/games-csv.ts';
import { readCsv } from '../../src/game-files/testing/csv-reader.testing.ts';
import { randomExport, utcTime } from '../../src/game-files/testing/random-exports.testing.ts';
import { SEPARATORS } from '../../src/league-files/csv/separator.ts';

const run = promisify(execFile);
const GAMES_A_FORMAT = 20;
const GAMES = FORMAT_IDS.flatMap((format) =>
  Array.from({ length: GAMES_A_FORMAT }, (_none, seed) => randomExport(format, seed)),
);
/** These are dates and times on purpose, and shown as the spreadsheet likes. */
const TIMES: ReadonlySet<string> = new Set(['started', 'date', 'time']);

interface Cell {
  readonly type: string;
  /** Of a number. */
  readonly value: number | null;
  readonly text: string;
  readonly isFormula: boolean;
}

for (const separator of SEPARATORS) {
  const name = JSON.stringify(separator);
  test(`LibreOffice opens games with ${name} between cells: no formula, no name changed, the same totals`, async () => {
    const csv = gamesHeader(separator) + GAMES.map((game) => gamesRows(game, separator, utcTime)).join('');
    expectSame(csv, separator, await opened(csv, separator));
  });

  test(`LibreOffice opens frames with ${name} between cells: no formula, no ball changed, the same totals`, async () => {
    const csv = framesHeader(separator) + GAMES.map((game) => framesRows(game, separator, utcTime)).join('');
    expectSame(csv, separator, await opened(csv, separator));
  });
}

test('LibreOffice, asked in the same way, does execute a cell without a guard and makes a day of nine, slash, eight', async () => {
  const [[formula, day] = []] = await opened('=1+1;9/8\r\n', ';');
  expect(formula).toMatchObject({ isFormula: true, value: 2 });
  expect(day?.type).toBe('date');
});

/** Every cell shows what is written, and what is a number in the file is that number. */
function expectSame(csv: string, separator: string, cells: readonly (readonly Cell[])[]): void {
  const written = readCsv(csv, separator);
  const [header = []] = written;
  expect(cells).toHaveLength(written.length);
  const faults = written.flatMap((row, index) =>
    row.flatMap((text, place) => {
      const cell = cells[index]?.[place] ?? { type: '', value: null, text: '', isFormula: false };
      const isAsWritten =
        !cell.isFormula &&
        (TIMES.has(header[place] ?? '') ||
          (cell.text === text &&
            (cell.type === 'float' ? cell.value === Number(text) : cell.type === 'string' || text === '')));
      return isAsWritten ? [] : [{ row: index + 1, column: header[place], text, cell }];
    }),
  );
  // One of each text is enough to see what is wrong.
  expect([...new Map(faults.map((fault) => [fault.text, fault])).values()].slice(0, 20)).toEqual([]);
}

/** The cells of a CSV text as LibreOffice reads them, where it looks for numbers, dates and formulas everywhere. */
async function opened(csv: string, separator: string): Promise<readonly (readonly Cell[])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'headpin-spreadsheet-'));
  try {
    await writeFile(join(folder, 'games.csv'), csv);
    const filter = `Text - txt - csv (StarCalc):${String(separator.charCodeAt(0))},34,76,1,,0,false,true`;
    await run('soffice', [
      ...['--headless', `-env:UserInstallation=file://${folder}/profile`, `--infilter=${filter}`],
      ...['--convert-to', 'fods', '--outdir', folder, join(folder, 'games.csv')],
    ]);
    return rowsIn(await readFile(join(folder, 'games.fods'), 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The rows of the only table of a flat OpenDocument file; repeated cells are told out. */
function rowsIn(document: string): readonly (readonly Cell[])[] {
  const table = document.slice(document.indexOf('<table:table '), document.indexOf('</table:table>'));
  const rows = table.match(/<table:table-row[\s>][\s\S]*?<\/table:table-row>/gu) ?? [];
  return rows.map((row) =>
    Array.from(
      row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/gu),
      ([, attributes = '', content = '']) => {
        const times = Number(attribute(attributes, 'table:number-columns-repeated') ?? 1);
        // What is left of a row behind its last cell.
        return Array.from({ length: Math.min(times, 100) }, () => cellOf(attributes, content));
      },
    ).flat(),
  );
}

function cellOf(attributes: string, content: string): Cell {
  const value = attribute(attributes, 'office:value');
  const paragraphs = Array.from(content.matchAll(/<text:p>([\s\S]*?)<\/text:p>/gu), ([, text = '']) => text);
  return {
    type: attribute(attributes, 'office:value-type') ?? '',
    value: value === null ? null : Number(value),
    text: plain(paragraphs.join('\n')),
    isFormula: attributes.includes('table:formula='),
  };
}

function attribute(attributes: string, name: string): string | null {
  return new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(attributes)?.[1] ?? null;
}

function plain(text: string): string {
  const signs: Readonly<Record<string, string>> = { apos: "'", quot: '"', amp: '&', lt: '<', gt: '>' };
  return text
    .replaceAll(/<text:s\/>/gu, ' ')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll(/&(\w+);/gu, (whole, name: string) => signs[name] ?? whole);
}
