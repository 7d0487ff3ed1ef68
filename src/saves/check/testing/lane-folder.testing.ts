import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Game } from '../../../core/game/game.ts';
import { plainSettings } from '../../../contract/contract.ts';
import { TYPED_LEAGUE } from '../../../contract/testing/league.testing.ts';
import { KeptFile } from '../../settings/kept-file.ts';
import { COPY_MEMORY } from '../../copy/copy-memory.ts';
import { LeaguesFolder } from '../../leagues/leagues-folder.ts';
import { NodeDisk } from '../../disk/node-disk.ts';
import { GamesFolder } from '../../games/games-folder.ts';
import { tempFolder, tidied } from '../../games/testing/folder.testing.ts';
import { gameOfMisses, NOON, recordOf } from '../../record/testing/game.testing.ts';
import { ORIGIN_FILE } from '../../settings/origin-file.ts';
import { settingsFile } from '../../settings/settings-file.ts';
import { STAFF_FILE, NO_PIN } from '../../settings/staff-file.ts';
import { QuietDisk } from '../quiet-disk.ts';

/** The newest save of the game that `laneFolder` leaves on the board. */
export const ON_BOARD = 'games/g000003-0a1b2c.json';
const LEAGUE_ID = '0123456789abcdef01234567';
/** The newest state of the league that `laneFolder` keeps. */
export const LEAGUE = `leagues/${LEAGUE_ID}.json`;
export const MONTH = 'archive/2026-11.jsonl';

/** Plays these games one after the other, as the program does: the last one stays, the others are archived. */
export async function playedIn(data: string, games: readonly Game[]): Promise<void> {
  const disk = new NodeDisk();
  await mkdir(data, { recursive: true, mode: 0o700 });
  const folder = new GamesFolder(disk, data);
  expect(await folder.open()).toMatchObject({ ok: true });
  for (const [place, game] of games.entries()) {
    // Saved twice, so that there is a generation before the newest.
    const record = recordOf({ ...game, events: [] }, place + 1);
    const before = { ...record, game: gameOfMisses(0) };
    for (const each of [before, recordOf(game, place + 1)])
      expect(await folder.save(each)).toEqual({ ok: true, value: [] });
    await tidied(folder, record.id);
    while (await folder.index());
  }
}

/** A data folder with a game on the board, two past games and every file of choices. */
export async function laneFolder(): Promise<string> {
  const data = await tempFolder();
  await playedIn(data, [gameOfMisses(20), gameOfMisses(20), gameOfMisses(3)]);
  await choicesIn(data);
  return data;
}

async function choicesIn(data: string): Promise<void> {
  const disk = new NodeDisk();
  const settings = new KeptFile(disk, data, settingsFile(plainSettings('en')));
  const staff = new KeptFile(disk, data, STAFF_FILE);
  const copies = new KeptFile(disk, data, COPY_MEMORY);
  const leagues = new LeaguesFolder(disk, data);
  const league = { id: LEAGUE_ID, keptAt: NOON, league: TYPED_LEAGUE, shortNames: [] };
  const changes = [
    settings.change({ lane: 7 }),
    staff.change({ ...NO_PIN, wrong: 1 }),
    copies.change({ stick: true }),
    new KeptFile(disk, data, ORIGIN_FILE).kept(),
    leagues.keep(league),
    leagues.keep({ ...league, league: { ...TYPED_LEAGUE, name: null } }),
  ];
  for (const changed of await Promise.all(changes)) expect(changed.ok).toBe(true);
}

/** Everything in a folder that a read-only program must not change: names, permissions, bytes, times. */
export async function everythingIn(folder: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    const path = join(folder, name);
    const stats = await lstat(path, { bigint: true });
    // Folders have no access time here, because listing a folder always sets it.
    const read = stats.isFile() ? stats.atimeNs : '';
    lines.push(
      [path, stats.mode, stats.uid, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs, read].join(' '),
    );
    if (stats.isDirectory()) for (const line of await everythingIn(path)) lines.push(line);
    else if (stats.isSymbolicLink()) lines.push(await readlink(path));
    else if (stats.isFile() && stats.size < 64_000_000n)
      lines.push(
        createHash('sha256')
          .update(await new QuietDisk().read(path))
          .digest('hex'),
      );
  }
  return lines;
}
