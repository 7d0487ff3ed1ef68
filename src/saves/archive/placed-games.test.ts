import { expect, test } from 'vitest';
import { makeTombstone } from './archived-line.ts';
import { PlacedGames } from './placed-games.ts';
import { brief, indexOf, lineOf, withDamageIn } from './testing/index-of.testing.ts';

function gamesOf(placed: PlacedGames): readonly string[] {
  return brief(placed.games().map(({ game }) => game));
}

test('an index is read 250 lines at a time', () => {
  const damage = `${'x'.repeat(150)}\n`.repeat(249);
  const placed = new PlacedGames(indexOf(lineOf(1, 5), damage, lineOf(2, 6)));
  expect([placed.step(), gamesOf(placed)]).toEqual([{ more: true }, ['1/5']]);
  expect([placed.step(), gamesOf(placed)]).toEqual([{ more: false }, ['1/5', '2/6']]);
});

test('a game is taken once, at its highest generation, and not at all if it was deleted', () => {
  const placed = new PlacedGames(
    indexOf(lineOf(1, 7), lineOf(1, 5), lineOf(2, 6), makeTombstone('g000002-0a1b2c')),
  );
  expect([placed.step(), gamesOf(placed)]).toEqual([{ more: false }, ['1/7']]);
});

test('of two lines of one generation the later one counts', () => {
  const index = indexOf(lineOf(1, 5), lineOf(1, 5));
  const placed = new PlacedGames(index);
  placed.step();
  expect(placed.games()).toMatchObject([{ start: index.indexOf(0x0a) + 1 }]);
});

test('a damaged line ends the reading', () => {
  const index = indexOf(lineOf(1, 5), lineOf(2, 6));
  expect(new PlacedGames(withDamageIn(2, index)).step()).toBeNull();
});
