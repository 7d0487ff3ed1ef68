import { isIP } from 'node:net';
import { join } from 'node:path';

/** Where a print service listens: a local socket, or an address and a port. */
export type CupsAddress = { readonly socketPath: string } | { readonly host: string; readonly port: number };

const USUAL_SOCKETS = ['/run/cups/cups.sock', '/var/run/cups/cups.sock'] as const;
const USUAL_PORT = 631;

/**
 * Finds CUPS as its own programs do: `CUPS_SERVER`, the user's or the system's `client.conf`, else the usual socket.
 * Null when there is none, and for a server given by name: this program resolves no names.
 */
export async function cupsAddress(
  env: NodeJS.ProcessEnv,
  readText: (path: string) => Promise<string | null>,
  exists: (path: string) => Promise<boolean>,
): Promise<CupsAddress | null> {
  const asked = env['CUPS_SERVER'] ?? (await configured(env['HOME'], readText));
  if (asked !== undefined && asked !== '') return addressOf(asked);
  for (const socketPath of USUAL_SOCKETS) if (await exists(socketPath)) return { socketPath };
  return null;
}

async function configured(
  home: string | undefined,
  readText: (path: string) => Promise<string | null>,
): Promise<string | undefined> {
  const own = home === undefined ? [] : [join(home, '.cups', 'client.conf')];
  for (const file of [...own, '/etc/cups/client.conf']) {
    const server = /^[ \t]*ServerName[ \t]+(\S+)/imu.exec((await readText(file)) ?? '')?.[1];
    if (server !== undefined) return server;
  }
  return undefined;
}

/**
 * Reads `/run/cups/cups.sock`, `192.168.0.7`, `192.168.0.7:8631`, `[fe80::1]:631`, `localhost`; ignores
 * `/version=1.1`.
 */
function addressOf(server: string): CupsAddress | null {
  if (server.startsWith('/')) return { socketPath: server };
  const [, bracketed, plain, port] =
    /^(?:\[([^\]]+)\]|([^/:]+|[\dA-Fa-f:]*:[\dA-Fa-f:]*:[\dA-Fa-f:]*))(?::(\d+))?(?:\/|$)/u.exec(server) ??
    [];
  const name = bracketed ?? plain ?? '';
  const host = name === 'localhost' ? '127.0.0.1' : name;
  return isIP(host) === 0 ? null : { host, port: port === undefined ? USUAL_PORT : Number(port) };
}
