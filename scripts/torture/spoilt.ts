import { lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyCommand } from '../../src/core/game/command.ts';
import { newGame, type Game } from '../../src/core/game/game.ts';
import { occasion, setupOf } from '../../src/core/testing/setup.testing.ts';
import { noFiles } from '../../src/saves/disk/testing/no-file.testing.ts';
import { makeRecord, type GameRecord } from '../../src/saves/record/game-record.ts';
import { damagesOf } from '../../src/saves/record/testing/damaged-bytes.testing.ts';
import { hostileJsonOf } from '../../src/saves/record/testing/hostile-json.testing.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { shownOf } from './answer.ts';
import { Strace } from './strace.ts';
import type { Row } from './table.ts';
import { newFolder, tried, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

const NOON = '2026-11-21T12:00:00.000Z';
const ID = 'g000001-0a1b2c';

/** A saved game of a few balls, and its previous generation. */
const [before, current] = [recordAfter([7]), recordAfter([7, 2])];

class SpoiltFolder {
  readonly #data: string;

  constructor(data: string) {
    this.#data = data;
    mkdirSync(join(data, 'games'), { recursive: true });
  }

  /** The newest save's path. */
  get path(): string {
    return join(this.#data, 'games', `${ID}.json`);
  }

  /** Replaces the newest save with these bytes, after a good one. */
  put(bytes: Uint8Array): void {
    writeFileSync(`${this.path}.prev`, makeRecord(before));
    writeFileSync(this.path, bytes);
  }

  /** Opens it as at a start. Returns the generation used: the damaged file's, or the one before. */
  async opened(): Promise<'current' | 'previous' | 'none'> {
    const found = await new GamesFolder(new NodeDisk(), this.#data).open();
    if (!found.ok) throw new Error(`the folder cannot be opened: ${found.error}`);
    const { resume, notices } = found.value;
    const kinds = notices.map(({ kind }) => kind).join();
    if (resume === null) return 'none';
    const { sum } = shownOf(ID, resume.game);
    if (sum === shownOf(ID, current.game).sum && kinds === '') return 'current';
    if (sum === shownOf(ID, before.game).sum && kinds === 'set-aside') return 'previous';
    throw new Error(`opened as generation ${String(resume.game.events.length)}, saying ${kinds}`);
  }

  /** Returns the files in quarantine and empties it. */
  setAside(): readonly Uint8Array[] {
    const folder = join(this.#data, 'quarantine');
    const names = readdirSync(folder);
    const kept = names.map((name) => readFileSync(join(folder, name)));
    for (const name of names) rmSync(join(folder, name), { recursive: true });
    return kept;
  }
}

function recordAfter(pins: readonly number[]): GameRecord {
  const begun = newGame(setupOf(['PJS'], { startedAt: NOON }));
  return { id: ID, counter: 1, savedAt: NOON, game: pins.reduce(rolled, begun) };
}

function rolled(game: Game, pins: number): Game {
  const applied = applyCommand(game, { kind: 'roll', entry: { kind: 'pins', pins } }, occasion(NOON));
  if (!applied.ok) throw new Error(applied.error.code);
  return applied.value.game;
}

/** The step through all damages. */
const STEP = { short: 11, full: 1 } as const;

/** Fault row 10: a real save truncated at every byte, with every bit flipped, and as other programs leave a file. */
export const damagedBytes: Row = {
  number: 10,
  fault: 'cut off at every byte, every bit flipped, empty, NUL, UTF-16, BOM',
  run: async (mode, tools) => {
    const whole = Buffer.from(makeRecord(current));
    const folder = new SpoiltFolder(newFolder(tools, 'bytes'));
    folder.put(whole);
    if ((await folder.opened()) !== 'current') throw new Error('a good file is not used');
    const damages = [...damagesOf(whole)];
    const chosen = damages.filter((damage, index) => damage.always || index % STEP[mode] === 0);
    for (const { what, bytes } of chosen) {
      tools.stop.throwIfAborted();
      folder.put(bytes);
      if ((await folder.opened()) !== 'previous') throw new Error(`${what}: not noticed`);
      const kept = folder.setAside();
      if (kept.length !== 1 || kept[0] === undefined || !bytes.equals(kept[0]))
        throw new Error(`${what}: not set aside whole`);
    }
    return {
      fired: chosen.length,
      note: `a game of ${String(whole.length)} bytes, ${String(damages.length)} damages in full; all noticed`,
    };
  },
};

const HOSTILE_ROUNDS = { short: 1, full: 3 } as const;

/** Fault row 11: malicious JSON with and without a valid checksum is refused, or read as exactly the game it is. */
export const hostileJson: Row = {
  number: 11,
  fault: '`__proto__`, duplicate keys, 1e999, lone surrogates, a 10 MB name',
  run: async (mode, tools) => {
    const folder = new SpoiltFolder(newFolder(tools, 'hostile'));
    const corpus = [...hostileJsonOf(makeRecord(current))];
    const ownNames = Object.getOwnPropertyNames(Object.prototype).join();
    let [fired, harmless] = [0, 0];
    for (let round = 0; round < HOSTILE_ROUNDS[mode]; round += 1) {
      for (const { what, text, harmless: mayBeRead } of corpus) {
        tools.stop.throwIfAborted();
        folder.put(Buffer.from(text));
        const used = await folder.opened();
        if (used === 'none' || (used === 'current' && mayBeRead !== true))
          throw new Error(`${what}: ${used} was used`);
        if (used === 'previous') folder.setAside();
        else harmless += 1;
        if (Object.getOwnPropertyNames(Object.prototype).join() !== ownNames)
          throw new Error(`${what}: changed every object`);
        fired += 1;
      }
    }
    return {
      fired,
      note: `${String(fired - harmless)} refused, ${String(harmless)} harmless: the very game`,
    };
  },
};

const THING_ROUNDS = { short: 1, full: 10 } as const;

/** Fault row 12: a save's name on anything but a file is refused on sight; it is never opened, and nothing hangs. */
export const notAFile: Row = {
  number: 12,
  fault: '2 GB, FIFO, link, device, folder in the place of a save',
  needs: ['strace'],
  run: async (mode, tools) => {
    const refused = new Set<string>();
    const system = (command: string, parameters: readonly string[]): string | null =>
      tried(tools, command, parameters);
    let fired = 0;
    for (let round = 0; round < THING_ROUNDS[mode]; round += 1) {
      for (const [what, put] of noFiles()) {
        const folder = newFolder(tools, 'thing');
        const spoilt = new SpoiltFolder(folder);
        spoilt.put(Buffer.alloc(0));
        rmSync(spoilt.path);
        if (put(spoilt.path, system) !== null) {
          refused.add(what);
          continue;
        }
        await seen(tools, folder, spoilt.path).catch((error: unknown) => {
          throw new Error(`${what}: ${String(error)}`);
        });
        fired += 1;
      }
    }
    const note =
      refused.size === 0
        ? 'never opened, set aside as it was, the generation before it used'
        : `without ${[...refused].join(', ')}: needs root`;
    return { fired, note };
  },
};

/** Starts with it: it is inspected and moved, not opened; a hang would show as the worker's silence. */
async function seen(tools: Tools, data: string, path: string): Promise<void> {
  const kind = lstatSync(path).mode;
  const worker = await WorkerProcess.start(tools, data);
  const strace = await Strace.attach(tools, worker.fileThread);
  await worker.ask('lock', 'locked');
  const { notices, shown } = await worker.ask('open', 'opened');
  const calls = await strace.detach();
  await worker.kill();
  const touched = calls.filter(
    ({ name, parameters }) => name.startsWith('open') && parameters.includes(`"${path}"`),
  );
  if (touched.length > 0) throw new Error('it was opened');
  if (!calls.some(({ parameters }) => parameters.includes(`"${path}"`)))
    throw new Error('nobody looked at it');
  if (!notices.includes('set-aside') || shown?.sum !== shownOf(before.id, before.game).sum)
    throw new Error('the generation before it was not used');
  const [name = ''] = readdirSync(join(data, 'quarantine'));
  if (lstatSync(join(data, 'quarantine', name)).mode !== kind)
    throw new Error('it was not set aside as it was');
}
