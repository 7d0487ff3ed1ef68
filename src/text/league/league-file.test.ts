import { expect, test } from 'vitest';
import type { FaultFacts, NoteFacts, Spot } from '../../league-files/fault.ts';
import type { NightFault } from '../../league-files/names/line-up-questions.ts';
import { LANGUAGES } from '../language.ts';
import { fileFaultText, fileNoteText, moreFaultsText, nightFaultText } from './league-file.ts';

const SPOT: Spot = { file: 'roster.csv', row: 7, column: 'Schnitt', path: null };

const FAULTS: readonly FaultFacts[] = [
  { code: 'too-many-files', most: 77 },
  { code: 'file-too-large', most: 80_740_352 },
  { code: 'file-empty' },
  { code: 'not-text' },
  { code: 'workbook-damaged' },
  { code: 'workbook-locked' },
  { code: 'workbook-old' },
  { code: 'workbook-too-large', most: 80_740_352 },
  { code: 'wrong-encoding', encoding: null },
  { code: 'wrong-encoding', encoding: 'euc-kr' },
  { code: 'encoding-unclear', candidates: [{ encoding: 'euc-kr', sample: '77' }] },
  { code: 'wrong-separator', separator: null },
  { code: 'wrong-separator', separator: ';' },
  { code: 'table-unknown', columns: ['77'] },
  { code: 'column-missing', missing: 'team' },
  { code: 'column-twice', other: '77' },
  { code: 'rows-missing' },
  { code: 'too-many-rows', most: 77 },
  { code: 'terms-twice' },
  { code: 'not-json' },
  { code: 'too-deep', most: 77 },
  { code: 'other-file' },
  { code: 'other-version', version: 77 },
  { code: 'check-code-missing' },
  { code: 'check-code-differs', written: '7777 7777', due: '7F3A 91C2' },
  { code: 'too-many-cells', most: 77 },
  { code: 'row-too-long', cells: 77, due: 5 },
  { code: 'cell-too-long', most: 77 },
  { code: 'quote-open' },
  { code: 'text-after-quote' },
  { code: 'cell-empty' },
  { code: 'text-unreadable', text: '77' },
  { code: 'text-too-long', most: 77 },
  { code: 'not-a-number', text: '77' },
  { code: 'number-unclear', text: '77' },
  { code: 'percent-unclear', percent: 77 },
  { code: 'vacancy-unclear', text: '77' },
  { code: 'second-table' },
  { code: 'row-a-week', bowler: '77' },
  { code: 'out-of-range', least: 1, most: 77 },
  { code: 'figure', refusal: { code: 'figure-out-of-range', figure: 'base', least: 0, most: 77 } },
  { code: 'not-a-choice', text: '77', choices: ['half', 'one-ball'] },
  { code: 'setting-unknown', setting: '77' },
  { code: 'setting-twice', setting: '77' },
  { code: 'not-a-date', text: '77' },
  { code: 'date-unclear', text: '77' },
  { code: 'not-an-age', text: '77' },
  { code: 'not-scores', text: '77' },
  { code: 'too-many-scores', most: 77 },
  { code: 'key-unknown' },
  { code: 'key-missing' },
  { code: 'key-twice' },
  { code: 'wrong-kind', kind: 'number' },
  { code: 'id-twice', id: '77' },
  { code: 'name-twice', bowler: '77', team: 'B' },
  { code: 'bowler-on-two-teams', bowler: '77', teams: ['A', 'B'] },
  { code: 'name-on-two-teams', bowler: '77', teams: ['A', 'B'] },
  { code: 'place-twice', place: 77, team: 'A' },
  { code: 'season-half', missing: 'pins' },
  { code: 'season-differs', games: 1, pins: 77 },
  { code: 'season-impossible', games: 177, pins: 77 },
  { code: 'team-twice', team: '77' },
  { code: 'team-names-differ', team: '77', other: 'B' },
  { code: 'team-unknown', team: '77' },
  { code: 'team-unclear', team: '77' },
  { code: 'team-empty', team: '77' },
  { code: 'plays-itself', team: '77' },
  { code: 'team-too-large', team: 'A', bowlers: 10, most: 77 },
  { code: 'teams-differ', home: 'A', homeBowlers: 77, visitors: 'B', visitorsBowlers: 4 },
];

const NOTES: readonly NoteFacts[] = [
  { code: 'read-as', encoding: 'euc-kr', separator: null },
  { code: 'read-as', encoding: 'euc-kr', separator: ';' },
  { code: 'read-sheet', sheets: ['77'], others: [] },
  { code: 'read-sheet', sheets: ['77', 'C'], others: ['B'] },
  { code: 'column-ignored' },
  { code: 'column-beside', other: '77' },
  { code: 'average-none', text: '77' },
  { code: 'title-row' },
  { code: 'heads-again' },
  { code: 'vacant-row', unused: [] },
  { code: 'vacant-row', unused: ['Average 77', 'Handicap 7'] },
  { code: 'typed-otherwise', name: '77' },
  { code: 'total-row' },
  { code: 'fraction-dropped', taken: 77 },
  { code: 'fraction-rounded', taken: 77 },
  { code: 'formula-is-text' },
  { code: 'unseen-left-out' },
  { code: 'no-extra-pins', unknown: 'gender' },
  { code: 'no-extra-pins', unknown: 'ages' },
  { code: 'ages-too-wide' },
  { code: 'scores-needed', games: 77 },
];

const NIGHTS: readonly NightFault[] = [
  { code: 'bowler-on-both-teams', name: '77' },
  { code: 'bowler-in-line-up-twice', name: '77' },
  { code: 'line-up-too-long', team: 'A', bowlers: 6, most: 77 },
  { code: 'line-ups-differ', home: 77, visitors: 4 },
];

test.each(LANGUAGES)(
  'every fault and note of a league’s file is a sentence of its own, with its place and its figures (%s)',
  (language) => {
    const faults = FAULTS.map((facts) => [facts, fileFaultText(language, { spot: SPOT, ...facts })] as const);
    const notes = NOTES.map((facts) => [facts, fileNoteText(language, { spot: SPOT, ...facts })] as const);
    const nights = NIGHTS.map((facts) => [facts, nightFaultText(language, facts)] as const);
    const all = [...faults, ...notes, ...nights];
    expect(new Set(all.map(([, sentence]) => sentence)).size).toBe(all.length);
    for (const [facts, sentence] of all) {
      expect(sentence).toMatch(/^\S.*[.?]$/u);
      if (JSON.stringify(facts).includes('77')) expect(sentence).toContain('77');
    }
    for (const [, sentence] of [...faults, ...notes])
      expect(sentence).toMatch(/^roster\.csv, (?:row 7|fila 7|7행|Zeile 7), Schnitt: /u);
    expect(moreFaultsText(language, 77)).toContain('77');
  },
);

test('in German a file’s faults say Team, as the screens do', () => {
  const said = FAULTS.map((facts) => fileFaultText('de', { ...facts, spot: SPOT })).join(' ');
  expect(said.match(/Mannschaft\S*/gu)).toBeNull();
  expect(said).toContain('Team-Nr.');
});

test('a place in a JSON file is its path', () => {
  const spot: Spot = { file: 'league.json', row: null, column: null, path: 'teams[0].name' };
  expect(fileFaultText('en', { spot, code: 'key-missing' })).toBe(
    'league.json, teams[0].name: This part is missing.',
  );
});
