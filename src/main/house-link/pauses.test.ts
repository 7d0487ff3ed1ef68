import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { newKey } from '../../house/lanes/lane-key.ts';
import { HOUSE } from '../../house/testing/database.testing.ts';
import { until } from './testing/house.testing.ts';
import { LinkedLane, SHORT_PAUSES } from './testing/linked-lane.testing.ts';

const FIRST = 20;

test('a lane whose front desk is gone asks for it ever more rarely', async () => {
  const tries: number[] = [];
  const server = createServer((socket) => {
    tries.push(performance.now());
    socket.destroy();
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') return expect.fail('the server has a port');
  const lane = await LinkedLane.of({ pauses: { ...SHORT_PAUSES, first: FIRST, longest: 60_000 } });
  lane.pairing = {
    ...{ address: `http://127.0.0.1:${String(address.port)}`, house: HOUSE.id, name: HOUSE.name },
    ...{ key: newKey(), authority: null },
  };
  lane.link.begin();
  await until(() => tries.length > 5);
  const [before = 0, last = 0] = tries.slice(4);
  // Doubled four times, and at least half of that; a timer may be a little early.
  expect(last - before).toBeGreaterThan((FIRST * 2 ** 4) / 2 - 5);
});
