import { expect, test } from 'vitest';
import { RECORD_VERSION } from '../record/migrations.ts';
import { figuredGames } from '../record/figured-games.ts';
import { ball, freshGame, played, recordOf } from '../record/testing/game.testing.ts';
import { makeGameLine } from './archived-line.ts';
import { figuredIn } from './figured-in.ts';
import { PlacedGames } from './placed-games.ts';
import { indexOf } from './testing/index-of.testing.ts';

const record = recordOf(played(freshGame(['PJS', 'KYJ']), [ball(10), ball(7), ball(3), ball(9)]), 1);

function indexedGame(): Parameters<typeof figuredIn>[0] {
  const placed = new PlacedGames(indexOf(makeGameLine(record)));
  placed.step();
  const [first] = placed.games();
  if (first === undefined) throw new Error('no game');
  return first.game;
}

test('the figures that an index line has are those of the game', () => {
  const figured = figuredIn(indexedGame());
  expect(figured).toHaveLength(2);
  expect(figured).toEqual(figuredGames(record));
});

test('figures that cannot be unpacked are left out, those beside them are not', () => {
  const game = indexedGame();
  if (game.kind !== 'game') throw new Error(game.kind);
  const [first = [], ...others] = game.who;
  for (const packed of ['', '1', 'x'])
    expect(figuredIn({ ...game, who: [first.map((one) => ({ ...one, packed })), ...others] })).toEqual(
      figuredGames(record).slice(1),
    );
});

test('a newer program’s game has no figures', () => {
  const { summary } = indexedGame();
  const newer = { id: summary.id, phase: 'newer' as const, startedAt: summary.startedAt, names: ['PJS'] };
  const where = { place: 0, at: 0, length: 0, sum: '', low: 0, top: 0, reader: RECORD_VERSION };
  expect(
    figuredIn({ ...where, kind: 'newer', summary: newer, who: [[{ name: 'PJS', bowler: null }]] }),
  ).toEqual([]);
});
