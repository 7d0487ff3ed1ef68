import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { clusterOfTests, QUICK } from '../testing/cluster.testing.ts';
import { Cluster } from './cluster.ts';
import { serverUser } from './server-user.ts';

const cluster = clusterOfTests({});

async function asked(sql: string): Promise<unknown> {
  const client = new pg.Client(cluster().address());
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

test('the database keeps what it acknowledged through kill -9 and a restart', async () => {
  await asked('CREATE TABLE kept (answer int)');
  await asked('INSERT INTO kept VALUES (300)');
  await cluster().kill();
  await expect(asked('SELECT 1 AS answer')).rejects.toThrow();
  await cluster().begin();
  expect(await asked('SELECT answer FROM kept')).toBe(300);
});

test('the database listens on loopback only, needs a password and handles names in every script', async () => {
  expect(await asked('SHOW listen_addresses')).toBeUndefined();
  expect(await asked("SELECT current_setting('listen_addresses') AS answer")).toBe('127.0.0.1');
  expect(await asked("SELECT upper('straße 최민서') AS answer")).toBe(
    'STRASSE 최민서'.replace('STRASSE', 'STRAßE'),
  );
  const client = new pg.Client({ ...cluster().address(), password: 'wrong' });
  await expect(client.connect()).rejects.toThrow('password authentication failed');
  // The superuser's password is its owner's alone, and root's where root starts the server, which runs as another user.
  const { mode, uid } = statSync(join(cluster().folder, 'password'));
  expect([mode & 0o777, uid]).toEqual([0o600, process.getuid?.()]);
  expect(existsSync(join(cluster().folder, 'password.once'))).toBe(false);
});

test('a database that cannot start reports PostgreSQL’s reason', async () => {
  const { folder } = cluster();
  await cluster().stop();
  const postgres = join(folder, 'postgres');
  expect(existsSync(postgres)).toBe(true);
  await expect(Cluster.start({ folder, postgres, settings: { shared_buffers: 'much' } })).rejects.toThrow(
    'invalid value for parameter "shared_buffers"',
  );
  // Only this start's: an older one may have failed for another.
  const again = Cluster.start({ folder, postgres, settings: { work_mem: 'much' } });
  await expect(again).rejects.toThrow(/^PostgreSQL did not start: (?!.*shared_buffers)/u);
});

test('a password that an earlier version gave to the server’s user belongs to who starts the server again', async () => {
  const { folder } = cluster();
  const postgres = join(folder, 'postgres');
  const file = join(folder, 'password');
  await cluster().stop();
  chmodSync(file, 0o644);
  const { uid = process.getuid?.() ?? 0 } = serverUser();
  chownSync(file, uid, process.getgid?.() ?? 0);
  const again = await Cluster.start({ folder, postgres, settings: QUICK });
  const { mode, uid: owner } = statSync(file);
  expect([mode & 0o777, owner]).toEqual([0o600, process.getuid?.()]);
  await again.stop();
});
