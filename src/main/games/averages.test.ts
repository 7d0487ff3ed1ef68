import { expect, test } from 'vitest';
import type { Command } from '../../core/game/event.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { start, view } from './testing/lane.testing.ts';

test('a roll-off takes averages of whole games, and the next start reads it', async () => {
  const lane = await start(await tempFolder());
  const players = [{ name: 'PJS', average: 180, was: null }];
  const game = view(await lane.games.newGame({ players, follows: null, format: 'roll-off' }, 7));
  expect(game.setup.players.map(({ average }) => average)).toEqual([180]);
  await lane.games.settled();
  const again = await start(lane.data);
  expect(again.games.current()?.setup).toEqual(game.setup);
  const command: Command = { kind: 'setAverage', player: 1, average: 176 };
  expect(await again.games.apply(game.id, 0, command)).toMatchObject({ ok: true });
  await again.games.settled();
});
