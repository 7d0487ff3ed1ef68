import { ANY_GAME } from '../../contract/contract.ts';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pdfName } from '../printing/pdf-name.ts';
import { tidied } from '../../saves/games/testing/folder.testing.ts';
import type { Games } from './games.ts';
import { PARTY, STOP, begun, refusal, view } from './testing/lane.testing.ts';

test('a game is deleted for good, but not the one on the board', async () => {
  const { games, game } = await begun();
  expect(await games.remove({ kind: 'game', gameId: game.id })).toEqual(refusal({ code: 'on-board' }));
  await games.apply(game.id, 0, STOP);
  const next = view(await games.newGame(PARTY, 7));
  expect(await games.remove({ kind: 'game', gameId: game.id })).toEqual({
    ok: true,
    value: { games: 1, stillBowling: false },
  });
  expect(await games.remove({ kind: 'game', gameId: game.id })).toEqual(refusal({ code: 'no-such-game' }));
  const { games: left } = await games.page({ ...ANY_GAME, before: null, count: 9 });
  expect(left.map(({ id }) => id)).toEqual([next.id]);
});

/** Every save in a folder. */
async function savedTexts(data: string, within = 'games'): Promise<readonly string[]> {
  const folder = join(data, within);
  return Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
}

/** The names of every game that can be found. */
async function namesFound(games: Games): Promise<readonly (readonly string[])[]> {
  const page = await games.page({ ...ANY_GAME, before: null, count: 9 });
  return page.games.map(({ names }) => names);
}

test('a name leaves all games but the running one, which the answer mentions', async () => {
  const { games, game } = await begun();
  await games.apply(game.id, 0, STOP);
  await games.newGame(PARTY, 7);
  for (const left of [1, 0])
    expect(await games.remove({ kind: 'bowler', name: 'PJS' })).toEqual({
      ok: true,
      value: { games: left, stillBowling: true },
    });
  expect(await namesFound(games)).toEqual([['PJS'], ['—']]);
});

test('an erased bowler also leaves the running and the next game, under every name that they had, and a namesake stays', async () => {
  const { games, game, data, folder } = await begun();
  await games.apply(game.id, 0, { kind: 'rename', player: 1, name: 'BENNY', somebodyElse: false });
  await games.apply(game.id, 1, STOP);
  const again = { players: [{ name: 'BENNY', average: null, was: 1 }], follows: game.id };
  const next = view(await games.newGame(again, 7));
  view(await games.apply(next.id, 0, { kind: 'rename', player: 1, name: 'Benno', somebodyElse: false }));
  view(await games.apply(next.id, 1, { kind: 'join', name: 'PJS', makesUp: true }));
  const answer = await games.remove({ kind: 'bowler', name: 'PJS' });
  expect(answer).toEqual({ ok: true, value: { games: 2, stillBowling: true } });
  expect(await namesFound(games)).toEqual([['— 2', 'PJS'], ['— 2']]);
  expect(games.current()).toMatchObject({ id: next.id, setup: { players: [{ name: '—' }] } });
  // The game goes on where it was.
  const ball = { kind: 'roll', entry: { kind: 'strike' } } as const;
  view(await games.apply(next.id, 2, ball));
  view(await games.apply(next.id, 3, STOP));
  // A window that had the set-up open still has the name.
  const stale = { players: [{ name: 'Benno', average: null, was: 1 }], follows: next.id };
  expect(view(await games.newGame(stale, 7)).setup.players).toMatchObject([{ name: '— 2' }]);
  await tidied(folder, games.current()?.id);
  for (const text of [...(await savedTexts(data)), ...(await savedTexts(data, 'archive'))])
    expect(text).not.toMatch(/BENNY|Benno/u);
});

test('whoever is being erased for the house counts as erased at once: what an import adds meanwhile comes without them', async () => {
  const { games, erased } = await begun();
  const bowler = 'b'.repeat(24);
  const erasing = games.eraseOfHouse([bowler]);
  expect([erased.current().bowlers, [...games.erased]]).toEqual([[], [bowler]]);
  expect(await erasing).toMatchObject({ ok: true });
  expect([erased.current().bowlers, [...games.erased]]).toEqual([[bowler], [bowler]]);
});

test('a name also leaves the game on the board once that is over or stopped, and the board shows it', async () => {
  const { games, game, data, announced } = await begun();
  const stopped = view(await games.apply(game.id, 0, STOP));
  expect(await games.remove({ kind: 'bowler', name: 'PJS' })).toEqual({
    ok: true,
    value: { games: 1, stillBowling: false },
  });
  expect(games.current()).toMatchObject({ id: game.id, setup: { players: [{ id: 1, name: '—' }] } });
  expect(games.current()?.events).toEqual(stopped.events);
  expect(announced.at(-1)).toMatchObject({ name: 'gameChanged', value: { setup: games.current()?.setup } });
  expect(await namesFound(games)).toEqual([['—']]);
  // Neither the newest save nor the earlier one has the name.
  const texts = await savedTexts(data);
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).not.toContain('PJS');
  // The game can still continue.
  expect(await games.apply(game.id, 1, { kind: 'undo' })).toMatchObject({ ok: true });
});

test('a name stays on the board when the disk refuses, and the next try removes it', async () => {
  const { games, game, disk } = await begun();
  await games.apply(game.id, 0, STOP);
  disk.fails = (call) => (call === 'create' ? 'ENOSPC' : null);
  expect(await games.remove({ kind: 'bowler', name: 'PJS' })).toEqual(
    refusal({ code: 'not-saved', trouble: 'disk-full' }),
  );
  expect(games.current()?.setup.players[0]?.name).toBe('PJS');
  disk.fails = () => null;
  expect(await games.remove({ kind: 'bowler', name: 'PJS' })).toMatchObject({ value: { games: 1 } });
});

test('a sheet in the export folder goes with the name, also when the disk refuses the name and the next try removes it', async () => {
  const { games, game, data, disk } = await begun();
  await games.apply(game.id, 0, STOP);
  const folder = join(data, 'export');
  await mkdir(folder);
  await writeFile(join(folder, pdfName(game.setup)), '');
  // Once the sheet is gone, nothing can be created.
  disk.fails = (call) => (call === 'create' && disk.calls.includes('remove') ? 'ENOSPC' : null);
  disk.calls.length = 0;
  expect(await games.remove({ kind: 'bowler', name: 'PJS' })).toEqual(
    refusal({ code: 'not-saved', trouble: 'disk-full' }),
  );
  // The game no longer leads to it once the name is gone.
  expect(await readdir(folder)).toEqual([]);
  disk.fails = () => null;
  expect(await games.remove({ kind: 'bowler', name: 'PJS' })).toMatchObject({ value: { games: 1 } });
});
