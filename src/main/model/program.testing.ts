import { join } from 'node:path';
import { expect } from 'vitest';
import { generationOf, phaseOf, replay } from '../../core/game.ts';
import { rollsOf } from '../../core/frame.ts';
import { turnOf } from '../../core/position.ts';
import { isSplit, pinfall } from '../../core/roll.ts';
import { scoreLine } from '../../core/score.ts';
import type { GameView, Notice, StartNotice } from '../../preload/contract.ts';
import { Games } from '../games.ts';
import { NOON } from '../saves/game.testing.ts';
import { GamesFolder } from '../saves/games-folder.ts';
import { takeLock, type Lock } from '../saves/lock.ts';
import { modelPhase, modelTurn, type ModelGame } from './model-game.testing.ts';
import { modelScore } from './model-line.testing.ts';
import type { Place } from './place.testing.ts';

/** The main process of a lane, as it starts and ends: lock, folder, games. */
export class Program {
  readonly place: Place;
  readonly games: Games;
  readonly notices: readonly StartNotice[];
  readonly announced: Notice[];
  readonly #lock: Lock;

  private constructor(
    place: Place,
    lock: Lock,
    games: Games,
    told: { notices: readonly StartNotice[]; announced: Notice[] },
  ) {
    this.place = place;
    this.#lock = lock;
    this.games = games;
    this.notices = told.notices;
    this.announced = told.announced;
  }

  static async start(place: Place): Promise<Program> {
    const lock = await takeLock(place.disk, place.data, 'program');
    if (!lock.ok) expect.fail(`the lock: ${JSON.stringify(lock.error)}`);
    const folder = new GamesFolder(place.disk, place.data);
    const opened = await folder.open();
    if (!opened.ok) expect.fail(`the folder: ${opened.error}`);
    const { notices, resume } = opened.value;
    const announced: Notice[] = [];
    const announce = (notice: Notice): void => void announced.push(notice);
    const games = new Games({
      ...{ folder, resume, announce },
      clock: () => NOON,
      notices: { tell: () => null },
      log: (trouble) => expect.fail(String(trouble)),
    });
    return new Program(place, lock.value, games, { notices, announced });
  }

  async close(): Promise<void> {
    await this.games.settled();
    await this.#lock.release();
  }
}

/** What a game comes to, for people: told alike of the program's and of the model's. */
export interface Telling {
  readonly generation: number;
  readonly phase: string;
  readonly turn: string | null;
  readonly undo: number;
  readonly redo: number;
  /** A line a player: the balls of each frame, the score so far, the posted score. */
  readonly lines: readonly string[];
}

/** What the program says of a game. */
export function toldOf({ setup, events }: Pick<GameView, 'setup' | 'events'>): Telling {
  const replayed = replay(setup, events);
  if (!replayed.ok) expect.fail(`the rules refuse event ${String(replayed.error.event)}`);
  const game = replayed.value;
  const turn = turnOf(game.position);
  return {
    generation: generationOf(game),
    phase: phaseOf(game),
    turn: turn === null ? null : [turn.player, turn.frame, turn.ball].join(' '),
    undo: game.done.length,
    redo: game.undone.length,
    lines: game.position.lines.map(({ line }) => {
      const { soFar, posted } = scoreLine(line);
      const frames = line.frames.map((frame) =>
        rollsOf(frame).map((roll) => written(pinfall(roll), roll.kind === 'foul', isSplit(roll))),
      );
      return lineText(frames, soFar, posted);
    }),
  };
}

/** What the model says of a game. */
export function expectedOf(game: ModelGame): Telling {
  const turn = modelTurn(game);
  return {
    generation: game.generation,
    phase: modelPhase(game),
    turn: turn === null ? null : [turn.player, turn.frame, turn.ball].join(' '),
    undo: game.past.length,
    redo: game.future.length,
    lines: game.course.lines.map((line) => {
      const { soFar, posted } = modelScore(line);
      const frames = line.map((balls) => balls.map(({ pins, foul, split }) => written(pins, foul, split)));
      return lineText(frames, soFar, posted);
    }),
  };
}

function written(pins: number, foul: boolean, split: boolean): string {
  if (foul) return 'F';
  return split ? `(${String(pins)})` : String(pins);
}

function lineText(frames: readonly (readonly string[])[], soFar: number, posted: number): string {
  return `${frames.map((balls) => balls.join(',')).join(' | ')} = ${String(soFar)}, ${String(posted)}`;
}

/** Makes the lock that of a process that is gone: the one that this test calls dead still runs the test. */
export async function buryHolder({ disk, data }: Place): Promise<void> {
  const path = join(data, 'lock');
  if ((await disk.look(path)) === null) return;
  const text = new TextDecoder().decode(await disk.read(path));
  // Cut off by the crash it is nobody's already.
  if (!text.endsWith('}\n')) return;
  await disk.remove(path);
  const file = await disk.create(path);
  const bytes = new TextEncoder().encode(text.replace(/"pid":\d+/u, '"pid":99999999'));
  let written = 0;
  while (written < bytes.length) written += await file.write(bytes.subarray(written));
  await file.sync();
  await file.close();
  await disk.syncFolder(data);
}
