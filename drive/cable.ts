import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What joins one lane to its house on loopback, and can be pulled out. */
export class Cable {
  readonly #server: Server;
  readonly #to: number;
  readonly #joined = new Set<Socket>();
  #isOut = false;

  private constructor(to: number) {
    this.#to = to;
    this.#server = createServer((socket) => {
      this.#join(socket);
    });
  }

  /** Leads to this port of the machine. */
  static async to(port: number): Promise<Cable> {
    const cable = new Cable(port);
    cable.#server.listen(0, '127.0.0.1');
    await once(cable.#server, 'listening');
    return cable;
  }

  /** The house's address at the lane's end. */
  get address(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the cable has ended');
    return `http://127.0.0.1:${String(address.port)}`;
  }

  /** Ends what runs over it, and every new connection at once. */
  pullOut(): void {
    this.#isOut = true;
    for (const socket of this.#joined) socket.destroy();
  }

  plugIn(): void {
    this.#isOut = false;
  }

  async end(): Promise<void> {
    this.pullOut();
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }

  #join(lane: Socket): void {
    if (this.#isOut) {
      lane.destroy();
      return;
    }
    const house = connect(this.#to, '127.0.0.1');
    for (const [socket, other] of [
      [lane, house],
      [house, lane],
    ] as const) {
      this.#joined.add(socket);
      // The other end goes with it; what was lost is the lane's and the house's to find out.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#joined.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
