import pg from 'pg';
import type { Address } from '../cluster/cluster.ts';
import { asked, onConnection } from '../db/asked.ts';

/** Settings that need a restart. The archive's folder is set later, without one. */
export const HOUSE_SETTINGS: Readonly<Record<string, string>> = {
  archive_mode: 'on',
  // Limits the WAL kept for a standby: one that never comes back must not fill the disk.
  max_slot_wal_keep_size: '8GB',
};

/** Discards WAL segments; without any command PostgreSQL would keep them for ever. */
export const ARCHIVE_NOTHING = '/bin/true';

/**
 * Changes settings permanently; null restores the default. They apply at once, except those that need a
 * restart.
 */
export async function keepSettings(
  owner: Address,
  settings: Readonly<Record<string, string | null>>,
): Promise<void> {
  await onConnection(owner, async (client) => {
    for (const [name, value] of Object.entries(settings))
      await client.query(
        value === null
          ? `ALTER SYSTEM RESET ${name}`
          : `ALTER SYSTEM SET ${name} = ${pg.escapeLiteral(value)}`,
      );
    await client.query('SELECT pg_reload_conf()');
  });
}

/** The command with which PostgreSQL archives a segment of its WAL now; empty if there is none. */
export async function archiveCommand(owner: Address): Promise<string> {
  const [row] = await asked<{ command: string }>(
    owner,
    "SELECT setting AS command FROM pg_settings WHERE name = 'archive_command'",
  );
  return row?.command ?? '';
}

/** Lines for `postgresql.auto.conf`, where the last line of a name counts. */
export function settingLines(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    .join('');
}
