import type { Server, Socket } from 'node:net';
import { passIn, type LanePass } from '../../house-contract/lane-pass.ts';
import { neighbourhoodOf, type Connections } from './connections.ts';
import { Rates, type Rate } from './rates.ts';

/** Handshakes of those without a pass: a house of a hundred older lanes behind one address may come back at once. */
const OF_ADDRESS = { atOnce: 256, aSecond: 50 };
const OF_ALL = { atOnce: 500, aSecond: 200 };
/** Connections before the gate; one more ends the oldest. They cost little, for they have no TLS. */
export const MOST_BEFORE_GATE = 4_000;
/** Milliseconds before the gate at the most. */
const BEFORE_GATE = 10_000;

/** The kind of TLS's record that begins a handshake, and the bytes before a record's own. */
const HANDSHAKE = 22;
const HEAD = 5;
/** RFC 8446, 5.1: no record of a hello is longer. */
const LONGEST = 2 ** 14;

export interface GateDeps {
  readonly connections: Connections;
  /** Whether this pass is a lane's, and was not shown before. */
  readonly takesPass: (pass: LanePass) => boolean;
  readonly limits?: Partial<GateLimits>;
}

export interface GateLimits {
  /** Of each address, without a pass. */
  readonly ofAddress: Rate;
  /** Of all addresses where nobody has shown credentials. */
  readonly ofAll: Rate;
  /** Connections before the gate. */
  readonly most: number;
  /** Milliseconds before the gate. */
  readonly kept: number;
}

/**
 * Stands before TLS, whose handshakes cost this thread several times what it costs to accept a connection. A lane shows
 * a pass in its hello and gets in; others get in as often as their address may, and all together. Who may not is kept
 * waiting and then ended: ended at once, a flood would be back at once.
 */
export class Gate {
  readonly #deps: GateDeps;
  readonly #limits: GateLimits;
  readonly #ofAddress: Rates;
  readonly #ofAll: Rates;
  /** The oldest first. */
  readonly #before = new Set<Socket>();

  constructor(deps: GateDeps) {
    this.#deps = deps;
    this.#limits = {
      ...{ ofAddress: OF_ADDRESS, ofAll: OF_ALL, most: MOST_BEFORE_GATE, kept: BEFORE_GATE },
      ...deps.limits,
    };
    this.#ofAddress = new Rates(this.#limits.ofAddress);
    this.#ofAll = new Rates(this.#limits.ofAll);
  }

  /** From now on who listens to the server's connections hears of those that get in. */
  guard(server: Server): void {
    const begins = server.listeners('connection') as ((socket: Socket) => void)[];
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      const leave = this.#wait(socket);
      hearHello(socket, (hello) => {
        const pass = passIn(hello.toString('latin1'));
        const isLane = pass !== null && this.#deps.takesPass(pass);
        if (!isLane && !this.#mayCome(socket)) return;
        leave();
        socket.unshift(hello);
        for (const begin of begins) begin.call(server, socket);
        if (isLane) this.#deps.connections.known(socket);
      });
    });
  }

  /** Ends all that are before the gate: a server that closes would wait for them. */
  end(): void {
    for (const socket of this.#before) socket.resetAndDestroy();
  }

  /** Keeps a connection before the gate until it leaves. */
  #wait(socket: Socket): () => void {
    const timer = setTimeout(() => {
      socket.resetAndDestroy();
    }, this.#limits.kept);
    const leave = (): void => {
      clearTimeout(timer);
      this.#before.delete(socket);
    };
    socket.once('close', leave).on('error', () => undefined);
    this.#before.add(socket);
    const [oldest] = this.#before;
    if (oldest !== undefined && this.#before.size > this.#limits.most) {
      this.#before.delete(oldest);
      oldest.resetAndDestroy();
    }
    return leave;
  }

  #mayCome({ remoteAddress = '' }: Socket): boolean {
    const from = neighbourhoodOf(remoteAddress);
    // Many addresses at once keep strangers out, and no desk that is signed in.
    return this.#ofAddress.takes(from) && (this.#deps.connections.trusts(from) || this.#ofAll.takes(''));
  }
}

/** Reads until the first record is whole. Anything but a handshake goes to TLS at once, which refuses it. */
function hearHello(socket: Socket, heard: (hello: Buffer) => void): void {
  let bytes: Buffer = Buffer.alloc(0);
  const read = (): void => {
    const more = socket.read() as Buffer | null;
    if (more === null) return;
    bytes = bytes.length === 0 ? more : Buffer.concat([bytes, more]);
    const announced = bytes.length < HEAD ? null : bytes.readUInt16BE(HEAD - 2);
    if (bytes[0] === HANDSHAKE && announced !== null && announced > LONGEST) {
      socket.resetAndDestroy();
      return;
    }
    if (bytes[0] === HANDSHAKE && (announced === null || bytes.length < HEAD + announced)) return;
    socket.off('readable', read);
    heard(bytes);
  };
  socket.on('readable', read);
}
