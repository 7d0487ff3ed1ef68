/**
 * `npm run house`: a whole house on this machine: a PostgreSQL of its own, the service, and its front desk at the
 * printed address. The same folder goes on at the next start.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { isRoot, root } from '../drive/runtime.ts';
import { Cluster } from '../src/house/cluster/cluster.ts';
import { endLeftServer } from '../src/house/cluster/left-server.ts';
import { packagedPostgres, placePostgres } from '../src/house/cluster/postgres-files.ts';
import { houseFile, writePrivate } from '../src/house/operate/house-file.ts';
import { prepareDatabase } from '../src/house/operate/prepare.ts';
import type { ServiceConfig } from '../src/house/operate/service-config.ts';
import { HOUSE_SETTINGS } from '../src/house/operate/settings.ts';
import { buildFrontDeskIfStale } from './build.ts';
import { houseFolder, takeFolder } from './house/house-folder.ts';
import { HOUSE_USAGE, houseOptions, type HouseOptions } from './house/house-options.ts';
import { ServiceProcess } from './house/service-process.ts';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';

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
  try {
    stop.throwIfAborted();
    return await open(cluster, folder, read.value, stop);
  } finally {
    await cluster.stop();
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
  return Cluster.start({ folder: place, postgres, settings: HOUSE_SETTINGS });
}

async function open(
  cluster: Cluster,
  folder: string,
  options: HouseOptions,
  stop: AbortSignal,
): Promise<number> {
  const made = houseFile(join(folder, 'house.json'), options.name);
  const { service, migrations, account } = await prepareDatabase(cluster.address(), made);
  if (migrations.length > 0) console.log(`database: ${migrations.join(', ')}`);
  const config = join(folder, 'service.json');
  writePrivate(config, configOf(service, made.id, options));
  const serving = new ServiceProcess({ config, log: join(folder, 'service.log') });
  const url = await serving.begin();
  console.log(`\nThe house "${made.name}" is open.\n  Front desk: ${url}\n  Data:       ${folder}`);
  if (account !== null)
    console.log(
      `  Sign in as: ${account.name}\n  Password:   ${account.password}\nThe password is shown this once.`,
    );
  console.log('Ctrl-C ends it.');
  try {
    if (!stop.aborted) await once(stop, 'abort');
  } finally {
    await serving.end();
  }
  return 0;
}

function configOf(
  service: ServiceConfig['databases'][number],
  house: string,
  { port }: HouseOptions,
): ServiceConfig {
  return {
    databases: [service],
    ...{ house, names: [], https: null },
    listen: { host: '127.0.0.1', port },
    page: join(root, 'out', 'front-desk'),
  };
}

await runScript(house);
