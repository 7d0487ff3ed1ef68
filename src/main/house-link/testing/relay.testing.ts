import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A network cable between a lane and a server. It can be cut in the middle of a request, or stay silent. */
export class Relay {
  /** Cuts connections after so many bytes to the house; null never does. */
  cutAfter: number | null = null;
  /** Passes nothing on, not even the end of a connection, as without a cable. */
  isSilent = false;
  /** How many connections were opened. */
  opened = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(target: number) {
    this.#server = createServer((lane) => {
      this.opened += 1;
      const house = connect(target, '127.0.0.1');
      this.#join(lane, house);
    });
  }

  static async to(address: string): Promise<Relay> {
    const relay = new Relay(Number(new URL(address).port));
    relay.#server.listen(0, '127.0.0.1');
    await once(relay.#server, 'listening');
    onTestFinished(() => {
      relay.cut();
      relay.#server.close();
    });
    return relay;
  }

  get at(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('it listens on a port');
    return `http://127.0.0.1:${String(address.port)}`;
  }

  /** Ends every connection at once, like a pulled cable or a killed service. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(lane: Socket, house: Socket): void {
    let bytes = 0;
    for (const [from, to] of [
      [lane, house],
      [house, lane],
    ] as const) {
      this.#sockets.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#sockets.delete(from);
        if (!this.isSilent) to.destroy();
      });
      from.on('data', (part) => {
        if (from === lane) bytes += part.length;
        if (this.cutAfter !== null && bytes > this.cutAfter) {
          lane.destroy();
          house.destroy();
        } else if (!this.isSilent) to.write(part);
      });
    }
  }
}
