import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { root } from '../../drive/runtime.ts';
import { DELAYS, delaysEnvironment } from './delays-environment.ts';
import { drawsOf, Lane } from './lane.mjs';

/** Runs a delayed program, which prints JSON. */
function delayed(seed: number, script: string): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, ...delaysEnvironment(root, { ...process.env, [DELAYS]: String(seed) }) },
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const NUMBERS = Array.from({ length: 100 }, (_, index) => index);

const ORDERS: Readonly<Record<string, string>> = {
  'the chunks of a socket': `
    import { connect, createServer } from 'node:net';
    const server = createServer((socket) => {
      socket.on('data', (text) => socket.write(text)).on('end', () => socket.end());
    }).listen(0, '127.0.0.1', () => {
      let heard = '';
      const socket = connect(server.address().port, '127.0.0.1');
      socket.on('data', (text) => (heard += text)).on('close', () => {
        server.close();
        console.log('[' + heard.slice(1) + ']');
      });
      for (let number = 0; number < 100; number += 1) socket.write(',' + number);
      socket.end();
    });`,
  'the last words of a socket and its end': `
    import { connect, createServer } from 'node:net';
    import { text } from 'node:stream/consumers';
    let asked = 0;
    const server = createServer((socket) => {
      socket.write(String(asked++));
      socket.destroy();
    }).listen(0, '127.0.0.1', async () => {
      const heard = [];
      while (heard.length < 100) heard.push(Number(await text(connect(server.address().port, '127.0.0.1'))));
      server.close();
      console.log(JSON.stringify(heard));
    });`,
  'writes to one file handle': `
    import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
    import { tmpdir } from 'node:os';
    import { join } from 'node:path';
    const folder = await mkdtemp(join(tmpdir(), 'headpin-delays-'));
    const file = join(folder, 'file');
    const handle = await open(file, 'a');
    const ended = [];
    for (let number = 0; number < 100; number += 1) await handle.write(',' + number);
    const closing = [handle.stat(), handle.close()].map((call, index) => call.then(() => ended.push(index)));
    await Promise.all(closing);
    if (ended.join() !== '0,1') throw new Error('it was closed too early');
    console.log('[' + (await readFile(file, 'utf8')).slice(1) + ']');
    await rm(folder, { recursive: true });`,
  'timers of the same time': `
    const fired = [];
    for (let number = 0; number < 100; number += 1)
      setTimeout(() => { if (fired.push(number) === 100) console.log(JSON.stringify(fired)); }, 5);`,
  'turns of the event loop': `
    const fired = [];
    for (let number = 0; number < 100; number += 1)
      setImmediate(() => { if (fired.push(number) === 100) console.log(JSON.stringify(fired)); });`,
};

describe.concurrent('random delays keep the order', () => {
  test.each(Object.entries(ORDERS))('of %s', (_, script) => {
    for (const seed of [1, 2]) expect(delayed(seed, script)).toEqual(NUMBERS);
  });
});

test('a child that has printed and ended is heard in that order: its exit, then its close with all output', () => {
  const script = `
    import { spawn } from 'node:child_process';
    const child = spawn(process.execPath, ['-e', 'console.log("x".repeat(100_000))']);
    const told = [];
    let length = 0;
    child.stdout.on('data', (text) => (length += text.length));
    for (const name of ['exit', 'close'])
      child.on(name, () => { told.push(name); if (name === 'close') console.log(JSON.stringify([told, length])); });`;
  expect(delayed(4, script)).toEqual([['exit', 'close'], 100_001]);
});

test('a timer that was cleared while it is late does not act, and an interval acts until it is cleared', () => {
  const script = `
    const told = [];
    const timers = Array.from({ length: 100 }, (_, at) => setTimeout(() => {
      if (at === 0) for (const timer of timers) clearTimeout(timer);
      told.push(at);
    }, 1));
    let beats = 0;
    const interval = setInterval(() => {
      beats += 1;
      if (beats < 5) return;
      clearInterval(interval);
      setTimeout(() => console.log(JSON.stringify([told, beats])), 50);
    }, 1);`;
  expect(delayed(5, script)).toEqual([[0], 5]);
});

test('what Node refuses it refuses at once, also when files are late', () => {
  const script = `
    import { readFile } from 'node:fs';
    try { readFile({}, () => undefined); } catch ({ code }) { console.log(JSON.stringify(code)); }`;
  expect(delayed(6, script)).toBe('ERR_INVALID_ARG_TYPE');
});

test('without a seed nothing is loaded', () => {
  expect(delaysEnvironment(root, {})).toEqual({});
});

test('a checkout with spaces and letters of any alphabet is loaded from, and other options stay', () => {
  const environment = delaysEnvironment(join('/tmp', '볼링 lane 7'), {
    [DELAYS]: '7',
    NODE_OPTIONS: '--no-warnings',
  });
  expect(environment['NODE_OPTIONS']).toMatch(/^--no-warnings --import=file:\/\/\S+delays\.mjs$/u);
  expect(delaysEnvironment(join('/tmp', '볼링 lane 7'), environment)).toEqual(environment);
});

test('a seed repeats the same delays; another seed and another kind have others', () => {
  const often = { often: 0.3, seldom: 0.1 };
  const drawn = (seed: string, kind: string): readonly number[] => NUMBERS.map(drawsOf(seed, kind, often));
  expect(drawn('7', 'sockets')).toEqual(drawn('7', 'sockets'));
  expect(drawn('7', 'sockets')).not.toEqual(drawn('8', 'sockets'));
  expect(drawn('7', 'sockets')).not.toEqual(drawn('7', 'files'));
});

test('most delays are none or up to 5 ms, and few are 50 to 400 ms', () => {
  const draw = drawsOf('7', 'sockets', { often: 0.3, seldom: 0.02 });
  const drawn = Array.from({ length: 10_000 }, draw);
  expect(drawn.every((delay) => (delay >= 0 && delay <= 5) || (delay >= 50 && delay <= 400))).toBe(true);
  const long = drawn.filter((delay) => delay > 5).length;
  expect(long).toBeGreaterThan(100);
  expect(long).toBeLessThan(300);
});

test('fake timers are exact', () => {
  vi.useFakeTimers();
  try {
    let fired = false;
    setTimeout(() => (fired = true), 1000);
    vi.advanceTimersByTime(999);
    expect(fired).toBe(false);
    vi.advanceTimersByTime(1);
    expect(fired).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('a lane runs at once what has no delay, until something waits', async () => {
  const lane = new Lane();
  const ran: number[] = [];
  lane.run(0, () => ran.push(1));
  expect(ran).toEqual([1]);
  lane.run(3, () => ran.push(2));
  lane.run(0, () => ran.push(3));
  expect(ran).toEqual([1]);
  await lane.wait(0);
  expect(ran).toEqual([1, 2, 3]);
});
