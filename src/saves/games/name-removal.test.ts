import { ANY_GAME } from '../../contract/contract.ts';
import { describe, expect, test } from 'vitest';
import type { Removed } from './name-removal.ts';
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

const named = async ({ folder }: House, name: string): Promise<number> =>
  (await folder.found.page({ ...ANY_GAME, name, before: null, count: 50 })).games.length;

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
