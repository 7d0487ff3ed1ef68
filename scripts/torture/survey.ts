import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { replay, type Game } from '../../src/core/game/game.ts';
import { parseRecord, type GameRecord } from '../../src/saves/record/game-record.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { takeLock } from '../../src/saves/lock/lock.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { askingAs, type AskingAs } from '../../src/saves/lock/testing/take-lock.testing.ts';
import type { Acknowledged } from './acknowledged.ts';
import { shownOf, type Shown } from './answer.ts';

/** The findings after a sudden end. */
export interface Left {
  /** A temporary file was left: the end came during a save. */
  readonly halfDone: boolean;
  /** The disk was one change ahead of the acknowledgements. */
  readonly ahead: boolean;
}

/**
 * Opens a data folder as at the next start and compares it with the acknowledgements. Throws when an acknowledged
 * ball is lost, a file is neither the old one nor the new one, a game is moved to quarantine, or the folder cannot be
 * used at once. Records what it finds, as that is on the board from then on. `as` names the machine.
 */
export async function survey(data: string, log: Acknowledged, as: AskingAs | null = null): Promise<Left> {
  const names = namesIn(data);
  for (const name of names.filter((name) => /\.json(?:\.prev)?$/u.test(name))) wholeGame(data, name);
  const record = await opened(data, as);
  const strays = namesIn(data).filter((name) => name.endsWith('.tmp'));
  if (strays.length > 0) throw new Error(`left over after a start: ${strays.join(', ')}`);
  const ahead = compared(record, log.last());
  if (record !== null) log.note(shownOf(record.id, record.game));
  return { halfDone: names.some((name) => name.endsWith('.tmp')), ahead };
}

/** The names in a data folder's `games`; none if it does not exist. */
export function namesIn(data: string): readonly string[] {
  try {
    return readdirSync(join(data, 'games')).toSorted();
  } catch {
    return [];
  }
}

/** Reads a file in `games` that must be a whole game. */
export function wholeGame(data: string, name: string): GameRecord {
  const reading = parseRecord(readFileSync(join(data, 'games', name)));
  if (reading.kind === 'read') return reading.value;
  throw new Error(`${name} is neither old nor new: ${JSON.stringify(reading)}`);
}

async function opened(data: string, as: AskingAs | null): Promise<GameRecord | null> {
  const disk = new NodeDisk();
  const lock = await takeLock(disk, data, 'console', as === null ? {} : await askingAs(as));
  if (!lock.ok) throw new Error(`the lock is not to be had: ${JSON.stringify(lock.error)}`);
  try {
    const folder = new GamesFolder(disk, data);
    const found = await folder.open();
    if (!found.ok) throw new Error(`the games cannot be opened: ${found.error}`);
    const { notices, resume } = found.value;
    const steps = folder.tidy((id) => id === resume?.id);
    while ((await steps.next()).done !== true);
    if (notices.length > 0) throw new Error(`the start says ${JSON.stringify(notices)}`);
    return resume;
  } finally {
    await lock.value.release();
  }
}

/** True when the disk has one change more than was acknowledged, false when it has the same. Throws otherwise. */
export function compared(record: GameRecord | null, last: Shown | null): boolean {
  if (last === null) return record !== null;
  const told = `generation ${String(last.generation)} of ${last.id} was acknowledged`;
  if (record === null) throw new Error(`${told}, and there is no game`);
  const found = shownOf(record.id, record.game);
  const ahead = found.generation - last.generation;
  if (found.id !== last.id || ahead < 0 || ahead > 1)
    throw new Error(`${told}, and there is generation ${String(found.generation)} of ${found.id}`);
  if (shownOf(record.id, upTo(record.game, last.generation)).sum !== last.sum)
    throw new Error(`${told}, and the sheet there is another one`);
  return ahead === 1;
}

function upTo(game: Game, generation: number): Game {
  const before = replay(game.setup, game.events.slice(0, generation));
  if (!before.ok) throw new Error(before.error.refusal.code);
  return before.value;
}
