import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { serverUser } from '../cluster/server-user.ts';

interface Ran {
  readonly uid?: number;
  readonly gid?: number;
  readonly input?: string | Buffer;
}

/** Rejects with the program's error output. */
export async function ran(
  program: string,
  parameters: readonly string[],
  { input = '', ...user }: Ran = {},
): Promise<void> {
  const child = spawn(program, parameters, { ...user, stdio: ['pipe', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${program}: ${words.trim()}`);
}

/** Appends to a file of the cluster, as PostgreSQL's user. */
export async function append(file: string, text: string): Promise<void> {
  await ran('tee', ['-a', file], { ...serverUser(), input: text });
}
