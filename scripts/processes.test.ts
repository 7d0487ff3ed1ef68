import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, vi, type TestContext } from 'vitest';
import { traces } from './traces.testing.ts';

/** Interrupts a script and waits until no process, mount or file of it is left. */
async function interrupted(
  { onTestFinished }: TestContext,
  middle: string,
  signals: readonly NodeJS.Signals[],
): Promise<void> {
  // A folder name may contain a space, which the mount list escapes.
  const folder = mkdtempSync(join(tmpdir(), 'headpin stopped-'));
  onTestFinished(() => {
    for (const line of traces(folder)) spawnSync('umount', ['--lazy', line.split(' ')[1] ?? '']);
    rmSync(folder, { recursive: true, force: true });
  });
  const script = spawn(process.execPath, [join(import.meta.dirname, 'interrupted.testing.ts'), middle], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A separate process group, as in a shell: a key in a terminal reaches all of it.
    detached: true,
  });
  const { pid = 0 } = script;
  onTestFinished(() => void script.kill('SIGKILL'));
  let said = '';
  script.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await vi.waitUntil(() => said.includes('ready'));
  const ended = once(script, 'exit');
  for (const signal of signals) {
    if (signal === 'SIGINT') process.kill(-pid, signal);
    else script.kill(signal);
  }
  await ended;
  await vi.waitUntil(() => left(folder).length === 0, { interval: 100 });
}

function left(folder: string): readonly string[] {
  return [...traces(folder), ...traces(folder.replaceAll(' ', '\\040')), ...readdirSync(folder)];
}

const WAYS: readonly (readonly [string, readonly NodeJS.Signals[]])[] = [
  ['Ctrl-C', ['SIGINT']],
  ['two Ctrl-C', ['SIGINT', 'SIGINT']],
  ['SIGTERM', ['SIGTERM']],
  ['SIGKILL', ['SIGKILL']],
];

const canMount = process.getuid?.() === 0 && process.platform === 'linux';

// These tests mostly wait.
describe.concurrent.each(WAYS)('%s leaves nothing behind', (_, signals) => {
  test('of a display', async (context) => {
    context.skip(spawnSync('Xvfb', ['-help']).error !== undefined, 'needs Xvfb');
    await interrupted(context, 'display', signals);
  });

  test('of a disk that is just being mounted', async (context) => {
    context.skip(!canMount, 'mounting a disk needs root');
    await interrupted(context, 'disk', signals);
  });

  test('of a script inside another one, whose disk is mounted and whose process ends only when it is killed', async (context) => {
    context.skip(!canMount, 'mounting a disk needs root');
    await interrupted(context, 'around', signals);
  });
});
