import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cookieFile, displayNumber } from '../drive/x-server.ts';
import type { Run } from './processes.ts';

export interface DisplayWish {
  /** In pixels; full HD by default. */
  readonly width?: number;
  readonly height?: number;
  /** The user, besides root, who may use it. */
  readonly user?: number;
}

/**
 * Starts Xvfb on the first free display number, usable only with its cookie; it ends with the run.
 * @returns a program's environment for painting there
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
    // Without -noreset it restarts when its last window closes and drops whoever connects at that moment.
    ['-displayfd', '3', '-noreset', '-screen', '0', size, '-nolisten', 'tcp', '-auth', cookie],
    {
      // A separate process group: Ctrl-C in a terminal must not end the display before the programs on it.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...run.environment },
    },
  );
  const number = await displayNumber(server);
  // From now on it must not keep this process alive.
  server.unref();
  return { DISPLAY: `:${number}`, XAUTHORITY: cookie };
}
