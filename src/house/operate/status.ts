import { statfsSync } from 'node:fs';
import type { Address } from '../cluster/cluster.ts';
import type { Archive } from './archive.ts';
import { asked } from '../db/asked.ts';
import { ARCHIVE_NOTHING } from './settings.ts';

export interface HouseStatus {
  readonly role: 'primary' | 'standby';
  /** Bytes. */
  readonly databaseSize: number;
  readonly freeRoom: number;
  readonly standbys: readonly {
    readonly name: string;
    readonly state: string;
    readonly synchronous: boolean;
    /** Bytes that it has not written yet. */
    readonly behind: number;
  }[];
  /** Seconds since the newest change that this standby has; null on a primary. */
  readonly behind: number | null;
  readonly archive: {
    /** Null: none in the folder; undefined: no folder was named. */
    readonly lastBackup: Date | null | undefined;
    /** Whether WAL goes to a folder of backups at all. */
    readonly isOn: boolean;
    readonly lastWal: Date | null;
    /** Null also where a later piece arrived. */
    readonly lastFailure: Date | null;
  };
}

/** The state of a house's database, asked as its owner. */
export async function statusOf(owner: Address, data: string, archive: Archive | null): Promise<HouseStatus> {
  const [one] = await asked<{ recovers: boolean; size: string; behind: number | null }>(
    owner,
    `SELECT pg_is_in_recovery() AS recovers, pg_database_size('headpin') AS size,
       extract(epoch FROM now() - pg_last_xact_replay_timestamp())::float8 AS behind`,
  );
  const standbys = await asked<{ name: string; state: string; synchronous: boolean; behind: number }>(
    owner,
    `SELECT application_name AS name, state, sync_state = 'sync' AS synchronous,
       coalesce(pg_wal_lsn_diff(sent_lsn, flush_lsn), 0)::float8 AS behind FROM pg_stat_replication`,
  );
  const [archiver] = await asked<{ on: boolean; wal: Date | null; failure: Date | null }>(
    owner,
    `SELECT current_setting('archive_command') <> $1 AS on, last_archived_time AS wal,
       CASE WHEN last_failed_time > coalesce(last_archived_time, '-infinity') THEN last_failed_time END AS failure
     FROM pg_stat_archiver`,
    [ARCHIVE_NOTHING],
  );
  const { bavail, bsize } = statfsSync(data);
  return {
    role: one?.recovers === true ? 'standby' : 'primary',
    databaseSize: Number(one?.size ?? 0),
    freeRoom: bavail * bsize,
    standbys,
    behind: one?.recovers === true ? one.behind : null,
    archive: {
      lastBackup: archive === null ? undefined : (archive.list().at(-1) ?? null),
      isOn: archiver?.on ?? false,
      lastWal: archiver?.wal ?? null,
      lastFailure: archiver?.failure ?? null,
    },
  };
}

/** One line for each part. */
export function statusLines(status: HouseStatus): readonly string[] {
  const { role, databaseSize, freeRoom, standbys, behind, archive } = status;
  return [
    `role: ${role}${behind === null ? '' : `, the newest change that it has is ${behind.toFixed(1)} s old`}`,
    `database: ${megabytes(databaseSize)}, free room: ${megabytes(freeRoom)}`,
    ...standbys.map(
      (standby) =>
        `standby ${standby.name}: ${standby.state}, ${standby.synchronous ? 'synchronous' : 'asynchronous'}, ` +
        `${String(standby.behind)} bytes behind`,
    ),
    ...(archive.lastBackup === undefined ? [] : [`last backup: ${timeOr(archive.lastBackup)}`]),
    archive.isOn
      ? `last piece of WAL in the backups: ${timeOr(archive.lastWal)}` +
        (archive.lastFailure === null
          ? ''
          : `, and none since a failure at ${archive.lastFailure.toISOString()}`)
      : 'no backups are made of this database',
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}

function timeOr(time: Date | null): string {
  return time?.toISOString() ?? 'none';
}
