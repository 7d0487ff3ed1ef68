import type { Server, Socket } from 'node:net';
import { passIn, type LanePass } from '../../house-contract/lane-pass.ts';
import { neighbourhoodOf, type Connections } from './connections.ts';
import { Rates, type Rate } from './rates.ts';

/** Handshakes of those without a pass: a house of a hundred older lanes behind one address may come back at once. */
const OF_ADDRESS = { atOnce: 256, aSecond: 50 };
const OF_ALL = { atOnce: 500, aSecond: 200 };
/** Milliseconds in which a connection must say its hello. */
const HELLO_WITHIN = 10_000;

/** The kind of TLS's record that begins a handshake, and the bytes before a record's own. */
const HANDSHAKE = 22;
const HEAD = 5;

export interface GateDeps {
  readonly connections: Connections;
  /** Whether this pass is a lane's, and was not shown before. */
  readonly takesPass: (pass: LanePass) => boolean;
  /** Of each address, without a pass. */
  readonly ofAddress?: Rate;
}

/**
 * Stands before TLS, whose handshakes cost this thread several times what it costs to end a connection. A lane shows a
 * pass in its hello and gets in; others get in as often as their address may, and all together.
 */
export class Gate {
  readonly #deps: GateDeps;
  readonly #ofAddress: Rates;
  readonly #ofAll = new Rates(OF_ALL);

  constructor(deps: GateDeps) {
    this.#deps = deps;
    this.#ofAddress = new Rates(deps.ofAddress ?? OF_ADDRESS);
  }

  /** From now on the server's connections come through here. */
  guard(server: Server): void {
    const begins = server.listeners('connection') as ((socket: Socket) => void)[];
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      socket.on('error', () => undefined);
      hearHello(socket, (hello) => {
        if (hello === null || !this.#admits(socket, hello)) {
          socket.resetAndDestroy();
          return;
        }
        socket.unshift(hello);
        for (const begin of begins) begin.call(server, socket);
      });
    });
  }

  #admits(socket: Socket, hello: Buffer): boolean {
    const pass = passIn(hello.toString('latin1'));
    if (pass !== null && this.#deps.takesPass(pass)) {
      this.#deps.connections.known(socket);
      return true;
    }
    return this.#ofAddress.takes(neighbourhoodOf(socket.remoteAddress ?? '')) && this.#ofAll.takes('');
  }
}

/** Reads until the first record is whole; null for what is no hello, or comes too slowly. */
function hearHello(socket: Socket, heard: (hello: Buffer | null) => void): void {
  let bytes: Buffer = Buffer.alloc(0);
  const over = (hello: Buffer | null): void => {
    clearTimeout(timer);
    socket.off('readable', read).off('close', gone);
    heard(hello);
  };
  const read = (): void => {
    const more = socket.read() as Buffer | null;
    if (more === null) return;
    bytes = bytes.length === 0 ? more : Buffer.concat([bytes, more]);
    if (bytes[0] !== HANDSHAKE) over(null);
    else if (bytes.length >= HEAD && bytes.length >= HEAD + bytes.readUInt16BE(HEAD - 2)) over(bytes);
  };
  const gone = (): void => {
    clearTimeout(timer);
  };
  const timer = setTimeout(over, HELLO_WITHIN, null);
  socket.on('readable', read).once('close', gone);
}
