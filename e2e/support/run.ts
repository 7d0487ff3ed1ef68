import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readRuntime } from '../../drive/runtime.ts';

/** The end of a run without a window: its code and output. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Longer than any final message is shown. */
const LONGEST = 120_000;

/**
 * Starts the real program without Playwright, with options after `--`, and waits for its end. `until` ends it after
 * this output, because messages stay on the screen for a while.
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
