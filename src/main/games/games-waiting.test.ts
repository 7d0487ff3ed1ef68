import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameView } from '../../contract/contract.ts';
import { PARTY, begun, failing, refusal, reopened, view, type Lane } from './testing/lane.testing.ts';
import { ball } from '../../saves/record/testing/game.testing.ts';

describe('a ball that cannot be saved', () => {
  async function waiting(call = 'write', code = 'ENOSPC'): Promise<Lane & { game: GameView }> {
    const lane = await begun();
    await lane.games.apply(lane.game.id, 0, ball(3));
    lane.disk.fails = failing(call, code);
    const answer = await lane.games.apply(lane.game.id, 1, ball(4));
    expect(answer).toMatchObject({ ok: false, error: { code: 'not-saved' } });
    return lane;
  }

  test('is announced as waiting, and is not in the game', async () => {
    const { games, announced } = await waiting();
    const current = games.current();
    expect(current?.events).toHaveLength(1);
    expect(current?.waiting).toMatchObject({
      event: { type: 'ballRolled', roll: { kind: 'pins', pins: 4 } },
      trouble: 'disk-full',
    });
    expect(announced.at(-1)).toEqual({ name: 'gameChanged', value: { ...current, events: [], known: 1 } });
  });

  test('blocks every other ball and game', async () => {
    const { games, game } = await waiting();
    const locked = refusal({ code: 'waiting' });
    expect(await games.apply(game.id, 1, ball(5))).toEqual(locked);
    expect(await games.newGame(PARTY, 7)).toEqual(locked);
    expect(await games.openGame(game.id)).toEqual(locked);
  });

  test('is saved once by a retry', async () => {
    const lane = await waiting();
    const { games, game, disk } = lane;
    expect(await games.tryAgain(game.id, 1)).toEqual(refusal({ code: 'not-saved', trouble: 'disk-full' }));
    expect(games.current()?.waiting).not.toBeNull();
    disk.fails = () => null;
    expect(view(await games.tryAgain(game.id, 1)).events).toHaveLength(2);
    expect(await games.tryAgain(game.id, 1)).toEqual(refusal({ code: 'stale', generation: 2 }));
    expect(await games.tryAgain(game.id, 2)).toEqual(refusal({ code: 'not-waiting' }));
    expect(await reopened(lane)).toEqual({ ...games.current(), revision: 0 });
  });

  test('can be taken back, even while the disk is still full', async () => {
    const lane = await waiting();
    const after = view(await lane.games.takeBack(lane.game.id, 1));
    expect([after.events.length, after.waiting]).toEqual([1, null]);
    expect(lane.announced.at(-1)).toEqual({ name: 'gameChanged', value: { ...after, events: [], known: 1 } });
    expect(await reopened(lane)).toEqual({ ...after, revision: 0 });
    expect(await lane.games.takeBack(lane.game.id, 1)).toEqual(refusal({ code: 'not-waiting' }));
  });

  test('that may be in place is taken back by rewriting the earlier game', async () => {
    const lane = await waiting('syncFolder', 'EIO');
    const { games, game, disk } = lane;
    expect((await reopened(lane))?.events).toHaveLength(2);
    expect(await games.takeBack(game.id, 1)).toEqual(refusal({ code: 'not-saved', trouble: 'device-error' }));
    expect(games.current()?.waiting).not.toBeNull();
    disk.fails = () => null;
    expect(view(await games.takeBack(game.id, 1)).events).toHaveLength(1);
    expect((await reopened(lane))?.events).toHaveLength(1);
  });

  test('never returns once it was taken back, not even from the earlier generation', async () => {
    const lane = await waiting('syncFolder', 'EIO');
    lane.disk.fails = () => null;
    await lane.games.takeBack(lane.game.id, 1);
    await writeFile(join(lane.data, 'games', `${lane.game.id}.json`), 'garbage');
    expect((await reopened(lane))?.events).toHaveLength(1);
  });

  test.each(['syncFolder', 'write'])(
    'that may be in place and then fails at %s again can also be taken back',
    async (call) => {
      const lane = await waiting('syncFolder', 'EIO');
      lane.disk.fails = failing(call, 'ENOSPC');
      await lane.games.tryAgain(lane.game.id, 1);
      expect(lane.games.current()?.waiting?.trouble).toBe('disk-full');
      lane.disk.fails = () => null;
      await lane.games.takeBack(lane.game.id, 1);
      expect((await reopened(lane))?.events).toHaveLength(1);
      await writeFile(join(lane.data, 'games', `${lane.game.id}.json`), 'garbage');
      expect((await reopened(lane))?.events).toHaveLength(1);
    },
  );

  test('because the folder is gone is saved when it is back', async () => {
    const { games, game, data } = await begun();
    await rename(join(data, 'games'), join(data, 'away'));
    expect(await games.apply(game.id, 0, ball(9))).toEqual(
      refusal({ code: 'not-saved', trouble: 'folder-missing' }),
    );
    await rename(join(data, 'away'), join(data, 'games'));
    expect(view(await games.tryAgain(game.id, 0)).events).toHaveLength(1);
  });
});
