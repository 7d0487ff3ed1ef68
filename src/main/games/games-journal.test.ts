import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { GameView } from '../../contract/contract.ts';
import { JOURNAL } from '../../saves/games/journal.ts';
import { namesIn, tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { ball } from '../../saves/record/testing/game.testing.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';
import { PARTY, STOP, failing, refusal, reopened, start, view, type Lane } from './testing/lane.testing.ts';

type Bowling = Lane & { readonly game: GameView; readonly journal: string };

/** A lane with a journal and one bowler's game. */
async function bowling(): Promise<Bowling> {
  const lane = await start(await tempFolder(), 8192);
  const game = view(await lane.games.newGame(PARTY, 7));
  await lane.games.tidy();
  return { ...lane, game, journal: join(lane.data, 'games', JOURNAL) };
}

function fileOf({ data, game }: Bowling): string {
  return join(data, 'games', `${game.id}.json`);
}

test('a ball whose file the disk refuses counts; the next ball waits until both can be saved', async () => {
  const lane = await bowling();
  const { games, game, disk } = lane;
  disk.fails = failing('write', 'ENOSPC');
  expect(view(await games.apply(game.id, 0, ball(3))).events).toHaveLength(1);
  expect(await games.apply(game.id, 1, ball(4))).toEqual(
    refusal({ code: 'not-saved', trouble: 'disk-full' }),
  );
  expect(games.current()?.waiting).toMatchObject({ trouble: 'disk-full' });
  disk.fails = () => null;
  expect(view(await games.tryAgain(game.id, 1)).events).toHaveLength(2);
  await games.settled();
  expect((await reopened(lane))?.events).toHaveLength(2);
});

test('the program ends once the file behind the last ball is saved', async () => {
  const lane = await bowling();
  view(await lane.games.apply(lane.game.id, 0, ball(3)));
  await lane.games.settled();
  expect(JSON.parse(await readFile(fileOf(lane), 'utf8'))).toMatchObject({ generation: 1 });
});

test('a file that somebody changed is told of as soon as it was kept aside', async () => {
  const lane = await bowling();
  await writeFile(fileOf(lane), 'edited');
  view(await lane.games.apply(lane.game.id, 0, ball(3)));
  await vi.waitFor(() => {
    expect(lane.told).toEqual([{ kind: 'changed-outside', file: `${lane.game.id}.json`, removed: false }]);
  });
});

test('a bowler’s name that is removed for good leaves the journal too', async () => {
  const lane = await start(await tempFolder(), 8192);
  const game = view(await lane.games.newGame(orderOf(['KIM', 'LEE']), 7));
  await lane.games.tidy();
  view(await lane.games.apply(game.id, 0, ball(3)));
  view(await lane.games.apply(game.id, 1, STOP));
  const journal = join(lane.data, 'games', JOURNAL);
  expect(await readFile(journal, 'utf8')).toContain('LEE');
  expect(await lane.games.remove({ kind: 'bowler', name: 'LEE' })).toMatchObject({ ok: true });
  for (const name of await namesIn(join(lane.data, 'games')))
    expect(await readFile(join(lane.data, 'games', name), 'utf8')).not.toContain('LEE');
  expect(view(await lane.games.newGame(PARTY, 7)).id).not.toBe(game.id);
  await lane.games.tidy();
  expect(await readFile(journal, 'utf8')).not.toContain('LEE');
});
