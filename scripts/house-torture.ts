/**
 * `npm run house:torture`: lanes bowl an evening while everything of their house fails at random, and afterwards every event is
 * counted. `--short` as in `npm test`; `--lanes`, `--faults`, `--seed`, `--pace` (milliseconds between two acts on a lane), `--kind WORDS`
 * for those kinds of faults alone.
 */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { numbersFrom } from '../src/core/testing/random-pins.testing.ts';
import { packagedPostgres } from '../src/house/cluster/postgres-files.ts';
import { LANE_ROUTES } from '../src/house-contract/routes.ts';
import { compared, movedAmong } from './house-torture/comparison/compared.ts';
import { answered, orderedOf, otherDerived } from './house-torture/comparison/settled.ts';
import { Evening, type EveningSize } from './house-torture/evening.ts';
import { drawn, faultsFor } from './house-torture/faults/faults.ts';
import { postWith } from './house-torture/network/post.ts';
import { Strikes } from './house-torture/strikes.ts';
import { faultsIn, tableOf, type Outcome } from './house-torture/table.ts';
import { until, type Tools } from './house-torture/tools.ts';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';
import { nothing, type Count } from './test/count.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    lanes: { type: 'string' },
    faults: { type: 'string' },
    seed: { type: 'string' },
    pace: { type: 'string' },
    kind: { type: 'string', multiple: true, default: [] },
  },
});

const isShort = values.short;
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const lanes = Number(values.lanes ?? (isShort ? 8 : 80));
// Fewer than there are kinds: each run of `npm test` draws others, by its seed.
const faults = Number(values.faults ?? (isShort ? 12 : 200));
const size: EveningSize = {
  lanes,
  processes: Math.max(2, Math.ceil(lanes / 10)),
  services: 2,
  pace: Number(values.pace ?? (isShort ? 120 : 1500)),
};

async function torture(run: Run, stop: AbortSignal): Promise<number> {
  if (packagedPostgres() === null) {
    report({ ...nothing, skips: [{ test: 'house torture', reason: 'no PostgreSQL for this system' }] });
    return 0;
  }
  // Also marks what is started without this environment, such as PostgreSQL.
  Object.assign(process.env, run.environment);
  // PostgreSQL's own user has to reach what is below.
  chmodSync(run.folder, 0o711);
  const environment = {
    ...process.env,
    ...run.environment,
    NODE_COMPILE_CACHE: join(run.folder, 'compiled'),
  };
  const say = (line: string): void => {
    console.log(line);
  };
  const tools: Tools = { folder: run.folder, environment, stop, draw: numbersFrom(seed), say };
  say(`${String(lanes)} lanes, ${String(faults)} faults, --seed ${String(seed)}`);
  const outcome = await survived(tools);
  for (const line of tableOf(outcome)) say(line);
  const wrong = faultsIn(outcome);
  for (const line of wrong) say(`FAILED: ${line}`);
  report({
    ...nothing,
    passed: wrong.length === 0 ? 1 : 0,
    failures: wrong.map((line) => `house torture (seed ${String(seed)}): ${line}`),
    notes: [
      `house torture: ${String(outcome.balls)} balls through ${String(faults)} faults, seed ${String(seed)}`,
    ],
  });
  return wrong.length > 0 ? 1 : 0;
}

/** The evening, from its first ball to the last comparison. */
async function survived(tools: Tools): Promise<Outcome> {
  const begun = performance.now();
  const evening = await Evening.begin(tools, size);
  const { database, fleet, rogue } = evening;
  await evening.hold(1);
  const kinds = faultsFor({ hasDisk: !isShort && database.place.hasDisk }).filter(
    ({ kind }) => values.kind.length === 0 || values.kind.some((words) => kind.includes(words)),
  );
  const strikes = new Strikes(evening, drawn(tools.draw, kinds, faults), seed);
  await strikes.make();
  await evening.hold(1);
  tools.say('all faults are over; the lanes rest');
  await fleet.rest();
  await answered(evening);
  await evening.delivered();
  await evening.erasedEverywhere();
  await evening.delivered();
  const times = fleet.processes.flatMap((one) => one.times);
  const { balls } = fleet;
  await fleet.end();
  tools.say('every link says that nothing is left to deliver; comparing');
  const refusedGames = await refused(tools, evening);
  const all = await compared(evening);
  const outcome: Outcome = {
    ...{ seed, lanes, balls, times, windows: strikes.windows, faults: strikes.counts },
    ...{ refusedGames, compared: all },
    orders: await orderedOf(evening, all.own),
    moves: { ...evening.moves, ...movedAmong(evening, all.own) },
    derived: await otherDerived(database, tools.stop),
    stopped: [...fleet.stopped],
    died: evening.services.reduce((sum, service) => sum + service.died, 0),
    seconds: (performance.now() - begun) / 1000,
  };
  tools.say(`the faulty lane sent ${String(rogue.games.length)} games`);
  await evening.end();
  return outcome;
}

/** What the faulty lane sent: it delivers again, as every lane does, and all of it has to be there. */
async function refused(
  tools: Tools,
  { rogue, services, database }: Evening,
): Promise<Outcome['refusedGames']> {
  const [service] = services;
  for (const { part } of rogue.games) {
    const facts = { path: LANE_ROUTES.facts, body: JSON.stringify({ parts: [part] }) };
    await until(
      tools.stop,
      async () => (await postWith(service?.port ?? 0, rogue.key, facts))?.status === 200,
    );
  }
  const [aside] = await database.ask<{ count: number }>(
    'SELECT count(*)::int AS count FROM house.aside WHERE origin = $1',
    [rogue.origin],
  );
  return {
    sent: rogue.games.reduce((sum, { refused: count }) => sum + count, 0),
    kept: aside?.count ?? 0,
  };
}

/** The file from which `npm test` reads the result. */
function report(count: Count): void {
  const file = process.env['HEADPIN_COUNT'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(count));
}

await runScript(torture);
