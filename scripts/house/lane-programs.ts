import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram } from '../../drive/program.ts';
import { describeRuntime, isRoot, readRuntime, root, runtimeEnvironment } from '../../drive/runtime.ts';
import { newPairingCode } from '../../src/house/accounts/house-lanes.ts';
import type { Address } from '../../src/house/cluster/cluster.ts';
import { poolOf } from '../../src/house/db/pool.ts';
import { withService } from '../../src/house/db/transactions.ts';
import { buildIfStale } from '../build.ts';
import { hasDisplay } from '../display.ts';
import type { Run } from '../processes.ts';
import { exitCode } from '../test/command.ts';
import { startVirtualDisplay } from '../xvfb.ts';
import { bowlForEver } from './self-bowling.ts';

export interface LanesWish {
  readonly lanes: number;
  readonly bowl: boolean;
  /** The house's folder; each lane keeps its games in a folder of its own below. */
  readonly folder: string;
  readonly url: string;
  readonly house: string;
  /** The house's database, with the service's role. */
  readonly service: Address;
}

/** The bowlers of lanes that bowl by themselves. */
const NAMES = ['Anna', 'Ben', 'PJS', 'KYJ', '최민서', 'Luz', 'Mia', 'Jonas', 'Eva', 'Tom', 'Ida', 'Max'];

/** Opens real lane programs, paired with the house; resolves when all have ended. */
export async function openLanes(wish: LanesWish, run: Run, stop: AbortSignal): Promise<void> {
  await setUpElectron(stop);
  await buildIfStale(stop);
  const runtime = readRuntime();
  console.log(`${String(wish.lanes)} lanes open in Headpin, on ${describeRuntime(runtime)}`);
  const screen = hasDisplay() ? {} : await startVirtualDisplay(run);
  if (!hasDisplay()) console.log('There is no display here: the lanes run on a virtual one.');
  Object.assign(process.env, runtimeEnvironment(runtime), screen);
  if (isRoot()) process.env['HEADPIN_NO_SANDBOX'] = '1';
  const ended: Promise<void>[] = [];
  for (let lane = 1; lane <= wish.lanes && !stop.aborted; lane += 1) {
    const data = join(wish.folder, 'lanes', String(lane));
    mkdirSync(data, { recursive: true });
    const code = await pairingCode(wish);
    const own = ['--lane', String(lane), '--house', wish.url, '--pairing-code', code];
    const program = { lane, data, options: own };
    ended.push(wish.bowl ? bowlingLane(program, stop) : openLane(program, runtime.executable, stop));
  }
  await Promise.all(ended);
}

/** Only a house with lanes needs Electron. */
async function setUpElectron(stop: AbortSignal): Promise<void> {
  const parameters = [join(root, 'scripts/setup.mjs'), 'start'];
  const code = await exitCode(process.execPath, parameters, { signal: stop }, null);
  if (code !== 0) throw new Error('The lanes could not be set up: see above.');
}

interface LaneProgram {
  readonly lane: number;
  readonly data: string;
  readonly options: readonly string[];
}

async function openLane(
  { lane, data, options }: LaneProgram,
  executable: string,
  stop: AbortSignal,
): Promise<void> {
  const sandbox = isRoot() ? ['--no-sandbox'] : [];
  const program = spawn(executable, [...sandbox, root, '--', '--windowed', '--data', data, ...options], {
    // A process group of its own: Ctrl-C reaches it through this script, once.
    detached: true,
    stdio: 'ignore',
    cwd: root,
  });
  const end = (): boolean => program.kill('SIGTERM');
  stop.addEventListener('abort', end);
  const [code] = (await once(program, 'exit')) as [number | null];
  stop.removeEventListener('abort', end);
  if (!stop.aborted) console.log(`Lane ${String(lane)} has ended, with exit code ${String(code)}.`);
}

async function bowlingLane({ lane, data, options }: LaneProgram, stop: AbortSignal): Promise<void> {
  const first = ((lane - 1) * 2) % NAMES.length;
  const players = NAMES.slice(first, first + 2).join(',');
  const program = await startProgram({ data, args: [...options, '--players', players] });
  try {
    await bowlForEver(program.page, stop);
  } catch (fault) {
    if (!stop.aborted) console.error(`Lane ${String(lane)} bowls no more by itself: ${String(fault)}`);
  }
  if (!stop.aborted) await once(stop, 'abort');
  await program.stop().catch(() => undefined);
}

async function pairingCode({ service, house, bowl }: LanesWish): Promise<string> {
  const pool = poolOf(service, { most: 1 });
  try {
    const by = { id: null, name: 'house PC' };
    // Nobody is at the front desk to open lanes that bowl by themselves.
    if (bowl) await pool.query(`UPDATE house.houses SET opens_by = 'anyone' WHERE id = $1`, [house]);
    return (await withService(pool, (queries) => newPairingCode(queries, house, by))).code;
  } finally {
    await pool.end();
  }
}
