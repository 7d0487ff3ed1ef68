import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { call } from '../../drive/bridge.ts';
import { startProgram } from '../../drive/program.ts';
import { putGame } from '../../drive/put-game.ts';
import type { HouseState } from '../../src/contract/contract.ts';
import { sha256 } from '../../src/house/db/hash.ts';
import { HOUSE } from '../house-torture/house/database.ts';
import { Proxy } from '../../drive/proxy.ts';
import { writeArchive } from '../many-archived.ts';
import { type Bench, EIGHT, prepareProgram } from './bench.ts';
import { BenchHouse } from './house/bench-house.ts';
import { startProbe } from './key-frame/probe.ts';
import { percentile, percentiles, row } from './numbers.ts';

const LINKS = ['none', 'up', 'down', 'hanging'] as const;
type Link = (typeof LINKS)[number];

const ROUNDS = 4;
/** Keys for one state of the link in one round; their rhythm differs from the screen's. */
const KEYS = 40;
const [LEAST_GAP, MOST_GAP] = [120, 280];
const GAMES = 100_000;

/**
 * From a key to its frame, with the link to the house in each state in turn. The floor is a lane without a
 * house.
 */
export const houseKey: Bench = {
  name: 'house: key to frame with the link up, down and hanging: 8 players, 100,000 games',
  run: async (stop, run) => {
    await prepareProgram(run, stop);
    const house = await BenchHouse.begin(run, stop);
    const network = await Proxy.start({ servers: () => [house.service.port] });
    const data = join(run.folder, 'bench-house-key');
    writeArchive(data, GAMES);
    const program = await startProgram({ data, size: { width: 1280, height: 800 } });
    const { page } = program;
    await putGame(page, EIGHT, 'X'.repeat(9 * EIGHT.length) + 'XX9'.repeat(EIGHT.length - 1));
    const probe = await startProbe(page);
    const times = new Map<Link, number[]>(LINKS.map((link) => [link, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const link of LINKS) {
        stop.throwIfAborted();
        await linkTo(page, house, network, link);
        const before = await probe.times();
        await press(page);
        const after = await probe.times();
        for (const time of after.drawn.slice(before.drawn.length)) times.get(link)?.push(time);
      }
    report(times);
    await program.stop();
    await network.end();
    await house.end();
  },
};

function report(times: ReadonlyMap<Link, readonly number[]>): void {
  const floor = times.get('none') ?? [];
  for (const [link, drawn] of times) {
    const [half, most] = [50, 95].map((share) => percentile(drawn, share) / percentile(floor, share));
    const ratios = `${(half ?? NaN).toFixed(2)} times at p50, ${(most ?? NaN).toFixed(2)} at p95`;
    console.log(row(`link ${link}`, `${percentiles(drawn)}, `, ratios));
  }
}

/** A strike and its undo in turn. */
async function press(page: Page): Promise<void> {
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? 'x' : 'Backspace');
    await wait(LEAST_GAP + Math.random() * (MOST_GAP - LEAST_GAP));
  }
  await wait(500);
}

async function linkTo(page: Page, house: BenchHouse, network: Proxy, link: Link): Promise<void> {
  switch (link) {
    case 'none':
      network.become({ kind: 'fair' });
      await call(page, 'house.unpair');
      return;
    case 'up': {
      // The keys are measured, not who opens the lane.
      await house.ask(`UPDATE house.houses SET opens_by = 'anyone' WHERE id = $1`, [HOUSE.id]);
      const code = newCode();
      await house.ask(
        `INSERT INTO house.pairing_codes (code_hash, house, ends) VALUES ($1, $2, now() + interval '5 minutes')`,
        [sha256(code), HOUSE.id],
      );
      const address = `http://127.0.0.1:${String(network.port)}`;
      const paired = await call(page, 'house.pair', { address, code, fingerprint: null });
      if (!paired.ok) throw new Error(`not paired: ${paired.error.code}`);
      await until(page, ({ link: { kind } }) => kind === 'connected');
      return;
    }
    case 'down':
      network.become({ kind: 'cut' });
      await until(page, ({ link: { kind } }) => kind === 'offline');
      return;
    case 'hanging':
      // Accepts connections, and nothing answers.
      network.become({ kind: 'hang' });
  }
}

async function until(page: Page, is: (state: HouseState) => boolean): Promise<void> {
  for (;;) {
    const answer = await call(page, 'house.status');
    if (answer.ok && is(answer.value as HouseState)) return;
    await wait(100);
  }
}

function newCode(): string {
  const four = (): string => String(randomInt(10_000)).padStart(4, '0');
  return `${four()}-${four()}`;
}
