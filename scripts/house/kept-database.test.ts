import pg from 'pg';
import { expect, test } from 'vitest';
import { serverOf } from '../../src/house/cluster/left-server.ts';
import { clusterOfTests, SERVER_KILLED } from '../../src/house/testing/cluster.testing.ts';
import { KeptDatabase } from './kept-database.ts';

const cluster = clusterOfTests(SERVER_KILLED);

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

test('a database that dies is started again with what it had, says so each time, and stays down once it is stopped', async () => {
  const said: string[] = [];
  const kept = new KeptDatabase(cluster(), (line) => said.push(line), new AbortController().signal, 1);
  await asked('CREATE TABLE kept AS SELECT 300 AS answer');
  for (const times of [1, 2]) {
    const server = serverOf(cluster().data) ?? expect.fail('no server runs');
    process.kill(server, 'SIGKILL');
    await expect.poll(() => said.length, { timeout: 30_000 }).toBe(times * 2);
    expect(await asked('SELECT answer FROM kept')).toBe(300);
  }
  expect(said.slice(0, 2)).toEqual([
    'The database has ended, and starts again. Lanes bowl on.',
    'The database runs again. What it had acknowledged is there.',
  ]);
  await kept.end();
  expect([serverOf(cluster().data), said.length]).toEqual([null, 4]);
});

test('a database that ends once the house was asked to stop is left down, and nothing is said of it', async () => {
  await cluster().begin();
  const said: string[] = [];
  const stop = new AbortController();
  const kept = new KeptDatabase(cluster(), (line) => said.push(line), stop.signal, 1);
  stop.abort();
  const server = serverOf(cluster().data) ?? expect.fail('no server runs');
  process.kill(server, 'SIGTERM');
  await cluster().ended();
  await kept.end();
  expect([serverOf(cluster().data), said]).toEqual([null, []]);
});
