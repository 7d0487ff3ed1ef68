import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Starter } from '../start/starts.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';

/** Starts a program that runs until it is told to end, and this command after it. */
async function before(command: readonly string[], starter: Starter | null): Promise<ChildProcess> {
  const module = join(import.meta.dirname, 'start-after.ts');
  const program = `
    import { startAfter } from ${JSON.stringify(module)};
    startAfter(${JSON.stringify(command)}, ${JSON.stringify(starter)}, console.error);
    process.stdout.write('ready');
    process.stdin.once('data', () => process.exit(0));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' });
  await once(child.stdout, 'data');
  return child;
}

test.each(['exit', 'SIGKILL'])(
  'the next program starts after this one’s end by %s, and not before',
  async (end) => {
    const started = join(await tempFolder(), 'started');
    const child = await before(['/bin/sh', '-c', 'echo "$1" >"$0"', started, 'a b'], null);
    expect(existsSync(started)).toBe(false);
    if (end === 'exit') child.stdin?.write('end');
    else child.kill('SIGKILL');
    await expect.poll(() => readFile(started, 'utf8').catch(() => '')).toBe('a b\n');
  },
);

test.each([
  ['which shows no board is started three times, and then the version before it once', 'exit 1', 4],
  [
    'which shows its board at its second start and crashes later is not started again',
    '[ "$starts" -lt 2 ] || rm "$count"; exit 1',
    2,
  ],
  ['which ends in order, perhaps for the next one, is not started again', 'exit 0', 1],
])('a version %s', async (_what, does, starts) => {
  const folder = await tempFolder();
  const [started = '', count = '', command = ''] = ['started', 'count', 'starter'].map((name) =>
    join(folder, name),
  );
  await writeFile(count, 'build 1\n');
  const script = `#!/bin/sh
echo "$*" >>'${started}'
starts=$(wc -l <'${started}')
count='${count}'
${does}
`;
  await writeFile(command, script, { mode: 0o755 });
  const child = await before(['no such program', 'a b'], { command, count });
  const closed = once(child, 'close');
  child.stdin?.write('end');
  // The shell that starts the command keeps this program's output open until it ends.
  await closed;
  expect(await readFile(started, 'utf8')).toBe('a b\n'.repeat(starts));
});
