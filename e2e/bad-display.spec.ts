import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descendants, killTree, statOf } from '../drive/process-tree.ts';
import { expect, test } from './support/test.ts';

const ROOT = join(import.meta.dirname, '..');
const SLOW = { timeout: 120_000 };

test('without a display npm start says so, runs on a virtual one, leaves a picture, and Ctrl-C ends everything', async ({
  data,
}, info) => {
  test.skip(process.platform !== 'linux', 'only Linux can be without a display');
  const picture = info.outputPath('first-window.png');
  const { DISPLAY, WAYLAND_DISPLAY, XAUTHORITY, ...rest } = process.env;
  expect(DISPLAY ?? WAYLAND_DISPLAY ?? XAUTHORITY).toBeDefined();
  const script = spawn(process.execPath, [join(ROOT, 'scripts/start.ts'), '--windowed', '--lang', 'en'], {
    cwd: ROOT,
    env: { ...rest, HEADPIN_DATA_DIR: data, HEADPIN_PICTURE: picture },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [script.stdout, script.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  try {
    await expect.poll(() => output, SLOW).toContain(`A picture of the first window: ${picture}`);
    expect(output).toContain('There is no display here: the program runs on a virtual one');
    expect(readFileSync(picture).subarray(1, 4).toString()).toBe('PNG');

    const started = script.pid === undefined ? [] : descendants(script.pid);
    expect(started.length).toBeGreaterThan(2);
    script.kill('SIGINT');
    const [code] = (await once(script, 'close')) as [number | null];
    expect(code).toBe(130);
    await expect.poll(() => started.filter(isAlive)).toEqual([]);
  } finally {
    if (script.pid !== undefined && script.exitCode === null) killTree(script.pid);
  }
});

/** Whether a process is running; a zombie is not. */
function isAlive(pid: number): boolean {
  const stat = statOf(pid);
  return stat !== null && stat[0] !== 'Z';
}
