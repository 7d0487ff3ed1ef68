/**
 * The process under torture: `worker.ts DATA [AS [journal]]` keeps a lane's games as the program does, and bowls. Each line of its
 * standard input is a command, answered with a line of JSON: `lock` (or `lock OVER`), `open`, `new`, `play COUNT` (or
 * without end), `undo`, `end`, `again`, `back`, `tidy`.
 */
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { applyCommand } from '../../src/core/game/command.ts';
import type { Command } from '../../src/core/game/event.ts';
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
import { shownOf, type Answer } from './answer.ts';
import { freshGame, nextCommand } from './bowling.ts';

const [, , data = '', as = '', journal = ''] = process.argv;
const plain = new NodeDisk();
let held: Lock | null = null;
// Ownership checks add occasional calls, but other rows count each call of a save.
const disk = as === '' ? plain : new OwnedDisk(plain, () => held?.check() ?? Promise.resolve());
const folder = new GamesFolder(disk, data, NOBODY, journal === '' ? 0 : JOURNAL_SIZE);
let board: GameRecord | null = null;
let waiting: { readonly record: GameRecord; readonly failure: SaveFailure } | null = null;

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
      await save({ ...folder.nextName(), savedAt: now(), game: freshGame(now()) });
      return;
    case 'play':
      await play(Number(more ?? 'Infinity'));
      return;
    case 'undo':
      await apply({ kind: 'undo' });
      return;
    case 'end':
      await apply({ kind: 'stop' });
      return;
    case 'tidy':
      await tidy();
      return;
    case 'again':
      if (waiting === null) throw new Error('nothing is waiting');
      await save(waiting.record, waiting.failure);
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
  const opened = await folder.open();
  if (!opened.ok) return { said: 'refused', trouble: opened.error };
  board = opened.value.resume;
  const notices = opened.value.notices.map(({ kind }) => kind);
  return { said: 'opened', notices, shown: board === null ? null : shownOf(board.id, board.game) };
}

async function play(count: number): Promise<void> {
  for (let played = 0; played < count && waiting === null; played += 1) {
    if (board === null) throw new Error('no game is open');
    await apply(nextCommand(board.game));
  }
}

/** Hands over finished games and makes the journal, as the owner of the games does once the next game is on the board. */
async function tidy(): Promise<void> {
  if (board === null) throw new Error('no game is open');
  const { id, game } = board;
  const steps = folder.tidy((one) => one === id);
  while ((await steps.next()).done !== true);
  answer({ said: 'acknowledged', ...shownOf(id, game) });
}

async function apply(command: Command): Promise<void> {
  if (board === null) throw new Error('no game is open');
  const at = now();
  const applied = applyCommand(board.game, command, occasion(at));
  if (!applied.ok) throw new Error(applied.error.code);
  await save({ ...board, savedAt: at, game: applied.value.game });
}

/** Saves as the owner of the games does (`src/main/games/games.ts`), retries included. */
async function save(record: GameRecord, before: SaveFailure | null = null): Promise<void> {
  const saved = await folder.save(record, before?.mayBeInPlace === true ? 'leave' : 'keep');
  if (!saved.ok) {
    const { trouble } = saved.error;
    const mayBeInPlace = before?.mayBeInPlace === true || saved.error.mayBeInPlace;
    waiting = { record, failure: { trouble, mayBeInPlace } };
    answer({ said: 'failed', trouble, mayBeInPlace });
    return;
  }
  [board, waiting] = [record, null];
  answer({ said: 'acknowledged', ...shownOf(record.id, record.game) });
}

async function takeBack(): Promise<void> {
  if (waiting === null || board === null) throw new Error('nothing is waiting');
  if (waiting.failure.mayBeInPlace) {
    await save(board, waiting.failure);
    return;
  }
  waiting = null;
  answer({ said: 'acknowledged', ...shownOf(board.id, board.game) });
}

function now(): string {
  return new Date().toISOString();
}

/** Written before anything else happens: on Linux a pipe write is not deferred. */
function answer(said: Answer): void {
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
