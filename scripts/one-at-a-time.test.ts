import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const FIXTURE = join(import.meta.dirname, 'one-at-a-time.testing.ts');

interface Asked {
  readonly child: ChildProcess;
  readonly answers: AsyncIterator<string>;
}

/** A command that wants a checkout, and its answers. */
function wants(...parameters: readonly string[]): Asked {
  const child = spawn(process.execPath, [FIXTURE, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  return { child, answers: createInterface(child.stdout)[Symbol.asyncIterator]() };
}

async function answerTo(...parameters: readonly string[]): Promise<string> {
  return next(wants(...parameters));
}

async function next({ answers }: Asked): Promise<string> {
  const { value } = (await answers.next()) as { readonly value: string };
  return value;
}

test('a checkout is tested by one command at a time, and the other one says by whom and since when', async () => {
  const first = wants('/lanes/one', 'npm test');
  expect(await next(first)).toBe('has it');
  const answer = await answerTo('/lanes/one', 'npm run verify');
  const pid = String(first.child.pid);
  expect(answer).toMatch(
    new RegExp(
      `^npm test \\(process ${pid}, since [\\d:]+\\) is testing this checkout: please wait for its end, or stop it\\.$`,
      'u',
    ),
  );
});

test('another checkout is tested meanwhile', async () => {
  await answerTo('/lanes/two', 'npm test');
  expect(await answerTo('/lanes/three', 'npm test')).toBe('has it');
});

test('a command that was killed has left the checkout', async () => {
  const killed = wants('/lanes/four', 'npm test');
  await next(killed);
  const gone = once(killed.child, 'exit');
  killed.child.kill('SIGKILL');
  await gone;
  expect(await answerTo('/lanes/four', 'npm test')).toBe('has it');
});

test('a command inside another one tests its checkout', async () => {
  const outer = wants('/lanes/five', 'npm run soak', 'npm test');
  expect([await next(outer), await next(outer)]).toEqual(['has it', 'has it']);
});
