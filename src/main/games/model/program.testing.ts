import { join } from 'node:path';
import { expect } from 'vitest';
import { provisionalScore } from '../../../core/game/dispute-changes.ts';
import { generationOf, phaseOf, replay } from '../../../core/game/game.ts';
import { turnOf } from '../../../core/players/position.ts';
import { felledBy, isSplit, pinfall, type Roll } from '../../../core/line/roll.ts';
import { scoreLine } from '../../../core/line/score.ts';
import {
  plainSettings,
  viewIn,
  type GameView,
  type Notice,
  type StartNotice,
} from '../../../contract/contract.ts';
import { Games } from '../games.ts';
import { NOON } from '../../../saves/record/testing/game.testing.ts';
import { MatchFiles } from '../../../saves/matches/match-files.ts';
import { GamesFolder } from '../../../saves/games/games-folder.ts';
import { NOBODY } from '../../../saves/games/save-watch.ts';
import { newId } from '../../../saves/record/new-id.ts';
import { KeptFile } from '../../../saves/settings/kept-file.ts';
import { MOVE_FILE } from '../../../saves/settings/move-file.ts';
import { erasure } from '../testing/erasure.testing.ts';
import { ORIGIN_FILE } from '../../../saves/settings/origin-file.ts';
import { PACE } from '../../../saves/lock/freshness.ts';
import { takeLock, type Lock } from '../../../saves/lock/lock.ts';
import { modelPhase, modelTurn, type ModelGame } from './model-game.testing.ts';
import type { ModelBall } from './model-line.testing.ts';
import { otherScore, playerScore } from './model-player.testing.ts';
import type { Place } from './place.testing.ts';

/** In bytes: some games outgrow it. */
const JOURNAL_SIZE = 4096;

/** A lane's main process from start to end: lock, folder, games. */
export class Program {
  readonly place: Place;
  readonly games: Games;
  readonly notices: readonly StartNotice[];
  readonly announced: Notice[];
  readonly #lock: Lock;
  #shown: GameView | null;

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
    this.#shown = games.current();
  }

  /** The state of a window that received everything so far. */
  get shown(): GameView | null {
    return this.#shown;
  }

  static async start(place: Place): Promise<Program> {
    const lock = await takeLock(place.disk, place.data, 'program', {
      // A truncated lock is watched only for a moment, not for the ten seconds of a lane.
      pace: { ...PACE, patience: 1, look: 1 },
    });
    if (!lock.ok) expect.fail(`the lock: ${JSON.stringify(lock.error)}`);
    const folder = new GamesFolder(place.disk, place.data, NOBODY, JOURNAL_SIZE);
    const opened = await folder.open();
    if (!opened.ok) expect.fail(`the folder: ${opened.error}`);
    const origin = new KeptFile(place.disk, place.data, ORIGIN_FILE);
    await origin.open();
    const { notices, resume } = opened.value;
    const announced: Notice[] = [];
    const announce = (notice: Notice): void => {
      announced.push(notice);
      if (notice.name === 'gameChanged') program.#shown = viewIn(notice.value, program.#shown);
    };
    const games = new Games({
      ended: () => null,
      moves: new KeptFile(place.disk, place.data, MOVE_FILE),
      ...{ folder, origin, announce, ...erasure(place.disk, place.data) },
      resume: { left: resume, right: null },
      matches: new MatchFiles(place.disk, place.data),
      clock: () => NOON,
      newId,
      notices: { tell: () => null },
      staff: { by: 'bowler', allows: () => true },
      enters: () => true,
      settings: { current: { ...plainSettings('en'), lane: 7 } },
      log: (trouble) => expect.fail(String(trouble)),
    });
    const program = new Program(place, lock.value, games, { notices, announced });
    return program;
  }

  async close(): Promise<void> {
    await this.games.settled();
    await this.#lock.release();
  }
}

/** A game's state in text, in the same form for the program and the model. */
export interface Telling {
  readonly generation: number;
  readonly phase: string;
  readonly turn: string | null;
  readonly undo: number;
  readonly redo: number;
  /** One line per player: name, balls by frame, other outcomes, score so far, posted score. */
  readonly lines: readonly string[];
}

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
    lines: game.position.lines.map((entry) => {
      const frames = entry.line.frames.map((frame) => frame.rolls.map(rollText));
      const others = entry.disputes.map((dispute) =>
        otherText(dispute.frame, dispute.balls.map(rollText), provisionalScore(entry, dispute).soFar),
      );
      return lineText({ ...entry, id: entry.player, ...scoreLine(entry.line), frames, others });
    }),
  };
}

export function expectedOf(game: ModelGame): Telling {
  const turn = modelTurn(game);
  return {
    generation: game.generation,
    phase: modelPhase(game),
    turn: turn === null ? null : [turn.player, turn.frame, turn.ball].join(' '),
    undo: game.past.length,
    redo: game.future.length,
    lines: game.position.players.map((player) => {
      const frames = player.line.map((balls) => balls.map(ballText));
      const others = player.others.map((other) =>
        otherText(other[0], other[1].map(ballText), otherScore(player, other)),
      );
      return lineText({ ...player, ...playerScore(player), frames, others });
    }),
  };
}

function rollText(roll: Roll): string {
  const foul = roll.kind === 'foul';
  const fell = foul ? felledBy(roll) : null;
  return ballText({ pins: pinfall(roll), foul, split: isSplit(roll), ...(fell === null ? {} : { fell }) });
}

function ballText({ pins, foul, split, fell }: ModelBall): string {
  if (foul) return fell === undefined ? 'F' : `F(${String(fell)})`;
  return split ? `(${String(pins)})` : String(pins);
}

function otherText(frame: number, balls: readonly string[], soFar: number): string {
  return `${String(frame)}: ${balls.join(',')} = ${String(soFar)}`;
}

interface Told {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly average: number | null;
  readonly frames: readonly (readonly string[])[];
  readonly others: readonly string[];
  readonly soFar: number;
  readonly posted: number;
}

function lineText({ id, name, status, average, frames, others, soFar, posted }: Told): string {
  const line = frames.map((balls) => balls.join(',')).join(' | ');
  return JSON.stringify([id, name, status, average, line, others, soFar, posted]);
}

/** Turns the lock into that of a dead process: its real holder, the test, is still running. */
export async function buryHolder({ disk, data }: Place): Promise<void> {
  const path = join(data, 'lock');
  if ((await disk.look(path)) === null) return;
  const text = new TextDecoder().decode(await disk.read(path));
  // A truncated lock has no holder.
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
