import { expect, test } from 'vitest';
import { Service } from './service.ts';

const DAY = 24 * 60 * 60_000;
const answering =
  (headers: Record<string, string>): typeof fetch =>
  () =>
    Promise.resolve(new Response('{}', { headers }));

test('a PC whose clock is a day behind knows it once the service has answered', async () => {
  const service = new Service(answering({ date: new Date(Date.now() + DAY).toUTCString() }));
  expect(service.aheadBy).toBe(0);
  await service.get('/any');
  expect(Math.round(service.aheadBy / DAY)).toBe(1);
});

test.each([{}, { date: 'yesterday' }])(
  'without a readable time of the service (%o) the PC’s holds',
  async (headers) => {
    const service = new Service(answering(headers));
    await service.get('/any');
    expect(service.aheadBy).toBe(0);
  },
);
