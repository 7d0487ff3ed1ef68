import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import https from 'node:https';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import * as v from 'valibot';
import { PROTOCOL } from '../../../house-contract/deliveries.ts';
import { DESK_ROUTES, LANE_ROUTES } from '../../../house-contract/routes.ts';
import { freePort } from '../../../house/cluster/free-port.ts';
import type { ServiceConfig } from '../../../house/operate/service-config.ts';
import { HouseService } from '../../../house/service/house-service.ts';
import { HOUSE, type TestDatabase } from '../../../house/testing/database.testing.ts';
import { deskOf, type TestDesk } from '../../../house/testing/desk.testing.ts';
import { knownLane, type TestLane } from '../../../house/testing/lane.testing.ts';
import { houseAuthority, serverCertificate } from '../../../house/tls/authority.ts';
import { tempFolder } from '../../../saves/games/testing/folder.testing.ts';
import { HouseClient } from '../house-client.ts';

/** Addresses of this machine that stand for other ones. A lane connects from the first. */
export const ADDRESSES = { lane: '127.0.0.1', guest: '127.0.0.2', desk: '127.0.0.4', stranger: '127.0.0.66' };
const CANNOT_ANSWER = 20_000;

/** How long each of them waited, in milliseconds. */
export type Waits = Readonly<Record<'health' | 'lane' | 'desk', number>>;

interface Made {
  readonly port: number;
  readonly authority: string;
  /** They take turns, as a lane's passes are counted. */
  readonly lanes: readonly TestLane[];
  readonly desk: TestDesk;
  readonly program: ChildProcess;
}

/** A house's service over TLS in a process of its own, with a lane and a desk that ask it over new connections. */
export class FloodedHouse {
  readonly port: number;
  readonly program: ChildProcess;
  readonly said: string[] = [];
  readonly #made: Made;
  #turn = 0;

  private constructor(made: Made) {
    this.port = made.port;
    this.program = made.program;
    this.#made = made;
  }

  static async begin(database: TestDatabase): Promise<FloodedHouse> {
    const folder = await tempFolder();
    const { cert: authority } = await houseAuthority(folder);
    const certificate = await serverCertificate(folder, ['127.0.0.1']);
    const lanes = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((number) => knownLane(database, number)));
    const signing = await HouseService.begin({
      ...{ database: database.service, house: HOUSE.id, https: certificate, authority },
      ...{ hosts: [], page: null, log: () => undefined },
    });
    const desk = await deskOf(database, signing.service, 'operator');
    await signing.end();
    const port = await freePort();
    const file = (name: string): string => join(folder, name);
    const config: ServiceConfig = {
      ...{ databases: [database.service], house: HOUSE.id, names: ['127.0.0.1'], page: null },
      listen: { host: '127.0.0.1', port },
      https: { key: file('server.key'), cert: file('server.pem'), authority: file('authority.pem') },
    };
    writeFileSync(file('service.json'), JSON.stringify(config));
    const serve = join(import.meta.dirname, '../../../house/serve.ts');
    const program = spawn(process.execPath, [serve, file('service.json')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(async () => {
      const gone = once(program, 'close');
      if (program.exitCode === null && program.kill('SIGKILL')) await gone;
    });
    const house = new FloodedHouse({ port, authority, lanes, desk, program });
    const lines = createInterface(program.stdout).on('line', (line) => house.said.push(line));
    await once(lines, 'line');
    return house;
  }

  /** Asks from a third address, as a lane that was restarted and as a desk. Rejects if one of them is refused. */
  async waits(): Promise<Waits> {
    const [health, lane, desk] = await Promise.all([
      timed(() => this.#asks(ADDRESSES.guest, '/health')),
      timed(() => this.#connects()),
      timed(() => this.#asks(ADDRESSES.desk, DESK_ROUTES.me, this.#made.desk.headers)),
    ]);
    return { health, lane, desk };
  }

  async #asks(
    localAddress: string,
    route: string,
    headers: https.RequestOptions['headers'] = {},
  ): Promise<void> {
    const { port, authority: ca } = this.#made;
    const url = `https://127.0.0.1:${String(port)}${route}`;
    const signal = AbortSignal.timeout(CANNOT_ANSWER);
    const request = https.get(url, { ca, localAddress, headers, agent: false, signal });
    const [response] = (await once(request, 'response')) as [{ statusCode: number; resume(): void }];
    response.resume();
    if (response.statusCode !== 200) throw new Error(`${route} ${String(response.statusCode)}`);
  }

  /** A lane's client from its hello to its open stream. */
  async #connects(): Promise<void> {
    const { port, authority, lanes } = this.#made;
    const lane = lanes[this.#turn % lanes.length];
    this.#turn += 1;
    if (lane === undefined) throw new Error('there is no lane');
    const client = new HouseClient({
      address: `https://127.0.0.1:${String(port)}`,
      key: lane.key,
      authority,
    });
    try {
      const hello = JSON.stringify({ protocol: PROTOCOL, program: '0.1.0', lanes: [lane.lane] });
      await client.post(LANE_ROUTES.hello, hello, v.object({}));
      await client.hear(LANE_ROUTES.stream, () => undefined);
    } finally {
      client.end();
    }
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
