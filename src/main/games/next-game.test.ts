import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { NewGameOrder } from '../../contract/contract.ts';
import { STOP, failing, start, view } from './testing/lane.testing.ts';
import { namesIn, tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { idsIn } from '../../saves/record/testing/ids.testing.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';

const ID = expect.stringMatching(/^[0-9a-f]{24}$/u) as string;

/** The next game of these players: names with their numbers in the game before. */
function nextOf(
  follows: string,
  ...players: readonly (readonly [name: string, was: number | null])[]
): NewGameOrder {
  return { players: players.map(([name, was]) => ({ name, average: null, was })), follows };
}

describe('the next game', () => {
  const THREE = orderOf(['PJS', 'KYJ', 'LEE']);

  test('has the party, the bowlers and the origin of the game before, whatever they are called now', async () => {
    const { games } = await start(await tempFolder());
    const first = view(await games.newGame(THREE, 7));
    await games.apply(first.id, 0, STOP);
    const order = nextOf(first.id, ['LEE', 3], ['KIM', null], ['PJS', 1]);
    const { setup } = view(await games.newGame(order, 7));
    const [pjs, , lee] = first.setup.players;
    expect(setup).toMatchObject({ gameNumber: 2, party: first.setup.party, origin: first.setup.origin });
    expect(setup.players.map(({ bowler }) => bowler)).toEqual([lee?.bowler, ID, pjs?.bowler]);
    expect(setup.players.map(({ series }) => series.number)).toEqual([2, 1, 2]);
    expect(new Set(idsIn({ setup, events: [] })).size).toBe(8);
    await games.settled();
  });

  test('follows the one before after a restart too, and from the archive', async () => {
    const lane = await start(await tempFolder());
    const first = view(await lane.games.newGame(THREE, 7));
    await lane.games.apply(first.id, 0, STOP);
    let again = await start(lane.data);
    const order = nextOf(first.id, ['PJS', 1], ['KYJ', 2], ['LEE', 3]);
    const second = view(await again.games.newGame(order, 7));
    const goneOn = first.setup.players.map(({ series, ...who }) => ({
      ...who,
      series: { ...series, number: 2 },
    }));
    expect(second.setup).toEqual({ ...first.setup, gameNumber: 2, players: goneOn });
    await again.games.apply(second.id, 0, STOP);
    view(await again.games.newGame(orderOf(['DOM']), 7));
    await again.games.settled();
    again = await start(lane.data);
    await again.games.tidy();
    expect(await namesIn(join(lane.data, 'games'))).toHaveLength(1);
    await again.games.apply(again.games.current()?.id ?? '', 0, STOP);
    const third = view(await again.games.newGame(nextOf(second.id, ['KYJ', 2]), 7));
    expect(third.setup).toMatchObject({ gameNumber: 3, party: first.setup.party });
    const [, kyj] = first.setup.players;
    expect(third.setup.players[0]?.bowler).toBe(kyj?.bowler);
    expect(third.setup.players[0]?.series).toEqual({ id: kyj?.series.id, number: 3 });
    await again.games.settled();
  });

  test('of a new party has nobody’s id, even with the same names', async () => {
    const { games } = await start(await tempFolder());
    const first = view(await games.newGame(THREE, 7));
    await games.apply(first.id, 0, STOP);
    const second = view(await games.newGame(THREE, 7));
    const [before, after] = [first, second].map((game) => idsIn(game).slice(1));
    expect(after?.filter((id) => before?.includes(id))).toEqual([]);
    expect([second.setup.gameNumber, second.setup.origin]).toEqual([1, first.setup.origin]);
    await games.settled();
  });

  test('gives the id of somebody else, of a removed player, or twice asked for, to nobody', async () => {
    const { games } = await start(await tempFolder());
    const first = view(await games.newGame(THREE, 7));
    const commands = [
      { kind: 'rename', player: 1, name: 'EVE', somebodyElse: true },
      { kind: 'rename', player: 2, name: 'KIM', somebodyElse: false },
      { kind: 'remove', player: 3 },
      STOP,
    ] as const;
    for (const [generation, command] of commands.entries())
      view(await games.apply(first.id, generation, command));
    const order = nextOf(first.id, ['EVE', 1], ['KIM', 2], ['LEE', 3], ['DOM', 2], ['ANN', 99]);
    const { setup } = view(await games.newGame(order, 7));
    const [pjs, kyj, lee] = first.setup.players.map(({ bowler }) => bowler);
    const [eve, kim, ...others] = setup.players.map(({ bowler }) => bowler);
    expect(kim).toBe(kyj);
    expect([pjs, kyj, lee]).not.toContain(eve);
    for (const other of others) expect([pjs, kyj, lee, eve]).not.toContain(other);
    expect(new Set(others).size).toBe(3);
    await games.settled();
  });

  test('of a game that was deleted, or that cannot be read now, begins a new party', async () => {
    const lane = await start(await tempFolder());
    const first = view(await lane.games.newGame(THREE, 7));
    await lane.games.apply(first.id, 0, STOP);
    const second = view(await lane.games.newGame(nextOf(first.id, ['PJS', 1]), 7));
    await lane.games.apply(second.id, 0, STOP);
    await lane.games.settled();
    const again = await start(lane.data);
    again.disk.fails = failing('read', 'EIO');
    const third = view(await again.games.newGame(nextOf(second.id, ['PJS', 1]), 7));
    await again.games.settled();
    again.disk.fails = () => null;
    expect(await again.games.remove({ kind: 'game', gameId: second.id })).toMatchObject({ ok: true });
    await again.games.apply(third.id, 0, STOP);
    const fourth = view(await again.games.newGame(nextOf(second.id, ['PJS', 1]), 7));
    const before = idsIn(first).slice(1);
    for (const { setup, counter } of [third, fourth]) {
      expect([counter, setup.gameNumber]).toEqual([setup === third.setup ? 3 : 4, 1]);
      expect(idsIn({ setup, events: [] }).filter((id) => before.includes(id))).toEqual([]);
    }
    await again.games.settled();
  });
});
