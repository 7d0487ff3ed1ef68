import { ANY_GAME } from '../../contract/contract.ts';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { erased, found } from './testing/erasing.testing.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { tempFolder } from './testing/folder.testing.ts';
import { newGame } from '../../core/game/game.ts';
import { ball, freshGame, played, recordOf } from '../record/testing/game.testing.ts';
import type { GameRecord } from '../record/game-record.ts';
import { GamesFolder } from './games-folder.ts';

interface House {
  readonly data: string;
  readonly disk: FailingDisk;
  readonly folder: GamesFolder;
}

/** Everybody of one name is the same person here. */
function idOf(name: string): string {
  return Buffer.from(name).toString('hex').padStart(24, '0');
}

/** A game of these bowlers that began in this month. */
function gameOf(names: readonly string[], counter: number, month = '2026-11'): GameRecord {
  const game = played(freshGame(names), [ball(7), ball(2)]);
  const players = game.setup.players.map((player) => ({ ...player, bowler: idOf(player.name) }));
  const setup = { ...game.setup, players, startedAt: `${month}-15T12:00:00.000Z` };
  return recordOf({ ...game, setup }, counter);
}

async function opened(data: string): Promise<House> {
  const disk = new FailingDisk();
  const folder = new GamesFolder(disk, data);
  expect((await folder.open()).ok).toBe(true);
  return { data, disk, folder };
}

/** A data folder with these games in the archive and another one, of PJS, in `games/`. */
async function holding(...records: readonly GameRecord[]): Promise<House> {
  const house = await opened(await tempFolder());
  expect(await house.folder.archive.add(records)).toMatchObject({ trouble: null });
  const last = gameOf(['PJS', 'KYJ'], 9);
  await house.folder.save(last);
  await house.folder.save(last);
  return house;
}

/** The whole content of `games/` and the archive. */
async function everything({ data }: House): Promise<string> {
  const texts: string[] = [];
  for (const folder of ['games', 'archive'])
    for (const name of await readdir(join(data, folder)))
      texts.push(await readFile(join(data, folder, name), 'utf8'));
  return texts.join('\n');
}

const named = async ({ folder }: House, name: string): Promise<number> =>
  (await folder.found.page({ ...ANY_GAME, name, before: null, count: 50 })).games.length;

describe('a bowler who is deleted', () => {
  test('is in no file any more, and all their games remain', async () => {
    const house = await holding(gameOf(['PJS', 'LEE'], 1, '2026-10'), gameOf(['KYJ'], 2), gameOf(['PJS'], 3));
    // The index contains names too.
    expect(await named(house, 'pjs')).toBe(3);
    const removed = await erased(house.folder, 'PJS');
    expect(removed.map((step) => (step.ok ? step.value : step.error)).toSorted()).toEqual([1, 1, 1]);
    expect(await everything(house)).not.toContain('PJS');
    for (const each of [house, await opened(house.data)]) {
      expect(await named(each, 'pjs')).toBe(0);
      expect(await named(each, '—')).toBe(3);
      expect(await named(each, 'kyj')).toBe(2);
      expect((await each.folder.read(gameOf(['LEE'], 1).id)).record?.game.events).toHaveLength(2);
    }
  });

  test('is in no game that had them under another name, and another bowler of that name stays', async () => {
    const called = gameOf(['BENN', 'LEE'], 1, '2026-10');
    const renamed = recordOf(
      played(gameOf(['BENN'], 2).game, [{ kind: 'rename', player: 1, name: 'Benny', somebodyElse: false }]),
      2,
    );
    const { setup } = gameOf(['BENN'], 3).game;
    const namesake = recordOf(
      newGame({ ...setup, players: setup.players.map((one) => ({ ...one, bowler: idOf('B2') })) }),
      3,
    );
    const house = await holding(called, renamed, namesake);
    const all = await found(house.folder, 'Benny');
    if (typeof all === 'string') expect.fail(all);
    expect([...all.persons.bowlers, ...all.persons.names]).toEqual([idOf('BENN'), 'Benny', 'BENN']);
    expect(all.games).toHaveLength(2);
    await erased(house.folder, 'Benny');
    const { games } = await house.folder.found.page({ ...ANY_GAME, name: 'benn', before: null, count: 9 });
    expect(games.map(({ id }) => id)).toEqual([namesake.id]);
    const text = await everything(house);
    for (const gone of ['Benny', idOf('BENN')]) expect(text).not.toContain(gone);
  });

  test('stays on the board, and a bowler whose name begins alike stays everywhere', async () => {
    const house = await holding(gameOf(['PJS', 'PJS 2'], 1));
    const [current] = house.folder.games();
    await erased(house.folder, 'PJS', { isShown: (id) => id === current?.id });
    expect(
      (await house.folder.found.page({ ...ANY_GAME, name: 'PJS', before: null, count: 9 })).games.map(
        ({ names }) => names,
      ),
    ).toEqual([
      ['PJS', 'KYJ'],
      ['—', 'PJS 2'],
    ]);
  });

  test('leaves other games unchanged, and an unreadable one does not block the deletion', async () => {
    const house = await holding(gameOf(['LEE'], 1));
    const own = join(house.data, 'games', `${gameOf(['PJS'], 9).id}.json`);
    const before = await readFile(own);
    expect(await erased(house.folder, 'LEE')).toEqual([
      { ok: true, value: 0 },
      { ok: true, value: 1 },
    ]);
    expect(await readFile(own)).toEqual(before);
    for (const file of [own, `${own}.prev`]) await writeFile(file, 'garbage');
    expect(await erased(house.folder, 'KYJ')).toEqual([
      { ok: true, value: 0 },
      { ok: true, value: 0 },
    ]);
  });

  test('stays in a damaged line, which cannot be rewritten, and leaves the other lines of its month', async () => {
    const house = await holding(gameOf(['PJS', 'LEE'], 1), gameOf(['PJS', 'SUN'], 2));
    const month = join(house.data, 'archive', '2026-11.jsonl');
    const [first = '', ...rest] = (await readFile(month, 'utf8')).split('\n');
    const torn = first.replace('"LEE"', '"LXE"');
    await writeFile(month, [torn, ...rest].join('\n'));
    expect(await erased(house.folder, 'PJS')).toContainEqual({ ok: true, value: 1 });
    const lines = (await readFile(month, 'utf8')).split('\n');
    expect(lines[0]).toBe(torn);
    expect(lines.slice(1).join()).not.toContain('PJS');
    expect(lines.slice(1).join()).toContain('SUN');
  });

  test('is gone with a missing month file, and an unreadable one is reported', async () => {
    const house = await holding(gameOf(['LEE'], 1));
    house.disk.fails = (call) => (call === 'look' ? 'EIO' : null);
    expect(await found(house.folder, 'LEE')).toBe('device-error');
    house.disk.fails = () => null;
    await rm(join(house.data, 'archive', '2026-11.jsonl'));
    expect(await erased(house.folder, 'LEE')).toEqual([
      { ok: true, value: 0 },
      { ok: true, value: 0 },
    ]);
  });

  test('is reported when the disk refuses, and the next try does the rest', async () => {
    const house = await holding(gameOf(['PJS'], 1));
    house.disk.fails = (call) => (call === 'create' ? 'ENOSPC' : null);
    const removed = await erased(house.folder, 'PJS');
    expect(removed).toContainEqual({ ok: false, error: 'disk-full' });
    expect(await everything(house)).toContain('PJS');
    house.disk.fails = () => null;
    await erased(house.folder, 'PJS');
    expect(await everything(house)).not.toContain('PJS');
  });
});
