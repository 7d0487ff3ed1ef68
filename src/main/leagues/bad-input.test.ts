/**
 * Each documented fault of league files, through main with a real file: reported in four languages, and nothing is
 * saved.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MOST_BYTES } from '../../league-files/limits.ts';
import type { FileFault } from '../../league-files/fault.ts';
import { fileFaultText, fileNoteText } from '../../text/league/league-file.ts';
import { LANGUAGES } from '../../text/language.ts';
import { rowOf, workbookOf, zipOf } from './workbook/testing/zip.testing.ts';
import { houseWith, keptIn, readAll, type House } from './testing/house.testing.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * The faults of these files. Also proves that each has a sentence in every language, that nothing was saved and that no
 * file changed.
 */
async function refusedFor(files: Files, lane?: House): Promise<readonly FileFault[]> {
  const house = lane ?? (await houseWith(files));
  const answer = await readAll(house);
  if (!answer.ok || answer.value.kind !== 'faults') expect.fail(`taken: ${JSON.stringify(answer)}`);
  const { faults } = answer.value.faults;
  for (const fault of faults) {
    const sentences = LANGUAGES.map((language) => fileFaultText(language, fault));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\S.*: .+[.!?]$/u);
  }
  expect(await readdir(house.data)).not.toContain('leagues');
  for (const [name, content] of Object.entries(files))
    expect(await readFile(join(house.data, 'import', name))).toEqual(Buffer.from(content));
  expect((await house.leagues.list()).leagues).toEqual([]);
  return faults;
}

const roster = (...rows: readonly string[]): Files => ({
  'roster.csv': ['Team,ID,Name,Average', ...rows].join('\n'),
});
const PALS = ['Pals,1,Tom,150', 'Stars,2,Kim,160'];
const KOREAN = Uint8Array.from([...new TextEncoder().encode('Team,Name\nA,'), 0xb1, 0xe8, 0xbf, 0xb5]);

test('two teams of different size that meet are told with both sizes, and nothing is kept', async () => {
  const faults = await refusedFor(roster('A,1,Tom,150', 'A,2,Ann,150', 'B,3,Kim,150'));
  expect(faults).toMatchObject([{ code: 'teams-differ', homeBowlers: 2, visitorsBowlers: 1 }]);
});

test('a bowler on both teams is told with row and column, and nothing is kept', async () => {
  const faults = await refusedFor(roster('A,7,Tom,150', 'B,7,Tom,150'));
  expect(faults).toMatchObject([
    { code: 'bowler-on-two-teams', spot: { file: 'roster.csv', row: 3, column: 'ID' } },
  ]);
});

test('a tenth bowler in a team of five is told with the row, and nothing is kept', async () => {
  const rows = Array.from({ length: 10 }, (_none, index) => `A,${String(index)},B${String(index)},150`);
  const faults = await refusedFor({ ...roster(...rows), 'terms.csv': 'Setting,Value\nteamSize,5' });
  expect(faults).toMatchObject([{ code: 'team-too-large', bowlers: 10, most: 9, spot: { row: 11 } }]);
});

test('an average above the format’s highest game is told with the row, and nothing is kept', async () => {
  const faults = await refusedFor(roster('A,1,Tom,301'));
  expect(faults).toMatchObject([{ code: 'figure', spot: { row: 2, column: 'Average' } }]);
});

test('a negative base is told with the row, and nothing is kept', async () => {
  const faults = await refusedFor({ ...roster(...PALS), 'terms.csv': 'Setting,Value\nhandicap.base,-1' });
  expect(faults).toMatchObject([{ code: 'figure', spot: { file: 'terms.csv', row: 2, column: 'Value' } }]);
});

test('a name twice on a roster is told with the row, and nothing is kept', async () => {
  const faults = await refusedFor(roster('A,1,Tom,150', 'A,,TOM,160'));
  expect(faults).toMatchObject([{ code: 'name-twice', spot: { row: 3, column: 'Name' } }]);
});

test('scores that games and pins contradict are told with row and column, and nothing is kept', async () => {
  const faults = await refusedFor({
    'roster.csv': 'Team,Name,Games,Pins,Scores\nPals,Tom,3,547,180 201\nStars,Kim,3,,',
  });
  expect(faults).toMatchObject([
    { code: 'season-differs', games: 2, pins: 381, spot: { row: 2, column: 'Games' } },
    { code: 'season-half', missing: 'pins', spot: { row: 3, column: 'Games' } },
  ]);
});

test('a list of scores that a spreadsheet made a date or a number is told, and nothing is kept', async () => {
  const faults = await refusedFor({
    'roster.csv': 'Team,Name,Scores\nPals,Tom,2012-10-11\nStars,Kim,180201166\nStars,Lee,180 301\nPals,Ann,',
  });
  expect(faults.map(({ code, spot }) => [code, spot.row])).toEqual([
    ['not-scores', 2],
    ['not-scores', 3],
    ['figure', 4],
  ]);
});

test('a roster of 5,000 rows is told with the limit, and nothing is kept', async () => {
  const rows = Array.from({ length: 5_000 }, (_none, index) => `A,${String(index)},B${String(index)},150`);
  expect(await refusedFor(roster(...rows))).toMatchObject([{ code: 'too-many-rows', most: 2_000 }]);
});

test('a roster of more than a megabyte is told with the limit, and no more of it is read', async () => {
  const faults = await refusedFor({ 'roster.csv': new Uint8Array(3 * MOST_BYTES).fill(65) });
  expect(faults).toMatchObject([{ code: 'file-too-large', most: MOST_BYTES }]);
});

test('a schedule that names a team that is not there is told with row and column, and nothing is kept', async () => {
  const faults = await refusedFor({
    ...roster(...PALS),
    'schedule.csv': 'Date,Home,Visitors\n2026-10-05,Pals,Starz',
  });
  expect(faults).toMatchObject([
    { code: 'team-unknown', team: 'Starz', spot: { file: 'schedule.csv', row: 2, column: 'Visitors' } },
  ]);
});

test('formulas in names are taken as text, which is told, and kept as they are', async () => {
  const house = await houseWith(roster('A,1,=SUM(A1:A9),150', "A,2,'@home,150"));
  const answer = await readAll(house);
  if (!answer.ok || answer.value.kind !== 'league') expect.fail(JSON.stringify(answer));
  const { look, notes } = answer.value;
  expect(notes.map(({ code }) => code)).toEqual(['read-as', 'formula-is-text', 'formula-is-text']);
  for (const note of notes)
    expect(new Set(LANGUAGES.map((language) => fileNoteText(language, note))).size).toBe(LANGUAGES.length);
  const { league } = keptIn(await house.leagues.keep({ league: { kind: 'read', look }, replaces: null }));
  expect(league.teams[0]?.roster.map(({ name }) => name)).toEqual(['=SUM(A1:A9)', '@home']);
});

test('a workbook is found, read in the thread and kept; one that says to unpack to a gigabyte is refused', async () => {
  const rows = rowOf('Team', 'Name', 'Average') + rowOf('Pals', 'علی\u200cرضا', '150');
  const house = await houseWith({ 'Roster.XLSX': workbookOf([{ name: 'Week 1', rows }]) });
  const answer = await readAll(house);
  if (!answer.ok || answer.value.kind !== 'league') expect.fail(JSON.stringify(answer));
  expect(answer.value.notes).toMatchObject([{ code: 'read-sheet', sheets: ['Week 1'] }]);
  const { look } = answer.value;
  const { league } = keptIn(await house.leagues.keep({ league: { kind: 'read', look }, replaces: null }));
  expect(league.teams[0]?.roster.map(({ name }) => name)).toEqual(['علی\u200cرضا']);
  const bomb = zipOf([{ name: 'xl/workbook.xml', content: 'x', said: 1_000_000_000 }]);
  expect(await refusedFor({ 'bomb.xlsx': bomb })).toMatchObject([{ code: 'workbook-too-large' }]);
});

test('a file in an encoding that is not clear is asked about, and read as staff say', async () => {
  const files = { 'roster.csv': KOREAN };
  const house = await houseWith(files);
  expect(await refusedFor(files, house)).toMatchObject([
    { code: 'encoding-unclear', candidates: [{ sample: '±è¿µ' }, { sample: '김영' }] },
  ]);
  const answer = await readAll(house, { encoding: 'euc-kr' });
  expect(answer).toMatchObject({
    value: { kind: 'league', league: { teams: [{ roster: [{ name: '김영' }] }] } },
  });
});

test('a file in another encoding than staff say is told, and nothing is kept', async () => {
  const house = await houseWith({ 'roster.csv': KOREAN });
  expect(await readAll(house, { encoding: 'utf-8' })).toMatchObject({
    value: { kind: 'faults', faults: { faults: [{ code: 'wrong-encoding', encoding: 'utf-8' }] } },
  });
});

test('a file with another separator is read with the one that it has, which is told', async () => {
  const house = await houseWith({ 'roster.csv': 'Team;Name;Average\nA;García, José;172,5' });
  expect(await readAll(house)).toMatchObject({
    value: {
      kind: 'league',
      notes: [{ code: 'read-as', encoding: 'utf-8', separator: ';' }, { code: 'fraction-dropped' }],
    },
  });
  expect(await readAll(house, { separator: '\t' })).toMatchObject({
    value: { kind: 'faults', faults: { faults: [{ code: 'wrong-separator', separator: '\t' }] } },
  });
});

test('a file with a separator that nobody knows is told, and nothing is kept', async () => {
  expect(await refusedFor({ 'roster.csv': 'Team|Name\nA|Tom' })).toMatchObject([{ code: 'wrong-separator' }]);
});
