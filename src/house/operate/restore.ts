import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Cluster, type ClusterOptions } from '../cluster/cluster.ts';
import { serverOf } from '../cluster/left-server.ts';
import type { Archive } from './archive.ts';
import { moveAside } from './aside.ts';
import { asked } from '../db/asked.ts';
import { LeftWal } from './left-wal.ts';
import { readManifest, spoiltFiles } from './manifest.ts';
import { append, ran } from './ran.ts';
import { keepSettings, settingLines } from './settings.ts';

export interface Restored {
  /** It runs. */
  readonly cluster: Cluster;
  /** The new name of the old cluster; null if there was none. */
  readonly before: string | null;
  /** The time of the newest change that came after the copy; null if none did. */
  readonly newest: Date | null;
}

/**
 * Restores a stopped cluster to a moment; null for the latest one in the archive and on the cluster's own
 * disk. The old cluster is kept beside it, and is back in its place if the copy does not recover.
 */
export async function restore(options: ClusterOptions, archive: Archive, at: Date | null): Promise<Restored> {
  const data = join(options.folder, 'data');
  if (serverOf(data) !== null) throw new Error('The database runs: end it before it is restored.');
  if (at !== null && at.getTime() > Date.now()) throw new Error('That time is still to come.');
  const copy = archive.list().findLast((time) => at === null || time <= at);
  if (copy === undefined) throw new Error('There is no backup from before that time.');
  const from = archive.copyAt(copy);
  const spoilt = await spoiltFiles(from);
  if (spoilt.length > 0) throw new Error(`The backup is damaged: ${spoilt.join(', ')}`);
  const making = `${data}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(options.folder, { recursive: true });
  // `-a` keeps the owner, PostgreSQL's user.
  await ran('cp', ['-a', '--reflink=auto', from, making]);
  const left = new LeftWal(archive, data, making);
  await left.addTo(making);
  const [range] = readManifest(from)['WAL-Ranges'];
  const goal = at === null ? {} : goalAt(at, left.timelineAt(at, range?.Timeline ?? 1));
  await append(
    join(making, 'postgresql.auto.conf'),
    settingLines({ ...ALONE, restore_command: archive.command, ...goal }),
  );
  await append(join(making, 'recovery.signal'), '');
  const before = moveAside(data);
  const secret = join(options.folder, 'password');
  const password = existsSync(secret) ? readFileSync(secret) : null;
  renameSync(making, data);
  archive.givePassword(options.folder);
  const cluster = await recovered(options).catch((fault: unknown) => {
    // The next restore removes what could not recover.
    renameSync(data, making);
    if (before !== null) renameSync(before, data);
    if (password !== null) writeFileSync(secret, password);
    throw fault;
  });
  await keepSettings(cluster.address(), RECOVERED);
  const [row] = await asked<{ newest: Date | null }>(
    cluster.address(),
    'SELECT pg_last_xact_replay_timestamp() AS newest',
  );
  return { cluster, before, newest: row?.newest ?? null };
}

/** No standby follows the restored house, so a synchronous one would acknowledge nothing. */
const ALONE = { synchronous_standby_names: '', ssl: 'off' };
const RECOVERED = {
  ...{ restore_command: null, recovery_target_time: null, recovery_target_action: null },
  recovery_target_timeline: null,
};

/** The newest timeline would lead to a time after an earlier restore through that restore. */
function goalAt(at: Date, timeline: number): Readonly<Record<string, string>> {
  return {
    recovery_target_time: inNumbers(at),
    recovery_target_timeline: String(timeline),
    recovery_target_action: 'promote',
  };
}

/** PostgreSQL accepts no zone name here, not even `Z`. */
function inNumbers(time: Date): string {
  return time.toISOString().replace('Z', '+00');
}

/**
 * If nothing was written after the requested time, PostgreSQL reports an error; everything is then restored.
 */
async function recovered(options: ClusterOptions): Promise<Cluster> {
  try {
    return await recoveredOnce(options);
  } catch (fault) {
    if (!(fault instanceof Error && fault.message.includes(ENDED_BEFORE))) throw fault;
    const settings = join(options.folder, 'data', 'postgresql.auto.conf');
    await append(settings, settingLines({ recovery_target_time: '' }));
    return recoveredOnce(options);
  }
}

const ENDED_BEFORE = 'recovery ended before configured recovery target was reached';

async function recoveredOnce(options: ClusterOptions): Promise<Cluster> {
  const cluster = await Cluster.start(options);
  await untilPrimary(cluster);
  return cluster;
}

async function untilPrimary(cluster: Cluster): Promise<void> {
  for (;;) {
    if (serverOf(cluster.data) === null)
      throw new Error(`PostgreSQL could not go there: ${cluster.lastWords()}`);
    const answer = await asked<{ recovers: boolean }>(
      cluster.address(),
      'SELECT pg_is_in_recovery() AS recovers',
    ).catch(() => []);
    if (answer[0]?.recovers === false) return;
    await pause(100);
  }
}
