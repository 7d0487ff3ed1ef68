import { chmod, chown, copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Cluster } from '../../../src/house/cluster/cluster.ts';

/** Of the process that runs, or of a copy before this one. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'standby.signal', 'backup_label']);
/** Folders whose files a copy of a running server does not take (PostgreSQL's manual, low-level base backup). */
const EMPTY = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify'],
  ...['pg_serial', 'pg_snapshots', 'pg_subtrans', 'pg_stat_tmp'],
]);

/** Copies a running primary into `folder`, as a standby that streams from it. */
export async function copyAsStandby(primary: Cluster, folder: string): Promise<void> {
  const client = new pg.Client(primary.address());
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('standby', true)`);
    await copyOne(join(primary.folder, 'password'), join(folder, 'password'));
    await copyTree(primary.data, join(folder, 'data'), EMPTY);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await put(join(folder, 'data', 'backup_label'), rows[0]?.labelfile ?? '', primary.data);
    await put(join(folder, 'data', 'standby.signal'), '', primary.data);
  } finally {
    await client.end();
  }
}

/** Copies a server that stands still, with all it has. */
export async function copyCold(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o755 });
  await copyOne(join(from, 'password'), join(to, 'password'));
  await copyTree(join(from, 'data'), join(to, 'data'), new Set());
}

async function copyTree(from: string, to: string, empty: ReadonlySet<string> | 'all'): Promise<void> {
  const { uid, gid, mode } = await stat(from);
  await mkdir(to, { recursive: true });
  await chown(to, uid, gid);
  await chmod(to, mode & 0o777);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory())
      await copyTree(source, target, empty === 'all' || empty.has(entry.name) ? 'all' : empty);
    else if (empty !== 'all' && !NOT_COPIED.has(entry.name)) await copyOne(source, target);
  }
}

/** A file that goes while the server runs is made again from its log. */
async function copyOne(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
    const { uid, gid } = await stat(from);
    await chown(to, uid, gid);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

async function put(file: string, text: string, like: string): Promise<void> {
  const { uid, gid } = await stat(like);
  await writeFile(file, text, { mode: 0o600 });
  await chown(file, uid, gid);
}
