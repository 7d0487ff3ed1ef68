import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { ImportReport } from '../../../contract/contract.ts';
import { replay, type Game } from '../../../core/game/game.ts';
import { Archive } from '../../archive/archive.ts';
import { makeGameLine, parseLine } from '../../archive/archived-line.ts';
import { piecesOf } from '../../archive/pieces.ts';
import { FailingDisk } from '../../disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../../games/testing/folder.testing.ts';
import { makeRecord, type GameRecord } from '../../record/game-record.ts';
import { NOON } from '../../record/testing/game.testing.ts';
import { gameFilesIn, type ImportFile, type WrittenFile } from '../import-file.ts';
import { importGames, type ImportDeps } from '../importing.ts';
import { factsOf } from '../../../core/chain/facts.ts';

/** A lane's data folder with an open archive. */
export interface Lane {
  readonly data: string;
  readonly disk: FailingDisk;
  readonly archive: Archive;
}

export async function laneWith(...records: readonly GameRecord[]): Promise<Lane> {
  const data = await tempFolder();
  const disk = new FailingDisk();
  const archive = new Archive(disk, data);
  await archive.open();
  if (records.length > 0) expect(await archive.add(records)).toMatchObject({ trouble: null });
  return { data, disk, archive };
}

/** A game by id, bowled in another folder, as of another lane. */
export function foreign(game: Game, counter: number, tail = 'f'.repeat(24)): GameRecord {
  const id = `g${String(counter).padStart(6, '0')}-${tail}`;
  const begun = replay({ ...game.setup, origin: 'abcdef'.repeat(4), lane: 9 }, game.events);
  if (!begun.ok) expect.fail(begun.error.refusal.code);
  return { id, counter, savedAt: NOON, game: begun.value };
}

/** The record with other set-up facts. */
export function withSetup(record: GameRecord, setup: Partial<Game['setup']>): GameRecord {
  const game = replay({ ...record.game.setup, ...setup }, record.game.events);
  if (!game.ok) expect.fail(game.error.refusal.code);
  return { ...record, game: game.value };
}

/** Writes a file beside the lane, as it would be on a stick. */
export async function fileOf(content: string | Uint8Array, name = 'games.jsonl'): Promise<WrittenFile> {
  const path = join(await tempFolder(), name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return { path, name: basename(name), source: 'f'.repeat(24) };
}

export function lines(...records: readonly GameRecord[]): Promise<ImportFile> {
  return fileOf(records.map(makeGameLine).join(''));
}

export function document(record: GameRecord): Promise<ImportFile> {
  return fileOf(makeRecord(record), `${record.id}.json`);
}

/** Puts a game into `games/`. */
export async function putInGames({ data }: Lane, record: GameRecord): Promise<void> {
  await mkdir(join(data, 'games'), { recursive: true });
  await writeFile(join(data, 'games', `${record.id}.json`), makeRecord(record));
}

type Report = Omit<ImportReport, 'look'>;

/** Imports files into a lane; without `choices` they are only looked at. */
export function importInto(
  { data, disk, archive }: Lane,
  files: readonly ImportFile[],
  deps: Partial<ImportDeps> = {},
): Promise<Report> {
  return importGames({
    ...{ disk, data, files, written: [], choices: [], origin: 'a'.repeat(24) },
    erased: new Set<string>(),
    add: async ({ month, lines: text }) => {
      const added = await archive.addLines(month, text);
      return added.ok ? null : added.error;
    },
    tick: () => undefined,
    ...deps,
  });
}

/** Every game of a lane's data folder. */
export async function filesOf({ data, disk }: Lane): Promise<readonly ImportFile[]> {
  return gameFilesIn(disk, data);
}

/** Every archived game: id, and its facts. The highest generation counts. */
export async function gamesOf({ data }: Lane): Promise<ReadonlyMap<string, string>> {
  const games = new Map<string, GameRecord>();
  for (const record of await recordsOf(data)) {
    const other = games.get(record.id);
    if (other === undefined || other.game.events.length <= record.game.events.length)
      games.set(record.id, record);
  }
  const facts = [...games.values()].map(({ id, game }) => [id, factsOf([game.setup, game.events])] as const);
  return new Map(facts.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export async function recordsOf(data: string): Promise<readonly GameRecord[]> {
  const records: GameRecord[] = [];
  const names = await readdir(join(data, 'archive')).catch((): string[] => []);
  for (const name of names.filter((one) => one.endsWith('.jsonl')))
    for (const { bytes } of piecesOf(await readFile(join(data, 'archive', name)), 0)) {
      const reading = parseLine(bytes);
      if (reading.kind === 'read' && reading.value.kind === 'game') records.push(reading.value.record);
    }
  return records;
}

/** Every file of the archive byte by byte. */
export async function bytesOf({ data }: Lane): Promise<string> {
  const names = (await readdir(join(data, 'archive'))).filter((name) => name.endsWith('.jsonl')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(data, 'archive', name), 'utf8')));
  return texts.join('\n');
}
