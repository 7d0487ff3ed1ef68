import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../core/game/event.ts';
import type { GameView } from '../../contract/contract.ts';
import { correction } from '../../core/testing/notation.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { refusal, start, view, type Lane } from './testing/lane.testing.ts';

const NINES = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';
const PLAYER = { name: 'PJS', average: null };
const BALL: Command = { kind: 'roll', entry: { kind: 'pins', pins: 7 } };
const SPARE: Command = { kind: 'roll', entry: { kind: 'spare' } };

async function apply(lane: Lane, ...commands: readonly Command[]): Promise<GameView> {
  for (const command of commands) {
    const board = onBoard(lane);
    view(await lane.games.apply(board.id, board.events.length, command));
  }
  return onBoard(lane);
}

function onBoard(lane: Lane): GameView {
  return lane.games.current() ?? expect.fail('no game on the board');
}

/** Game 1 is over with 90 pins, and the first ball of game 2 is bowled. */
async function secondGame(lane: Lane): Promise<{ first: GameView; second: GameView }> {
  view(await lane.games.newGame({ players: [{ ...PLAYER, was: null }], follows: null }, 7));
  const first = await apply(lane, { kind: 'agreeLine', player: 1, notation: NINES });
  view(await lane.games.newGame({ players: [{ ...PLAYER, was: 1 }], follows: first.id }, 7));
  return { first, second: await apply(lane, BALL) };
}

/** What the folder has of a game. */
async function filesOf({ data, games }: Lane, id: string): Promise<readonly string[]> {
  const folder = join(data, 'games');
  await games.tidy();
  const names = (await readdir(folder)).filter((name) => name.startsWith(id)).toSorted();
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

describe.each([0, 64 * 1024])(
  'an earlier game, corrected while the next one runs (journal of %i bytes)',
  (journal) => {
    test('comes on the board, and one call brings the running game back, with the series corrected', async () => {
      const lane = await start(await tempFolder(), journal);
      const { first, second } = await secondGame(lane);
      expect(second.earlier.map(({ score }) => score)).toEqual([90]);
      const opened = view(await lane.games.openGame(first.id));
      expect(opened.away).toEqual({ id: second.id, gameNumber: 2 });
      expect(lane.games.phase).toBe('running');
      await apply(lane, correction(1, 1, '9/'));
      const back = view(await lane.games.openGame(second.id));
      expect(back.away).toBeUndefined();
      expect(back.events).toEqual(second.events);
      expect(back.earlier.map(({ score }) => score)).toEqual([100]);
      expect((await apply(lane, SPARE)).events).toHaveLength(2);
      await lane.games.settled();
    });

    test('leaves the running game as it is on disk', async () => {
      const lane = await start(await tempFolder(), journal);
      const { first, second } = await secondGame(lane);
      view(await lane.games.openGame(first.id));
      await apply(lane, correction(1, 1, '9/'));
      const before = await filesOf(lane, second.id);
      await apply(lane, correction(1, 2, '9/'), { kind: 'undo' });
      expect(await filesOf(lane, second.id)).toEqual(before);
      expect(before.join('')).toContain('"pins":7');
      await lane.games.settled();
    });

    test('survives a power cut: the start has the running game on the board, and both games have every change', async () => {
      const data = await tempFolder();
      const lane = await start(data, journal);
      const { first, second } = await secondGame(lane);
      view(await lane.games.openGame(first.id));
      await apply(lane, correction(1, 1, '9/'));
      // Nothing is closed: the next start finds what is on disk.
      const again = await start(data, journal);
      const board = onBoard(again);
      expect([board.id, board.events, board.away]).toEqual([second.id, second.events, undefined]);
      expect(board.earlier.map(({ score }) => score)).toEqual([100]);
      expect(view(await again.games.view(first.id)).events).toHaveLength(2);
      await again.games.settled();
      await lane.games.settled();
    });
  },
);

describe('while a running game is left', () => {
  test('no game begins, and nothing is deleted, before it is back', async () => {
    const lane = await start(await tempFolder());
    const { first, second } = await secondGame(lane);
    view(await lane.games.openGame(first.id));
    const running = refusal({ code: 'game-running' });
    const order = { players: [{ ...PLAYER, was: 1 }], follows: first.id };
    expect(await lane.games.newGame(order, 7)).toEqual(running);
    expect(await lane.games.remove({ kind: 'game', gameId: second.id })).toEqual(running);
    expect(await lane.games.remove({ kind: 'bowler', name: 'PJS' })).toEqual(running);
    view(await lane.games.openGame(second.id));
    expect(onBoard(lane).events).toEqual(second.events);
    await lane.games.settled();
  });

  test('another earlier game can be opened from there, and the way back stays', async () => {
    const lane = await start(await tempFolder());
    const { first, second } = await secondGame(lane);
    await apply(lane, { kind: 'agreeLine', player: 1, notation: NINES });
    view(await lane.games.newGame({ players: [{ ...PLAYER, was: 1 }], follows: second.id }, 7));
    const third = onBoard(lane);
    view(await lane.games.openGame(first.id));
    expect(view(await lane.games.openGame(second.id)).away).toEqual({ id: third.id, gameNumber: 3 });
    expect(view(await lane.games.openGame(third.id)).away).toBeUndefined();
    await lane.games.settled();
  });

  test('a game that was reopened by undo does not keep it away', async () => {
    const lane = await start(await tempFolder());
    const { first, second } = await secondGame(lane);
    view(await lane.games.openGame(first.id));
    await apply(lane, { kind: 'undo' });
    expect(view(await lane.games.openGame(second.id)).id).toBe(second.id);
    await lane.games.settled();
  });
});

describe('a running game is not left', () => {
  test('by bowlers, nor for a game of another party', async () => {
    const data = await tempFolder();
    const lane = await start(data);
    view(
      await lane.games.newGame({ players: [{ name: 'LEE', average: null, was: null }], follows: null }, 7),
    );
    const other = await apply(lane, { kind: 'agreeLine', player: 1, notation: NINES });
    const { first, second } = await secondGame(lane);
    expect(await lane.games.openGame(other.id)).toEqual(refusal({ code: 'game-running' }));
    expect(await lane.games.openGame('g000009-00112233445566778899aabb')).toEqual(
      refusal({ code: 'game-running' }),
    );
    await lane.games.settled();
    const bowlers = await start(data, 0, { by: 'bowler', allows: (...asked) => !asked.includes('staff') });
    expect(await bowlers.games.openGame(first.id)).toEqual(refusal({ code: 'staff-only' }));
    expect(onBoard(bowlers).id).toBe(second.id);
    await bowlers.games.settled();
  });
});
