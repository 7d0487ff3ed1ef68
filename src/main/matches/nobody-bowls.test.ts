import { expect, test } from 'vitest';
import type { GameView, NewGameOrder, NewPlayer } from '../../contract/contract.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { start, view } from '../games/testing/lane.testing.ts';
import { STAFF, apply, begin, lane, lineOf, matchOf, night } from './testing/league-night.testing.ts';

/** PJS and LEE at home; the visitors have nobody who bowls. */
function players(types: readonly ['absent' | 'vacancy', 'absent' | 'vacancy']): readonly NewPlayer[] {
  const [one, two] = types.map((type, place): NewPlayer => ({
    ...{ name: `NO ${String(place + 1)}`, average: type === 'absent' ? 150 : null, was: null },
    league: { team: 2, type },
  }));
  return [
    { name: 'PJS', average: 180, was: null, league: { team: 1 } },
    { name: 'LEE', average: 171, was: null, league: { team: 1 } },
    ...(one === undefined || two === undefined ? [] : [one, two]),
  ];
}

function next(all: readonly NewPlayer[], { id }: GameView): NewGameOrder {
  return { players: all.map(({ name, average }, at) => ({ name, average, was: at + 1 })), follows: id };
}

test.each([
  [['absent', 'absent'], 280],
  [['vacancy', 'vacancy'], 240],
  [['absent', 'vacancy'], 260],
] as const)('a side of which nobody bowls is scored in each of three games: %j', async (types, score) => {
  const on = await lane(STAFF);
  const all = players(types);
  let game = await begin(on, { ...night(), players: all });
  for (const number of [1, 2, 3]) {
    game = await apply(
      on,
      { kind: 'agreeLine', player: 1, notation: 'X X X X X X X X X XXX' },
      { kind: 'agreeLine', player: 2, notation: lineOf(90) },
    );
    expect(matchOf(on).games.at(-1)).toMatchObject({ number, phase: 'over' });
    if (number < 3) game = await begin(on, next(all, game));
  }
  const { result } = matchOf(on);
  expect(result.visitors?.games.map((total) => total?.scratch)).toEqual([score, score, score]);
  expect(result.visitors?.series?.scratch).toBe(3 * score);
  expect(result.points).toMatchObject({ home: 11, visitors: 3, due: 0 });
});

test('a side of which nobody bowls is scored on a pair of lanes too, and its half waits for nobody', async () => {
  const on = await start(await tempFolder(), 0, STAFF, { pair: true });
  const all = players(['absent', 'vacancy']);
  let order: NewGameOrder = { ...night(), players: all, half: 'both' };
  for (const number of [1, 2, 3]) {
    let left = view(await on.games.newGame(order, 7));
    await on.games.settled();
    for (const player of [1, 2]) {
      const agreed = { kind: 'agreeLine', player, notation: lineOf(90) } as const;
      left = view(await on.games.apply(left.id, left.events.length, agreed));
    }
    const right = on.games.current('right') ?? expect.fail('no game on the right half');
    expect(left.match?.games.at(-1)).toMatchObject({ number, phase: 'over' });
    const was = [{}, {}, { wasIn: right.id }, { wasIn: right.id }];
    const again = all.map(({ name, average }, at) => ({ name, average, was: (at % 2) + 1, ...was[at] }));
    order = { half: 'both', players: again, follows: left.id };
  }
  const { result } = on.games.current('left')?.match ?? expect.fail('no match');
  expect(result).toMatchObject({ visitors: { series: { scratch: 780 } }, points: { due: 0 } });
});
