import { cpSync, rmSync } from 'node:fs';
import { newFolder } from '../../torture/tools.ts';
import type { Evening } from '../evening.ts';
import type { Proxy, Weather } from '../../../drive/proxy.ts';
import { oneOf, shuffled, type Draw } from '../tools.ts';
import { ofGroup, type Fault } from './fault.ts';

/** Services that end or stand still. */
export const services = ofGroup(
  'services',
  {
    kind: 'service killed (kill -9)',
    share: 3,
    strike: async ({ services: all, hold }, draw) => {
      const service = oneOf(draw, all);
      const isKilled = await service.kill();
      await hold(1);
      await service.begin();
      return isKilled ? 1 : 0;
    },
  },
  {
    kind: 'all services killed at once',
    strike: async ({ services: all, hold }) => {
      const killed = await Promise.all(all.map((service) => service.kill()));
      await hold(3);
      await Promise.all(all.map((service) => service.begin()));
      return killed.every(Boolean) ? 1 : 0;
    },
  },
  {
    kind: 'service stands still (SIGSTOP)',
    share: 2,
    strike: async ({ services: all, hold }, draw) => {
      const service = oneOf(draw, all);
      const stands = await service.standStill();
      await hold(2);
      service.goOn();
      return stands ? 1 : 0;
    },
  },
);

const network = (
  kind: string,
  share: number,
  weatherOf: (draw: Draw) => Weather,
  holds = 2,
): Omit<Fault, 'group'> => ({
  kind,
  share,
  strike: (evening, draw) => bad(evening, some(evening, draw), weatherOf(draw), holds),
});
const toDatabase = (kind: string, weather: Weather): Omit<Fault, 'group'> => ({
  kind,
  strike: (evening) => bad(evening, [evening.database.proxy], weather, 2),
});

/** Between lanes and the house. */
export const networks = ofGroup(
  'network',
  network('network cut', 2, () => ({ kind: 'cut' })),
  network('network hangs (connected, no byte passes)', 2, () => ({ kind: 'hang' })),
  network('half an answer', 2, (draw) => ({ kind: 'half', bytes: 20 + draw(400) }), 1),
  network('slow network', 1, (draw) => ({ kind: 'slow', delay: 20 + draw(200), bytes: 64 + draw(1000) })),
);

/** The database, and the network to it. */
export const databases = ofGroup(
  'database',
  {
    kind: 'database killed (kill -9)',
    share: 2,
    strike: async ({ database, hold }) => {
      await database.kill();
      await hold(1);
      await database.revive();
      return 1;
    },
  },
  {
    kind: 'database stopped for long',
    strike: async ({ database, hold }) => {
      await database.stop();
      await hold(8);
      await database.revive();
      return 1;
    },
  },
  {
    kind: "power cut of the database's disk (ext4)",
    needsDisk: true,
    share: 2,
    strike: async ({ database, hold }) => {
      const isLost = await database.place.cutPower(() => database.kill());
      await hold(1);
      await database.revive();
      return isLost ? 1 : 0;
    },
  },
  {
    kind: "the database's disk full",
    needsDisk: true,
    strike: async ({ database, hold }) => {
      const { place } = database;
      place.fill();
      await hold(3);
      const { isFull } = place;
      place.empty();
      await database.revive();
      return isFull ? 1 : 0;
    },
  },
  {
    kind: 'primary lost, standby promoted',
    strike: async ({ database, hold }) => {
      await database.failOver();
      await hold(2);
      await database.makeStandby();
      return 1;
    },
  },
  {
    kind: 'house restored from an old copy',
    strike: async ({ database, hold }) => {
      const copy = await database.copy();
      await hold(5);
      await database.restore(copy);
      await database.makeStandby();
      return 1;
    },
  },
  toDatabase('network to the database cut', { kind: 'cut' }),
  toDatabase('network to the database hangs', { kind: 'hang' }),
);

const A_YEAR = 365 * 24 * 3600 * 1000;

/** Lanes that end, go back or have a wrong clock. */
export const lanes = ofGroup(
  'lanes',
  {
    kind: 'process of lanes killed (kill -9)',
    share: 2,
    strike: async ({ fleet, hold }, draw) => {
      const process = oneOf(draw, fleet.processes);
      const isKilled = await process.kill();
      await hold(1);
      await process.begin();
      return isKilled ? 1 : 0;
    },
  },
  {
    kind: 'lane restored from an old copy',
    strike: async ({ fleet, hold, tools, restored }, draw) => {
      const config = oneOf(draw, fleet.lanes);
      const { lane, path } = config;
      const process = fleet.of(lane);
      const copy = newFolder(tools, 'lane-copy');
      await process.ask({ ask: 'close', lane });
      cpSync(path, copy, { recursive: true });
      await process.open(config);
      await hold(6);
      await process.ask({ ask: 'close', lane });
      restored.add(lane);
      rmSync(path, { recursive: true });
      cpSync(copy, path, { recursive: true });
      rmSync(copy, { recursive: true });
      await process.open({ ...config, seed: draw(1_000_000) });
      await hold(2);
      return 1;
    },
  },
  {
    kind: "lane's clock a year off",
    strike: async ({ fleet, hold }, draw) => {
      const { lane } = oneOf(draw, fleet.lanes);
      const process = fleet.of(lane);
      const isSet = await process.ask({ ask: 'clock', lane, wrong: draw(2) === 0 ? A_YEAR : -A_YEAR });
      await hold(4);
      await process.ask({ ask: 'clock', lane, wrong: 0 });
      return isSet ? 1 : 0;
    },
  },
);

/** After so many waits a network that nobody used is given up. */
const MOST_HOLDS = 8;

/** Gives these networks bad weather until one of them was affected; resolves with how many were. */
async function bad(
  { hold }: Evening,
  proxies: readonly Proxy[],
  weather: Weather,
  holds: number,
): Promise<number> {
  for (const proxy of proxies) proxy.become(weather);
  const struck = (): number => proxies.filter((proxy) => proxy.struck > 0).length;
  await hold(holds);
  for (let more = 0; more < MOST_HOLDS && struck() === 0; more += 1) await hold(1);
  const count = struck();
  for (const proxy of proxies) proxy.become({ kind: 'fair' });
  // Ends connections that the weather left hanging, as if the cable were pulled.
  if (weather.kind === 'hang') for (const proxy of proxies) proxy.drop();
  return count > 0 ? 1 : 0;
}

/** Some lanes' networks: mostly a few, now and then all. */
function some({ networks }: Evening, draw: Draw): readonly Proxy[] {
  const all = [...networks.values()];
  const count = draw(3) === 0 ? all.length : 1 + draw(Math.max(1, all.length / 4));
  return shuffled(draw, all).slice(0, count);
}
