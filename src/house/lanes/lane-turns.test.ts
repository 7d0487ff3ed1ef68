import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { LaneTurns } from './lane-turns.ts';

const KEYS = ['Bearer one', 'Bearer two'] as const;

/** A service whose route answers when it is told to. */
function service() {
  const app = fastify();
  const begun: string[] = [];
  const answers: (() => void)[] = [];
  app.addHook('onRequest', new LaneTurns().take);
  app.get('/', async ({ headers }) => {
    begun.push(headers.authorization ?? '');
    await new Promise<void>((answer) => answers.push(answer));
    return {};
  });
  const asks = async (authorization: string): Promise<number> =>
    (await app.inject({ url: '/', headers: { authorization } })).statusCode;
  const answerAll = (): void => {
    for (const answer of answers.splice(0)) answer();
  };
  return { app, begun, asks, answerAll };
}

/** Answers again and again, until all is answered. */
async function answeredAll<T>(all: Promise<T>, answerAll: () => void): Promise<T> {
  const answering = setInterval(answerAll, 1);
  return all.finally(() => {
    clearInterval(answering);
  });
}

test('a lane that asks a hundred times at once is answered two by two, and another lane meanwhile', async () => {
  const { app, begun, asks, answerAll } = service();
  const statuses = Array.from({ length: 100 }, () => asks(KEYS[0]));
  await expect.poll(() => begun).toEqual([KEYS[0], KEYS[0]]);
  const other = asks(KEYS[1]);
  await expect.poll(() => begun).toHaveLength(3);
  const answered = await answeredAll(Promise.all(statuses), answerAll);
  expect(answered.filter((status) => status === 200)).toHaveLength(32);
  expect(answered.filter((status) => status === 429)).toHaveLength(68);
  expect(await other).toBe(200);
  // Its turns are over: it may ask again.
  const again = asks(KEYS[0]);
  await expect.poll(() => begun).toHaveLength(34);
  answerAll();
  expect(await again).toBe(200);
  await app.close();
});

test('who went away while waiting holds up nobody', async () => {
  const { app, begun, asks, answerAll } = service();
  const at = await app.listen({ port: 0, host: '127.0.0.1' });
  const gone = new AbortController();
  const headers = { authorization: KEYS[0] };
  const first = [1, 2].map(async () => fetch(at, { headers }));
  await expect.poll(() => begun).toHaveLength(2);
  const left = fetch(at, { headers, signal: gone.signal }).catch(() => null);
  const next = asks(KEYS[0]);
  gone.abort();
  await left;
  answerAll();
  await Promise.all(first);
  expect(await answeredAll(next, answerAll)).toBe(200);
  await app.close();
});
