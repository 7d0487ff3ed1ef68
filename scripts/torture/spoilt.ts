import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyCommand } from '../../src/core/game/command.ts';
import { newGame, type Game } from '../../src/core/game/game.ts';
import { occasion, setupOf } from '../../src/core/testing/setup.testing.ts';
import { makeRecord, type GameRecord } from '../../src/saves/record/game-record.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { shownOf } from './answer.ts';

const NOON = '2026-11-21T12:00:00.000Z';
const ID = 'g000001-0a1b2c';

/** A saved game of a few balls, and its previous generation. */
export const [before, current] = [recordAfter([7]), recordAfter([7, 2])];

export class SpoiltFolder {
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
