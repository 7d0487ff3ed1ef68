/**
 * The process under torture: `worker.ts DATA [AS [journal [pair]]]` keeps the games of a lane or a pair as the program does, and
 * bowls. Each line of its standard input is a command, answered with lines of JSON: `lock` (or `lock OVER`), `open`, `new`, `begin
 * HALF` (its game, begun if there is none), `play COUNT` (or without end: a ball on each half in turn, and every few rounds the
 * last one goes to the other half), `move`, `undo`, `end`, `again`, `back`, `tidy`.
 */
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { HALVES, type Half } from '../../src/contract/contract.ts';
import { applyCommand } from '../../src/core/game/command.ts';
import type { Command } from '../../src/core/game/event.ts';
import { generationOf } from '../../src/core/game/game.ts';
import { entriesOf, lastBall } from '../../src/core/game/moved-ball.ts';
import { occasion } from '../../src/core/testing/setup.testing.ts';
import type { SaveFailure } from '../../src/saves/disk/durable-file.ts';
import type { GameRecord } from '../../src/saves/record/game-record.ts';
import { GamesFolder } from '../../src/saves/games/games-folder.ts';
import { JOURNAL_SIZE } from '../../src/saves/games/journal.ts';
import { NOBODY } from '../../src/saves/games/save-watch.ts';
import { takeLock, type Lock } from '../../src/saves/lock/lock.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { OwnedDisk } from '../../src/saves/lock/owned-disk.ts';
import { askingAs, type AskingAs } from '../../src/saves/lock/testing/take-lock.testing.ts';
import { KeptFile } from '../../src/saves/settings/kept-file.ts';
import { MOVE_FILE, type MoveFile } from '../../src/saves/settings/move-file.ts';
import { shownOf, type Answer, type Shown } from './answer.ts';
import { freshGame, halfOnPair, nextCommand } from './bowling.ts';

/** A ball goes to the other half in every round of this many. */
const MOVES_IN = 2;

const [, , data = '', as = '', journal = '', pair = ''] = process.argv;
const halves: readonly Half[] = pair === '' ? ['left'] : HALVES;
const plain = new NodeDisk();
let held: Lock | null = null;
// Ownership checks add occasional calls, but other rows count each call of a save.
const disk = as === '' ? plain : new OwnedDisk(plain, () => held?.check() ?? Promise.resolve());
const folder = new GamesFolder(disk, data, NOBODY, journal === '' ? 0 : JOURNAL_SIZE);
const moves = pair === '' ? null : new KeptFile(disk, data, MOVE_FILE);
const boards = new Map<Half, GameRecord>();
let waiting: { readonly half: Half; readonly record: GameRecord; readonly failure: SaveFailure } | null =
  null;

// At the size limit a signal would end the process; ignoring it yields the write's own error.
process.on('SIGXFSZ', () => null);
// The first file call starts the thread that makes them all.
await stat('/');
answer({ said: 'ready' });
for await (const line of createInterface(process.stdin)) await act(line.split(' '));
process.exit();

async function act([word = '', more]: readonly string[]): Promise<void> {
  switch (word) {
    case 'lock':
      answer(await lock(more ?? null));
      return;
    case 'open':
      answer(await open());
      return;
    case 'new':
      await begin('left');
      return;
    case 'begin':
      for (const half of halves.filter((one) => one === more))
        if (boards.has(half)) answer({ said: 'acknowledged', ...shown(half) });
        else await begin(half);
      return;
    case 'play':
      await play(Number(more ?? 'Infinity'));
      return;
    case 'move':
      await move('left');
      return;
    case 'undo':
      await apply('left', { kind: 'undo' });
      return;
    case 'end':
      await apply('left', { kind: 'stop' });
      return;
    case 'tidy':
      await tidy();
      return;
    case 'again':
      if (waiting === null) throw new Error('nothing is waiting');
      await save(waiting.half, waiting.record, waiting.failure);
      return;
    case 'back':
      await takeBack();
      return;
    default:
      throw new Error(`no such word: ${word}`);
  }
}

async function lock(over: string | null): Promise<Answer> {
  const asking = as === '' ? {} : await askingAs(JSON.parse(as) as AskingAs);
  const lock = await takeLock(plain, data, 'console', { ...asking, over });
  if (lock.ok) {
    held = lock.value;
    if (as !== '') lock.value.keepFresh(() => undefined);
    return { said: 'locked' };
  }
  if (lock.error.code === 'held') return { said: 'held', pid: lock.error.pid };
  if (lock.error.code === 'trouble') return { said: 'refused', trouble: lock.error.trouble };
  return lock.error.code === 'unclear'
    ? { said: 'unclear', lock: lock.error.lock }
    : { said: 'held-elsewhere' };
}

async function open(): Promise<Answer> {
  const opened = await folder.open(moves === null ? undefined : halfOnPair);
  if (!opened.ok) return { said: 'refused', trouble: opened.error };
  const told = [...opened.value.notices, ...((await moves?.open()) ?? [])];
  for (const half of halves) {
    const { resume } = opened.value.halves[half];
    if (resume !== null) boards.set(half, resume);
  }
  return {
    said: 'opened',
    notices: told.map(({ kind }) => kind),
    shown: boards.has('left') ? shown('left') : null,
  };
}

async function begin(half: Half): Promise<void> {
  await save(half, { ...folder.nextName(), savedAt: now(), game: freshGame(now(), half) });
}

/** While the file of one half is saved behind its journal, the other half saves its ball. */
async function play(count: number): Promise<void> {
  for (let round = 1; round <= count && waiting === null; round += 1) {
    for (const half of halves) await apply(half, nextCommand(board(half).game));
    if (moves === null || round % MOVES_IN > 0) continue;
    await move(round % (2 * MOVES_IN) === 0 ? 'right' : 'left');
  }
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
  const place = ({ id, game }: GameRecord) => ({ game: id, generation: generationOf(game) });
  await noted({ from: place(own), to: place(other), mark: '' });
  await apply(from, { kind: 'undo' });
  if (waiting === null) await apply(to, roll);
  await noted(null);
}

async function noted(move: ReturnType<MoveFile['current']>['move']): Promise<void> {
  const kept = await moves?.change({ move });
  if (kept?.ok !== true) throw new Error(kept?.error ?? 'not a pair');
}

/** Hands over finished games and makes the journal, as the owner of the games does once the next game is on the board. */
async function tidy(): Promise<void> {
  const ids = halves.map((half) => board(half).id);
  const steps = folder.tidy((one) => ids.includes(one));
  while ((await steps.next()).done !== true);
  answer({ said: 'acknowledged', ...shown('left') });
}

async function apply(half: Half, command: Command): Promise<void> {
  const at = now();
  const applied = applyCommand(board(half).game, command, occasion(at));
  if (!applied.ok) throw new Error(applied.error.code);
  await save(half, { ...board(half), savedAt: at, game: applied.value.game });
}

/** Saves as the owner of the games does (`src/main/games/games.ts`), retries included. */
async function save(half: Half, record: GameRecord, before: SaveFailure | null = null): Promise<void> {
  const saved = await folder.save(record, before?.mayBeInPlace === true ? 'leave' : 'keep');
  if (!saved.ok) {
    const { trouble } = saved.error;
    const mayBeInPlace = before?.mayBeInPlace === true || saved.error.mayBeInPlace;
    waiting = { half, record, failure: { trouble, mayBeInPlace } };
    answer({ said: 'failed', trouble, mayBeInPlace });
    return;
  }
  boards.set(half, record);
  waiting = null;
  answer({ said: 'acknowledged', ...shown(half) });
}

async function takeBack(): Promise<void> {
  if (waiting === null) throw new Error('nothing is waiting');
  const { half, failure } = waiting;
  if (failure.mayBeInPlace) {
    await save(half, board(half), failure);
    return;
  }
  waiting = null;
  answer({ said: 'acknowledged', ...shown(half) });
}

function board(half: Half): GameRecord {
  const record = boards.get(half);
  if (record === undefined) throw new Error(`no game on the ${half} half`);
  return record;
}

function shown(half: Half): Shown {
  const { id, game } = board(half);
  return shownOf(id, game);
}

function now(): string {
  return new Date().toISOString();
}

/** Written before anything else happens: on Linux a pipe write is not deferred. */
function answer(said: Answer): void {
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
