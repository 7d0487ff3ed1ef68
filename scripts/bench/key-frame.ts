import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { call } from '../../drive/bridge.ts';
import { startProgram } from '../../drive/program.ts';
import { putGame } from '../../drive/put-game.ts';
import { writeIndexed } from '../many-archived.ts';
import type { Run } from '../processes.ts';
import { isRoot } from '../../drive/runtime.ts';
import { type Bench, EIGHT, prepareProgram } from './bench.ts';
import { writeBareBoard } from './floors.ts';
import { startProbe, type Probed } from './key-frame/probe.ts';
import { startTrace, WORKS, type Traced } from './key-frame/trace.ts';
import { percentile, percentiles, row } from './numbers.ts';

const KEYS = 320;
const GAMES = 100_000;
/** In milliseconds: what the board may take longer than the bare one, at p50, p95 and p99 (quality: speed). */
const MORE = [16.7, 20, 35];
/**
 * In milliseconds: key presses are out of step with the screen, and each key's board must appear before the next key.
 */
const LEAST_GAP = 120;
const MOST_GAP = 280;

/** From a key to the frame with its saved ball, on the worst board; the floor is a bare board in the same run. */
export const keyFrame: Bench = {
  name: 'key to presented frame: 8 players, tenth frame, celebrations, 100,000 games',
  run: async (stop, run) => {
    await prepareProgram(run, stop);
    const bare = await measureBare(run, stop);
    const board = await measureBoard(run, stop);
    for (const [name, bareTimes, times] of [
      ['presented (trace)', bare.presented, board.presented],
      ['drawn (page)', bare.drawn, board.drawn],
      ['EventLatency', bare.eventLatency, board.eventLatency],
    ] as const) {
      console.log(row(`bare board: ${name}`, percentiles(bareTimes)));
      console.log(row(`board: ${name}`, `${percentiles(times)}, `, ratio(times, bareTimes)));
    }
    console.log(row('of it: until it is on disk', percentiles(board.saved)));
    for (const work of WORKS)
      console.log(
        row(`of it: ${work}`, `${percentiles(board.work[work])}, `, `bare: ${percentiles(bare.work[work])}`),
      );
    console.log(row('to reach: presented', reached(bare.presented)));
    console.log(row('to reach: until it is on disk', 'p50 4.0 ms'));
  },
};

type Measured = Traced & Probed;

async function measureBare(run: Run, stop: AbortSignal): Promise<Measured> {
  const app = await _electron.launch({
    args: [writeBareBoard(run.folder)],
    chromiumSandbox: !isRoot(),
    env: Object.fromEntries(
      Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  });
  const page = await app.firstWindow();
  await page.locator('i').first().waitFor();
  const measured = await measure(app, page, stop);
  await app.close();
  return measured;
}

async function measureBoard(run: Run, stop: AbortSignal): Promise<Measured> {
  const data = join(run.folder, 'bench-key-frame');
  await writeIndexed(data, GAMES, stop);
  const program = await startProgram({ data, size: { width: 1280, height: 800 } });
  await call(program.page, 'settings.change', { celebrations: true });
  // Everybody's first nine frames and all last frames but one: there X and undo can alternate without end.
  await putGame(program.page, EIGHT, 'X'.repeat(9 * EIGHT.length) + 'XX9'.repeat(EIGHT.length - 1));
  const measured = await measure(program.app, program.page, stop);
  await program.stop();
  return measured;
}

/** A strike and its undo in turn, at irregular intervals; both are saved and change the board. */
async function measure(app: ElectronApplication, page: Page, stop: AbortSignal): Promise<Measured> {
  const probe = await startProbe(page);
  const endTrace = await startTrace(app);
  for (let key = 0; key < KEYS; key += 1) {
    stop.throwIfAborted();
    await page.keyboard.press(key % 2 === 0 ? 'x' : 'Backspace');
    await wait(LEAST_GAP + Math.random() * (MOST_GAP - LEAST_GAP));
  }
  await wait(500);
  const probed = await probe.times();
  const { drawn } = probed;
  if (drawn.length < KEYS * 0.95)
    throw new Error(`only ${String(drawn.length)} of ${String(KEYS)} keys changed the board`);
  return { ...probed, ...(await endTrace()) };
}

/** The bare board's times, and a frame more at p50, 20 ms at p95 and 35 ms at p99. */
function reached(bare: readonly number[]): string {
  const most = [50, 95, 99].map((share, index) => percentile(bare, share) + (MORE[index] ?? 0));
  const [p50, p95, p99] = most.map((time) => time.toFixed(1));
  return `p50 ${p50 ?? ''}, p95 ${p95 ?? ''}, p99 ${p99 ?? ''} ms`;
}

function ratio(times: readonly number[], floor: readonly number[]): string {
  return `${(percentile(times, 50) / percentile(floor, 50)).toFixed(1)} times at p50`;
}
