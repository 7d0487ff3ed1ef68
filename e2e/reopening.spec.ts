import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { bowl } from '../drive/play.ts';
import { newDataFolder } from '../drive/program.ts';
import { putGame } from '../drive/put-game.ts';
import { expect, test } from './support/test.ts';
import { KeptProgram } from './support/kept.ts';

const EVENINGS = { 4: '', 50: ' @long' } as const;
/** In bytes: what compiled code and caches may take at first, and each evening after it. */
const GROWTH = { first: 2_000_000, each: 100_000 };

/** In bytes; the scripts of a game's page come to about a million. */
const LEAST_CODE = 500_000;

/** What holds memory or runs in main, by kind. */
interface Held {
  readonly counts: Readonly<Record<string, number>>;
  readonly timers: number;
  readonly heap: number;
}

for (const [number, tag] of Object.entries(EVENINGS)) {
  test(`after ${number} evenings in one program nothing is left of the evenings before${tag}`, async () => {
    const evenings = Number(number);
    const kept = new KeptProgram();
    try {
      const app = await evening(kept);
      const first = await heldIn(app);
      for (let bowled = 1; bowled < evenings; bowled += 1) await evening(kept);
      await expect.poll(async () => (await heldIn(app)).counts).toEqual(first.counts);
      // Some run for a moment, such as one of a page that loads; one that stays would be one an evening.
      await expect.poll(async () => (await heldIn(app)).timers - first.timers).toBeLessThan(evenings / 2);
      expect((await heldIn(app)).heap - first.heap).toBeLessThan(GROWTH.first + GROWTH.each * evenings);
      // Pages that were loaded before are not compiled again.
      await expect.poll(() => keptCode(app)).toBeGreaterThan(LEAST_CODE);
    } finally {
      await kept.end();
    }
  });
}

/** Bytes of compiled code that Chromium keeps, from the second load of a script on. */
async function keptCode(app: ElectronApplication): Promise<number> {
  const place = await app.evaluate(({ session }) => session.defaultSession.storagePath);
  if (place === null) throw new Error('the session is not kept');
  const folder = join(place, 'Code Cache', 'js');
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Bowls two balls in a folder of its own, and closes it. */
async function evening(kept: KeptProgram): Promise<ElectronApplication> {
  const data = await newDataFolder();
  const program = await kept.open({ data });
  await putGame(program.page, ['PJS', 'KYJ'], '9');
  await bowl(program.page, '1');
  await program.stop();
  await rm(data, { recursive: true });
  return program.app;
}

function heldIn(app: ElectronApplication): Promise<Held> {
  return app.evaluate(({ app, BrowserWindow, ipcMain, screen, session }) => {
    const counts: Record<string, number> = {};
    const count = (kind: string, more: number): void => {
      counts[kind] = (counts[kind] ?? 0) + more;
    };
    for (const kind of process.getActiveResourcesInfo()) if (kind !== 'Timeout') count(kind, 1);
    // Those that keep no process alive as well.
    const timer = setTimeout(() => undefined);
    clearTimeout(timer);
    const { queryObjects } = process.getBuiltinModule('v8');
    const timers = Number(queryObjects(timer.constructor));
    const emitters: Readonly<Record<string, NodeJS.EventEmitter>> = {
      ...{ app, ipcMain, screen, process, session: session.defaultSession },
      ...Object.fromEntries(
        BrowserWindow.getAllWindows().flatMap((window, place): [string, NodeJS.EventEmitter][] => [
          [`window ${String(place)}`, window],
          [`page ${String(place)}`, window.webContents],
        ]),
      ),
    };
    for (const [name, emitter] of Object.entries(emitters))
      for (const event of emitter.eventNames())
        count(`${name}: ${String(event)}`, emitter.listenerCount(event));
    // `queryObjects` has collected the garbage.
    return { counts, timers, heap: process.memoryUsage().heapUsed };
  });
}
