import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game/game.ts';
import { atStart, unfinishedGame } from './at-start.ts';
import type { GameRecord } from '../record/game-record.ts';
import { summaryOf } from '../record/game-summary.ts';
import { gameOfMisses, played, recordOf } from '../record/testing/game.testing.ts';

const NOW = new Date('2026-11-21T22:00:00.000Z');
const HOUR = 3_600_000;

function saved(game: Game, hoursAgo: number, counter = 1): GameRecord {
  return { ...recordOf(game, counter), savedAt: new Date(NOW.getTime() - hoursAgo * HOUR).toISOString() };
}

const RUNNING = gameOfMisses(3);
const OVER = gameOfMisses(20);
const STOPPED = played(RUNNING, [{ kind: 'stop' }]);

describe('at the start', () => {
  test.each<[string, Game, number, 'board' | 'unfinished' | null]>([
    ['a game bowled a moment ago goes on', RUNNING, 0, 'board'],
    ['a game goes on after six hours', RUNNING, 6, 'board'],
    ['a game of longer ago is asked about', RUNNING, 6 + 1 / HOUR, 'unfinished'],
    ['a game of yesterday is asked about', RUNNING, 20, 'unfinished'],
    ['a game goes on when the clock was set back an hour', RUNNING, -1, 'board'],
    ['a game goes on when the clock was set back 25 years', RUNNING, -25 * 365 * 24, 'board'],
    ['a game is asked about when the clock was set forward 25 years', RUNNING, 25 * 365 * 24, 'unfinished'],
    ['a game that has just ended shows its end', OVER, 1, 'board'],
    ['a game that ended long ago is only in the list', OVER, 7, null],
  ])('%s', (_name, game, hoursAgo, where) => {
    const record = saved(game, hoursAgo);
    const found = atStart({ resume: record, newest: record }, NOW);
    expect(found).toEqual({ board: null, unfinished: null, ...(where === null ? {} : { [where]: record }) });
  });

  test('an empty folder has nothing to show', () => {
    expect(atStart({ resume: null, newest: null }, NOW)).toEqual({ board: null, unfinished: null });
  });

  test('a stopped game is in the list only', () => {
    expect(atStart({ resume: null, newest: saved(STOPPED, 1) }, NOW)).toEqual({
      board: null,
      unfinished: null,
    });
  });

  test('a game that runs comes before one that ended after it', () => {
    const resume = saved(RUNNING, 2);
    expect(atStart({ resume, newest: saved(OVER, 1, 2) }, NOW)).toEqual({ board: resume, unfinished: null });
  });

  test('a game left yesterday is not asked about again once another was bowled', () => {
    const resume = saved(RUNNING, 20);
    const [today, ended, stopped] = [saved(OVER, 1, 2), saved(OVER, 7, 2), saved(STOPPED, 1, 2)];
    expect(atStart({ resume, newest: today }, NOW)).toEqual({ board: today, unfinished: null });
    expect(atStart({ resume, newest: ended }, NOW)).toEqual({ board: null, unfinished: null });
    expect(atStart({ resume, newest: stopped }, NOW)).toEqual({ board: null, unfinished: null });
  });
});

describe('of a game that was left running', () => {
  test('the question names it, with when it was saved and its frame', () => {
    const record = saved(RUNNING, 20);
    expect(unfinishedGame(record)).toEqual({
      game: summaryOf(record),
      savedAt: '2026-11-21T02:00:00.000Z',
      frame: 2,
    });
  });

  test('there is no question when nobody has a ball to bowl', () => {
    expect(unfinishedGame(saved(STOPPED, 20))).toBeNull();
  });
});
