/**
 * The process under torture on a pair of lanes: `pair-worker.ts DATA "" [journal]` keeps both games as the program does, and
 * bowls. Each line of its standard input is a command, answered with lines of JSON: `lock`, `open`, `left` and
 * `right` (that half's game, begun if there is none), `play` (balls on both halves in turn, without end; every few rounds the last ball of one goes to the other),
 * `ball` (one on each half), `move`, `tidy`.
 */
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { HALVES, type Half } from '../../../src/contract/contract.ts';
import { applyCommand } from '../../../src/core/game/command.ts';
import type { Command } from '../../../src/core/game/event.ts';
import { generationOf, type Game } from '../../../src/core/game/game.ts';
import { entriesOf, lastBall } from '../../../src/core/game/moved-ball.ts';
import { occasion } from '../../../src/core/testing/setup.testing.ts';
import { NodeDisk } from '../../../src/saves/disk/node-disk.ts';
import { GamesFolder } from '../../../src/saves/games/games-folder.ts';
import { JOURNAL_SIZE } from '../../../src/saves/games/journal.ts';
import { NOBODY } from '../../../src/saves/games/save-watch.ts';
import { takeLock } from '../../../src/saves/lock/lock.ts';
import type { GameRecord } from '../../../src/saves/record/game-record.ts';
import { MoveFile } from '../../../src/saves/settings/move-file.ts';
import { shownOf, type Answer, type Shown } from '../answer.ts';
import { freshGame, nextCommand } from '../bowling.ts';
import { halfOnPair, LANES } from './lanes.ts';

/** A ball goes to the other half in every round of this many. */
const MOVES_IN = 2;

const [, , data = '', , journal = ''] = process.argv;
const disk = new NodeDisk();
const folder = new GamesFolder(disk, data, NOBODY, journal === '' ? 0 : JOURNAL_SIZE);
const moves = new MoveFile(disk, data);
const boards = new Map<Half, GameRecord>();

// The first file call starts the thread that makes them all.
await stat('/');
answer({ said: 'ready' });
for await (const line of createInterface(process.stdin)) await act(line);
process.exit();

async function act(word: string): Promise<void> {
  switch (word) {
    case 'lock': {
      const lock = await takeLock(disk, data, 'console', {});
      if (!lock.ok) throw new Error(lock.error.code);
      answer({ said: 'locked' });
      return;
    }
    case 'open':
      await open();
      return;
    case 'left':
    case 'right':
      await begin(word);
      return;
    case 'play':
      for (let round = 1; ; round += 1) {
        await balls();
        if (round % MOVES_IN === 0) await move(round % (2 * MOVES_IN) === 0 ? 'right' : 'left');
      }
    case 'ball':
      await balls();
      return;
    case 'move':
      await move('left');
      return;
    case 'tidy': {
      const steps = folder.tidy((one) => [...boards.values()].some(({ id }) => id === one));
      while ((await steps.next()).done !== true);
      answer({ said: 'acknowledged', ...shown('left') });
      return;
    }
    default:
      throw new Error(`no such word: ${word}`);
  }
}

async function open(): Promise<void> {
  const opened = await folder.open(halfOnPair);
  const notices = await moves.open();
  if (!opened.ok) throw new Error(opened.error);
  for (const half of HALVES) {
    const { resume } = opened.value.halves[half];
    if (resume !== null) boards.set(half, resume);
  }
  const told = [...opened.value.notices, ...notices].map(({ kind }) => kind);
  answer({ said: 'opened', notices: told, shown: null });
}

/** The game of a half, begun if there is none. */
async function begin(half: Half): Promise<void> {
  if (boards.has(half)) answer({ said: 'acknowledged', ...shown(half) });
  else await save(half, { ...folder.nextName(), savedAt: now(), game: freshGame(now(), LANES[half]) });
}

/** While the file of one half is saved behind its journal, the other half saves its ball. */
async function balls(): Promise<void> {
  for (const half of HALVES) await apply(half, nextCommand(board(half).game));
}

/** Takes the last ball back on a half and enters it on the other, in the order of `src/main/games/moves.ts`. */
async function move(from: Half): Promise<void> {
  const to: Half = from === 'left' ? 'right' : 'left';
  const [own, other] = [board(from), board(to)];
  const ball = lastBall(own.game);
  const roll = (ball === null ? [] : entriesOf(ball))
    .map((entry): Command => ({ kind: 'roll', entry }))
    .find((command) => applyCommand(other.game, command, occasion(now())).ok);
  if (roll === undefined) return;
  answer({ said: 'moving', from: shown(from), to: shown(to) });
  const place = ({ id, game }: GameRecord): { readonly game: string; readonly generation: number } => ({
    ...{ game: id, generation: generationOf(game) },
  });
  await noted({ from: place(own), to: place(other), mark: '' });
  await apply(from, { kind: 'undo' });
  await apply(to, roll);
  await noted(null);
}

async function noted(move: ReturnType<MoveFile['current']>['move']): Promise<void> {
  const kept = await moves.change({ move });
  if (!kept.ok) throw new Error(kept.error);
}

async function apply(half: Half, command: Command): Promise<void> {
  const at = now();
  const applied = applyCommand(board(half).game, command, occasion(at));
  if (!applied.ok) throw new Error(applied.error.code);
  await save(half, { ...board(half), savedAt: at, game: applied.value.game });
}

async function save(half: Half, record: GameRecord): Promise<void> {
  const saved = await folder.save(record);
  if (!saved.ok) throw new Error(saved.error.trouble);
  boards.set(half, record);
  answer({ said: 'acknowledged', ...shown(half) });
}

function board(half: Half): GameRecord {
  const record = boards.get(half);
  if (record === undefined) throw new Error(`no game on the ${half} half`);
  return record;
}

function shown(half: Half): Shown {
  const { id, game }: { readonly id: string; readonly game: Game } = board(half);
  return shownOf(id, game);
}

function now(): string {
  return new Date().toISOString();
}

/** Written before anything else happens: on Linux a pipe write is not deferred. */
function answer(said: Answer): void {
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
