import { shuffled, type Draw } from '../draw.ts';
import type { Evening } from '../evening.ts';
import type { Proxy, Weather } from '../network/proxy.ts';
import type { Fault } from './fault.ts';

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

const cut: Fault = {
  kind: 'network cut',
  group: 'network',
  share: 2,
  strike: (evening, draw) => bad(evening, some(evening, draw), { kind: 'cut' }, 2),
};

const hanging: Fault = {
  kind: 'network hangs (connected, no byte passes)',
  group: 'network',
  share: 2,
  strike: (evening, draw) => bad(evening, some(evening, draw), { kind: 'hang' }, 2),
};

const halfAnswer: Fault = {
  kind: 'half an answer',
  group: 'network',
  share: 2,
  strike: (evening, draw) => bad(evening, some(evening, draw), { kind: 'half', bytes: 20 + draw(400) }, 1),
};

const slow: Fault = {
  kind: 'slow network',
  group: 'network',
  strike: (evening, draw) =>
    bad(evening, some(evening, draw), { kind: 'slow', delay: 20 + draw(200), bytes: 64 + draw(1000) }, 2),
};

const databaseCut: Fault = {
  kind: 'network to the database cut',
  group: 'database',
  strike: (evening) => bad(evening, [evening.database.proxy], { kind: 'cut' }, 2),
};

const databaseHanging: Fault = {
  kind: 'network to the database hangs',
  group: 'database',
  strike: (evening) => bad(evening, [evening.database.proxy], { kind: 'hang' }, 2),
};

export const network: readonly Fault[] = [cut, hanging, halfAnswer, slow, databaseCut, databaseHanging];
