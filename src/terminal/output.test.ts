import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Output } from './output.ts';

describe('the output', () => {
  it('reports that its reader has gone, every time', async () => {
    const reader = spawn(process.execPath, ['-e', ''], { stdio: ['pipe', 'ignore', 'ignore'] });
    await once(reader, 'exit');
    const output = new Output(reader.stdin);
    // The first text may still fit into a pipe without a reader.
    await output.write('X');
    expect(await output.write('X')).toBe(false);
    expect(await output.write('X')).toBe(false);
  });

  it.runIf(process.platform === 'linux')('reports a full disk', async () => {
    await expect(new Output(createWriteStream('/dev/full')).write('X')).rejects.toThrow('ENOSPC');
  });
});
