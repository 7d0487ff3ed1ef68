import { expect, test } from 'vitest';
import { PARTY, STOP, refusal, start, view } from './testing/lane.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { fullGame } from '../../saves/record/testing/full-game.testing.ts';
import { ball, recordOf } from '../../saves/record/testing/game.testing.ts';
import { GamesFolder } from '../../saves/games/games-folder.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';

test('a game whose file is full refuses balls and says so; it can be stopped, and the lane continues', async () => {
  const data = await tempFolder();
  const folder = new GamesFolder(new NodeDisk(), data);
  await folder.open();
  const full = recordOf(fullGame());
  expect(await folder.save(full)).toMatchObject({ ok: true });
  const { games, announced } = await start(data);
  const board = games.current();
  if (board === null) expect.fail('no game on the board');
  expect(board.waiting).toBeNull();
  announced.length = 0;
  expect(await games.apply(full.id, board.events.length, ball(0))).toEqual(refusal({ code: 'game-full' }));
  expect(announced).toEqual([]);
  expect(view(await games.apply(full.id, board.events.length, STOP)).events).toHaveLength(
    board.events.length + 1,
  );
  expect(view(await games.newGame(PARTY, 7)).events).toEqual([]);
  await games.settled();
});
