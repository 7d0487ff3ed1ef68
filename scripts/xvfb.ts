import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Run } from './processes.ts';

/** How a virtual display is wanted. */
export interface DisplayWish {
  /** Pixels; a full HD screen if not given. */
  readonly width?: number;
  readonly height?: number;
  /** The user, besides root, who may paint there. */
  readonly user?: number;
}

/**
 * Starts Xvfb on the first free display number, closed to everybody without its cookie; it ends with the run.
 * @returns what a program's environment needs to paint there
 */
export async function startVirtualDisplay(
  run: Run,
  wish: DisplayWish = {},
): Promise<Readonly<Record<string, string>>> {
  const { width = 1920, height = 1080, user } = wish;
  const folder = mkdtempSync(join(run.folder, 'display-'));
  const cookie = join(folder, 'cookie');
  writeFileSync(cookie, cookieFile(randomBytes(16)), { mode: 0o600 });
  if (user !== undefined) {
    chownSync(folder, user, user);
    chownSync(cookie, user, user);
  }
  const size = `${String(width)}x${String(height)}x24`;
  const server = spawn(
    'Xvfb',
    // Without -noreset it starts anew when its last window closes, and throws out who comes at that moment.
    ['-displayfd', '3', '-noreset', '-screen', '0', size, '-nolisten', 'tcp', '-auth', cookie],
    {
      // A group of its own: Ctrl-C in a terminal must not take the display from under a program that is still closing.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...run.environment },
    },
  );
  const number = await displayNumber(server);
  // From here on it must not keep this process alive.
  server.unref();
  return { DISPLAY: `:${number}`, XAUTHORITY: cookie };
}

/** An X server writes the number it took to its file 3, as a line, once it can be reached. */
export async function displayNumber(server: ChildProcess): Promise<string> {
  let complaint = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const lines = createInterface({ input: server.stdio[3] as Readable });
  const answer = await Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    once(server, 'error').then(([error]) => {
      throw new Error(`The X server could not be started: ${String(error)}`);
    }),
    once(server, 'exit').then(() => {
      throw new Error(`The X server ended at once: ${complaint.trim()}`);
    }),
    wait(20_000, undefined, { ref: false }).then(() => {
      throw new Error('The X server did not come up within 20 s');
    }),
  ]);
  return answer.trim();
}

/** An authority file (Xauthority(5)) with one entry, for every host and display number (family FamilyWild). */
export function cookieFile(cookie: Buffer): Buffer {
  const field = (value: Buffer): Buffer[] => [Buffer.from([value.length >> 8, value.length & 0xff]), value];
  const wild = Buffer.from([0xff, 0xff]);
  const empty = Buffer.alloc(0);
  return Buffer.concat([
    wild,
    ...field(empty),
    ...field(empty),
    ...field(Buffer.from('MIT-MAGIC-COOKIE-1')),
    ...field(cookie),
  ]);
}
