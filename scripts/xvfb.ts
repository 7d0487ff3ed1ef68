import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cookieFile, displayNumber } from '../drive/x-server.ts';
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
