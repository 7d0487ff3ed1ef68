import { expect, test } from 'vitest';
import { OneAtATime } from './one-at-a-time.ts';

test('tasks run in the order of their requests, each after the one before', async () => {
  const queue = new OneAtATime();
  const said: string[] = [];
  const slow = queue.run(async () => {
    await Promise.resolve();
    said.push('first');
    return 1;
  });
  const quick = queue.run(() => {
    said.push('second');
    return Promise.resolve(2);
  });
  await queue.settled();
  expect(said).toEqual(['first', 'second']);
  expect([await slow, await quick]).toEqual([1, 2]);
});

test('a task that throws does not stop later ones, and its caller gets the error', async () => {
  const queue = new OneAtATime();
  const failed = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(() => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
  await queue.settled();
});
