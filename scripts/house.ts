/**
 * `npm run house`: a whole house on this machine, with its own PostgreSQL, the service and the front desk at
 * the printed address. The next start on the same folder continues the same house.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { isRoot, root } from '../drive/runtime.ts';
import { Cluster } from '../src/house/cluster/cluster.ts';
import { endLeftServer } from '../src/house/cluster/left-server.ts';
import { packagedPostgres, placePostgres } from '../src/house/cluster/postgres-files.ts';
import { houseFile, writePrivate } from '../src/house/operate/house-file.ts';
import { leftOutLines, listeningOf } from '../src/house/operate/house-set-up.ts';
import { prepareDatabase } from '../src/house/operate/prepare.ts';
import type { ServiceConfig } from '../src/house/operate/service-config.ts';
import { HOUSE_SETTINGS } from '../src/house/operate/settings.ts';
import { buildFrontDeskIfStale } from './build.ts';
import { accountLines, openingLines } from './house/opening-lines.ts';
import { openLanes } from './house/lane-programs.ts';
import { KeptDatabase } from './house/kept-database.ts';
import { houseFolder, takeFolder } from './house/house-folder.ts';
import { HOUSE_USAGE, houseOptions, type HouseOptions } from './house/house-options.ts';
import { ServiceProcess } from './house/service-process.ts';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';

/** By which other PCs do not reach this one. */
const OWN_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

async function house(run: Run, stop: AbortSignal): Promise<number> {
  const read = houseOptions(process.argv.slice(2));
  if (!read.ok) {
    console.error(`${read.error}\n\n${HOUSE_USAGE}`);
    return 2;
  }
  // Whatever is made here, also by PostgreSQL and the lanes, ends with this script.
  Object.assign(process.env, run.environment);
  if (isRoot()) process.umask(0o022);
  const folder = houseFolder(read.value.data);
  if (!(await takeFolder(folder))) {
    console.error(`A house runs on ${folder} already. Name another folder with --data, or end that one.`);
    return 1;
  }
  await buildFrontDeskIfStale(stop);
  const cluster = await beginDatabase(folder);
  const say = (line: string): void => {
    console.log(line);
  };
  const database = new KeptDatabase(cluster, say, stop);
  try {
    stop.throwIfAborted();
    return await open({ cluster, folder, options: read.value, run }, stop);
  } finally {
    await database.end();
  }
}

async function beginDatabase(folder: string): Promise<Cluster> {
  const from = packagedPostgres();
  if (from === null)
    throw new Error(`There is no PostgreSQL for ${process.platform} on ${process.arch} among the packages.`);
  const postgres = join(folder, 'postgres');
  placePostgres(from, postgres);
  const place = join(folder, 'cluster');
  if (await endLeftServer(join(place, 'data')))
    console.log('A database that was left running has been ended.');
  return Cluster.start({ folder: place, postgres, settings: HOUSE_SETTINGS, apart: true });
}

interface Opened {
  readonly cluster: Cluster;
  readonly folder: string;
  readonly options: HouseOptions;
  readonly run: Run;
}

async function open({ cluster, folder, options, run }: Opened, stop: AbortSignal): Promise<number> {
  const made = houseFile(join(folder, 'house.json'), options.name);
  const { service, migrations, account } = await prepareDatabase(cluster.address(), made);
  if (migrations.length > 0) console.log(`database: ${migrations.join(', ')}`);
  for (const line of account === null ? [] : accountLines(account)) console.log(line);
  const config = join(folder, 'service.json');
  const listening = await listeningOf({
    ...options,
    network: options.lan,
    names: [],
    tls: join(folder, 'tls'),
  });
  for (const line of leftOutLines(join(folder, 'tls'), listening)) console.log(line);
  writePrivate(config, {
    ...listening,
    databases: [service],
    house: made.id,
    page: join(root, 'out', 'front-desk'),
  } satisfies ServiceConfig);
  const serving = new ServiceProcess({ config, log: join(folder, 'service.log') });
  await serving.begin();
  const at = (host: string): string => `${options.lan ? 'https' : 'http'}://${host}:${String(options.port)}`;
  const url = at('localhost');
  const others = options.lan ? listening.names.filter((name) => !OWN_NAMES.has(name)).map(at) : [];
  for (const line of openingLines({ name: made.name, url, others, folder, isNew: account !== null }))
    console.log(line);
  try {
    if (options.lanes > 0) await openLanes({ ...options, folder, url, house: made.id, service }, run, stop);
    if (!stop.aborted) await once(stop, 'abort');
  } finally {
    await serving.end();
  }
  return 0;
}

await runScript(house);
