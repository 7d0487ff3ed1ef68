import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULTS } from '../../src/saves/settings/testing/settings.testing.ts';
import { makeGameLine } from '../../src/saves/archive/archived-line.ts';
import { KeptFile } from '../../src/saves/settings/kept-file.ts';
import { COPY_MEMORY } from '../../src/saves/copy/copy-memory.ts';
import { copyData } from '../../src/saves/copy/data-copy.ts';
import { CrashDisk, perform } from '../../src/saves/disk/testing/crash-disk.testing.ts';
import { DiskImage, ROOT } from '../../src/saves/disk/testing/disk-image.testing.ts';
import { makeLock } from '../../src/saves/lock/lock-text.ts';
import { makeLogo } from '../../src/saves/logo/logo-file.ts';
import { plainPng } from '../../src/saves/logo/testing/pictures.testing.ts';
import { makeRecord, type GameRecord } from '../../src/saves/record/game-record.ts';
import { colourfulGame, gameOfMisses, recordOf } from '../../src/saves/record/testing/game.testing.ts';
import { olderLine } from '../../src/saves/record/testing/older.testing.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { sealText, type Field } from '../../src/saves/record/sealed-text.ts';
import { ORIGIN_FILE } from '../../src/saves/settings/origin-file.ts';
import { makeSettings } from '../../src/saves/settings/settings-file.ts';
import { STAFF_FILE } from '../../src/saves/settings/staff-file.ts';

/** The lane's data folder, and the place of its second copy. */
export const LANE = join(ROOT, 'lane');
export const STICK = join(ROOT, 'stick');

const FIXTURES = join(import.meta.dirname, '../../src/saves/record/fixtures');
const SECRET = { salt: '0'.repeat(32), hash: '1'.repeat(64) };

/** A disk with a file of every kind that the program reads, each of them whole. */
export async function wholeLane(): Promise<DiskImage> {
  const image = new DiskImage();
  for (const folder of [LANE, STICK])
    image.change([{ folder: ROOT, name: folder.slice(5), thing: 'folder' }]);
  for (const folder of ['games', 'archive']) image.change([{ folder: LANE, name: folder, thing: 'folder' }]);
  for (const [name, text] of Object.entries(files())) put(image, join(LANE, name), Buffer.from(text));
  const disk = new CrashDisk(image);
  await new KeptFile(disk, LANE, ORIGIN_FILE).kept();
  const games = new GamesFolder(disk, LANE);
  await games.open();
  while (await games.index());
  // Two copies, so that either of them can be damaged.
  for (const day of [1, 2])
    await copyData({
      ...{ disk, from: LANE, to: STICK, stopped: () => false },
      clock: () => `2026-11-0${String(day)}T04:00:00.000Z`,
    });
  return imageOf(disk);
}

/** The present content of the disk. */
export function imageOf(disk: CrashDisk): DiskImage {
  const image = disk.base.copy();
  for (const operation of disk.log) perform(image, operation);
  return image;
}

/** Writes a file, new or not. */
export function put(image: DiskImage, path: string, bytes: Uint8Array): void {
  const [folder, name] = [join(path, '..'), path.slice(path.lastIndexOf('/') + 1)];
  const thing = image.highest() + 1;
  image.change([{ folder, name, thing }]);
  image.fill(thing, bytes);
}

function files(): Readonly<Record<string, string | Uint8Array>> {
  const inMonth = (month: string, { game, ...name }: GameRecord): GameRecord => ({
    ...name,
    game: { ...game, setup: { ...game.setup, startedAt: `${month}-21T12:00:00.000Z` } },
  });
  const line = (counter: number, month: string): string =>
    makeGameLine(inMonth(month, recordOf(gameOfMisses(counter), counter)));
  const running = recordOf(gameOfMisses(3), 40);
  return {
    ...olderGames(),
    [`games/${running.id}.json`]: makeRecord(running),
    [`games/${running.id}.json.prev`]: makeRecord(recordOf(gameOfMisses(2), 40)),
    [`games/${recordOf(colourfulGame(), 39).id}.json`]: makeRecord(recordOf(colourfulGame(), 39)),
    'archive/2026-09.jsonl': [1, 2, 3].map((counter) => line(counter, '2026-09')).join(''),
    'archive/2026-10.jsonl':
      olderLine(2, inMonth('2026-10', recordOf(gameOfMisses(2), 8))) + line(9, '2026-10'),
    'settings.json': makeSettings({ ...DEFAULTS, lane: 7 }),
    'staff.json': STAFF_FILE.make({
      pin: SECRET,
      recovery: SECRET,
      wrong: 1,
      wrongAt: '2026-11-21T12:00:00.000Z',
    }),
    'logo.json': makeLogo({ logo: { png: plainPng(20, 16), plate: null } }),
    'second-copy.json': COPY_MEMORY.make({ id: '0a1b2c3d', stick: true, last: null }),
    lock: makeLock(
      {
        ...{ kind: 'program', pid: 2 ** 31 - 1, start: 1, boot: 'gone', nonce: '0'.repeat(16), at: null },
        machine: null,
      },
      1,
      new Date(0),
    ),
  };
}

/** A game as each version wrote it, each with a number of its own. */
function olderGames(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(FIXTURES).map((fixture, place) => {
      const whole = readFileSync(join(FIXTURES, fixture), 'utf8');
      const { file, version, checksum, ...rest } = JSON.parse(whole) as Readonly<Record<string, unknown>>;
      const counter = 20 + place;
      const id = `g0000${String(counter)}-0a1b2c`;
      const fields = Object.entries({ ...rest, counter, id });
      const written = fields.map(([key, value]): Field => [key, JSON.stringify(value)]);
      if (file !== 'headpin-game' || checksum === undefined) throw new Error(`${fixture} is no game`);
      return [`games/${id}.json`, sealText(file, Number(version), written)];
    }),
  );
}
