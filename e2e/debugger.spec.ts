import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listeners } from '../drive/listeners.ts';
import { descendants, parentOf } from '../drive/process-tree.ts';
import { expect, test } from './support/test.ts';

const CHECKOUT = join(import.meta.dirname, '..');
const SLOW = { timeout: 120_000 };

test('npm start opens the program whatever the environment says, and SIGUSR1 opens no debugger in any part of it', async ({
  data,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'headpin-start-'));
  const picture = join(folder, 'first-window.png');
  const { scripts } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const start = spawn(
    process.execPath,
    [...scripts.start.split(' ').slice(1), '--windowed', '--lang', 'en', '--data', data],
    {
      cwd: CHECKOUT,
      env: {
        ...process.env,
        HEADPIN_PICTURE: picture,
        // Each of these would turn the program into something else; neither reaches it.
        ELECTRON_RUN_AS_NODE: '1',
        NODE_OPTIONS: `--require=${join(CHECKOUT, 'package.json')}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [start.stdout, start.stderr])
    stream.on('data', (chunk: unknown) => {
      output += String(chunk);
    });
  const { pid } = start;
  if (pid === undefined) throw new Error('nothing was started');
  try {
    await expect.poll(() => existsSync(picture) || `not yet: ${output}`, SLOW).toBe(true);
    expect(output).toContain('Headpin is started without');
    // The starter, its leash and the program; processes below that do not run Node.
    const open = [pid, ...descendants(pid).filter((below) => parentOf(below) === pid)];
    expect(open.length).toBeGreaterThanOrEqual(3);
    for (const each of open) process.kill(each, 'SIGUSR1');
    await expect.poll(() => output, SLOW).toContain('Somebody asked for a debugger');
    expect([pid, ...descendants(pid)].flatMap(listeners)).toEqual([]);
    expect(output).not.toContain('Debugger listening');
  } finally {
    const ended = once(start, 'exit');
    if (start.exitCode === null && start.kill()) await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
