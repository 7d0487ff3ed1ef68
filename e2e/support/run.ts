import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readRuntime } from '../../drive/runtime.ts';

/** How a run that opens no window of its own ended, and everything it printed. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Longer than any message that a program shows before it ends. */
const LONGEST = 60_000;

/**
 * Starts the real program outside Playwright, with its own options after `--`, and waits until it has ended.
 * `until` ends it as soon as it has printed that: a message stays on the screen long enough to be read.
 */
export async function runProgram(
  options: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
  until?: string,
): Promise<Ended> {
  const root = join(import.meta.dirname, '../..');
  const sandbox = process.env['HEADPIN_NO_SANDBOX'] === '1' ? ['--no-sandbox'] : [];
  const child = spawn(readRuntime().executable, [...sandbox, root, '--', '--windowed', ...options], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST,
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (until !== undefined && output.includes(until)) child.kill('SIGKILL');
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
