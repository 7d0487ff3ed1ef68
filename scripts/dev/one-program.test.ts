import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { createOneProgram } from './one-program.ts';

const opened: ChildProcess[] = [];
const running = (): readonly ChildProcess[] =>
  opened.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);

function open(): ChildProcess {
  expect(running()).toEqual([]);
  const program = spawn('sleep', ['600'], { stdio: 'ignore' });
  opened.push(program);
  return program;
}

afterEach(() => {
  for (const program of opened.splice(0)) program.kill('SIGKILL');
});

describe('a program in development', () => {
  test('is never there twice, however many of its parts are rebuilt at once', async () => {
    const codes: number[] = [];
    const program = createOneProgram(open, (code) => void codes.push(code));
    await program.restart();
    await Promise.all([program.restart(), program.restart(), program.restart()]);
    expect([opened.length, running().length, codes]).toEqual([4, 1, []]);
  });

  test('that was closed by hand ends the run', async () => {
    const ended = Promise.withResolvers<number>();
    const program = createOneProgram(open, ended.resolve);
    await Promise.all([program.restart(), program.restart()]);
    opened.at(-1)?.kill('SIGKILL');
    expect(await ended.promise).toBe(1);
  });

  test('is not opened again once the run is over', async () => {
    const program = createOneProgram(open, () => undefined);
    await program.restart();
    const [first] = opened;
    if (first === undefined) expect.fail('nothing was opened');
    const gone = once(first, 'exit');
    const restarted = program.restart();
    program.end();
    await Promise.all([gone, restarted]);
    expect([opened.length, running().length]).toEqual([1, 0]);
  });
});
