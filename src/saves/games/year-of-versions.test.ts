import { ANY_GAME, markOf, type ListedGame } from '../../contract/contract.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { generationOf } from '../../core/game/game.ts';
import { makeGameLine } from '../archive/archived-line.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { makeRecord, type GameRecord } from '../record/game-record.ts';
import { RECORD_VERSION } from '../record/migrations.ts';
import { reachableGame, recordOf } from '../record/testing/game.testing.ts';
import { idsIn, withoutIds } from '../record/testing/ids.testing.ts';
import { olderLine, olderRecord, reachableIn } from '../record/testing/older.testing.ts';
import { GamesFolder } from './games-folder.ts';
import { tempFolder } from './testing/folder.testing.ts';

const GAMES_A_MONTH = 30;
const SEED = 13;

interface Saved {
  readonly version: number;
  readonly record: GameRecord;
}

/** A year of a lane that was always updated: each month's game is saved by the version of that time. */
function year(): readonly Saved[] {
  return Array.from({ length: 12 }, (_, month) =>
    Array.from({ length: GAMES_A_MONTH }, (_none, place): Saved => {
      const counter = month * GAMES_A_MONTH + place + 1;
      const version = 1 + (counter % RECORD_VERSION);
      const games = version === RECORD_VERSION ? reachableGame : reachableIn(version);
      const [game] = fc.sample(games, { numRuns: 1, seed: SEED * counter });
      if (game === undefined) expect.fail('a game');
      const startedAt = `2026-${String(month + 1).padStart(2, '0')}-15T20:00:00.000Z`;
      return { version, record: recordOf({ ...game, setup: { ...game.setup, startedAt } }, counter) };
    }),
  ).flat();
}

function fileOf({ version, record }: Saved): string {
  return version === RECORD_VERSION ? makeRecord(record) : olderRecord(version, record);
}

function lineOf({ version, record }: Saved): string {
  return version === RECORD_VERSION ? makeGameLine(record) : olderLine(version, record);
}

function monthOf({ record }: Saved): string {
  return record.game.setup.startedAt.slice(0, 7);
}

/** The year's games: the last ones in `games/`, the others in the archive. */
async function saved(games: readonly Saved[]): Promise<string> {
  const data = await tempFolder();
  for (const folder of ['archive', 'games']) await mkdir(join(data, folder));
  const archived = games.slice(0, -RECORD_VERSION);
  for (const month of new Set(archived.map(monthOf))) {
    const lines = archived.filter((one) => monthOf(one) === month).map(lineOf);
    await writeFile(join(data, 'archive', `${month}.jsonl`), lines.join(''));
  }
  for (const one of games.slice(-RECORD_VERSION))
    await writeFile(join(data, 'games', `${one.record.id}.json`), fileOf(one));
  return data;
}

test('a year of games of every version opens, archive and all, and each game is the one that was bowled', async () => {
  const games = year();
  const folder = new GamesFolder(new NodeDisk(), await saved(games));
  const opened = await folder.open();
  expect(opened).toMatchObject({ ok: true, value: { notices: [] } });
  const listed: ListedGame[] = [];
  for (let more = true; more;) {
    const page = await folder.found.page({
      ...ANY_GAME,
      before: listed.map(markOf).at(-1) ?? null,
      count: 100,
    });
    listed.push(...page.games);
    ({ more } = page);
  }
  expect(listed.map(({ id }) => id)).toEqual(games.map(({ record }) => record.id).toReversed());
  const origins = new Set<string>();
  for (const { version, record } of games) {
    const { record: found, notices } = await folder.read(record.id);
    if (found === null) expect.fail(`${record.id} of version ${String(version)}`);
    expect([notices, generationOf(found.game)]).toEqual([[], generationOf(record.game)]);
    expect(withoutIds(found.game)).toEqual(withoutIds(record.game));
    if (version < 5) origins.add(idsIn(found.game)[0] ?? '');
  }
  expect(origins.size).toBe(games.filter(({ version }) => version < 5).length);
  expect(folder.news()).toEqual([]);
});
