import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Result } from '../../../core/line/result.ts';
import type {
  Failure,
  FileToRead,
  KeepAnswer,
  KeptLeague,
  LeagueFileInfo,
  ReadAnswer,
} from '../../../contract/contract.ts';
import { FailingDisk } from '../../../saves/disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../../../saves/games/testing/folder.testing.ts';
import { LeaguesFolder } from '../../../saves/leagues/leagues-folder.ts';
import { newId } from '../../../saves/record/new-id.ts';
import { FoundFiles } from '../found-files.ts';
import { Leagues } from '../leagues.ts';
import { readingIn } from '../reading/league-reading.ts';

export const AT = '2026-09-29T18:00:00.000Z';

/** The kept leagues of a lane that has just started. */
export interface House {
  readonly leagues: Leagues;
  readonly disk: FailingDisk;
  readonly data: string;
  readonly sticks: string[];
  /** The time now; it does not advance by itself. */
  readonly clock: { now: string };
}

export async function house(data?: string): Promise<House> {
  const path = data ?? (await tempFolder());
  const disk = new FailingDisk();
  const folder = new LeaguesFolder(disk, path);
  expect(await folder.open()).toEqual([]);
  const games = { page: () => Promise.resolve({ games: [], more: false }) };
  const bowled = { list: () => Promise.resolve([]) };
  const sticks: string[] = [];
  const clock = { now: AT };
  const files = new FoundFiles({ disk, path, newId, sticks: () => Promise.resolve(sticks) });
  const reading = readingIn(new URL('../reading/worker.ts', import.meta.url));
  const leagues = new Leagues({ folder, games, bowled, files, reading, clock: () => clock.now, newId });
  return { leagues, disk, data: path, sticks, clock };
}

/** A lane with these files in its import folder. */
export async function houseWith(files: Readonly<Record<string, string | Uint8Array>>): Promise<House> {
  const lane = await house();
  await put(join(lane.data, 'import'), files);
  return lane;
}

export async function put(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

/** Reads every file that main finds; `said` sets encoding and separator. */
export async function readAll(
  { leagues }: Pick<House, 'leagues'>,
  said: Partial<Omit<FileToRead, 'file'>> = {},
): Promise<Result<ReadAnswer, Failure>> {
  const { files } = await leagues.files();
  return leagues.read(files.map((file) => ({ encoding: null, separator: null, ...said, file: file.id })));
}

export function toRead({ id: file }: LeagueFileInfo): FileToRead {
  return { file, encoding: null, separator: null };
}

export function keptIn(answer: Result<KeepAnswer, Failure>): KeptLeague {
  if (!answer.ok || answer.value.kind !== 'kept') expect.fail(JSON.stringify(answer));
  return answer.value.league;
}
