import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../core/game/game.ts';
import { sheetText } from '../../core/game/sheet-text.ts';
import { setupOf, withLeague } from '../../core/testing/setup.testing.ts';
import { makeRecord, parseRecord } from './game-record.ts';
import { RECORD_VERSION } from './migrations.ts';
import { LONGEST_SHEET_LINE } from './record-bounds.ts';
import { sealText, type Field } from './sealed-text.ts';
import { leagueGame, played, recordOf } from './testing/game.testing.ts';
import { leagueNight } from './testing/lively-game.testing.ts';

const TEXT = makeRecord(recordOf(leagueNight()));

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The league night's file with one text replaced and a correct checksum. */
function edited(from: string, to: string): string {
  const content = JSON.parse(TEXT) as Readonly<Record<string, unknown>>;
  const fields = Object.entries(content)
    .filter(([key]) => !['file', 'version', 'checksum'].includes(key))
    .map(([key, value]): Field => [key, JSON.stringify(value).replace(from, to)]);
  const text = sealText('headpin-game', RECORD_VERSION, fields);
  if (text === sealText('headpin-game', RECORD_VERSION, fieldsOf(content))) expect.fail(`no ${from}`);
  return text;
}

function fieldsOf(content: Readonly<Record<string, unknown>>): readonly Field[] {
  return Object.entries(content)
    .filter(([key]) => !['file', 'version', 'checksum'].includes(key))
    .map(([key, value]) => [key, JSON.stringify(value)]);
}

describe('a league’s game that was edited, with a matching checksum, is damaged', () => {
  test.each<[string, string, string]>([
    ['with a percentage of three decimals', '"percentage":90', '"percentage":90.125'],
    ['with a negative base', '"base":220', '"base":-1'],
    ['with no games', '"terms":{"games":3', '"terms":{"games":0'],
    ['with points in thousandths', '"points":{"game":1', '"points":{"game":0.333'],
    ['with frames made up until frame 11', '"makeUpUntil":3', '"makeUpUntil":11'],
    ['without a term', '"vacancy":120,', ''],
    ['with a term that nobody knows', '"vacancy":120,', '"vacancy":120,"forfeit":1,'],
    ['with one team twice', 'd1d1d1d1d1d1d1d1d1d1d1d1","name"', 'd0d0d0d0d0d0d0d0d0d0d0d0","name"'],
    ['with an untidy name of a team', '"Pin Pals"', '" Pin Pals"'],
    ['with a name of a team that nobody sees', '"Pin Pals"', '"\u2800"'],
    ['with a team that is not there', '"teams":[{', '"teams":[{"id":"a","name":"b"},{'],
    ['with a third team', '"teams":[{', `"teams":[{"id":"${'ee'.repeat(12)}","name":"Rats"},{`],
    ['with a seat taken twice', '"place":2},"type":"absent"', '"place":1},"type":"absent"'],
    ['with a place 0', '"place":2},"type":"absent"', '"place":0},"type":"absent"'],
    ['with a player in no team', '"seat":{"team":"d0d0d0d0d0d0d0d0d0d0d0d0","place":1},', ''],
    ['with teams of different size', '"type":"absent"', '"type":"pacer"'],
    ['with a type that is said of everybody', '"type":"absent"', '"type":"bowler"'],
    ['with an injury before the first ball', '"type":"absent"', '"type":"injury"'],
    ['with an absent bowler’s score', '"type":"absent"', '"type":"absent","score":1'],
    ['with a game from before without its score', '"score":187,', ''],
    ['with a substitute for nobody', ',"instead":"TOM"', ''],
    ['with a substitute for an untidy name', '"instead":"TOM"', '"instead":" TOM"'],
    ['with a handicap of 301', '"handicap":40', '"handicap":301'],
    ['with an average of 301', '"average":180', '"average":301'],
    ['with more pins than the games before can have', '"games":21,"pins":3791', '"games":1,"pins":3791'],
    ['with how many games there are, which the terms say', '"origin"', '"games":3,"origin"'],
    [
      'with an event of a handicap of 301',
      '"handicapSet","player":1,"handicap":30',
      '"handicapSet","player":1,"handicap":301',
    ],
    ['with an event of a seat that nobody has', '"place":1},"at"', '"place":9},"at"'],
    ['with a bowler who substitutes for no reason', '"substitutes":true', '"substitutes":false'],
    ['with an event of a type that does not fit', '"scoreType":"pacer"', '"scoreType":"absent"'],
    ['with a joiner who was injured', '"place":4},"type":"extra"', '"place":4},"type":"injury"'],
  ])('%s', (_, from, to) => {
    const reading = parseRecord(bytes(edited(from, to)));
    // Refused for its content, not only because its totals no longer match the sheet.
    expect(['content', 'rules']).toContain(reading.kind === 'damaged' ? reading.reason : reading.kind);
  });

  test('with another total', () => {
    const reading = parseRecord(bytes(edited('= 187 +40 = 227', '= 187 +40 = 228')));
    expect(reading).toEqual({ kind: 'damaged', reason: 'sheet' });
  });

  test('with a player’s facts in a game that is no league’s', () => {
    const { league, ...setup } = leagueGame(['PJS', 'KYJ']).setup;
    expect(league).toBeDefined();
    const game = newGame(setup);
    expect(parseRecord(bytes(makeRecord(recordOf(game)))).kind).toBe('damaged');
  });
});

test('a game of version 6 is one of no league', () => {
  const reading = parseRecord(readFileSync(join(import.meta.dirname, 'fixtures', 'v6.json')));
  if (reading.kind !== 'read') expect.fail(JSON.stringify(reading));
  const { setup, position } = reading.value.game;
  expect([setup.league, position.league]).toEqual([undefined, null]);
  expect(position.lines.every(({ part }) => part === null)).toBe(true);
});

test('a line of the sheet with all that a league adds fits its bound, and older programs show a usual one', () => {
  const names = ['😀'.repeat(12), 'KYJ'];
  const known = [{ handicap: -300, type: 'substitute', instead: 'TOM' }] as const;
  const { league, ...setup } = withLeague(setupOf(names, { format: 'no-tap' }), 2, {}, known);
  const players = setup.players.map((player) => ({ ...player, option: 9 }));
  const begun = newGame({ ...setup, ...(league === undefined ? {} : { league }), players });
  const game = played(begun, [
    { kind: 'agreeLine', player: 1, notation: 'F(10)F(10) '.repeat(9) + 'F(10) / F(9)' },
  ]);
  const [longest = ''] = sheetText(game);
  expect(longest).toContain('F(10)F(10) F(10)');
  expect(longest.length).toBeLessThan(LONGEST_SHEET_LINE);
  // Before version 7 the bound was 160.
  for (const line of sheetText(leagueNight())) expect(line.length).toBeLessThan(160);
});
