import type { Server, Socket } from 'node:net';

/** Connections without credentials. A house behind one address has a hundred lanes that may come back at once. */
const MOST_OF_ADDRESS = 256;
const MOST_UNKNOWN = 1_000;
/** Addresses that have shown credentials; those of the longest ago are forgotten. */
const MOST_TRUSTED = 1_000;

export interface ConnectionLimits {
  readonly ofAddress: number;
  readonly unknown: number;
}

interface Unknown {
  readonly socket: Socket;
  readonly port: string;
  readonly from: string;
}

/**
 * The connections of a service. Those that have shown credentials stay. Of the others an address has so many, and all
 * together so many: one more ends the oldest, so that whoever holds connections open keeps nobody else out, not even at a
 * lane's own address.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  /** The oldest first. */
  readonly #unknown = new Map<string, Set<Unknown>>();
  readonly #byPort = new Map<string, Unknown>();
  /** The newest is last. */
  readonly #trusted = new Set<string>();

  constructor({ ofAddress = MOST_OF_ADDRESS, unknown = MOST_UNKNOWN }: Partial<ConnectionLimits> = {}) {
    this.#limits = { ofAddress, unknown };
  }

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      const port = portOf(socket);
      if (port === null) return;
      const one = { socket, port, from: neighbourhoodOf(socket.remoteAddress ?? '') };
      this.#byPort.set(port, one);
      const same = this.#unknown.get(one.from) ?? new Set();
      this.#unknown.set(one.from, same.add(one));
      socket.once('close', () => {
        this.#forget(one);
      });
      if (same.size > this.#limits.ofAddress) this.#endOldest(same);
      else if (this.#byPort.size > this.#limits.unknown) this.#endOldest(this.#most());
    });
  }

  /** The connection of a request that has shown credentials; of TLS it is another socket of the same port. */
  known(socket: Socket): void {
    const port = portOf(socket);
    const one = port === null ? undefined : this.#byPort.get(port);
    if (one === undefined) return;
    this.#forget(one);
    this.#trusted.delete(one.from);
    this.#trusted.add(one.from);
    const [oldest] = this.#trusted;
    if (oldest !== undefined && this.#trusted.size > MOST_TRUSTED) this.#trusted.delete(oldest);
  }

  /** Whether this address (`neighbourhoodOf`) has shown credentials since the service began. */
  trusts(from: string): boolean {
    return this.#trusted.has(from);
  }

  /** Ends those without credentials: a server that closes would wait for their handshakes. */
  end(): void {
    for (const { socket } of this.#byPort.values()) socket.resetAndDestroy();
  }

  #endOldest(same: ReadonlySet<Unknown>): void {
    const [oldest] = same;
    if (oldest === undefined) return;
    this.#forget(oldest);
    oldest.socket.resetAndDestroy();
  }

  #forget(one: Unknown): void {
    if (this.#byPort.get(one.port) === one) this.#byPort.delete(one.port);
    const same = this.#unknown.get(one.from);
    same?.delete(one);
    if (same?.size === 0) this.#unknown.delete(one.from);
  }

  /** Those of the address that has most. */
  #most(): ReadonlySet<Unknown> {
    let most: ReadonlySet<Unknown> = new Set();
    for (const same of this.#unknown.values()) if (same.size > most.size) most = same;
    return most;
  }
}

/** Null of a socket that is closed. */
function portOf({ remoteAddress, remotePort }: Socket): string | null {
  return remoteAddress === undefined ? null : `${remoteAddress} ${String(remotePort)}`;
}

/** An address; of IPv6 the 64 bits that one customer of a provider has. */
export function neighbourhoodOf(address: string): string {
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [left = [], right = []] = address
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
