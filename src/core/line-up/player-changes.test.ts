/** Players who come, go, are skipped or called: what they count, and whose ball it then is. */
import { describe, expect, it } from 'vitest';
import { phaseOf, type Game } from '../game/game.ts';
import {
  after,
  afterBalls,
  answerTo,
  begunOf,
  gameOf,
  onTurn,
  sheetOf,
} from '../testing/notation.testing.ts';
import type { PlayerCommand } from './player-event.ts';
import { frameBeingBowled } from '../players/position.ts';
import { scoreLine } from '../line/score.ts';

const join = (name: string, makesUp = false): PlayerCommand => ({ kind: 'join', name, makesUp });
const leave = (player: number): PlayerCommand => ({ kind: 'leave', player });
const comeBack = (player: number, makesUp = false): PlayerCommand => ({ kind: 'comeBack', player, makesUp });
const skip = (player: number, skipped = true): PlayerCommand => ({ kind: 'skip', player, skipped });
const call = (player: number): PlayerCommand => ({ kind: 'call', player });
const absent = (player: number, score: number): PlayerCommand => ({ kind: 'absent', player, score });

const party = (balls = ''): Game => afterBalls(gameOf('PJS', 'KYJ'), balls);
const framesAlone = (count: number): Game => party('34 '.repeat(2 * count));

function postedOf(game: Game, player: number): number {
  const line = game.position.lines.find((entry) => entry.player === player)?.line;
  return line === undefined ? NaN : scoreLine(line).posted;
}

// Source: rules: late players.
describe('a late player', () => {
  it('starts in the frame being bowled, after the others; earlier frames count 0', () => {
    const game = after(party('X X X 72 X'), join('LEE'));
    expect(onTurn(game)).toBe('2.3.1');
    const bowled = afterBalls(game, 'X X X 9/ 9/ 9/');
    expect(sheetOf(bowled, 3)).toBe('. . X 9/ . . . . . . = 30');
    expect(postedOf(bowled, 3)).toBe(20);
  });

  it('who makes frames up bowls them first, and then is level', () => {
    const game = after(party('X X X 72 X'), join('LEE', true));
    expect(onTurn(game)).toBe('3.1.1');
    expect(onTurn(afterBalls(game, 'X'))).toBe('3.2.1');
    expect(onTurn(afterBalls(game, 'X X'))).toBe('2.3.1');
  });

  it('starts where the slowest player is, however often another was called ahead', () => {
    const strike = (game: Game): Game => afterBalls(after(game, call(2)), 'X');
    const game = strike(strike(strike(party())));
    expect(frameBeingBowled(game.position)).toBe(1);
    // A skipped player holds nobody up.
    expect(frameBeingBowled(after(game, skip(1)).position)).toBe(4);
  });

  it('has as a maximum what the remaining frames can give', () => {
    const { line } = after(framesAlone(8), join('LEE')).position.lines.at(-1) ?? expect.fail();
    expect(scoreLine(line)).toMatchObject({ posted: 0, soFar: 0, max: 60 });
  });

  it.each<[string, Game, string]>([
    ['before the first ball in the first', party(), '1.1.1'],
    ['between two frames in the next', framesAlone(3), '1.4.1'],
    ['while a frame of old is made good in the one it was', after(framesAlone(3), annulled(1)), '1.1.2'],
    ['in the tenth in the tenth', framesAlone(9), '1.10.1'],
  ])('starts %s', (_, game, turn) => {
    expect(onTurn(after(game, join('LEE')))).toBe(turn);
  });

  it.each<[string, Game, string]>([
    ['the first before any ball', party(), '.'],
    ['where the lane was before a frame of old was opened', after(framesAlone(3), annulled(1)), '. . X'],
    [
      'one that is bowled again, also while another who came late waits for a later one',
      after(afterBalls(gameOf('PJS'), 'X X X X'), join('LEE'), join('KYJ'), annulled(4)),
      '. . . X',
    ],
    ['not where a line is that was bowled before', after(framesAlone(2), wholeLine(2)), '. . X'],
  ])('has %s as the first frame', (_, game, line) => {
    const { nextPlayer } = game.position;
    const joined = after(game, join('KIM'), call(nextPlayer));
    expect(begunOf(afterBalls(joined, 'X'), nextPlayer).replace(' = 10', '')).toBe(line === '.' ? 'X' : line);
  });

  it('gets the next number and a unique name', () => {
    const game = after(party(), join('kim'), join('PJS'));
    expect(game.position.lines.map(({ player, name }) => `${String(player)} ${name}`)).toEqual([
      ...['1 PJS', '2 KYJ', '3 kim', '4 PJS 2'],
    ]);
  });

  it('is refused in a game that is over or stopped, and without a name', () => {
    expect(answerTo(framesAlone(10), join('LEE'))).toBe('game-over');
    expect(answerTo(after(party(), { kind: 'stop' }), join('LEE'))).toBe('game-stopped');
    expect(answerTo(party(), join(' '))).toBe('name-empty');
  });
});

// Source: rules: leaving early.
describe('a player who leaves early', () => {
  it.each<[balls: string, line: string, posted: number]>([
    ['', '. = 0', 0],
    ['72 X', '72 = 9', 9],
    ['X X', 'X = 10', 10],
    ['9/ X', '9/ = 10', 10],
    ['X X X X', 'X X = 30', 30],
    ['X X 7', 'X 7 = 24', 24],
    ['34 X '.repeat(9) + 'X', `${'34 '.repeat(9)}X = 73`, 73],
    ['X X '.repeat(9) + 'XX', `${'X '.repeat(9)}XX = 290`, 290],
  ])('after %s has %s', (balls, line, posted) => {
    const game = after(party(balls), leave(1));
    expect(begunOf(game, 1)).toBe(line);
    expect(postedOf(game, 1)).toBe(posted);
    expect(onTurn(game).startsWith('2.')).toBe(true);
  });

  it('holds nobody up: the game is over when the others have finished', () => {
    const game = afterBalls(after(party('X X'), leave(2)), 'X '.repeat(11));
    expect(phaseOf(game)).toBe('over');
    expect(phaseOf(after(party('X X'), leave(1), leave(2)))).toBe('over');
  });

  it('cannot leave twice, nor after the last ball', () => {
    expect(answerTo(after(party(), leave(1)), leave(1))).toBe('bowls-no-more');
    expect(answerTo(framesAlone(10), leave(1))).toBe('bowls-no-more');
    expect(answerTo(party(), leave(3))).toBe('no-such-player');
  });

  it('returns in the frame being bowled, or makes up missed frames', () => {
    const game = afterBalls(after(party('X X X X'), leave(2)), 'X X X');
    expect(onTurn(after(game, comeBack(2)))).toBe('1.6.1');
    expect(sheetOf(afterBalls(after(game, comeBack(2)), 'X X'), 2)).toBe('X X . . . X . . . . = 40');
    expect(onTurn(after(game, comeBack(2, true)))).toBe('2.3.1');
  });

  it('returns to a frame already begun if the lane is still in it', () => {
    const game = after(party('X X 7'), leave(1), comeBack(1));
    expect(onTurn(game)).toBe('1.2.2');
    const later = afterBalls(after(party('X X 7'), leave(1)), 'X X');
    expect(begunOf(after(later, comeBack(1)), 1)).toBe('X 7 = 24');
    expect(onTurn(after(later, comeBack(1)))).toBe('1.4.1');
  });

  it('returns where everybody stopped, or in the tenth when the others are done', () => {
    const all = after(party('X X X X X'), leave(1), leave(2));
    expect(onTurn(after(all, comeBack(2)))).toBe('2.3.1');
    const over = afterBalls(after(party('X X'), leave(2)), 'X '.repeat(11));
    expect(onTurn(after(over, comeBack(2)))).toBe('2.10.1');
  });

  it('bowls again after returning, and is no longer skipped', () => {
    const back = after(party(), leave(1), comeBack(1));
    expect(answerTo(back, skip(1, false))).toBe('nothing-changes');
    expect(answerTo(after(party(), skip(2), call(2)), skip(2, false))).toBe('nothing-changes');
  });

  it('returns only once, and only after leaving', () => {
    expect(answerTo(party(), comeBack(1))).toBe('nothing-changes');
    expect(answerTo(after(party(), skip(1)), comeBack(1))).toBe('nothing-changes');
    expect(answerTo(party(), comeBack(3))).toBe('no-such-player');
  });
});

function annulled(frame: number): { kind: 'annulBall'; player: number; frame: number } {
  return { kind: 'annulBall', player: 1, frame };
}

function wholeLine(player: number): { kind: 'agreeLine'; player: number; notation: string } {
  return { kind: 'agreeLine', player, notation: 'X'.repeat(12) };
}

// Source: rules: absent players.
describe('an absent player', () => {
  it('counts a blind score at once and without a ball', () => {
    const game = after(party(), absent(1, 150));
    expect(sheetOf(game, 1)).toBe('. . . . . . . . . . = 150');
    const { line } = game.position.lines[0] ?? expect.fail();
    expect(scoreLine(line)).toMatchObject({ posted: 150, soFar: 150, max: 150 });
    expect(onTurn(game)).toBe('2.1.1');
    expect(phaseOf(afterBalls(game, 'X '.repeat(12)))).toBe('over');
  });

  it('who arrives after all bowls, and scores real balls', () => {
    const game = afterBalls(after(party(), absent(1, 150)), 'X X');
    expect(sheetOf(after(game, comeBack(1)), 1)).toBe('. . . . . . . . . . = 0');
    expect(onTurn(after(game, comeBack(1)))).toBe('1.3.1');
    expect(onTurn(after(game, comeBack(1, true)))).toBe('1.1.1');
  });

  it('can get another blind score, from 0 to 300', () => {
    const game = after(party(), absent(1, 0), absent(1, 300));
    expect(sheetOf(game, 1)).toMatch(/= 300$/u);
    expect(answerTo(game, absent(1, 300))).toBe('nothing-changes');
    for (const score of [-1, -0, 301, 1.5, NaN])
      expect(answerTo(game, absent(1, score))).toBe('no-such-score');
  });

  it('is never one who has bowled or does not exist', () => {
    expect(answerTo(party('7'), absent(1, 150))).toBe('has-bowled');
    expect(answerTo(party(), absent(3, 150))).toBe('no-such-player');
  });

  it('may have left before', () => {
    const game = after(party(), leave(1), absent(1, 120));
    expect(sheetOf(game, 1)).toMatch(/= 120$/u);
    expect(onTurn(after(game, comeBack(1, true)))).toBe('1.1.1');
  });
});

describe('being passed over', () => {
  it('lasts until it is ended; then the owed frames come first', () => {
    const game = afterBalls(after(party(), skip(1)), 'X X');
    expect(onTurn(game)).toBe('2.3.1');
    const back = after(game, skip(1, false));
    expect(['', 'X', 'X X', 'X X X'].map((balls) => onTurn(afterBalls(back, balls)))).toEqual([
      ...['1.1.1', '1.2.1', '1.3.1', '2.3.1'],
    ]);
  });

  it('in the middle of a frame leaves that frame unfinished', () => {
    const game = after(party('X X 7'), skip(1));
    expect(onTurn(game)).toBe('2.2.1');
    expect(onTurn(after(game, skip(1, false)))).toBe('1.2.2');
  });

  it('never ends a game: when the others are done the skipped players bowl', () => {
    const game = afterBalls(after(party(), skip(1)), 'X '.repeat(12));
    expect(onTurn(game)).toBe('1.1.1');
    expect(onTurn(after(party(), skip(1), skip(2)))).toBe('1.1.1');
  });

  it('cannot happen twice, nor to a player who bowls no more', () => {
    expect(answerTo(after(party(), skip(1)), skip(1))).toBe('nothing-changes');
    expect(answerTo(party(), skip(1, false))).toBe('nothing-changes');
    expect(answerTo(after(party(), leave(1)), skip(1))).toBe('bowls-no-more');
    expect(answerTo(party(), skip(3))).toBe('no-such-player');
  });
});
