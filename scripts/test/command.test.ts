import { expect, test } from 'vitest';
import { Output, exitCode } from './command.ts';

/** Runs a line of JavaScript; returns its output and exit code. */
async function ran(script: string): Promise<{ readonly code: number | null; readonly said: string }> {
  const output = new Output();
  const code = await exitCode(process.execPath, ['-e', script], {}, output);
  return { code, said: output.read() };
}

test('what a suite prints on either stream is kept to its last word, and its exit code is the program’s', async () => {
  const { code, said } = await ran(`
    console.log('two passed');
    console.error('one failed');
    process.stdout.write('.'.repeat(200_000) + 'the end', () => process.exit(3));
  `);
  expect(code).toBe(3);
  expect(said).toContain('two passed\n');
  expect(said).toContain('one failed\n');
  expect(said.endsWith('the end')).toBe(true);
});

test('a suite ended by a signal has no exit code and has failed', async () => {
  const { code } = await ran(`process.kill(process.pid, 'SIGKILL')`);
  expect(code).toBeNull();
});
