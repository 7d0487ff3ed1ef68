import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What the network does to passing bytes. */
export type Weather =
  | { readonly kind: 'fair' }
  /** Ends every connection, and every new one. */
  | { readonly kind: 'cut' }
  /** Passes what servers say, and loses what clients say: whoever mends this has to cut it first. */
  | { readonly kind: 'deaf' }
  /** Accepts connections and passes no byte. */
  | { readonly kind: 'hang' }
  /** Passes only so many bytes of a server's answer, then ends the connection. */
  | { readonly kind: 'half'; readonly bytes: number }
  /** Delays each piece of at most `bytes`; in milliseconds. */
  | { readonly kind: 'slow'; readonly delay: number; readonly bytes: number };

export interface ProxyDeps {
  /** Ports on loopback, in the order in which they are tried. */
  readonly servers: () => readonly number[];
  /** Called with what a client sends. */
  readonly heard?: (connection: object, bytes: Buffer) => void;
}

/** A network on loopback with changeable weather: a lane's cable to its house, or what joins the house to its database. */
export class Proxy {
  readonly port: number;
  readonly #server: Server;
  readonly #deps: ProxyDeps;
  readonly #open = new Set<Passage>();
  #weather: Weather = { kind: 'fair' };
  #struck = 0;

  static async start(deps: ProxyDeps): Promise<Proxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port on loopback');
    return new Proxy(server, address.port, deps);
  }

  private constructor(server: Server, port: number, deps: ProxyDeps) {
    this.#server = server;
    this.port = port;
    this.#deps = deps;
    server.on('connection', (client) => {
      void this.#take(client);
    });
  }

  get address(): string {
    return `http://127.0.0.1:${String(this.port)}`;
  }

  /** How often the current weather has affected a connection. */
  get struck(): number {
    return this.#struck;
  }

  become(weather: Weather): void {
    this.#weather = weather;
    this.#struck = 0;
    if (weather.kind === 'cut') this.drop();
    for (const passage of this.#open) passage.wake();
  }

  /** Ends all open connections, as if the machine behind them were gone. */
  drop(): void {
    for (const passage of this.#open) {
      this.#struck += 1;
      passage.end();
    }
  }

  async end(): Promise<void> {
    this.drop();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #take(client: Socket): Promise<void> {
    client.on('error', () => undefined);
    if (this.#weather.kind === 'cut') {
      this.#struck += 1;
      client.destroy();
      return;
    }
    const server = await this.#connected();
    if (server === null || client.destroyed) {
      client.destroy();
      server?.destroy();
      return;
    }
    const passage = new Passage(client, server, {
      weather: () => this.#weather,
      struck: () => (this.#struck += 1),
      ended: () => this.#open.delete(passage),
      heard: (bytes) => this.#deps.heard?.(passage, bytes),
    });
    this.#open.add(passage);
  }

  async #connected(): Promise<Socket | null> {
    for (const port of this.#deps.servers()) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      const isThere = await new Promise<boolean>((resolve) => {
        socket.once('connect', () => {
          resolve(true);
        });
        socket.once('close', () => {
          resolve(false);
        });
      });
      if (isThere) return socket;
    }
    return null;
  }
}

interface PassageDeps {
  readonly weather: () => Weather;
  readonly struck: () => void;
  readonly ended: () => void;
  readonly heard: (bytes: Buffer) => void;
}

/** One connection with both its ends. */
class Passage {
  readonly #client: Socket;
  readonly #server: Socket;
  readonly #deps: PassageDeps;
  #answered = 0;
  #wakes: (() => void)[] = [];

  constructor(client: Socket, server: Socket, deps: PassageDeps) {
    this.#client = client;
    this.#server = server;
    this.#deps = deps;
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.once('close', () => {
        this.end();
      });
    }
    void this.#pass(client, server, deps.heard);
    void this.#pass(server, client, () => undefined);
  }

  end(): void {
    this.#client.destroy();
    this.#server.destroy();
    this.wake();
    this.#deps.ended();
  }

  /** The weather changed. */
  wake(): void {
    for (const wake of this.#wakes.splice(0)) wake();
  }

  async #pass(from: Socket, to: Socket, heard: (bytes: Buffer) => void): Promise<void> {
    try {
      for await (const piece of from) {
        const bytes = piece as Buffer;
        if (!(await this.#through(bytes, from, to))) return;
        heard(bytes);
      }
      to.end();
    } catch {
      this.end();
    }
  }

  /** Whether the bytes passed. */
  async #through(bytes: Buffer, from: Socket, to: Socket): Promise<boolean> {
    for (let at = 0; at < bytes.length;) {
      const weather = this.#deps.weather();
      if (to.destroyed) return false;
      switch (weather.kind) {
        case 'hang':
          this.#deps.struck();
          await new Promise<void>((resolve) => this.#wakes.push(resolve));
          break;
        case 'cut':
          this.end();
          return false;
        case 'deaf':
          if (from === this.#client) {
            this.#deps.struck();
            return true;
          }
          to.write(bytes.subarray(at));
          at = bytes.length;
          break;
        case 'half':
          if (from === this.#server) {
            const left = weather.bytes - this.#answered;
            this.#answered += bytes.length;
            if (left < bytes.length) {
              this.#deps.struck();
              to.end(bytes.subarray(at, at + Math.max(0, left)));
              this.end();
              return false;
            }
          }
          to.write(bytes.subarray(at));
          at = bytes.length;
          break;
        case 'slow':
          this.#deps.struck();
          await pause(weather.delay);
          to.write(bytes.subarray(at, at + weather.bytes));
          at += weather.bytes;
          break;
        case 'fair':
          to.write(bytes.subarray(at));
          at = bytes.length;
      }
    }
    return true;
  }
}
