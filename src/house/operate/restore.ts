import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Cluster, type ClusterOptions } from '../cluster/cluster.ts';
import { serverOf } from '../cluster/left-server.ts';
import { serverUser } from '../cluster/server-user.ts';
import type { Archive } from './archive.ts';
import { moveAside } from './aside.ts';
import { asked } from './asked.ts';
import { spoiltFiles } from './manifest.ts';
import { keepSettings, settingLines } from './settings.ts';

/**
 * Restores a stopped cluster to a moment; null for the latest one in the archive and on the cluster's own
 * disk. The old cluster is kept under the returned name. Resolves with the running cluster.
 */
export async function restore(
  options: ClusterOptions,
  archive: Archive,
  at: Date | null,
): Promise<{ readonly cluster: Cluster; readonly before: string | null }> {
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
  await addNewestWal(data, making, archive);
  await append(join(making, 'postgresql.auto.conf'), settingLines({ ...ALONE, ...recoveryTo(archive, at) }));
  await append(join(making, 'recovery.signal'), '');
  const before = moveAside(data);
  renameSync(making, data);
  archive.givePassword(options.folder);
  const cluster = await recovered(options);
  await keepSettings(cluster.address(), RECOVERED);
  return { cluster, before };
}

/** No standby follows the restored house, so a synchronous one would acknowledge nothing. */
const ALONE = { synchronous_standby_names: '', ssl: 'off' };
const RECOVERED = { restore_command: null, recovery_target_time: null, recovery_target_action: null };

function recoveryTo(archive: Archive, at: Date | null): Readonly<Record<string, string>> {
  return {
    restore_command: `cp "${archive.wal.replaceAll('%', '%%')}/%f" "%p"`,
    ...(at === null ? {} : { recovery_target_time: inNumbers(at), recovery_target_action: 'promote' }),
  };
}

/** PostgreSQL accepts no zone name here, not even `Z`. */
function inNumbers(time: Date): string {
  return time.toISOString().replace('Z', '+00');
}

/** Adds the newest WAL segments, which had not been archived when the database ended. */
async function addNewestWal(data: string, making: string, archive: Archive): Promise<void> {
  if (systemOf(data) !== systemOf(making)) return;
  const pieces = readdirSync(join(data, 'pg_wal')).filter(
    (name) => /^[0-9A-F]{24}$/u.test(name) && !existsSync(join(archive.wal, name)),
  );
  for (const name of pieces)
    await ran('cp', ['-a', join(data, 'pg_wal', name), join(making, 'pg_wal', name)]);
}

/** PostgreSQL's system identifier of a cluster, which its copies share; null if there is no cluster. */
function systemOf(data: string): string | null {
  const file = join(data, 'global', 'pg_control');
  return existsSync(file) ? readFileSync(file).subarray(0, 8).toString('hex') : null;
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

/** Appends to a file of the cluster, as PostgreSQL's user. */
export async function append(file: string, text: string): Promise<void> {
  await ran('tee', ['-a', file], { ...serverUser(), input: text });
}

interface Ran {
  readonly uid?: number;
  readonly gid?: number;
  readonly input?: string;
}

/** Rejects with the program's error output. */
async function ran(
  program: string,
  parameters: readonly string[],
  { input = '', ...user }: Ran = {},
): Promise<void> {
  const child = spawn(program, parameters, { ...user, stdio: ['pipe', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${program}: ${words.trim()}`);
}
