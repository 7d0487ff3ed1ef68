import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openBrowser } from '../../drive/browser.ts';
import { isRoot, root } from '../../drive/runtime.ts';
import { buildFrontDeskIfStale } from '../build.ts';
import { Fleet } from '../house-torture/lanes/fleet.ts';
import { pairedLane } from '../house-torture/lanes/paired-lane.ts';
import type { SimLaneConfig } from '../house-torture/lanes/said.ts';
import { SimLane } from '../house-torture/lanes/sim-lane.ts';
import type { Bench } from './bench.ts';
import { BenchHouse } from './house/bench-house.ts';
import { percentiles, row } from './numbers.ts';

const LANES = 80;
const PROCESSES = 4;
/** Milliseconds between two acts on a lane: a house of 80 makes about ten balls a second. */
const PACE = 8000;
/** Milliseconds between two acts on the watched lane. */
const WATCHED_PACE = 1500;
const BALLS = 40;
/** Milliseconds. */
const TO_REACH = 250;

/**
 * From the press at a lane to the frame in which the front desk's page shows the ball. The floor is the
 * ball's way to the lane's disk.
 */
export const deskPage: Bench = {
  name: `house: a ball to its figure on the desk's page, ${String(LANES)} lanes bowling`,
  run: async (stop, run) => {
    await buildFrontDeskIfStale(stop);
    if (isRoot()) process.env['HEADPIN_NO_SANDBOX'] = '1';
    const house = await BenchHouse.begin(run, stop, join(root, 'out', 'front-desk'));
    const configs: SimLaneConfig[] = [];
    for (let lane = 1; lane <= LANES; lane += 1)
      configs.push(
        await pairedLane(house, {
          ...{ lane, path: join(house.folder, `lane-${String(lane)}`), port: house.service.port },
          ...{ seed: lane, pace: PACE },
        }),
      );
    const [watched, ...others] = configs;
    if (watched === undefined) throw new Error('no lane');
    const environment = { ...process.env, ...run.environment };
    const tools = { folder: house.folder, environment, stop, draw: () => 0, say: console.log };
    const fleet = new Fleet(tools, others, PROCESSES);
    await fleet.begin();
    const page = await deskOf(house);
    const balls: { readonly at: number; readonly disk: number }[] = [];
    const lane = await SimLane.open(
      { ...watched, pace: WATCHED_PACE },
      {
        balled: (disk) => balls.push({ at: now() - disk, disk }),
        log: (fault) => {
          console.error(fault);
        },
      },
    );
    lane.bowl();
    // Measures only once the page shows the lane's first game.
    while (balls.length === 0) await pause(200, undefined, { signal: stop });
    await page.locator(`[data-tile="${String(watched.lane)}"]`).click();
    await page.locator('.board-room').first().waitFor({ timeout: 0 });
    await watch(page);
    balls.length = 0;
    while (balls.length < BALLS) {
      stop.throwIfAborted();
      await pause(200);
    }
    await lane.rest();
    await pause(2000);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
    // A ball that was not shown before the next one counts as never shown.
    const times = balls.map(({ at }, place) => {
      const shown = seen.find((time) => time >= at) ?? Infinity;
      return shown > (balls[place + 1]?.at ?? Infinity) ? Infinity : shown - at;
    });
    const bowled = fleet.balls;
    console.log(
      row(
        'key to disk',
        percentiles(
          balls.map(({ disk }) => disk),
          0,
        ),
      ),
    );
    console.log(row('key to the frame on the page', percentiles(times, 0)));
    const shown = times.filter((time) => time < Infinity).length;
    console.log(row('shown before the next ball', `${String(shown)} of ${String(balls.length)}`));
    console.log(row('meanwhile on other lanes', `${String(bowled)} balls`));
    console.log(row('to reach', `p95 ${String(TO_REACH)} ms`));
    await page.context().browser()?.close();
    await lane.close();
    await fleet.end();
    await house.end();
  },
};

/** Milliseconds of the wall clock, finely: the same for both processes. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

async function deskOf(house: BenchHouse): Promise<Page> {
  const { account } = house;
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await page.goto(`http://127.0.0.1:${String(house.service.port)}`);
  await page.getByLabel('Name').fill(account.name);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return page;
}

/** Notes when the frame after each change of the lane's board was presented. Each game has a board of its own. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    const shown = (): string => document.querySelector('.board-room')?.textContent ?? '';
    let before = shown();
    const look = (): void => {
      const now = shown();
      if (now !== before) requestAnimationFrame(() => seen.push(performance.timeOrigin + performance.now()));
      before = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
