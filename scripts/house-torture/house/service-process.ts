import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { statOf } from '../../../drive/process-tree.ts';
import { root } from '../../../drive/runtime.ts';
import type { Address } from '../../../src/house/cluster/cluster.ts';
import type { ServiceConfig } from '../../../src/house/operate/service-config.ts';
import { freePort } from '../../../src/house/cluster/free-port.ts';
import type { Tools } from '../tools.ts';

export interface HouseToServe {
  readonly databases: readonly Address[];
  readonly house: string;
  /** The folder of the front desk's page. */
  readonly page?: string | null;
}

/** A process of the house's service, seen from outside. It keeps its port over kills and starts. */
export class ServiceProcess {
  readonly port: number;
  readonly #tools: Tools;
  readonly #config: string;
  readonly #log: string;
  #child: ChildProcess | null = null;
  /** How often it ended by itself, which must never happen. */
  died = 0;

  static async of(
    tools: Tools,
    name: string,
    { databases, house, page = null }: HouseToServe,
  ): Promise<ServiceProcess> {
    const config = join(tools.folder, `${name}.json`);
    const port = await freePort();
    const listen = { host: '127.0.0.1', port };
    const text = { databases: [...databases], house, listen, names: [], page, https: null };
    writeFileSync(config, JSON.stringify(text satisfies ServiceConfig), { mode: 0o600 });
    return new ServiceProcess(tools, { config, port, log: join(tools.folder, `${name}.log`) });
  }

  private constructor(
    tools: Tools,
    { config, port, log }: { readonly config: string; readonly port: number; readonly log: string },
  ) {
    this.#tools = tools;
    this.#config = config;
    this.port = port;
    this.#log = log;
  }

  /** Resolves once it answers, with or without a database. */
  async begin(): Promise<void> {
    const log = openSync(this.#log, 'a');
    const child = spawn(process.execPath, [join(root, 'src/house/serve.ts'), this.#config], {
      env: this.#tools.environment,
      stdio: ['ignore', 'pipe', log],
    });
    closeSync(log);
    this.#child = child;
    child.once('exit', () => {
      // A run that is being stopped ends its services from outside.
      if (this.#child === child && !this.#tools.stop.aborted) this.#diedNow();
    });
    const { stdout } = child;
    if (stdout === null) throw new Error('a service without output');
    stdout.on('data', (said: Buffer) => {
      writeFileSync(this.#log, said, { flag: 'a' });
    });
    await Promise.race([
      once(stdout, 'data'),
      once(child, 'exit').then(() => {
        throw new Error(`the service ended: ${this.words.slice(-500)}`);
      }),
    ]);
  }

  /** Starts it again, as systemd would. */
  #diedNow(): void {
    this.#child = null;
    this.died += 1;
    this.#tools.say(`a service ended by itself: ${this.words.slice(-300)}`);
    this.begin().catch(() => undefined);
  }

  /** Its output. */
  get words(): string {
    return readFileSync(this.#log, 'utf8');
  }

  /** `kill -9`; resolves with whether that found it running. */
  async kill(): Promise<boolean> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return false;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    const [, signal] = (await gone) as [number | null, NodeJS.Signals | null];
    return signal === 'SIGKILL';
  }

  /** Stops it with SIGSTOP; resolves with whether it stands still. */
  async standStill(): Promise<boolean> {
    const { pid } = this.#child ?? {};
    if (pid === undefined || this.#child?.kill('SIGSTOP') !== true) return false;
    for (let look = 0; look < 100; look += 1) {
      if (statOf(pid)?.[0] === 'T') return true;
      await pause(20);
    }
    return false;
  }

  goOn(): void {
    this.#child?.kill('SIGCONT');
  }
}
