import { describe, expect, test } from 'vitest';
import { PARTY, STOP, begun, refusal, start, view } from './testing/lane.testing.ts';
import { ball } from '../../saves/record/testing/game.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';

const STOOD_STILL = refusal({ code: 'stood-still' });

describe('a press that comes to main when it is too old', () => {
  test('is no ball, and the next one is', async () => {
    const { games, game, clock } = await begun();
    clock.now = 10_000;
    expect(await games.apply(game.id, 0, ball(1), 500)).toEqual(STOOD_STILL);
    expect(games.current()?.events).toHaveLength(0);
    clock.now = 10_900;
    expect(view(await games.apply(game.id, 0, ball(1), 10_800)).events).toHaveLength(1);
  });

  test('is judged when its turn comes: it waited behind a slow save', async () => {
    const { games, game, clock, disk } = await begun();
    disk.fails = () => {
      clock.now += 4_000;
      return null;
    };
    const [first, second] = await Promise.all([
      games.apply(game.id, 0, ball(1), 0),
      games.apply(game.id, 1, ball(1), 100),
    ]);
    expect(view(first).events).toHaveLength(1);
    expect(second).toEqual(STOOD_STILL);
  });

  test('starts, opens and stops no game, and neither saves nor drops a ball that waits', async () => {
    const lane = await start(await tempFolder());
    lane.clock.now = 10_000;
    expect(await lane.games.newGame(PARTY, 7, { kind: 'free' }, 500)).toEqual(STOOD_STILL);
    const { id } = view(await lane.games.newGame(PARTY, 7));
    expect(await lane.games.apply(id, 0, STOP, 600)).toEqual(STOOD_STILL);
    expect(await lane.games.openGame(id, 700)).toEqual(STOOD_STILL);
    expect(await lane.games.tryAgain(id, 0, 800)).toEqual(STOOD_STILL);
    expect(await lane.games.takeBack(id, 0, 900)).toEqual(STOOD_STILL);
  });

  test('is no ball when main stood still with three of them: the first is', async () => {
    const { games, game, clock } = await begun();
    clock.now = 10_000;
    expect(view(await games.apply(game.id, 0, ball(1), 9_300)).events).toHaveLength(1);
    expect(await games.apply(game.id, 1, ball(1), 9_600)).toEqual(STOOD_STILL);
    expect(await games.apply(game.id, 1, ball(1), 9_900)).toEqual(STOOD_STILL);
  });
});

test('what a press asks for behind its first change comes without its time, and is done however late', async () => {
  const { games, game, clock } = await begun();
  clock.now = 10_000;
  expect(view(await games.apply(game.id, 0, ball(1))).events).toHaveLength(1);
});
