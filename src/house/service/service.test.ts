import { once } from 'node:events';
import { connect } from 'node:net';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { LARGEST_REQUEST } from '../../house-contract/deliveries.ts';
import { DESK_PREFIX } from '../../house-contract/routes.ts';
import { startCluster, removeCluster } from '../testing/cluster.testing.ts';
import { poolOf } from '../db/pool.ts';
import { databaseOfTests } from '../testing/database.testing.ts';
import { Service } from './service.ts';
import type { Room } from './valibot-provider.ts';

const database = databaseOfTests();
const said: string[] = [];
/** The room's answers, also those that nobody hears. */
let answered = 0;
const begun: Service[] = [];
afterAll(async () => {
  await Promise.all(begun.map((service) => service.close()));
});

// eslint-disable-next-line @typescript-eslint/require-await -- A plugin of Fastify is async.
const room: Room = async (app) => {
  app.addHook('onSend', (_request, _reply, _payload, done) => {
    answered += 1;
    done();
  });
  const body = v.strictObject({ pins: v.pipe(v.number(), v.maxValue(10)) });
  app.post('/pins', { schema: { body } }, ({ body: { pins } }, reply) => reply.send({ pins }));
  app.get(`${DESK_PREFIX}tried`, (_request, reply) => reply.send({}));
  app.get('/bug', () => {
    throw new Error('a secret path');
  });
};

async function service(pool = database().pool, mostRequests?: number): Promise<Service> {
  const made = await Service.of({
    pool,
    ...(mostRequests === undefined ? {} : { mostRequests }),
    https: null,
    rooms: [room],
    log: (line) => said.push(line),
  });
  begun.push(made);
  return made;
}

async function answer(made: Service, url: string, payload?: string): Promise<readonly [number, unknown]> {
  const headers = { 'content-type': 'application/json' };
  const { statusCode, body } =
    payload === undefined
      ? await made.inject({ url })
      : await made.inject({ method: 'POST', url, headers, payload });
  return [statusCode, JSON.parse(body)];
}

test('an invalid request is refused with a code before its handler runs', async () => {
  const made = await service();
  expect(await answer(made, '/pins', '{"pins":7}')).toEqual([200, { pins: 7 }]);
  expect(await answer(made, '/pins', '{"pins":11}')).toEqual([400, { code: 'invalid' }]);
  expect(await answer(made, '/pins', '{"pins":7,"more":1}')).toEqual([400, { code: 'invalid' }]);
  expect(await answer(made, '/pins', '{"pins":')).toEqual([400, { code: 'invalid' }]);
  expect(await answer(made, '/pins', '{"pins":7,"__proto__":{"pins":1}}')).toEqual([
    400,
    { code: 'invalid' },
  ]);
  expect(await answer(made, '/pin')).toEqual([404, { code: 'no-such-route' }]);
});

test('a request of 10 MB is refused, and the next one is answered', async () => {
  const made = await service();
  const message = JSON.stringify({ pins: 'X'.repeat(10 * LARGEST_REQUEST) });
  expect(await answer(made, '/pins', message)).toEqual([413, { code: 'too-large' }]);
  expect(await answer(made, '/pins', '{"pins":7}')).toEqual([200, { pins: 7 }]);
});

test('a bug is described in the log and not in the answer', async () => {
  expect(await answer(await service(), '/bug')).toEqual([500, { code: 'bug' }]);
  expect(said.at(-1)).toContain('GET /bug: bug: Error: a secret path');
});

test.each([
  [`${DESK_PREFIX}tried`],
  [`${DESK_PREFIX}tried`.replace('d', '%64')],
  [`${DESK_PREFIX}tried?again=1`.replaceAll('e', '%65')],
])('the front desk’s requests are limited by their route, also when its path is spelled %s', async (url) => {
  const made = await service(database().pool, 5);
  const statuses: number[] = [];
  for (let time = 1; time <= 8; time += 1) statuses.push((await made.inject({ url })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});

test('a client that leaves in the middle of its request is no fault of the database, and fills no log', async () => {
  const made = await service();
  const listening = await made.listen({ host: '127.0.0.1', port: 0 });
  if (!listening.ok) expect.fail(listening.error);
  const [before, answeredBefore] = [said.length, answered];
  const { hostname, port } = new URL(listening.value);
  const head =
    'POST /pins HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';
  await Promise.all(
    Array.from({ length: 100 }, async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      await new Promise<void>((resolve) => {
        socket.write(head, () => {
          resolve();
        });
      });
      socket.destroy();
    }),
  );
  await expect.poll(() => answered).toBe(answeredBefore + 100);
  expect(said.slice(before)).toEqual([]);
});

test('plain HTTP stays on this machine', async () => {
  const made = await service();
  expect(await made.listen({ host: '0.0.0.0', port: 0 })).toEqual({
    ok: false,
    error: 'plain-http-beyond-this-machine',
  });
  const listening = await made.listen({ host: '127.0.0.1', port: 0 });
  if (!listening.ok) expect.fail(listening.error);
  const health = await fetch(`${listening.value}/health`);
  expect(await health.json()).toEqual({ database: true });
});

test('a service without its database says so, and answers again once the database is back', async () => {
  const cluster = await startCluster();
  const pool = poolOf(cluster.address());
  const made = await service(pool);
  expect(await answer(made, '/health')).toEqual([200, { database: true }]);
  await cluster.kill();
  // A killed server's processes end, and the pool notices it, a moment later.
  await expect.poll(() => answer(made, '/health')).toEqual([503, { code: 'database-gone' }]);
  await cluster.begin();
  await expect.poll(() => answer(made, '/health')).toEqual([200, { database: true }]);
  await pool.end();
  await removeCluster(cluster);
});
