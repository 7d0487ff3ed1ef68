import { HALVES } from '../../../src/contract/contract.ts';
import { NodeDisk } from '../../../src/saves/disk/node-disk.ts';
import { GamesFolder } from '../../../src/saves/games/games-folder.ts';
import { moveNotices } from '../../../src/saves/games/move-notice.ts';
import { takeLock } from '../../../src/saves/lock/lock.ts';
import { MoveFile } from '../../../src/saves/settings/move-file.ts';
import type { Acknowledged } from '../acknowledged.ts';
import { shownOf, type Shown } from '../answer.ts';
import { compared, namesIn, wholeGame, type Left } from '../survey.ts';
import { halfOnPair } from './lanes.ts';

/** The findings after a sudden end of both games. */
export interface PairLeft extends Left {
  /** A ball was taken back on one half and is not entered on the other; the start tells of it. */
  readonly between: boolean;
}

/**
 * Opens a pair's data folder as at the next start. Beside what `survey` requires of each game: a ball between the halves
 * is told, and nothing else is.
 */
export async function pairSurvey(data: string, log: Acknowledged): Promise<PairLeft> {
  const names = namesIn(data);
  for (const name of names.filter((one) => /\.json(?:\.prev)?$/u.test(one))) wholeGame(data, name);
  const disk = new NodeDisk();
  const lock = await takeLock(disk, data, 'console', {});
  if (!lock.ok) throw new Error(`the lock is not to be had: ${JSON.stringify(lock.error)}`);
  try {
    const folder = new GamesFolder(disk, data);
    const opened = await folder.open(halfOnPair);
    if (!opened.ok) throw new Error(`the games cannot be opened: ${opened.error}`);
    const moves = new MoveFile(disk, data);
    const told = [...opened.value.notices, ...(await moves.open())];
    const found = HALVES.flatMap((half) => opened.value.halves[half].resume ?? []);
    if (told.length > 0) throw new Error(`the start says ${JSON.stringify(told)}`);
    const shown = found.map(({ id, game }) => shownOf(id, game));
    const between = isBetween(log, shown);
    const notices = await moveNotices(moves.current().move, folder);
    if (notices.map(({ kind }) => kind).join() !== (between ? 'ball-between' : ''))
      throw new Error(
        `between the halves: ${String(between)}, and the start says ${JSON.stringify(notices)}`,
      );
    const ahead = log.lasts().map((last) => compared(found.find(({ id }) => id === last.id) ?? null, last));
    for (const one of shown) log.note(one);
    // A later undo of a ball that stayed is none of that move.
    if (!between) log.moving = null;
    const steps = folder.tidy((id) => found.some((one) => one.id === id));
    while ((await steps.next()).done !== true);
    const strays = namesIn(data).filter((name) => name.endsWith('.tmp'));
    if (strays.length > 0) throw new Error(`left over after a start: ${strays.join(', ')}`);
    return {
      halfDone: names.some((name) => name.endsWith('.tmp')),
      ahead: ahead.includes(true),
      between,
    };
  } finally {
    await lock.value.release();
  }
}

/** Whether a cut hit the middle of the last move, so that the ball is in neither game. */
function isBetween({ moving }: Acknowledged, found: readonly Shown[]): boolean {
  if (moving === null) return false;
  const generation = (id: string): number | undefined => found.find((one) => one.id === id)?.generation;
  const { from, to } = moving;
  return generation(from.id) === from.generation + 1 && generation(to.id) === to.generation;
}
