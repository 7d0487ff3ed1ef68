import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HALVES } from '../../src/contract/contract.ts';
import { replay, type Game } from '../../src/core/game/game.ts';
import { parseRecord, type GameRecord } from '../../src/saves/record/game-record.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { moveNotices } from '../../src/saves/games/move-notice.ts';
import { takeLock } from '../../src/saves/lock/lock.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { askingAs, type AskingAs } from '../../src/saves/lock/testing/take-lock.testing.ts';
import { KeptFile } from '../../src/saves/settings/kept-file.ts';
import { MOVE_FILE, type MoveFile } from '../../src/saves/settings/move-file.ts';
import { shownOf, type Acknowledged, type Shown } from './answer.ts';
import { halfOnPair } from './bowling.ts';

/** The findings after a sudden end. */
export interface Left {
  /** A temporary file was left: the end came during a save. */
  readonly halfDone: boolean;
  /** The disk was one change ahead of the acknowledgements. */
  readonly ahead: boolean;
  /** A ball was taken back on one half of a pair and is not entered on the other; the start tells of it. */
  readonly between: boolean;
}

/**
 * Opens a data folder as at the next start and compares it with the acknowledgements. Throws when an acknowledged
 * ball is lost, a file is neither the old one nor the new one, a game is moved to quarantine, or the folder cannot be
 * used at once; on a pair also when a ball between the halves is not told. Records what it finds, as that is on the board
 * from then on. `as` names the machine.
 */
export async function survey(
  data: string,
  log: Acknowledged,
  { as = null, pair = false }: { readonly as?: AskingAs | null; readonly pair?: boolean } = {},
): Promise<Left> {
  const names = namesIn(data);
  for (const name of names.filter((one) => /\.json(?:\.prev)?$/u.test(one))) wholeGame(data, name);
  const disk = new NodeDisk();
  const lock = await takeLock(disk, data, 'console', as === null ? {} : await askingAs(as));
  if (!lock.ok) throw new Error(`the lock is not to be had: ${JSON.stringify(lock.error)}`);
  try {
    const folder = new GamesFolder(disk, data);
    const opened = await folder.open(pair ? halfOnPair : undefined);
    if (!opened.ok) throw new Error(`the games cannot be opened: ${opened.error}`);
    const found = HALVES.flatMap((half) => opened.value.halves[half].resume ?? []);
    const between = pair && (await movedBetween(folder, new KeptFile(disk, data, MOVE_FILE), log, found));
    const steps = folder.tidy((id) => found.some((one) => one.id === id));
    while ((await steps.next()).done !== true);
    const { notices } = opened.value;
    if (notices.length > 0) throw new Error(`the start says ${JSON.stringify(notices)}`);
    const strays = namesIn(data).filter((name) => name.endsWith('.tmp'));
    if (strays.length > 0) throw new Error(`left over after a start: ${strays.join(', ')}`);
    const ahead = (pair ? log.lasts() : [log.last()]).map((last) => compared(found, last));
    for (const { id, game } of found) log.note(shownOf(id, game));
    return {
      halfDone: names.some((name) => name.endsWith('.tmp')),
      ahead: ahead.includes(true),
      between,
    };
  } finally {
    await lock.value.release();
  }
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

/** Whether a cut hit the middle of the last move, so that the ball is in neither game; that and nothing else is told. */
async function movedBetween(
  folder: GamesFolder,
  moves: MoveFile,
  log: Acknowledged,
  found: readonly GameRecord[],
): Promise<boolean> {
  const told = await moves.open();
  if (told.length > 0) throw new Error(`the start says ${JSON.stringify(told)}`);
  const isAt = ({ id, generation }: Shown, more: number): boolean =>
    found.some((one) => one.id === id && shownOf(id, one.game).generation === generation + more);
  const between = log.moving !== null && isAt(log.moving.from, 1) && isAt(log.moving.to, 0);
  const notices = await moveNotices(moves.current().move, folder);
  if (notices.map(({ kind }) => kind).join() !== (between ? 'ball-between' : ''))
    throw new Error(`between the halves: ${String(between)}, and the start says ${JSON.stringify(notices)}`);
  // A later undo of a ball that stayed is none of that move.
  if (!between) log.moving = null;
  return between;
}

/** True when the disk has one change more than was acknowledged, false when it has the same. Throws otherwise. */
function compared(games: readonly GameRecord[], last: Shown | null): boolean {
  if (last === null) return games.length > 0;
  const told = `generation ${String(last.generation)} of ${last.id} was acknowledged`;
  const record = games.find(({ id }) => id === last.id) ?? games[0];
  if (record === undefined) throw new Error(`${told}, and there is no game`);
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
