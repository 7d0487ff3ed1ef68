import { join } from 'node:path';
import type { ReadDisk } from '../disk/disk.ts';
import { isTaken } from '../disk/own-folder.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { filesOf, foldersOf, isChecked, isWhole, LARGEST_COPIED } from './copy-files.ts';
import { hashOf } from './hash.ts';
import { LARGEST_MANIFEST, MANIFEST, parseManifest, type CopiedFile, type Manifest } from './manifest.ts';

/** Two copies take turns: while one is written, the other stays. */
export const SLOTS = ['a', 'b'] as const;

/**
 * A copy's state. `whole`: every file matches. `broken`: bytes changed or files are missing. `unfinished`: none yet,
 * or interrupted. `used`: somebody played in it or put a link into it, or a newer program made it.
 */
export type SlotState = 'whole' | 'broken' | 'unfinished' | 'used';

/** A copy, fully read. */
export interface Slot {
  readonly folder: string;
  readonly state: SlotState;
  readonly manifest: Manifest | null;
  readonly files: ReadonlyMap<string, CopiedFile>;
  readonly readable: ReadonlySet<string>;
}

/** The manifest; null when unreadable, `newer` when a later program wrote it. */
export async function manifestIn(disk: ReadDisk, folder: string): Promise<Manifest | 'newer' | null> {
  const document = await readBounded(disk, join(folder, MANIFEST), LARGEST_MANIFEST);
  // Stryker disable next-line ConditionalExpression: no bytes are not a manifest either: there is none, as before
  if (document.kind !== 'bytes') return null;
  const reading = parseManifest(document.bytes);
  if (reading.kind === 'newer') return 'newer';
  return reading.kind === 'read' ? reading.value : null;
}

/** Compares every file with the manifest. `pause` is called between files. */
export async function readSlot(disk: ReadDisk, folder: string, pause: () => void): Promise<Slot> {
  for (const one of foldersOf(folder)) if (await isTaken(disk, one)) return notRead(folder);
  const manifest = await manifestIn(disk, folder);
  const files = new Map<string, CopiedFile>();
  const readable = new Set<string>();
  for await (const names of filesOf(disk, folder))
    for (const name of names) {
      pause();
      const document = await readBounded(disk, join(folder, name), LARGEST_COPIED);
      const bytes = document.kind === 'bytes' ? document.bytes : new Uint8Array();
      files.set(name, { name, size: bytes.length, sha256: await hashOf(bytes) });
      if (document.kind === 'bytes' && isWhole(name, bytes)) readable.add(name);
    }
  const known = manifest === 'newer' ? null : manifest;
  const state = manifest === 'newer' ? 'used' : stateOf(known, files, readable);
  return { folder, state, manifest: known, files, readable };
}

/** Links are not followed: their targets would be overwritten or removed as part of the copy. */
function notRead(folder: string): Slot {
  return { folder, state: 'used', manifest: null, files: new Map(), readable: new Set() };
}

function stateOf(manifest: Manifest | null, files: Slot['files'], readable: Slot['readable']): SlotState {
  if (manifest === null) return 'unfinished';
  const listed = new Map(manifest.files.map((file) => [file.name, file.sha256]));
  const changed = [...files.values()].filter(({ name, sha256 }) => listed.get(name) !== sha256);
  // A failing disk makes no new games and no old ones with a valid checksum: a program did.
  if (changed.some(({ name }) => !listed.has(name) || (isChecked(name) && readable.has(name)))) return 'used';
  return changed.length > 0 || [...listed.keys()].some((name) => !files.has(name)) ? 'broken' : 'whole';
}
