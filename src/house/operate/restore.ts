import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Cluster, type ClusterOptions } from '../cluster/cluster.ts';
import { serverOf } from '../cluster/left-server.ts';
import { serverUser } from '../cluster/server-user.ts';
import type { Archive } from './archive.ts';
import { asked } from './asked.ts';
import { spoiltFiles } from './manifest.ts';
import { keepSettings, settingLines } from './settings.ts';

/**
 * Brings a stopped cluster back to a moment; null: to the last one that the archive and its own disk know. What was
 * there lies beside it afterwards, under the returned name. Resolves with the cluster, which runs.
 */
export async function restore(
  options: ClusterOptions,
  archive: Archive,
  at: Date | null,
): Promise<{ readonly cluster: Cluster; readonly before: string | null }> {
  const data = join(options.folder, 'data');
  if (serverOf(data) !== null) throw new Error('The database runs: end it before it is restored.');
  const copy = archive.list().findLast((time) => at === null || time <= at);
  if (copy === undefined) throw new Error('There is no backup from before that time.');
  const from = archive.copyAt(copy);
  const spoilt = await spoiltFiles(from);
  if (spoilt.length > 0) throw new Error(`The backup is damaged: ${spoilt.join(', ')}`);
  const before = moveAside(data);
  // `cp` keeps the owner, which is PostgreSQL's user.
  await ran('cp', ['-a', '--reflink=auto', from, data], {});
  if (before !== null) await addNewestWal(before, data, archive);
  await append(join(data, 'postgresql.auto.conf'), settingLines(recoveryTo(archive, at)));
  await append(join(data, 'recovery.signal'), '');
  const cluster = await Cluster.start(options);
  await untilPrimary(cluster);
  await keepSettings(cluster.address(), RECOVERED);
  return { cluster, before };
}

const RECOVERED = { restore_command: null, recovery_target_time: null, recovery_target_action: null };

function recoveryTo(archive: Archive, at: Date | null): Readonly<Record<string, string>> {
  return {
    restore_command: `cp "${archive.wal.replaceAll('%', '%%')}/%f" "%p"`,
    ...(at === null ? {} : { recovery_target_time: inNumbers(at), recovery_target_action: 'promote' }),
  };
}

/** PostgreSQL takes no name of a zone here, not even `Z`. */
function inNumbers(time: Date): string {
  return time.toISOString().replace('Z', '+00');
}

/** Out of the way, never removed. Returns its new name; null where there was none. */
export function moveAside(data: string): string | null {
  if (!existsSync(data)) return null;
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const aside = `${data}.before-${stamp}`;
  renameSync(data, aside);
  return aside;
}

/** The last pieces of WAL, which no archive had yet when the database ended. */
async function addNewestWal(before: string, data: string, archive: Archive): Promise<void> {
  const pieces = readdirSync(join(before, 'pg_wal')).filter(
    (name) => /^[0-9A-F]{24}$/u.test(name) && !existsSync(join(archive.wal, name)),
  );
  for (const name of pieces)
    await ran('cp', ['-a', join(before, 'pg_wal', name), join(data, 'pg_wal', name)], {});
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

/** Adds to a file of the cluster, as its user. */
export async function append(file: string, text: string): Promise<void> {
  await ran('tee', ['-a', file], { ...serverUser(), input: text });
}

interface Ran {
  readonly uid?: number;
  readonly gid?: number;
  readonly input?: string;
}

/** Rejects with what the program said. */
async function ran(
  program: string,
  parameters: readonly string[],
  { input = '', ...user }: Ran,
): Promise<void> {
  const child = spawn(program, parameters, { ...user, stdio: ['pipe', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${program}: ${words.trim()}`);
}
