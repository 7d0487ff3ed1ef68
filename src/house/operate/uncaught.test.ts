import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Ended {
  readonly code: number | null;
  readonly said: string;
  /** In milliseconds, from the error or the signal on. */
  readonly after: number;
}

/** Runs a service that listens, holds a timer and never ends by itself, until it has ended after `does`. */
async function ended(does: string, signal?: NodeJS.Signals): Promise<Ended> {
  const folder = await mkdtemp(join(tmpdir(), 'headpin-service-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = join(folder, 'service.mjs');
  await writeFile(
    script,
    `import { createServer } from 'node:http';
     import { endAfterErrors, endInTime } from ${JSON.stringify(join(import.meta.dirname, 'uncaught.ts'))};
     endAfterErrors();
     endInTime(500);
     setInterval(() => undefined, 1000);
     const server = createServer(() => undefined).listen(0, '127.0.0.1', () => {
       process.stdout.write('ready');
       ${does};
     });`,
  );
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const gone = once(child, 'close') as Promise<[number | null]>;
  await once(child.stdout, 'data');
  const began = performance.now();
  if (signal !== undefined) child.kill(signal);
  const [code] = await gone;
  return { code, said, after: performance.now() - began };
}

test.each([
  ['a timer', `setTimeout(() => { throw new Error('a bug') }, 1)`],
  ['a promise that nobody awaits', `void Promise.reject(new Error('a bug'))`],
  [
    'a socket',
    `fetch('http://127.0.0.1:' + server.address().port); server.on('request', () => { throw new Error('a bug') })`,
  ],
  ['two promises at once', `for (const _ of [1, 2]) void Promise.reject(new Error('a bug'))`],
])(
  'an error in %s of the front desk’s service is logged once with its stack and build, and ends it',
  async (_where, does) => {
    const { code, said, after } = await ended(does);
    expect(code).toBe(70);
    expect(said.match(/an error ended the service \(service\.mjs of \d{4}-.*, Node v\d+/gu)).toHaveLength(1);
    expect(said).toMatch(/Error: a bug\n\s+at /u);
    expect(after).toBeLessThan(5_000);
  },
);

test('a service that hangs as it is stopped ends all the same, in its time', async () => {
  const { code, after } = await ended(`process.on('SIGTERM', () => undefined)`, 'SIGTERM');
  expect(code).toBe(1);
  expect(after).toBeGreaterThan(450);
});

test('the service itself ends after an error, and the package starts it again', async () => {
  const throws = `const timer = setInterval(() => {
    if (process.listenerCount('uncaughtException') === 0) return;
    clearInterval(timer);
    throw new Error('a bug');
  }, 20);`;
  const preload = `data:text/javascript,${encodeURIComponent(throws)}`;
  const service = join(import.meta.dirname, '../serve.ts');
  const child = spawn(process.execPath, ['--import', preload, service], { stdio: 'ignore' });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(70);
  const root = join(import.meta.dirname, '../../..');
  const unit = await readFile(join(root, 'scripts/package/house/files/headpin-house.service'), 'utf8');
  expect(unit).toMatch(/^Restart=always$/mu);
});
