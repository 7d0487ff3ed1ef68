import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORMAT_IDS } from '../../core/formats/formats.ts';
import { newGame } from '../../core/game/game.ts';
import { setupOfFormat } from '../../core/testing/format-setup.testing.ts';
import { ANY_GAME, type GamesFilter } from '../../contract/contract.ts';
import { SECOND_SCORERS } from '../../core/testing/second-formats.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import type { GameRecord } from '../record/game-record.ts';
import { recordOf } from '../record/testing/game.testing.ts';
import { GamesFolder } from './games-folder.ts';
import { tempFolder, tidied } from './testing/folder.testing.ts';

/** A game of each format, a month apart. */
const RECORDS: readonly GameRecord[] = FORMAT_IDS.map((format, place) => {
  const setup = setupOfFormat(format, [SECOND_SCORERS[format][0].option]);
  const startedAt = new Date(Date.UTC(2026, place, 3, 18)).toISOString();
  return recordOf(newGame({ ...setup, startedAt }), place + 1);
});

/** A folder with these games, all but the newest in the archive. */
async function archived(): Promise<{ data: string; folder: GamesFolder }> {
  const data = await tempFolder();
  const folder = new GamesFolder(new NodeDisk(), data);
  await folder.open();
  for (const record of RECORDS) await folder.save(record);
  await tidied(folder, RECORDS.at(-1)?.id ?? '');
  return { data, folder };
}

async function idsOf(folder: GamesFolder, filter: GamesFilter): Promise<readonly (string | null)[]> {
  const ids: (string | null)[] = [];
  for await (const record of folder.records(filter)) ids.push(record?.id ?? null);
  return ids;
}

test('found games come one after another, whole, oldest first, from the archive and from games/', async () => {
  const { folder } = await archived();
  const records: (GameRecord | null)[] = [];
  for await (const record of folder.records(ANY_GAME)) records.push(record);
  expect(records).toEqual(RECORDS);
});

test('only the wanted ones come', async () => {
  const { folder } = await archived();
  const [, second] = RECORDS;
  const { format, startedAt } = second?.game.setup ?? expect.fail('no game');
  expect(await idsOf(folder, { ...ANY_GAME, format })).toEqual([second?.id]);
  expect(await idsOf(folder, { ...ANY_GAME, from: startedAt })).toEqual(RECORDS.slice(1).map(({ id }) => id));
});

test('one that is deleted meanwhile is nothing, and the others still come', async () => {
  const { folder } = await archived();
  const ids: (string | null)[] = [];
  for await (const record of folder.records(ANY_GAME)) {
    if (ids.length === 0) await folder.delete(RECORDS.at(-1)?.id ?? '');
    ids.push(record?.id ?? null);
  }
  expect(ids).toEqual([...RECORDS.slice(0, -1).map(({ id }) => id), null]);
});

test('one whose line is damaged is not taken for a game', async () => {
  const { data, folder } = await archived();
  const month = join(data, 'archive', '2026-02.jsonl');
  const line = await readFile(month, 'utf8');
  expect(await idsOf(folder, ANY_GAME)).toHaveLength(RECORDS.length);
  await writeFile(month, line.replace('"gameNumber":1', '"gameNumber":2'));
  const ids = await idsOf(folder, ANY_GAME);
  expect(ids.filter((id) => id !== null)).toEqual(
    RECORDS.filter((_record, place) => place !== 1).map(({ id }) => id),
  );
});
