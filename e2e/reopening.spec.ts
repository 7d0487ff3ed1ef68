import type { ElectronApplication } from '@playwright/test';
import { bowl } from '../drive/play.ts';
import { newDataFolder } from '../drive/program.ts';
import { putGame } from '../drive/put-game.ts';
import { expect, test } from './support/test.ts';
import { KeptProgram } from './support/kept.ts';
import { rm } from 'node:fs/promises';

const FOLDERS = 50;
/** The heap may grow by this much from folder to folder, in bytes: compiled code and caches that fill once. */
const GROWTH = 100_000;

/** A few run for seconds, such as one of a page that loads; one a folder would be fifty. */
const MOST_TIMERS = 10;

/** What holds memory or runs in main, by kind. */
interface Held {
  readonly counts: Readonly<Record<string, number>>;
  readonly timers: number;
  readonly heap: number;
}

test('after fifty evenings in one program nothing is left of the evenings before', async ({ fresh }) => {
  test.skip(fresh, 'it is about a program that stays open');
  const kept = new KeptProgram();
  try {
    const first = await heldAfterEvening(kept);
    let last = first;
    for (let folder = 1; folder < FOLDERS; folder += 1) last = await heldAfterEvening(kept);
    expect(last.counts).toEqual(first.counts);
    expect(last.timers - first.timers).toBeLessThan(MOST_TIMERS);
    expect(last.heap - first.heap).toBeLessThan(GROWTH * FOLDERS);
  } finally {
    await kept.end();
  }
});

/** Bowls a ball in a folder of its own, and returns what main holds after the folder was closed. */
async function heldAfterEvening(kept: KeptProgram): Promise<Held> {
  const data = await newDataFolder();
  const program = await kept.open({ data });
  await putGame(program.page, ['PJS', 'KYJ'], '9');
  await bowl(program.page, '1');
  await program.stop();
  const held = await heldIn(program.app);
  await rm(data, { recursive: true });
  return held;
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
