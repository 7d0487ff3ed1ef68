import { describe, expect, test } from 'vitest';
import { fileOf, leagueIn, notesOf } from '../testing/files.testing.ts';

/** Names that a joiner or a variation selector shapes. */
const SHAPED = [
  'محمد\u200cرضا کریمی',
  'ශ\u0dca\u200dරී ලංකා',
  'র\u200d\u09cdয\u09beম',
  '辻\u{e0100} 健',
  '👨\u200d👩\u200d👧\u200d👦 Smith',
  '👩🏽\u200d🚀',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Harry',
  '7\ufe0f\u20e3',
];

/** Names as somebody could write them to be taken for others, and as they are read. */
const MISLEADING: readonly (readonly [string, string])[] = [
  ['T\u202eom', 'Tom'],
  ['\u200eTom\u200f', 'Tom'],
  ['\u2067Tom\u2069', 'Tom'],
  ['T\u200dom', 'Tom'],
  ['T\u200bom', 'Tom'],
  ['So\u00adfia', 'Sofia'],
  ['Tom\u{e0041}\u{e0042}', 'Tom'],
  ['محمد\u200f\u200cرضا', 'محمدرضا'],
];

function roster(...names: readonly string[]): string {
  return ['Team,Name', ...names.map((name) => `A,${name}`)].join('\n');
}

describe('names people have', () => {
  test('are read as they are, from a table and from JSON, without a word', () => {
    const json = JSON.stringify({
      ...{ file: 'headpin-league', version: 1, name: SHAPED[0], format: 'ten-pin' },
      teams: [{ name: SHAPED[4], roster: SHAPED.map((name) => ({ name })) }],
    });
    for (const file of [fileOf('r.csv', roster(...SHAPED)), fileOf('r.json', json)]) {
      expect(leagueIn(file).teams[0]?.roster.map(({ name }) => name)).toEqual(SHAPED);
      expect(notesOf(file).map(({ code }) => code)).toEqual(['read-as']);
    }
  });

  test.each(MISLEADING)('lose what could mislead and nobody sees, with a note: %j is %s', (written, name) => {
    const file = fileOf('r.csv', roster('Ann', written));
    expect(leagueIn(file).teams[0]?.roster[1]?.name).toBe(name);
    expect(notesOf(file).slice(1)).toMatchObject([
      { code: 'unseen-left-out', spot: { row: 3, column: 'Name' } },
    ]);
    const json = JSON.stringify({
      ...{ file: 'headpin-league', version: 1, name: written, format: 'ten-pin' },
      teams: [{ name: 'A', roster: [{ name: written }] }],
    });
    const league = leagueIn(fileOf('r.json', json));
    expect([league.name, league.teams[0]?.roster[0]?.name]).toEqual([name, name]);
    expect(notesOf(fileOf('r.json', json)).slice(1)).toMatchObject([
      { code: 'unseen-left-out', spot: { path: 'name' } },
      { code: 'unseen-left-out', spot: { path: 'teams[0].roster[0].name' } },
    ]);
  });

  test('and their columns, numbers and days are read beside direction marks that a spreadsheet of Arabic writes', () => {
    const league = leagueIn(
      fileOf('r.csv', '\u200fTeam\u200f,Name,\u200eAverage\nA,Tom,\u200e150\nB,Ann,151'),
      fileOf('s.csv', 'Home,Visitors,Date\nA,B,\u200e2026-10-05'),
    );
    expect([league.teams[0]?.roster[0]?.average, league.schedule[0]?.date]).toEqual([150, '2026-10-05']);
  });
});
