import pg from 'pg';
import type { Address } from '../cluster/cluster.ts';
import { onConnection } from './asked.ts';

/** What a house's PostgreSQL is started with. Which folder it archives to is said later, without a new start. */
export const HOUSE_SETTINGS: Readonly<Record<string, string>> = {
  archive_mode: 'on',
  // Of the WAL that a standby has not yet: one that never comes back must not fill the disk.
  max_slot_wal_keep_size: '8GB',
};

/** Archives nothing; without any command WAL would be kept for ever. */
export const ARCHIVE_NOTHING = '/bin/true';

/** Settings that last; null goes back to the default. They hold at once, but those that need a new start. */
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

/** Lines of `postgresql.auto.conf`, of which the last one of a name counts. */
export function settingLines(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    .join('');
}
