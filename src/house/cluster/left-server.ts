import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Stops a server whose starter was killed. Resolves with whether there was one. */
export async function endLeftServer(data: string): Promise<boolean> {
  const server = serverOf(data);
  if (server === null) return false;
  // A fast shutdown: connections end, and everything is written.
  process.kill(server, 'SIGINT');
  while (serverOf(data) === server) await pause(50);
  return true;
}

/**
 * The process id of the running server of this cluster; null if none runs, even if its pid file is still
 * there.
 */
export function serverOf(data: string): number | null {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const server = Number(readFileSync(file, 'utf8').split('\n')[0]);
  try {
    const command = readFileSync(`/proc/${String(server)}/cmdline`, 'utf8').split('\0');
    return command.includes(data) ? server : null;
  } catch {
    return null;
  }
}
