import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { Cluster, type Address, type ClusterOptions } from '../cluster/cluster.ts';
import { serverOf } from '../cluster/left-server.ts';
import { serverUser } from '../cluster/server-user.ts';
import { serverCertificate } from '../tls/authority.ts';
import { moveAside } from './aside.ts';
import { asked, onConnection } from '../db/asked.ts';
import { copyBase } from './base-copy.ts';
import { append } from './ran.ts';
import { ARCHIVE_NOTHING, keepSettings, settingLines } from './settings.ts';

/** The standby's role, slot and application name: a house has one. */
const STANDBY = 'headpin_standby';

/** Seconds without a word after which a primary is taken as gone. */
const SILENT = 10;

/** Everything with which another PC becomes the standby: it will hold the whole house, and so its passwords too. */
export const INVITATION = v.strictObject({
  primary: v.strictObject({ host: v.string(), port: v.number(), password: v.string() }),
  /** The certificate of the house's authority, PEM; null if both run on one PC. */
  authority: v.nullable(v.string()),
  ownerPassword: v.string(),
});
export type Invitation = v.InferOutput<typeof INVITATION>;

export interface StandbyWish {
  /** The addresses from which the standby connects: `192.168.1.6/32`. */
  readonly from: string;
  /** The host name or address by which the standby reaches this PC. */
  readonly host: string;
  /** The folder of the house's certificates; null if both run on one PC. */
  readonly tls: string | null;
}

/** Lets another PC copy and follow this primary. A second invitation ends the first. */
export async function inviteStandby(
  owner: Address,
  data: string,
  { from, host, tls }: StandbyWish,
): Promise<Invitation> {
  const password = randomBytes(24).toString('hex');
  await onConnection(owner, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [STANDBY]);
    const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
    await client.query(`${verb} ROLE ${STANDBY} LOGIN REPLICATION PASSWORD ${pg.escapeLiteral(password)}`);
    await renewSlot(client);
  });
  await allow(data, from);
  // A house that is not on the network has no certificate yet.
  if (tls !== null && !existsSync(join(tls, 'server.pem'))) await serverCertificate(tls, [host]);
  const authority = tls === null ? null : readFileSync(join(tls, 'authority.pem'), 'utf8');
  await keepSettings(owner, tls === null ? {} : encryptedWith(tls));
  return { primary: { host, port: owner.port, password }, ownerPassword: owner.password, authority };
}

/** The slot of a standby that missed too much gives nothing to the next one. */
async function renewSlot(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ active: boolean }>(
    'SELECT active FROM pg_replication_slots WHERE slot_name = $1',
    [STANDBY],
  );
  if (rows[0]?.active === true) return;
  if (rows.length > 0) await client.query('SELECT pg_drop_replication_slot($1)', [STANDBY]);
  await client.query('SELECT pg_create_physical_replication_slot($1, true)', [STANDBY]);
}

function encryptedWith(tls: string): Readonly<Record<string, string>> {
  const file = (name: string): string => join(tls, name);
  return { ssl: 'on', ssl_cert_file: file('server.pem'), ssl_key_file: file('server.key') };
}

/**
 * A synchronous house acknowledges only what is on both disks. While its standby is gone it acknowledges
 * nothing, and the lanes keep their balls to deliver. Rejects if no standby follows.
 */
export async function setSynchronous(owner: Address, wanted: boolean): Promise<void> {
  const { length } = await asked(
    owner,
    "SELECT FROM pg_stat_replication WHERE application_name = $1 AND state = 'streaming'",
    [STANDBY],
  );
  if (wanted && length === 0)
    throw new Error('No standby follows this database: nothing would be acknowledged.');
  await keepSettings(owner, { synchronous_standby_names: wanted ? STANDBY : null });
  // Commits wait once the checkpointer has read the setting, which it does before the next checkpoint.
  await asked(owner, 'CHECKPOINT');
}

/** Allows connections from these addresses, encrypted unless they are loopback. */
async function allow(data: string, from: string): Promise<void> {
  const file = join(data, 'pg_hba.conf');
  const kind = from.startsWith('127.') || from.startsWith('::1') ? 'host' : 'hostssl';
  const lines = ['replication', 'all'].map((what) => `${kind} ${what} all ${from} scram-sha-256\n`);
  const there = readFileSync(file, 'utf8');
  for (const line of lines) if (!there.includes(line)) await append(file, line);
}

/**
 * Makes this cluster a standby of the primary that invited it, and starts it. A cluster that was here is
 * moved aside.
 */
export async function becomeStandby(options: ClusterOptions, invitation: Invitation): Promise<Cluster> {
  const { primary, authority, ownerPassword } = invitation;
  const { folder } = options;
  const data = join(folder, 'data');
  if (serverOf(data) !== null) throw new Error('The database here runs: end it before it becomes a standby.');
  const making = `${data}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  const { uid, gid } = serverUser();
  if (uid !== undefined && gid !== undefined) chownSync(making, uid, gid);
  await copyBase({ ...primary, user: STANDBY, database: 'postgres' }, making, authority);
  const root = join(folder, 'primary-authority.pem');
  if (authority !== null) writeFileSync(root, authority, { mode: 0o644 });
  await append(
    join(making, 'postgresql.auto.conf'),
    settingLines({
      primary_conninfo: conninfo(primary, authority === null ? null : root),
      primary_slot_name: STANDBY,
      // These settings came with the copy. After a promotion this database must not wait for a standby, nor
      // archive into the other PC's backups.
      synchronous_standby_names: '',
      archive_command: ARCHIVE_NOTHING,
      ssl: 'off',
      wal_receiver_timeout: `${String(SILENT)}s`,
    }),
  );
  await append(join(making, 'standby.signal'), '');
  moveAside(data);
  renameSync(making, data);
  writeFileSync(join(folder, 'password'), ownerPassword, { mode: 0o600 });
  return Cluster.start(options);
}

/**
 * `authority` is the file that verifies the primary's certificate; null if the connection is not encrypted.
 */
function conninfo({ host, port, password }: Invitation['primary'], authority: string | null): string {
  const secure = authority === null ? [] : ['sslmode=verify-ca', `sslrootcert=${authority}`];
  const login = [`user=${STANDBY}`, `password=${password}`, `application_name=${STANDBY}`];
  return [`host=${host}`, `port=${String(port)}`, ...login, ...secure].join(' ');
}

/** Makes the standby the primary. The old primary must be off and stay off. */
export async function promote(owner: Address): Promise<void> {
  const [before] = await asked<{ recovers: boolean }>(owner, 'SELECT pg_is_in_recovery() AS recovers');
  if (before?.recovers !== true) throw new Error('This database is no standby: it takes writes already.');
  await untilSilent(owner);
  const [answer] = await asked<{ done: boolean }>(owner, 'SELECT pg_promote(true, 120) AS done');
  if (answer?.done !== true) throw new Error('PostgreSQL did not become a primary within two minutes.');
  await keepSettings(owner, { primary_conninfo: null, primary_slot_name: null, wal_receiver_timeout: null });
}

/** A primary that lost its power is noticed by its silence. */
async function untilSilent(owner: Address): Promise<void> {
  const end = Date.now() + 2 * SILENT * 1_000;
  for (;;) {
    const sending = await asked(owner, "SELECT FROM pg_stat_wal_receiver WHERE status = 'streaming'");
    if (sending.length === 0) return;
    if (Date.now() > end)
      throw new Error('The primary still runs: switch it off first, or there would be two.');
    await pause(200);
  }
}

export function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'data', 'PG_VERSION'));
}
