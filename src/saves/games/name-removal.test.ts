import { ANY_GAME } from '../../contract/contract.ts';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Removed } from './name-removal.ts';
import { erasing } from './testing/erasing.testing.ts';
import { NameRemoval } from './name-removal.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { tempFolder } from './testing/folder.testing.ts';
import { ball, freshGame, played, recordOf } from '../record/testing/game.testing.ts';
import type { GameRecord } from '../record/game-record.ts';
import { GamesFolder } from './games-folder.ts';

interface House {
  readonly data: string;
  readonly disk: FailingDisk;
  readonly folder: GamesFolder;
  readonly removal: NameRemoval;
}

/** A game of these bowlers that began in this month. */
function gameOf(names: readonly string[], counter: number, month = '2026-11'): GameRecord {
  const game = played(freshGame(names), [ball(7), ball(2)]);
  const setup = { ...game.setup, startedAt: `${month}-15T12:00:00.000Z` };
  return recordOf({ ...game, setup }, counter);
}

async function opened(data: string): Promise<House> {
  const disk = new FailingDisk();
  const folder = new GamesFolder(disk, data);
  expect((await folder.open()).ok).toBe(true);
  return { data, disk, folder, removal: new NameRemoval(folder) };
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

async function all(steps: AsyncGenerator<Removed>): Promise<readonly Removed[]> {
  const removed: Removed[] = [];
  for await (const step of steps) removed.push(step);
  return removed;
}

/** The whole content of `games/` and the archive. */
async function everything({ data }: House): Promise<string> {
  const texts: string[] = [];
  for (const folder of ['games', 'archive'])
    for (const name of await readdir(join(data, folder)))
      texts.push(await readFile(join(data, folder, name), 'utf8'));
  return texts.join('\n');
}

const nobody = (): boolean => false;
const named = async ({ folder }: House, name: string): Promise<number> =>
  (await folder.found.page({ ...ANY_GAME, name, before: null, count: 50 })).games.length;

describe('a bowler who is deleted', () => {
  test('is in no file any more, and all their games remain', async () => {
    const house = await holding(gameOf(['PJS', 'LEE'], 1, '2026-10'), gameOf(['KYJ'], 2), gameOf(['PJS'], 3));
    // The index contains names too.
    expect(await named(house, 'pjs')).toBe(3);
    const removed = await all(house.removal.ofBowler('PJS', erasing(nobody)));
    expect(removed.map((step) => (step.ok ? step.value : step.error)).toSorted()).toEqual([1, 1, 1]);
    expect(await everything(house)).not.toContain('PJS');
    for (const each of [house, await opened(house.data)]) {
      expect(await named(each, 'pjs')).toBe(0);
      expect(await named(each, '—')).toBe(3);
      expect(await named(each, 'kyj')).toBe(2);
      expect((await each.folder.read(gameOf(['LEE'], 1).id)).record?.game.events).toHaveLength(2);
    }
  });

  test('stays on the board, and a bowler whose name begins alike stays everywhere', async () => {
    const house = await holding(gameOf(['PJS', 'PJS 2'], 1));
    const [current] = house.folder.games();
    await all(
      house.removal.ofBowler(
        'PJS',
        erasing((id) => id === current?.id),
      ),
    );
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
    expect(await all(house.removal.ofBowler('LEE', erasing(nobody)))).toEqual([
      { ok: true, value: 0 },
      { ok: true, value: 1 },
    ]);
    expect(await readFile(own)).toEqual(before);
    for (const file of [own, `${own}.prev`]) await writeFile(file, 'garbage');
    expect(await all(house.removal.ofBowler('KYJ', erasing(nobody)))).toEqual([
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
    expect(await all(house.removal.ofBowler('PJS', erasing(nobody)))).toContainEqual({ ok: true, value: 1 });
    const lines = (await readFile(month, 'utf8')).split('\n');
    expect(lines[0]).toBe(torn);
    expect(lines.slice(1).join()).not.toContain('PJS');
    expect(lines.slice(1).join()).toContain('SUN');
  });

  test('is gone with a missing month file, and an unreadable one is reported', async () => {
    const house = await holding(gameOf(['LEE'], 1));
    house.disk.fails = (call) => (call === 'look' ? 'EIO' : null);
    expect(await all(house.removal.ofBowler('LEE', erasing(nobody)))).toContainEqual({
      ok: false,
      error: 'device-error',
    });
    house.disk.fails = () => null;
    await rm(join(house.data, 'archive', '2026-11.jsonl'));
    expect(await all(house.removal.ofBowler('LEE', erasing(nobody)))).toEqual([
      { ok: true, value: 0 },
      { ok: true, value: 0 },
    ]);
  });

  test('is reported when the disk refuses, and the next try does the rest', async () => {
    const house = await holding(gameOf(['PJS'], 1));
    house.disk.fails = (call) => (call === 'create' ? 'ENOSPC' : null);
    const removed = await all(house.removal.ofBowler('PJS', erasing(nobody)));
    expect(removed).toContainEqual({ ok: false, error: 'disk-full' });
    expect(await everything(house)).toContain('PJS');
    house.disk.fails = () => null;
    await all(house.removal.ofBowler('PJS', erasing(nobody)));
    expect(await everything(house)).not.toContain('PJS');
  });
});

describe('names that a house no longer keeps', () => {
  const BEFORE = '2026-11-01T00:00:00.000Z';

  test('leave the earlier months, and no later one', async () => {
    const house = await holding(
      gameOf(['PJS'], 1, '2026-09'),
      gameOf(['LEE'], 2, '2026-10'),
      gameOf(['KIM'], 3),
    );
    await all(house.removal.before(BEFORE));
    const { games } = await house.folder.found.page({ ...ANY_GAME, before: null, count: 9 });
    expect(games.map(({ names }) => names.join())).toEqual(['PJS,KYJ', 'KIM', '—', '—']);
  });

  test('leave the older games of the month that contains the limit', async () => {
    const house = await holding(gameOf(['PJS'], 1));
    await all(house.removal.before('2026-11-15T12:00:00.000Z'));
    expect(await named(house, 'pjs')).toBe(2);
    await all(house.removal.before('2026-11-16T00:00:00.000Z'));
    expect(await named(house, 'pjs')).toBe(1);
  });

  test('cost no write when there are none left, and no read for the rest of the run', async () => {
    const house = await holding(gameOf(['PJS'], 1, '2026-09'));
    await all(house.removal.before('2026-10-01T00:00:00.000Z'));
    const next = await opened(house.data);
    next.disk.calls.length = 0;
    expect(await all(next.removal.before('2026-10-01T00:00:00.000Z'))).toEqual([{ ok: true, value: 0 }]);
    expect(next.disk.calls).not.toContain('create');
    next.disk.calls.length = 0;
    expect(await all(next.removal.before('2026-10-01T00:00:00.000Z'))).toEqual([]);
    expect(next.disk.calls).toEqual([]);
  });
});
