import { expect, test } from 'vitest';
import { PARTY, STOP, begun, refusal, view } from './lane.testing.ts';

test('a game is deleted for ever, but not the one on the board', async () => {
  const { games, game } = await begun();
  expect(await games.remove({ kind: 'game', gameId: game.id })).toEqual(refusal({ code: 'on-board' }));
  await games.apply(game.id, 0, STOP);
  const next = view(await games.newGame({ ...PARTY, gameNumber: 2 }, 7));
  expect(await games.remove({ kind: 'game', gameId: game.id })).toEqual({ ok: true, value: { games: 1 } });
  expect(await games.remove({ kind: 'game', gameId: game.id })).toEqual(refusal({ code: 'no-such-game' }));
  const { games: left } = await games.page({ name: '', before: null, count: 9 });
  expect(left.map(({ id }) => id)).toEqual([next.id]);
});

test('a bowler leaves all games but the one on the board; asked again there is nobody to leave', async () => {
  const { games, game } = await begun();
  await games.apply(game.id, 0, STOP);
  await games.newGame({ ...PARTY, gameNumber: 2 }, 7);
  expect(await games.remove({ kind: 'bowler', name: 'PJS' })).toEqual({ ok: true, value: { games: 1 } });
  expect(await games.remove({ kind: 'bowler', name: 'PJS' })).toEqual({ ok: true, value: { games: 0 } });
  const page = await games.page({ name: '', before: null, count: 9 });
  expect(page.games.map(({ names }) => names)).toEqual([['PJS'], ['—']]);
});
