import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { clusterOfTests } from '../testing/cluster.testing.ts';
import { Cluster } from './cluster.ts';

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
  expect(statSync(join(cluster().folder, 'password')).mode & 0o077).toBe(0);
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
