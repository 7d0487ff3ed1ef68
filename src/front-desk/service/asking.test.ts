import { expect, test } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import { useAsking } from './asking.ts';
import type { Answer } from './service.ts';

test('a second click asks nothing while the first one is awaited', async () => {
  const { ask, isBusy } = useAsking();
  const answers: ((answer: Answer<string>) => void)[] = [];
  const send = (): Promise<Answer<string>> => new Promise((resolve) => answers.push(resolve));
  const first = ask(send);
  const second = await ask(send);
  expect([second.ok, answers.length, isBusy.value]).toEqual([false, 1, true]);
  answers[0]?.(ok('done'));
  expect([(await first).ok, isBusy.value]).toEqual([true, false]);
});

test('a refusal is told until something is done', async () => {
  const { ask, problem } = useAsking();
  await ask(() => Promise.resolve(err({ code: 'last-manager' })));
  expect(problem.value).toBe('last-manager');
  await ask(() => Promise.resolve(ok(null)));
  expect(problem.value).toBeNull();
});
