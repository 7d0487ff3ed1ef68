import { join } from 'node:path';
import { highest } from '../../core/line/extremes.ts';
import type { Setup } from '../../core/game/event.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { codeOf, troubleOf } from '../../saves/disk/trouble.ts';
import { pdfName } from '../printing/pdf-name.ts';

const EXPORT = 'export';
const OF_TEXT = /^headpin-.*\.(?:csv|txt|jsonl?)$/u;
const OF_PAGES = /^headpin-.*\.pdf$/u;
/** PDFs of many games have no game in their name. */
const OF_MANY = /^headpin-sheets-/u;
const AT_ONCE = 1024 * 1024;

/**
 * Deletes the files of the export folder that have a bowler: texts with the name in them, and the sheets of these games.
 * Nobody can look for a name in a PDF, so those of many games all go. Files by other names are not ours and stay.
 */
export async function removeExports(
  { disk, path }: { readonly disk: Disk; readonly path: string },
  name: string,
  games: readonly Setup[],
): Promise<Result<null, SaveTrouble>> {
  const folder = join(path, EXPORT);
  const sheets = games.map((setup) => pdfName(setup).replace(/\.pdf$/u, ''));
  try {
    for (const file of await disk.list(folder)) {
      const goes = OF_TEXT.test(file)
        ? await hasName(disk, join(folder, file), name)
        : OF_PAGES.test(file) && (OF_MANY.test(file) || sheets.some((sheet) => isSheet(file, sheet)));
      if (goes) await disk.remove(join(folder, file));
    }
    await disk.syncFolder(folder);
    return ok(null);
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? ok(null) : err(troubleOf(error));
  }
}

/** Whether a PDF is of this game: its name is followed by no further digit. */
function isSheet(file: string, sheet: string): boolean {
  return file.startsWith(sheet) && !/^\d/u.test(file.slice(sheet.length));
}

/** Looks for the name as each kind of file writes it, without holding a large file in memory. */
async function hasName(disk: Disk, file: string, name: string): Promise<boolean> {
  const written = [name, JSON.stringify(name).slice(1, -1), name.replaceAll('"', '""')];
  const needles = written.map((text) => Buffer.from(text));
  const overlap = highest(needles.map(({ length }) => length));
  const entry = await disk.look(file);
  if (entry?.kind !== 'file') return false;
  for (let at = 0; at < entry.size; at += AT_ONCE) {
    const part = Buffer.from(await disk.readPart(file, at, Math.min(AT_ONCE + overlap, entry.size - at)));
    if (needles.some((needle) => part.includes(needle))) return true;
  }
  return false;
}
