import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { SaveTrouble } from '../../../contract/contract.ts';
import { FailingDisk } from '../../disk/testing/failing-disk.testing.ts';
import { makeRecord } from '../../record/game-record.ts';
import { gameOfMisses, recordOf } from '../../record/testing/game.testing.ts';
import { GamesFolder } from '../games-folder.ts';
import { JOURNAL } from '../journal.ts';
import { tempFolder, tidied } from './folder.testing.ts';

export const SIZE = 8192;
export const SAVED = { ok: true, value: [] };
export const ID = recordOf(gameOfMisses(0)).id;

export interface Lane {
  readonly data: string;
  readonly disk: FailingDisk;
  readonly folder: GamesFolder;
  /** The journal's path. */
  readonly journal: string;
  /** The reported outcome of each save: the trouble, or null. */
  readonly watched: (SaveTrouble | null)[];
}

/** Opens a folder as the program does, and makes its journal. */
export async function opened(data: string, size = SIZE): Promise<Lane> {
  const disk = new FailingDisk();
  const watched: (SaveTrouble | null)[] = [];
  const watch = { saved: (_: number, trouble: SaveTrouble | null) => void watched.push(trouble) };
  const folder = new GamesFolder(disk, data, watch, size);
  expect(await folder.open()).toMatchObject({ ok: true });
  await tidied(folder, ID);
  onTestFinished(() => folder.close());
  return { data, disk, folder, journal: join(data, 'games', JOURNAL), watched };
}

/** A lane with a journal and a game of this many misses, each file saved. */
export async function bowled(balls: number): Promise<Lane> {
  const lane = await opened(await tempFolder());
  await bowl(lane, 0, balls);
  lane.disk.calls.length = 0;
  lane.watched.length = 0;
  return lane;
}

export async function bowl({ folder }: Lane, from: number, to: number): Promise<void> {
  for (let generation = from; generation <= to; generation += 1)
    expect(await folder.save(recordOf(gameOfMisses(generation)))).toEqual(SAVED);
  await folder.filed();
}

export function fileOf({ data }: Lane, ending = ''): Promise<string> {
  return readFile(join(data, 'games', `${ID}.json${ending}`), 'utf8');
}

export function textOf(generation: number): string {
  return makeRecord(recordOf(gameOfMisses(generation)));
}

/** Every call of these names fails. */
export function failing(calls: readonly string[], code = 'EIO'): (call: string) => string | null {
  return (call) => (calls.includes(call) ? code : null);
}

/** The result of a start: the generation on the board and the kinds of notices. */
export async function started(data: string): Promise<readonly [number | null, readonly string[]]> {
  const found = await new GamesFolder(new FailingDisk(), data).open();
  if (!found.ok) expect.fail(found.error);
  const { resume, notices } = found.value;
  return [resume?.game.events.length ?? null, notices.map(({ kind }) => kind)];
}
