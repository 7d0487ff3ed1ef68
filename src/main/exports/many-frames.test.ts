import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { applyCommand } from '../../core/game/command.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { must } from '../../core/testing/notation.testing.ts';
import { occasion, setupOf } from '../../core/testing/setup.testing.ts';
import { ANY_GAME, type ExportOrder } from '../../contract/contract.ts';
import { makeGameLine } from '../../saves/archive/archived-line.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { GamesFolder } from '../../saves/games/games-folder.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { NOON } from '../../saves/record/testing/game.testing.ts';
import { ExportFolder } from './export-folder.ts';
import { Exports } from './exports.ts';

/** `npm run verify` exports a million. */
const FRAMES = Number(process.env['HEADPIN_EXPORTED_FRAMES'] ?? 8_000);
const PLAYERS = 8;
const GAMES = FRAMES / (PLAYERS * 10);
/** More than a lane bowls. */
const GAMES_A_MONTH = 1_500;
/** In bytes: what the index of a month takes, and what waits to be collected. A million frames are 900 MB of text. */
const MOST_MEMORY = 300 * 1024 * 1024;
const ORDER: ExportOrder = {
  what: { kind: 'found', filter: ANY_GAME },
  ...{ kinds: ['games', 'frames', 'text', 'json'], separator: ',', paper: 'A4', sticks: false },
};

/** A whole game of eight, every ball of it an event. */
function wholeGame(startedAt: string): Game {
  const names = ['PJS', '김영준', 'LEE', 'DOM', '=EVE', 'JHK', 'ZOË', '007'];
  let game = newGame(setupOf(names, { startedAt }));
  for (let ball = 0; ball < PLAYERS * 20; ball += 1) {
    const roll = { kind: 'roll', entry: { kind: 'pins', pins: ball % 2 === 0 ? 8 : 1 } } as const;
    game = must(applyCommand(game, roll, occasion(startedAt))).game;
  }
  return game;
}

async function writeArchive(data: string): Promise<void> {
  await mkdir(join(data, 'archive'), { recursive: true });
  for (let first = 0; first < GAMES; first += GAMES_A_MONTH) {
    const month = `2026-${String(1 + first / GAMES_A_MONTH).padStart(2, '0')}`;
    const startedAt = `${month}-10T12:00:00.000Z`;
    const game = wholeGame(startedAt);
    const file = await open(join(data, 'archive', `${month}.jsonl`), 'wx');
    for (let counter = first + 1; counter <= Math.min(GAMES, first + GAMES_A_MONTH); counter += 1) {
      const id = `g${String(counter).padStart(6, '0')}-${counter.toString(16).padStart(24, '0')}`;
      await file.write(makeGameLine({ id, counter, savedAt: startedAt, game }));
    }
    await file.close();
  }
}

async function linesIn(path: string): Promise<number> {
  let lines = 0;
  for await (const piece of createReadStream(path)) {
    const bytes = piece as Buffer;
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1;
  }
  return lines;
}

test(
  'any number of frames is exported in the memory of a few, with a pause after every game',
  { timeout: 1_800_000 },
  async () => {
    const data = await tempFolder();
    await writeArchive(data);
    const folder = new GamesFolder(new NodeDisk(), data);
    await folder.open();
    while (await folder.index());
    const exports = new Exports({
      games: {
        count: (filter) => folder.found.count(filter),
        records: (filter) => folder.records(filter),
        read: () => Promise.resolve(null),
      },
      folder: new ExportFolder(new NodeDisk(), data, () => Promise.resolve([])),
      pdfOf: () => expect.fail('no PDF was asked for'),
      clock: () => NOON,
      log: (trouble) => {
        throw trouble;
      },
    });
    const before = process.memoryUsage().rss;
    let most = before;
    let looks = 0;
    const pauses = monitorEventLoopDelay();
    pauses.enable();
    const begun = performance.now();
    await exports.make(ORDER);
    while (exports.isBusy) {
      most = Math.max(most, process.memoryUsage().rss);
      looks += 1;
      await setImmediate();
    }
    pauses.disable();
    expect(exports.state).toMatchObject({ kind: 'done', games: GAMES, left: 0 });
    // Others had their turn between any two games.
    expect(looks).toBeGreaterThanOrEqual(GAMES);
    expect(most - before).toBeLessThan(MOST_MEMORY);
    const written = join(data, 'export');
    const lines = new Map<string, number>();
    let bytes = 0;
    for (const name of await readdir(written)) {
      bytes += (await stat(join(written, name))).size;
      lines.set(name.replace(/-2026-11-21/u, ''), await linesIn(join(written, name)));
    }
    expect(lines).toEqual(
      new Map([
        ['headpin-frames.csv', FRAMES + 1],
        ['headpin-games.csv', GAMES * PLAYERS + 1],
        ['headpin-games.jsonl', GAMES],
        ['headpin-sheets.txt', GAMES * (PLAYERS + 2)],
      ]),
    );
    if (FRAMES >= 1_000_000)
      process.stdout.write(
        `${String(FRAMES)} frames, ${inMegabytes(bytes)} written in ${(performance.now() - begun).toFixed(0)} ms, ` +
          `${inMegabytes(most - before)} more memory, longest pause ${(pauses.max / 1e6).toFixed(0)} ms, ` +
          `99 of 100 within ${(pauses.percentile(99) / 1e6).toFixed(0)} ms\n`,
      );
  },
);

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
