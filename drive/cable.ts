import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What joins one lane to its house on loopback, and can be pulled out. */
export class Cable {
  readonly #server: Server;
  readonly #to: number;
  readonly #joined = new Set<Socket>();
  #state: 'whole' | 'deaf' | 'out' = 'whole';

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
    this.#state = 'out';
    for (const socket of this.#joined) socket.destroy();
  }

  /** From now on the house hears nothing of the lane, which still hears the house. Mended by `pullOut` and `plugIn`. */
  loseAnswers(): void {
    this.#state = 'deaf';
  }

  plugIn(): void {
    this.#state = 'whole';
  }

  async end(): Promise<void> {
    this.pullOut();
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }

  #join(lane: Socket): void {
    if (this.#state === 'out') {
      lane.destroy();
      return;
    }
    const house = connect(this.#to, '127.0.0.1');
    this.#leads(lane, house);
    this.#leads(house, lane);
    lane.on('data', (bytes) => {
      if (this.#state !== 'deaf') house.write(bytes);
    });
    house.pipe(lane);
  }

  /** The other end goes with this one; what was lost is the lane's and the house's to find out. */
  #leads(socket: Socket, other: Socket): void {
    this.#joined.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#joined.delete(socket);
      other.destroy();
    });
  }
}
