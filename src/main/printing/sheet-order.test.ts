import { describe, expect, test } from 'vitest';
import { HALVES } from '../../contract/contract.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { night } from '../matches/testing/league-night.testing.ts';
import { refusal, start, view } from '../games/testing/lane.testing.ts';
import { bowling } from '../games/testing/pair.testing.ts';
import { sheetOrder, type SheetOrderDeps } from './sheet-order.ts';

const AT = '2026-11-21T20:00:00.000Z';

function sheet(
  lane: Pick<SheetOrderDeps, 'games' | 'settings'>,
  gameId: string,
): ReturnType<typeof sheetOrder> {
  return sheetOrder({ ...lane, logo: { current: null } }, { kind: 'game', gameId }, 'A4', AT);
}

describe('the sheet of a game on a pair of lanes', () => {
  test('has both teams of a match, home first, whichever half it is asked for', async () => {
    const lane = await start(await tempFolder(), 0, undefined, { pair: true });
    view(await lane.games.newGame({ ...night(), half: 'both' }, 7));
    const [home, visitors] = HALVES.map((half) => lane.games.current(half)?.id ?? expect.fail('no game'));
    for (const gameId of [home, visitors])
      expect(await sheet(lane, gameId ?? '')).toMatchObject({
        value: { game: { id: home }, beside: { id: visitors } },
      });
  });

  test('of open bowling has nothing of the lane beside', async () => {
    const lane = await bowling();
    expect(await sheet(lane, lane.left.id)).toMatchObject({
      value: { game: { id: lane.left.id }, beside: null },
    });
  });

  test('of a game that is not there is refused', async () => {
    const lane = await bowling();
    expect(await sheet(lane, 'g1')).toEqual(refusal({ code: 'no-such-game' }));
  });
});

describe('a sheet for which the game has nothing', () => {
  const FAILED = refusal({ code: 'sheet-failed' });

  test('is refused at once: a card of a player who is not in it, or not any more', async () => {
    const { games, settings } = await start(await tempFolder());
    const { id: gameId } = view(await games.newGame(orderOf(['PJS', 'KYJ']), 7));
    const card = (player: number): ReturnType<typeof sheetOrder> =>
      sheetOrder(
        { games, settings, logo: { current: null } },
        { kind: 'card', gameId, player },
        'receipt',
        AT,
      );
    expect(await card(2)).toMatchObject({ value: { kind: 'card', player: 2 } });
    expect(await card(3)).toEqual(FAILED);
    view(await games.apply(gameId, 0, { kind: 'remove', player: 2 }));
    expect(await card(2)).toEqual(FAILED);
  });

  test('is refused at once: a recap of open bowling', async () => {
    const { games, settings, left } = await bowling();
    const recap = { kind: 'recap', gameId: left.id } as const;
    expect(await sheetOrder({ games, settings, logo: { current: null } }, recap, 'A4', AT)).toEqual(FAILED);
  });
});
