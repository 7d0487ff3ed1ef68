import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { NOBODY, serverUser } from './server-user.ts';

/**
 * How often a start retries while a killed server's processes still exist, and milliseconds between the
 * tries.
 */
const MOST_TRIES = 100;
const BETWEEN_TRIES = 200;

/** The role that owns the database and migrates it. */
export const OWNER = 'headpin';

export interface ClusterOptions {
  /** The folder of the whole cluster. If root starts it, other users must be able to enter it. */
  readonly folder: string;
  /**
   * The folder of PostgreSQL's programs and libraries, as `placePostgres` or a distribution lays them out.
   */
  readonly postgres: string;
  /** The port on loopback; a free one if missing. */
  readonly port?: number;
  /** Further settings of PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>;
  /** In a process group of its own: Ctrl-C reaches the server through its starter, which ends its users first. */
  readonly apart?: boolean;
}

export interface Address {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** A PostgreSQL of our own, run by an ordinary user and listening on loopback only. */
export class Cluster {
  readonly folder: string;
  readonly #options: ClusterOptions;
  readonly #password: string;
  #port = 0;
  #server: ChildProcess | null = null;
  /** Where the log of the newest start begins. */
  #logFrom = 0;

  private constructor(options: ClusterOptions, password: string) {
    this.folder = options.folder;
    this.#options = options;
    this.#password = password;
  }

  /** Makes the cluster if there is none, and starts it. Rejects with PostgreSQL's own message. */
  static async start(options: ClusterOptions): Promise<Cluster> {
    mkdirSync(options.folder, { recursive: true });
    const secret = join(options.folder, 'password');
    if (!existsSync(secret)) writeSecret(secret);
    keepForOwner(secret);
    const cluster = new Cluster(options, readFileSync(secret, 'utf8'));
    if (!existsSync(cluster.data)) await cluster.#make(secret);
    // Chosen last: until the server listens there, any other program may take a free port.
    cluster.#port = options.port ?? (await freePort());
    await cluster.begin();
    return cluster;
  }

  get port(): number {
    return this.#port;
  }

  get data(): string {
    return join(this.folder, 'data');
  }

  get log(): string {
    return join(this.folder, 'postgres.log');
  }

  address(database = 'postgres', user = OWNER, password = this.#password): Address {
    return { host: '127.0.0.1', port: this.port, user, password, database };
  }

  /** Starts the server again after `stop` or `kill`; resolves once it answers. */
  async begin(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        await this.#beginOnce();
        return;
      } catch (error) {
        if (tries === MOST_TRIES || !isHeldByKilled(error)) throw error;
        await pause(BETWEEN_TRIES);
      }
    }
  }

  async #beginOnce(): Promise<void> {
    const { settings: own = {} } = this.#options;
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port: String(this.port),
      // Options given here go before a file of settings, and a standby needs as many as its primary has.
      ...('config_file' in own ? {} : { max_connections: '200' }),
      ...own,
    };
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const log = openSync(this.log, 'a');
    this.#logFrom = fstatSync(log).size;
    const server = spawn(this.#program('postgres'), ['-D', this.data, ...given], {
      ...serverUser(),
      detached: this.#options.apart === true,
      stdio: ['ignore', log, log],
    });
    // The server has its own descriptor; keeping ours open would keep the disk busy.
    closeSync(log);
    this.#server = server;
    await this.#answers(server);
  }

  /** Resolves once the server that was started last has ended. */
  async ended(): Promise<void> {
    const server = this.#server;
    if (server?.exitCode === null && server.signalCode === null) await once(server, 'exit');
  }

  /**
   * Stops the server. `fast` ends connections; `immediate` is a crash, which the next start recovers from.
   */
  async stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    await this.#end(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
  }

  /** `kill -9`: no process of the server can clean up, as in a power cut. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }

  async #make(secret: string): Promise<void> {
    const { data } = this;
    const making = `${data}.new`;
    // Left over from an initdb that did not finish.
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { mode: 0o700 });
    const user = serverUser();
    // The server's user gets the password once, in a file of its own: the one that stays belongs to whoever starts the
    // server.
    const copy = `${secret}.once`;
    writeFileSync(copy, readFileSync(secret), { mode: 0o600 });
    if (user.uid !== undefined) for (const path of [making, copy]) chownSync(path, user.uid, NOBODY);
    const made = spawn(
      this.#program('initdb'),
      [
        ...['-D', making, '-U', OWNER, '--auth=scram-sha-256', `--pwfile=${copy}`, '--encoding=UTF8'],
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--data-checksums'],
        '--no-instructions',
        ...(this.#options.settings?.['fsync'] === 'off' ? ['--no-sync'] : []),
      ],
      { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let words = '';
    made.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
    await once(made, 'close');
    rmSync(copy);
    if (made.exitCode !== 0) throw new Error(`PostgreSQL could not make its cluster: ${words.trim()}`);
    renameSync(making, data);
    sync(this.folder);
  }

  async #answers(server: ChildProcess): Promise<void> {
    const failed: Error[] = [];
    server.once('error', (error) => failed.push(error));
    for (;;) {
      if (failed[0] !== undefined) throw failed[0];
      if (server.exitCode !== null || server.signalCode !== null)
        throw new Error(`PostgreSQL did not start: ${this.lastWords()}`);
      if (isReady(this.data, server.pid)) return;
      await pause(50);
    }
  }

  /** PostgreSQL's reason for ending, from its log. */
  lastWords(): string {
    const lines = readFileSync(this.log).subarray(this.#logFrom).toString().trim().split('\n').slice(-20);
    const causes = lines.filter((line) => /\b(?:FATAL|PANIC|ERROR):/u.test(line));
    return (causes.length > 0 ? causes : lines.slice(-3)).join(' ');
  }

  #program(name: string): string {
    return join(this.#options.postgres, 'bin', name);
  }
}

/** After `kill -9` the server's remaining processes hold its shared memory until they notice. */
function isHeldByKilled(error: unknown): boolean {
  return error instanceof Error && error.message.includes('pre-existing shared memory block');
}

/** Durable before the cluster is made with it: after a power cut the password would be lost. */
function writeSecret(file: string): void {
  const making = `${file}.new`;
  writeFileSync(making, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
  renameSync(making, file);
  sync(dirname(file));
}

/** Root's alone if root starts the server, whose user it is not; an earlier version gave that user the file. */
function keepForOwner(file: string): void {
  chmodSync(file, 0o600);
  if (serverUser().uid !== undefined) chownSync(file, 0, 0);
}

function sync(folder: string): void {
  const open = openSync(folder, 'r');
  fsyncSync(open);
  closeSync(open);
}

/**
 * Like pg_ctl, reads the process and the state of the server from `postmaster.pid`, where each has a line.
 */
function isReady(data: string, server: number | undefined): boolean {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines[0] === String(server) && ['ready', 'standby'].includes(lines[7]?.trim() ?? '');
}
