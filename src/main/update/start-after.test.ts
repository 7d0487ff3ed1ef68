import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';

test.each(['exit', 'SIGKILL'])(
  'the next program starts after this one’s end by %s, and not before',
  async (end) => {
    const folder = await tempFolder();
    const [started, module] = [join(folder, 'started'), join(import.meta.dirname, 'start-after.ts')];
    const program = `
    import { startAfter } from ${JSON.stringify(module)};
    startAfter(['/bin/sh', '-c', 'echo "$1" >"$0"', ${JSON.stringify(started)}, 'a b'], console.error);
    process.stdout.write('ready');
    process.stdin.once('data', () => process.exit(0));
  `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' });
    await once(child.stdout, 'data');
    expect(existsSync(started)).toBe(false);
    if (end === 'exit') child.stdin.write('end');
    else child.kill('SIGKILL');
    await expect.poll(() => readFile(started, 'utf8').catch(() => ''), { timeout: 20_000 }).toBe('a b\n');
  },
);
