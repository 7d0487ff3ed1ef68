/** Saves of version 5 over files of versions 1 to 4: the older file stays complete until the newer one is. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Archive } from '../archive/archive.ts';
import { makeGameLine } from '../archive/archived-line.ts';
import { saveDurably } from '../disk/durable-file.ts';
import { CrashDisk } from '../disk/testing/crash-disk.testing.ts';
import { DATA, expectNoHarm, gamesAsIn, survey, type Harm } from '../disk/testing/crash-survey.testing.ts';
import type { DiskImage } from '../disk/testing/disk-image.testing.ts';
import { makeRecord, parseRecord, type GameRecord } from '../record/game-record.ts';
import { ball, freshGame, gameOfMisses, played, recordOf } from '../record/testing/game.testing.ts';
import { olderLine, olderRecord } from '../record/testing/older.testing.ts';
import { GamesFolder } from './games-folder.ts';
import { otherIds } from '../record/new-id.ts';
import { erased, withoutNamed } from './testing/erasing.testing.ts';
import { BookedSaves } from './testing/booked-saves.testing.ts';
import { kills, type Closeness } from './testing/crash-states.testing.ts';
import { tidied } from './testing/folder.testing.ts';
import { Ledger } from './testing/ledger.testing.ts';

const EVERY: Closeness = { grain: 1, most: 20_000 };
const MANY: Closeness = { grain: 7, most: 600 };
const OLDER = [1, 2, 3, 4];
const MONTH = join(DATA, 'archive', '2026-11.jsonl');

/** A disk on which these files are durable. */
async function diskWith(files: readonly (readonly [path: string, text: string])[]): Promise<CrashDisk> {
  const disk = new CrashDisk();
  for (const folder of [DATA, join(DATA, 'games'), join(DATA, 'archive')]) await disk.makeFolder(folder);
  for (const [path, text] of files)
    expect(await saveDurably(disk, path, new TextEncoder().encode(text), 'keep')).toMatchObject({ ok: true });
  const image = [...kills(disk, disk.log.length, MANY)][0]?.();
  return new CrashDisk(image ?? expect.fail('a disk'));
}

function read(text: string): GameRecord {
  const reading = parseRecord(new TextEncoder().encode(text));
  return reading.kind === 'read' ? reading.value : expect.fail(JSON.stringify(reading));
}

/** `torn` if a file under this path is none of these texts. */
function tornIn(image: DiskImage, path: string, texts: readonly string[]): readonly Harm[] {
  const isWhole = image
    .files(path)
    .filter(([name]) => !name.endsWith('.tmp'))
    .every(([, bytes]) => texts.includes(new TextDecoder().decode(bytes)));
  return isWhole ? [] : ['torn'];
}

test.for(OLDER)('the first ball after an update, over a game of version %i', async (version, context) => {
  const path = join(DATA, 'games', `${recordOf(gameOfMisses(2)).id}.json`);
  const texts = [1, 2].map((generation) => olderRecord(version, recordOf(gameOfMisses(generation))));
  const disk = await diskWith(texts.map((text) => [path, text]));
  const ledger = new Ledger();
  ledger.acknowledged(0, read(texts.at(-1) ?? ''));
  const saves = await BookedSaves.on(disk, ledger);
  const { game, ...name } = saves.resume ?? expect.fail('the game goes on');
  const next = { ...name, game: played(game, [ball(3)]) };
  expect(await saves.save(next)).toBe(true);
  const games = gamesAsIn(saves.ledger);
  const found = await survey(disk, version === 1 ? EVERY : MANY, {
    told: games.told,
    // The ledger only knows files of the newest version.
    harms: async (image, after) => [
      ...(await games.harms(image, after)).filter((harm) => harm !== 'torn'),
      ...tornIn(image, join(DATA, 'games'), [...texts, makeRecord(next)]),
    ],
  });
  await expectNoHarm(context, found, version === 1 ? 1_000 : 200);
});

/** Games of versions 1 to 4, each as its line and as read. */
const ARCHIVED = OLDER.map((version) => {
  const record = recordOf(played(freshGame(['PJS', 'KYJ']), [ball(version), ball(2)]), version);
  return { line: olderLine(version, record), record: read(olderRecord(version, record)) };
});

/** `lost` for each game that the archive does not have as one of these. */
async function lostIn(
  image: DiskImage,
  allowed: readonly (readonly GameRecord[])[],
): Promise<readonly Harm[]> {
  const archive = new Archive(new CrashDisk(image), DATA);
  await archive.open();
  const harms: Harm[] = archive.news().length > 0 ? ['set-aside'] : [];
  for (const records of allowed) {
    const found = await archive.read(records[0]?.id ?? '');
    const isThere = records.some((record) => found !== null && makeRecord(record) === makeRecord(found));
    if (!isThere) harms.push('lost');
  }
  return harms;
}

test('a name removed from a month of versions 1 to 4, which is written anew', async (context) => {
  const old = ARCHIVED.map(({ line }) => line).join('');
  const disk = await diskWith([[MONTH, old]]);
  const folder = new GamesFolder(disk, DATA);
  expect(await folder.open()).toMatchObject({ ok: true });
  const other = otherIds();
  expect(await erased(folder, 'KYJ', { other })).toEqual([{ ok: true, value: 4 }]);
  const done = disk.log.length;
  const without = ARCHIVED.map(({ record }) => withoutNamed(record, 'KYJ', other) ?? expect.fail('a KYJ'));
  const written = without.map(makeGameLine).join('');
  const found = await survey(disk, MANY, {
    told: (after) => Number(after === done),
    harms: async (image, after) => [
      ...tornIn(image, MONTH, after === done ? [written] : [old, written]),
      ...(await lostIn(
        image,
        ARCHIVED.map(({ record }, place) => [...(after === done ? [] : [record]), without[place] ?? record]),
      )),
    ],
  });
  await expectNoHarm(context, found, 200);
});

test('a game of version 4 handed over to a month of versions 1 to 3, which keep their lines', async (context) => {
  const [last, ...others] = ARCHIVED.toReversed();
  if (last === undefined) expect.fail('four games');
  const old = others.map(({ line }) => line).join('');
  const newest = makeRecord(recordOf(gameOfMisses(1), 9));
  const file = (name: string): string => join(DATA, 'games', `${name}.json`);
  const disk = await diskWith([
    [MONTH, old],
    [file(last.record.id), olderRecord(4, last.record)],
    [file(recordOf(gameOfMisses(1), 9).id), newest],
  ]);
  const folder = new GamesFolder(disk, DATA);
  expect(await folder.open()).toMatchObject({ ok: true });
  await tidied(folder);
  expect(await disk.list(join(DATA, 'games'))).toHaveLength(1);
  const done = disk.log.length;
  const found = await survey(disk, MANY, {
    told: (after) => Number(after === done),
    harms: async (image) => {
      const again = new GamesFolder(new CrashDisk(image), DATA);
      const opened = await again.open();
      const harms: Harm[] = opened.ok && opened.value.notices.length === 0 ? [] : ['set-aside'];
      for (const { record } of ARCHIVED) {
        const { record: there } = await again.read(record.id);
        if (there === null || makeRecord(there) !== makeRecord(record)) harms.push('lost');
      }
      const month = image.at(MONTH);
      const text = typeof month === 'number' ? new TextDecoder().decode(image.bytes(month)) : '';
      return text.startsWith(old) ? harms : [...harms, 'torn'];
    },
  });
  await expectNoHarm(context, found, 100);
});
