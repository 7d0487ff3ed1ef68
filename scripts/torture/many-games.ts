import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newGame } from '../../src/core/game/game.ts';
import { setupOf } from '../../src/core/testing/setup.testing.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { writeIndexed } from '../many-archived.ts';
import type { Row } from './table.ts';
import { newFolder } from './tools.ts';

const GAMES = { short: 3_000, full: 100_000 } as const;
/** Games left running on earlier evenings. */
const LEFT = { short: 5, full: 50 } as const;
const TEMPS = { short: 300, full: 10_000 } as const;
/** The most a start may read of the newest month, and around the index itself, in bytes. */
const TAIL = 64 * 1024;
const NEXT_TO_INDEX = 32 * 1024;

/**
 * Fault row 13: a start reads only the end of the newest month and one index, and removes nothing; games left running
 * do not pile up.
 */
export const manyGames: Row = {
  number: 13,
  fault: '100,000 games, 50 left running, 10,000 stray temp files',
  run: async (mode, tools) => {
    const data = newFolder(tools, 'many');
    await writeIndexed(data, GAMES[mode], tools.stop);
    const newest = GAMES[mode] + LEFT[mode] + 1;
    for (let counter = GAMES[mode] + 1; counter < newest; counter += 1) await runningGame(data, counter);
    const id = await runningGame(data, newest);
    for (let temp = 0; temp < TEMPS[mode]; temp += 1)
      writeFileSync(join(data, 'games', `${id}.json.${hex(temp)}.tmp`), '{');
    const disk = new CountingDisk();
    const folder = new GamesFolder(disk, data);
    const found = await folder.open();
    if (!found.ok || found.value.resume?.id !== id) throw new Error('the game on the board was not found');
    if (folder.nextName().counter !== newest + 1) throw new Error('the counter does not go on');
    const note = within(data, disk);
    const steps = folder.tidy((one) => one === id);
    let turns = 0;
    while ((await steps.next()).done !== true) turns += 1;
    const left = readdirSync(join(data, 'games'));
    if (left.join() !== `${id}.json`) throw new Error(`${String(left.length)} files are left, not 1`);
    return { fired: disk.removed, note: `${note}; all else went in ${String(turns)} steps after it` };
  },
};

/** Describes what the start read; throws above the limit. */
function within(data: string, disk: CountingDisk): string {
  if (disk.removed > 0) throw new Error('the start swept');
  let [month, index, files] = [0, 0, 0];
  for (const [path, bytes] of disk.bytes) {
    if (!path.startsWith(join(data, 'archive'))) continue;
    files += 1;
    if (path.endsWith('.index')) index += bytes;
    if (path.endsWith('.index') && bytes > statSync(path).size + NEXT_TO_INDEX)
      throw new Error(`${String(bytes)} bytes of an index were read`);
    if (path.endsWith('.jsonl')) month += bytes;
  }
  if (files > 2 || month > TAIL + NEXT_TO_INDEX)
    throw new Error(`${String(files)} files of the archive, ${String(month)} bytes of months were read`);
  return `a start read ${String(month)} bytes of the newest month, ${String(index)} of an index, nothing else of the archive`;
}

/** A running game in the newest archived games' month; returns its id. */
async function runningGame(data: string, counter: number): Promise<string> {
  const folder = new GamesFolder(new NodeDisk(), data);
  const opened = await folder.open();
  const newest = readdirSync(join(data, 'archive'))
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .at(-1);
  if (!opened.ok || newest === undefined) throw new Error('no archive to begin with');
  const at = `${newest.replace('.jsonl', '')}-16T20:00:00.000Z`;
  const game = newGame(setupOf(['PJS'], { startedAt: at }));
  const id = `g${String(counter).padStart(6, '0')}-0a1b2c`;
  const saved = await folder.save({ id, counter, savedAt: at, game });
  if (!saved.ok) throw new Error(saved.error.trouble);
  return id;
}

function hex(number: number): string {
  return number.toString(16).padStart(8, '0');
}

/** The real disk, counting the bytes read of each file and the files removed. */
class CountingDisk extends NodeDisk {
  readonly bytes = new Map<string, number>();
  removed = 0;

  override async read(path: string): Promise<Uint8Array> {
    return this.#counted(path, await super.read(path));
  }

  override async readPart(path: string, at: number, length: number): Promise<Uint8Array> {
    return this.#counted(path, await super.readPart(path, at, length));
  }

  override async remove(path: string): Promise<void> {
    await super.remove(path);
    this.removed += 1;
  }

  #counted(path: string, bytes: Uint8Array): Uint8Array {
    this.bytes.set(path, (this.bytes.get(path) ?? 0) + bytes.length);
    return bytes;
  }
}
