import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generationOf } from '../../src/core/game/game.ts';
import { Archive } from '../../src/saves/archive/archive.ts';
import { fullGame } from '../../src/saves/record/testing/full-game.testing.ts';
import { recordOf } from '../../src/saves/record/testing/game.testing.ts';
import { makeRecord } from '../../src/saves/record/game-record.ts';
import {
  HOSTILE_ID,
  hostileGame,
  hostileLine,
  many,
  partyOf,
  takenBack,
} from '../../src/saves/record/testing/hostile.testing.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import type { Mode, Row } from './table.ts';
import { newFolder, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

/** The most memory for a start with one file, in bytes: half of a small PC's. */
const MOST_MEMORY = 2 * 1024 * 1024 * 1024;
const MILLION = 1_000_000;

/** A file in `games/` and its result: the generation on the board, or null for quarantine. */
interface Made {
  readonly what: string;
  readonly text: () => string;
  readonly generation: number | 'whole' | null;
}

const nulls = (): string => many(3 * MILLION, () => 'null');
const undos = (times: number) => (): string =>
  hostileGame({
    events: takenBack(times)
      .map((event) => JSON.stringify(event))
      .join(','),
    generation: 2 * times,
  });

const players = (count: number) => (): string => hostileGame(partyOf(count));
const events = (text: () => string) => (): string => hostileGame({ events: text() });
const nested = (): string => `${'['.repeat(7 * MILLION)}${']'.repeat(7 * MILLION)}`;

const FILES: Readonly<Record<Mode, readonly Made[]>> = {
  short: [
    { what: '130,000 players', text: players(130_000), generation: null },
    { what: '3,000,000 nulls', text: events(nulls), generation: null },
    { what: '4,000 balls taken back', text: undos(4_000), generation: 8_000 },
  ],
  full: [
    { what: '130,000 players', text: players(130_000), generation: null },
    { what: '3,000,000 nulls for events', text: events(nulls), generation: null },
    { what: '3,000,000 nulls for players', text: () => hostileGame({ players: nulls() }), generation: null },
    { what: '3,000,000 nulls for lines', text: () => hostileGame({ sheet: nulls() }), generation: null },
    { what: '3,000,000 empty events', text: events(() => many(3 * MILLION, () => '{}')), generation: null },
    { what: '7,000,000 lists in each other', text: events(nested), generation: null },
    { what: '40,000 balls taken back', text: undos(40_000), generation: 80_000 },
    { what: '120,000 players', text: players(120_000), generation: 0 },
    { what: 'the largest game', text: () => makeRecord(recordOf(fullGame())), generation: 'whole' },
  ],
};

const JUNK: readonly (readonly [what: string, unit: string])[] = [
  ['empty lines', '\n'],
  ['lines of one letter', 'x\n'],
  ['beginnings of lines', '{"file":"headpin-'],
  ['games of 130,000 players', ''],
];
const JUNK_BYTES = { short: MILLION, full: 64 * MILLION } as const;

/**
 * Fault row 17: an oversized file is opened or moved to quarantine, and the lane starts; a month with such content
 * keeps its games.
 */
export const hostileSize: Row = {
  number: 17,
  fault: '130,000 players, 3,000,000 nulls, 40,000 undos, a month of empty lines',
  run: async (mode, tools) => {
    let [fired, slowest, memory] = [0, 0, 0];
    for (const file of FILES[mode]) {
      tools.stop.throwIfAborted();
      const used = await started(tools, file);
      [slowest, memory] = [Math.max(slowest, used.seconds), Math.max(memory, used.bytes)];
      fired += 1;
    }
    for (const [what, unit] of JUNK) {
      tools.stop.throwIfAborted();
      await indexed(
        tools,
        what,
        unit === '' ? hostileLine(partyOf(130_000)) : unit.repeat(JUNK_BYTES[mode] / unit.length),
      );
      fired += 1;
    }
    const megabytes = Math.round(memory / MILLION);
    const note = `a start took ${slowest.toFixed(1)} s and ${String(megabytes)} MB at the most; no index was larger than its month`;
    return { fired, note };
  },
};

/** Starts with only such a file. */
async function started(
  tools: Tools,
  { what, text, generation }: Made,
): Promise<{ readonly seconds: number; readonly bytes: number }> {
  const data = newFolder(tools, 'size');
  mkdirSync(join(data, 'games'));
  writeFileSync(join(data, 'games', `${HOSTILE_ID}.json`), text());
  const worker = await WorkerProcess.start(tools, data);
  const begun = performance.now();
  await worker.ask('lock', 'locked');
  const { notices, shown } = await worker.ask('open', 'opened');
  const seconds = (performance.now() - begun) / 1000;
  const bytes = peakOf(worker.pid);
  await worker.kill();
  const found = shown?.generation ?? null;
  const wanted = generation === 'whole' ? generationOf(fullGame()) : generation;
  if (found !== wanted) throw new Error(`${what}: generation ${String(found)} was opened`);
  if ((generation === null) !== notices.includes('set-aside')) throw new Error(`${what}: ${notices.join()}`);
  if (bytes > MOST_MEMORY) throw new Error(`${what}: a start took ${String(bytes)} bytes of memory`);
  return { seconds, bytes };
}

/** Indexes a month with such bytes between two lines of one game. */
async function indexed(tools: Tools, what: string, junk: string): Promise<void> {
  const data = newFolder(tools, 'month');
  mkdirSync(join(data, 'archive'));
  const path = join(data, 'archive', '2026-11');
  const month = `${hostileLine({})}${junk}\n${hostileLine({})}`;
  writeFileSync(`${path}.jsonl`, month);
  const archive = new Archive(new NodeDisk(), data);
  await archive.open();
  while (await archive.step());
  const games = await archive.newest({ before: null, count: 50 });
  if (games.length !== 1) throw new Error(`${what}: ${String(games.length)} games were found`);
  const { length } = readFileSync(`${path}.index`);
  if (length > month.length) throw new Error(`${what}: an index of ${String(length)} bytes`);
}

/** A process's peak memory in bytes; 0 if unknown. */
function peakOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes = '0'] =
    /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
