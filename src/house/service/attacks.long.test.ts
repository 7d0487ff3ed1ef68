import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { LANE_ROUTES } from '../../house-contract/routes.ts';
import { databaseOfTests, HOUSE } from '../testing/database.testing.ts';
import { Flood } from '../testing/flood.testing.ts';
import { knownLane } from '../testing/lane.testing.ts';
import { HouseService } from './house-service.ts';

const database = databaseOfTests();

interface Begun {
  readonly port: number;
  readonly said: readonly string[];
}

async function begun(): Promise<Begun> {
  const said: string[] = [];
  const house = await HouseService.begin({
    ...{ database: database().service, house: HOUSE.id, https: null, authority: null },
    ...{ hosts: [], page: null, log: (line) => said.push(line) },
  });
  onTestFinished(() => house.end());
  const at = await house.listen({ host: '127.0.0.1', port: 0 });
  if (!at.ok) throw new Error(at.error);
  return { port: Number(new URL(at.value).port), said };
}

async function health(port: number): Promise<number> {
  return (await fetch(`http://127.0.0.1:${String(port)}/health`)).status;
}

test('a body that drips is cut off, a stranger’s and a lane’s, and others are answered meanwhile', async () => {
  const { port } = await begun();
  const { key } = await knownLane(database(), 1);
  const heads = [
    `POST ${LANE_ROUTES.pair} HTTP/1.1\r\nhost: localhost\r\n`,
    `POST ${LANE_ROUTES.hello} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${key}\r\n`,
  ];
  const slow = heads.map((head) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(`${head}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{"`);
    const drip = setInterval(() => socket.write('x'), 100);
    socket.resume().once('close', () => {
      clearInterval(drip);
    });
    return socket;
  });
  expect(await health(port)).toBe(200);
  await Promise.all(slow.map((socket) => once(socket, 'close')));
  expect(await health(port)).toBe(200);
});

test('a million requests that their clients end fill neither log nor memory, and others are answered meanwhile', async () => {
  const { port, said } = await begun();
  const flood = Flood.begin({ kind: 'aborted', port, from: '127.0.0.66', connections: 50 });
  onTestFinished(() => flood.end());
  while (flood.opened < 100_000) expect(await health(port)).toBe(200);
  const before = process.memoryUsage().rss;
  while (flood.opened < 1_000_000) expect(await health(port)).toBe(200);
  await flood.end();
  expect(said).toEqual([]);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
}, 3_600_000);
