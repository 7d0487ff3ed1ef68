/** docs/game-files.md names every column of the tables, in their order. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatOf } from '../core/formats/formats.ts';
import { usualTable } from '../core/formats/format.ts';
import { parseNotation } from '../core/line/notation.ts';
import { scoreLine } from '../core/line/score.ts';
import { FRAMES_COLUMNS } from './csv/frames-csv.ts';
import { GAMES_COLUMNS } from './csv/games-csv.ts';
import { SHEET_HEADING } from './sheets-text.ts';

const PAGE = readFileSync(new URL('../../docs/game-files.md', import.meta.url), 'utf8');
const [, CSV = ''] = PAGE.split('\n## CSV\n');
const [SHARED = '', GAMES = '', FRAMES = ''] = CSV.split('\n### ');

/** The columns in the first cells of a part's table. */
function columnsOf(part: string): readonly string[] {
  const rows = part.split('\n## ')[0]?.match(/^\| `.*?(?= +\|)/gmu) ?? [];
  return rows.flatMap((row) => Array.from(row.matchAll(/`([^`]+)`/gu), ([, column = '']) => column));
}

test('every column of the games is described, in its place', () => {
  expect(['headpin-games-1', ...columnsOf(SHARED), ...columnsOf(GAMES)]).toEqual(GAMES_COLUMNS);
});

test('every column of the frames is described, in its place', () => {
  expect(['headpin-frames-1', ...columnsOf(SHARED), ...columnsOf(FRAMES)]).toEqual(FRAMES_COLUMNS);
});

test('the first columns that tell a table’s kind and version are those of the page', () => {
  for (const line of [GAMES_COLUMNS[0], FRAMES_COLUMNS[0]]) expect(PAGE).toContain(`\`${line ?? ''}\``);
});

test('the example of a sheet has the heading of every sheet, and the right total', () => {
  const lines = PAGE.split('\n');
  const place = lines.findIndex((line) => SHEET_HEADING.test(line));
  const [, balls = '', total] = /^KYJ: (.+) = (\d+)$/u.exec(lines[place + 1] ?? '') ?? [];
  const line = parseNotation(usualTable(formatOf('ten-pin')), balls);
  expect(line.ok && scoreLine(line.value).posted).toBe(Number(total));
});
