import { plainSettings } from '../../../contract/contract.ts';
import { TYPED_LEAGUE } from '../../../contract/testing/league.testing.ts';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { expect } from 'vitest';
import type { Disk } from '../../disk/disk.ts';
import { makeGameLine } from '../../archive/archived-line.ts';
import { tempFolder } from '../../games/testing/folder.testing.ts';
import { ball, freshGame, gameOfMisses, NOON, played, recordOf } from '../../record/testing/game.testing.ts';
import { makeRecord } from '../../record/game-record.ts';
import { makeLeague } from '../../leagues/league-record.ts';
import { makeLogo } from '../../logo/logo-file.ts';
import { plainPng } from '../../logo/testing/pictures.testing.ts';
import { GamesFolder } from '../../games/games-folder.ts';
import { NodeDisk } from '../../disk/node-disk.ts';
import { makeSettings } from '../../settings/settings-file.ts';
import { copyData, type CopyDone } from '../data-copy.ts';
import { readSlot, SLOTS } from '../slot.ts';
import type { CopyHalt } from '../halt.ts';
import type { Result } from '../../../core/line/result.ts';

export function gameFile(counter: number): string {
  return `games/${recordOf(freshGame(['PJS']), counter).id}.json`;
}

/** The month of all games in these tests. */
export const MONTH = 'archive/2026-11.jsonl';

export function archivedLine(counter: number): string {
  return makeGameLine(recordOf(gameOfMisses(1), counter));
}

/** A lane's data folder with two games, an archive and a file in quarantine, and a place for its copies. */
export class CopiedLane {
  readonly data: string;
  readonly place: string;
  stopped: () => boolean = () => false;
  #copies = 0;

  private constructor(home: string) {
    this.data = join(home, 'data');
    this.place = join(home, 'stick', 'headpin-copy-0a1b2c3d');
  }

  static async begin(): Promise<CopiedLane> {
    const lane = new CopiedLane(await tempFolder());
    await mkdir(lane.place, { recursive: true });
    for (const [name, text] of Object.entries(LANE_FILES)) await lane.write(name, text);
    return lane;
  }

  async write(name: string, text: string | Uint8Array): Promise<void> {
    await mkdir(dirname(join(this.data, name)), { recursive: true });
    await writeFile(join(this.data, name), text);
  }

  /** Copies as the program does; each copy is made a day after the one before. */
  copy(disk: Disk = new NodeDisk()): Promise<Result<CopyDone, CopyHalt>> {
    this.#copies += 1;
    const copiedAt = new Date(Date.UTC(2026, 10, this.#copies, 4)).toISOString();
    const { data, place, stopped } = this;
    return copyData({ disk, from: data, to: place, clock: () => copiedAt, stopped });
  }

  path(slot: string, name: string): string {
    return join(this.place, slot, name);
  }
}

const LEAGUE = '0123456789abcdef01234567';
export const LEAGUE_FILE = `leagues/${LEAGUE}.json`;

/** The lane's files that belong in a copy. */
export const LANE_FILES: Readonly<Record<string, string>> = {
  [gameFile(1)]: makeRecord(recordOf(gameOfMisses(3), 1)),
  [`${gameFile(1)}.prev`]: makeRecord(recordOf(gameOfMisses(2), 1)),
  [gameFile(2)]: makeRecord(recordOf(played(freshGame(['KYJ']), [ball(10)]), 2)),
  [LEAGUE_FILE]: makeLeague({ id: LEAGUE, keptAt: NOON, league: TYPED_LEAGUE, shortNames: [] }),
  'settings.json': makeSettings({ ...plainSettings('ko'), lane: 7 }),
  'logo.json': makeLogo({ logo: { png: plainPng(20, 16), plate: null } }),
  'quarantine/g000003-0a1b2c.json.00112233445566ff': 'what could not be read',
  [MONTH]: [7, 8, 9].map(archivedLine).join(''),
};

/** A folder's files and their content by name, without a copy's manifest. */
export async function contents(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && entry.name !== 'copy.json')
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return Object.fromEntries(files.map((file, index) => [nameIn(folder, file), texts[index] ?? '']));
}

/** A file's name in a copy, which has `/` on Windows too. */
export function nameIn(folder: string, path: string): string {
  return path.slice(folder.length + 1).replaceAll(sep, '/');
}

/** What the program opens in a folder: each game's generation, and the notices. */
export async function openedGames(
  folder: string,
): Promise<{ readonly told: readonly string[]; readonly games: readonly string[] }> {
  const games = new GamesFolder(new NodeDisk(), folder);
  const opened = await games.open();
  if (!opened.ok) expect.fail(opened.error);
  const records = await Promise.all(games.games().map(({ id }) => games.read(id)));
  return {
    told: opened.value.notices.map(({ kind }) => kind),
    games: records.map(({ record }) => `${String(record?.counter)}: ${String(record?.game.events.length)}`),
  };
}

/** The states of the two copies. */
export async function states(lane: CopiedLane): Promise<readonly string[]> {
  const slots = SLOTS.map((name) => readSlot(new NodeDisk(), join(lane.place, name), () => undefined));
  return (await Promise.all(slots)).map(({ state }) => state);
}
