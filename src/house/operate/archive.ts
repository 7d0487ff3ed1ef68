import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Address } from '../cluster/cluster.ts';
import { serverUser } from '../cluster/server-user.ts';
import { asked } from '../db/asked.ts';
import { readManifest, spoiltFiles } from './manifest.ts';
import { archiveCommand, keepSettings } from './settings.ts';
import { copyBase } from './base-copy.ts';

/**
 * A folder of backups: whole copies, named by the time of their end, and the WAL from which any later moment
 * can be restored.
 */
export class Archive {
  readonly folder: string;

  /** Throws for a path that would need quoting in PostgreSQL's commands. */
  constructor(folder: string) {
    if (!/^\/[^'"\\$`\n]*$/u.test(folder)) throw new Error(`A backup folder cannot be called ${folder}`);
    this.folder = folder;
  }

  get wal(): string {
    return join(this.folder, 'wal');
  }

  /** With which PostgreSQL gets a file of WAL back. */
  get command(): string {
    return `cp "${this.wal.replaceAll('%', '%%')}/%f" "%p"`;
  }

  get copies(): string {
    return join(this.folder, 'copies');
  }

  /** The folder of a copy that is being made. */
  get unfinished(): string {
    return join(this.copies, 'unfinished');
  }

  /** The times at which copies ended, oldest first. */
  list(): readonly Date[] {
    if (!existsSync(this.copies)) return [];
    return readdirSync(this.copies)
      .flatMap((name) => timeIn(name) ?? [])
      .toSorted((one, other) => one.getTime() - other.getTime());
  }

  copyAt(time: Date): string {
    return join(this.copies, nameOf(time));
  }

  /**
   * Makes PostgreSQL archive each segment of its WAL here, including those of the last seconds before a
   * crash. Rejects if it cannot write here; it then goes on archiving as before.
   */
  async begin(owner: Address): Promise<void> {
    for (const folder of [this.folder, this.wal, this.copies]) ownFolder(folder);
    writeFileSync(this.#password, owner.password, { mode: 0o600 });
    const before = await archiveCommand(owner);
    await keepSettings(owner, { archive_command: this.#command() });
    try {
      await archivesNow(owner);
    } catch (fault) {
      // PostgreSQL keeps all WAL that it cannot archive, until the disk is full.
      await keepSettings(owner, { archive_command: before });
      throw fault;
    }
  }

  /** Copies the owner's password back: a copy of the database has only its hash. */
  givePassword(folder: string): void {
    if (existsSync(this.#password)) copyFileSync(this.#password, join(folder, 'password'));
  }

  get #password(): string {
    return join(this.folder, 'password');
  }

  /** Makes an empty folder for a copy. */
  beginCopy(): string {
    rmSync(this.unfinished, { recursive: true, force: true });
    ownFolder(this.unfinished);
    return this.unfinished;
  }

  /** Names the finished copy after the current time. */
  endCopy(): Date {
    const time = new Date();
    renameSync(this.unfinished, this.copyAt(time));
    return time;
  }

  /** Removes all but the newest copies, and the WAL that only the removed ones need. */
  keepOnly(copies: number): void {
    const all = this.list();
    for (const time of all.slice(0, Math.max(0, all.length - copies)))
      rmSync(this.copyAt(time), { recursive: true });
    const [oldest] = this.list();
    if (oldest === undefined) return;
    const needed = firstPiece(this.copyAt(oldest));
    for (const name of readdirSync(this.wal))
      if (/^[0-9A-F]{24}/u.test(name) && name.slice(8, 24) < needed) rmSync(join(this.wal, name));
  }

  /** A segment that exists must be the same, because two clusters never share a folder. */
  #command(): string {
    const wal = this.wal.replaceAll('%', '%%');
    return (
      `cmp -s "%p" "${wal}/%f" || { test ! -e "${wal}/%f" && cp "%p" "${wal}/%f.part" && ` +
      `sync "${wal}/%f.part" && mv "${wal}/%f.part" "${wal}/%f" && sync "${wal}"; }`
    );
  }
}

/**
 * Resolves when the segment that is being written has arrived; rejects if PostgreSQL could not write it.
 * Earlier segments may still be on their way, to this folder or to the one before.
 */
async function archivesNow(owner: Address): Promise<void> {
  const before = await archiver(owner);
  const [switched] = await asked<{ segment: string }>(
    owner,
    "SELECT pg_walfile_name(pg_create_restore_point('headpin')) AS segment, pg_switch_wal()",
  );
  for (;;) {
    const now = await archiver(owner);
    if (switched !== undefined && now.newest >= switched.segment) return;
    // The first failure may be of the command before.
    if (now.failed > before.failed + 1)
      throw new Error('PostgreSQL cannot write into the backup folder: its log says why.');
    await pause(100);
  }
}

async function archiver(owner: Address): Promise<{ readonly newest: string; readonly failed: number }> {
  const [row] = await asked<{ newest: string; failed: number }>(
    owner,
    "SELECT coalesce(last_archived_wal, '') AS newest, failed_count::int AS failed FROM pg_stat_archiver",
  );
  return row ?? { newest: '', failed: 0 };
}

function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = serverUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** The name of the first WAL segment (16 MB) that a copy needs, without its timeline. */
function firstPiece(copy: string): string {
  const [log = '0', byte = '0'] = (readManifest(copy)['WAL-Ranges'][0]?.['Start-LSN'] ?? '0/0').split('/');
  const piece = Math.floor(Number.parseInt(byte, 16) / 2 ** 24);
  return (log.padStart(8, '0') + piece.toString(16).padStart(8, '0')).toUpperCase();
}

/** `2026-11-26T16-28-35.250Z`: a time without colons, so that every file system takes it as a name. */
function nameOf(time: Date): string {
  return time.toISOString().replaceAll(':', '-');
}

function timeIn(name: string): Date | null {
  const found = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3})Z$/u.exec(name);
  return found === null ? null : new Date(`${found[1] ?? ''}:${found[2] ?? ''}:${found[3] ?? ''}Z`);
}

/**
 * Copies the running database into the archive, which takes its WAL from then on, and verifies the copy.
 * Keeps only the newest copies. Resolves with the time from which on every moment can be restored.
 */
export async function backUp(owner: Address, archive: Archive, copies: number): Promise<Date> {
  await archive.begin(owner);
  const into = archive.beginCopy();
  await copyBase(owner, into);
  const spoilt = await spoiltFiles(into);
  if (spoilt.length > 0) throw new Error(`The copy differs from the database: ${spoilt.join(', ')}`);
  const time = archive.endCopy();
  archive.keepOnly(copies);
  return time;
}
