import { describe, expect, it } from 'vitest';
import type { GameEvent } from './event.ts';
import { evolve, generationOf, newGame, phaseOf, replay, type Game } from './game.ts';
import { nextRedo, nextUndo } from './history.ts';
import {
  STAMP,
  after,
  afterBalls,
  answerTo,
  correction,
  gameOf,
  lineIn,
} from '../testing/notation.testing.ts';
import { setupOf } from '../testing/setup.testing.ts';
import { pinsRoll } from '../line/roll.ts';
import { scoreLine } from '../line/score.ts';

const UNDO = { kind: 'undo' } as const;
const REDO = { kind: 'redo' } as const;
const STOP = { kind: 'stop' } as const;
const NINE = '-- '.repeat(9);

function scores(game: Game): readonly number[] {
  return game.position.lines.map(({ line }) => scoreLine(line).posted);
}

describe('a game', () => {
  it('of eight players is 300 each when all are perfect', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const game = afterBalls(gameOf(...names), 'X '.repeat(9 * 8) + 'XXX '.repeat(8));
    expect(scores(game)).toEqual(names.map(() => 300));
    expect(phaseOf(game)).toBe('over');
    expect(generationOf(game)).toBe(12 * 8);
  });

  it('records each ball with its player, its frame and its stamp', () => {
    const game = afterBalls(gameOf('PJS', 'KYJ'), 'X F');
    expect(game.events).toEqual([
      { type: 'ballRolled', player: 1, frame: 1, roll: { kind: 'pins', pins: 10 }, ...STAMP },
      { type: 'ballRolled', player: 2, frame: 1, roll: { kind: 'foul' }, ...STAMP },
    ]);
  });

  it('takes no ball when it is over', () => {
    const game = afterBalls(gameOf('PJS'), `${NINE}72`);
    expect(answerTo(game, { kind: 'roll', entry: { kind: 'pins', pins: 0 } })).toBe('game-over');
    expect(answerTo(game, STOP)).toBe('game-over');
  });

  it('takes no ball when it is stopped, and continues when that is undone', () => {
    const stopped = after(afterBalls(gameOf('PJS'), '72'), STOP);
    expect(answerTo(stopped, { kind: 'roll', entry: { kind: 'strike' } })).toBe('game-stopped');
    expect(answerTo(stopped, STOP)).toBe('game-stopped');
    const resumed = afterBalls(after(stopped, UNDO), 'X');
    expect(phaseOf(resumed)).toBe('running');
    expect(scoreLine(lineIn(resumed, 1)).soFar).toBe(19);
  });
});

describe('undo', () => {
  it('takes back the last change, of any kind, also of a game that is over', () => {
    const over = afterBalls(gameOf('PJS'), `${NINE}72`);
    const undone = after(over, UNDO);
    expect(phaseOf(undone)).toBe('running');
    expect(afterBalls(undone, '2').position).toEqual(over.position);
    const corrected = after(over, correction(1, 10, '9-'));
    expect(after(corrected, UNDO).position).toEqual(over.position);
  });

  it('keeps the undone ball in the list, and adds itself', () => {
    const game = after(afterBalls(gameOf('PJS'), '7 2'), UNDO);
    expect(game.events.map((event) => event.type)).toEqual(['ballRolled', 'ballRolled', 'undone']);
    expect(game.events.at(-1)).toEqual({ type: 'undone', event: 2, ...STAMP });
  });

  it('names what it would take back, and redo what it would restore', () => {
    const game = after(afterBalls(gameOf('PJS'), '7 2'), UNDO);
    expect(nextUndo(game)).toMatchObject({ event: 1, change: { type: 'ballRolled', frame: 1 } });
    expect(nextRedo(game)).toMatchObject({ event: 2, change: { roll: { pins: 2 } } });
    expect(nextUndo(gameOf('PJS'))).toBeNull();
    expect(nextRedo(gameOf('PJS'))).toBeNull();
  });

  it('has nothing to take back before the first ball', () => {
    expect(answerTo(gameOf('PJS'), UNDO)).toBe('nothing-to-undo');
    expect(answerTo(after(afterBalls(gameOf('PJS'), '7'), UNDO), UNDO)).toBe('nothing-to-undo');
  });
});

describe('redo', () => {
  it('restores what undo took back, in order', () => {
    const game = afterBalls(gameOf('PJS', 'KYJ'), 'X 7 /');
    const back = after(game, UNDO, UNDO, UNDO, REDO, REDO, REDO);
    expect(back.position).toEqual(game.position);
    expect(generationOf(back)).toBe(9);
    expect(answerTo(back, REDO)).toBe('nothing-to-redo');
  });

  it('ends with a new ball', () => {
    const game = afterBalls(after(afterBalls(gameOf('PJS'), '7 2'), UNDO), '3');
    expect(answerTo(game, REDO)).toBe('nothing-to-redo');
  });
});

describe('replaying a list of events', () => {
  const setup = setupOf(['PJS', 'KYJ']);
  const ball = (player: number, pins: 3 | 8, frame: 1 | 2 = 1): GameEvent => ({
    ...{ type: 'ballRolled', player, frame, roll: pinsRoll(pins), ...STAMP },
  });

  it('with no events gives a new game', () => {
    expect(replay(setup, [])).toEqual({ ok: true, value: newGame(setup) });
  });

  it.each<[string, readonly GameEvent[], number, string]>([
    ['a ball out of turn', [ball(2, 3)], 1, 'not-on-turn'],
    ['a ball in another frame', [ball(1, 3, 2)], 1, 'not-on-turn'],
    ['more pins than stand', [ball(1, 3), ball(1, 8)], 2, 'too-many-pins'],
    [
      'an undo of a ball before the last',
      [ball(1, 3), ball(1, 3), { type: 'undone', event: 1, ...STAMP }],
      3,
      'not-the-last-event',
    ],
    ['an undo of nothing', [{ type: 'undone', event: 1, ...STAMP }], 1, 'nothing-to-undo'],
    ['a redo of nothing', [{ type: 'redone', event: 1, ...STAMP }], 1, 'nothing-to-redo'],
    [
      'a redo of another ball',
      [ball(1, 3), { type: 'undone', event: 1, ...STAMP }, { type: 'redone', event: 2, ...STAMP }],
      3,
      'not-the-last-event',
    ],
    [
      'a strike with a ball behind it in a corrected frame',
      [
        ball(1, 3),
        { type: 'frameCorrected', player: 1, frame: 1, balls: [pinsRoll(10), pinsRoll(0)], ...STAMP },
      ],
      2,
      'frame-finished',
    ],
    ['a ball after the game was stopped', [{ type: 'gameStopped', ...STAMP }, ball(1, 3)], 2, 'game-stopped'],
  ])('names the first event that breaks a rule: %s', (_, events, event, code) => {
    expect(replay(setup, events)).toMatchObject({ ok: false, error: { event, refusal: { code } } });
  });

  it('changes nothing in the game it started from', () => {
    const game = afterBalls(gameOf('PJS'), '7');
    const before = structuredClone(game);
    evolve(game, { type: 'ballRolled', player: 1, frame: 1, roll: pinsRoll(3), ...STAMP });
    afterBalls(game, '/');
    expect(game).toEqual(before);
  });
});
