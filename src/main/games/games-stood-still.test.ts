import { describe, expect, test } from 'vitest';
import { PARTY, STOP, begun, failing, refusal, start, view } from './testing/lane.testing.ts';
import { ball } from '../../saves/record/testing/game.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';

const STOOD_STILL = refusal({ code: 'stood-still' });

describe('a press that is too old when main reads it', () => {
  test('enters no ball, and the next press does', async () => {
    const { games, game, clock } = await begun();
    clock.now = 10_000;
    expect(await games.apply(game.id, 0, ball(1), 500)).toEqual(STOOD_STILL);
    expect(games.current()?.events).toHaveLength(0);
    clock.now = 10_900;
    expect(view(await games.apply(game.id, 0, ball(1), 10_800)).events).toHaveLength(1);
  });

  test('is judged when its turn comes, after a slow save', async () => {
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

  test('starts, opens and stops no game', async () => {
    const lane = await start(await tempFolder());
    lane.clock.now = 10_000;
    expect(await lane.games.newGame(PARTY, 7, { kind: 'free' }, 500)).toEqual(STOOD_STILL);
    const { id } = view(await lane.games.newGame(PARTY, 7));
    expect(await lane.games.apply(id, 0, STOP, 600)).toEqual(STOOD_STILL);
    expect(await lane.games.openGame(id, 700)).toEqual(STOOD_STILL);
  });

  test('neither saves nor drops a waiting ball', async () => {
    const { games, game, clock, disk } = await begun();
    disk.fails = failing('write', 'ENOSPC');
    await games.apply(game.id, 0, ball(1), 0);
    const before = games.current();
    expect(before?.waiting).not.toBeNull();
    disk.fails = () => null;
    clock.now = 10_000;
    expect(await games.tryAgain(game.id, 0, 800)).toEqual(STOOD_STILL);
    expect(await games.takeBack(game.id, 0, 900)).toEqual(STOOD_STILL);
    expect(games.current()).toEqual(before);
    clock.now = 10_900;
    expect(view(await games.tryAgain(game.id, 0, 10_800)).events).toHaveLength(1);
  });

  test('enters no ball if main stood still with three presses, except the first', async () => {
    const { games, game, clock } = await begun();
    clock.now = 10_000;
    expect(view(await games.apply(game.id, 0, ball(1), 9_300)).events).toHaveLength(1);
    expect(await games.apply(game.id, 1, ball(1), 9_600)).toEqual(STOOD_STILL);
    expect(await games.apply(game.id, 1, ball(1), 9_900)).toEqual(STOOD_STILL);
  });
});

test('the second change of one press carries no time, and is made in a standstill too', async () => {
  const { games, game, clock } = await begun();
  clock.now = 10_000;
  expect(await games.apply(game.id, 0, ball(1), 500)).toEqual(STOOD_STILL);
  expect(await games.apply(game.id, 0, ball(1), 10_000)).toEqual(STOOD_STILL);
  expect(view(await games.apply(game.id, 0, ball(1))).events).toHaveLength(1);
});
