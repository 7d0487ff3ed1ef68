import { basename, join } from 'node:path';
import { monthIn } from '../archive/month-name.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { leagueIn, LEAGUES, parseLeague } from '../leagues/league-record.ts';
import { gameIn } from '../record/game-id.ts';
import { parseRecord } from '../record/game-record.ts';
import type { Reading } from '../record/sealed-text.ts';
import { KEPT_FILES } from '../settings/kept-files.ts';
import { MATCHES } from '../matches/match-files.ts';
import { matchIn, parseMatch } from '../matches/match-record.ts';
import { codeOf } from '../disk/trouble.ts';

/** In bytes. A larger file is not ours. */
export const LARGEST_COPIED = 512 * 1024 * 1024;

const SET_ASIDE = /^[^/\\]+\.[0-9a-f]{16}$/u;

/** The patterns of copied files by folder; '' is the data folder. */
const BELONGS: readonly (readonly [folder: string, belongs: (name: string) => boolean])[] = [
  ['games', (name) => gameIn(name) !== null],
  [LEAGUES, (name) => leagueIn(name) !== null],
  [MATCHES, (name) => matchIn(name) !== null],
  ['', isChosen],
  ['quarantine', (name) => SET_ASIDE.test(name)],
  ['archive', (name) => monthIn(name) !== null],
];

/** A copy's folders, itself first. */
export function foldersOf(root: string): readonly string[] {
  return [root, ...BELONGS.filter(([folder]) => folder !== '').map(([folder]) => join(root, folder))];
}

/**
 * The files of a data folder (or a copy) that belong to a copy, folder by folder in copying order. Each folder is
 * listed after the ones before it were copied, so that a game archived meanwhile is found in one of them.
 */
export async function* filesOf(disk: ReadDisk, root: string): AsyncGenerator<readonly string[]> {
  for (const [folder, belongs] of BELONGS) {
    const names = await namesIn(disk, join(root, folder));
    const ours = names.filter(belongs).toSorted();
    yield ours.map((name) => (folder === '' ? name : `${folder}/${name}`));
  }
}

async function namesIn(disk: ReadDisk, folder: string): Promise<readonly string[]> {
  try {
    return await disk.list(folder);
  } catch (error) {
    // Stryker disable next-line ArrayDeclaration: any other name would be none of ours and left out
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Whether this is a settings file or the folder's id, and belongs to a copy. */
export function isChosen(file: string): boolean {
  return chosen(file) !== undefined;
}

function chosen(file: string): (typeof KEPT_FILES)[number] | undefined {
  return KEPT_FILES.find(({ name, isCopied }) => isCopied === true && name === file);
}

/** The folders whose files are each a version of the record that their name says. */
const RECORDS: readonly {
  readonly folder: string;
  readonly idIn: (name: string) => string | null;
  readonly parse: (bytes: Uint8Array) => Reading<{ readonly id: string }>;
}[] = [
  { folder: 'games', idIn: gameIn, parse: parseRecord },
  { folder: MATCHES, idIn: matchIn, parse: parseMatch },
  { folder: LEAGUES, idIn: leagueIn, parse: parseLeague },
];

/** The record that this file is a version of, else null. */
function recordOf(file: string): ((typeof RECORDS)[number] & { readonly id: string }) | null {
  const record = RECORDS.find(({ folder }) => file.startsWith(`${folder}/`));
  const id = record?.idIn(basename(file)) ?? null;
  return record === undefined || id === null ? null : { ...record, id };
}

/** The key of files that belong together: of a game, a match or a league both versions, else the name. */
export function unitOf(file: string): string {
  const record = recordOf(file);
  if (record === null) return file;
  // The archive names a game by its id alone.
  return record.folder === 'games' ? record.id : `${record.folder}/${record.id}`;
}

/** Whether a program checks such a file, so that a disk cannot change it into another whole one. */
export function isChecked(file: string): boolean {
  return isChosen(file) || recordOf(file) !== null;
}

/** Whether the program would read these bytes under this name; files it never parses always pass. */
export function isWhole(file: string, bytes: Uint8Array): boolean {
  const record = recordOf(file);
  if (record === null) return chosen(file)?.parse(bytes).kind !== 'damaged';
  const reading = record.parse(bytes);
  return reading.kind === 'newer' || (reading.kind === 'read' && reading.value.id === record.id);
}
