import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCommand } from './command.ts';
import type { GameEvent } from './event.ts';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { evolve, generationOf, phaseOf, type Game } from './game.ts';
import { amendments } from './amendments.ts';
import { agreements, nextUndo } from './history.ts';
import { lineOfRolls, newLine, sameLine } from '../line/line.ts';
import { makeNotation, parseNotation } from '../line/notation.ts';
import { occasion } from '../testing/setup.testing.ts';
import {
  STAMP,
  after,
  afterBalls,
  agreement,
  answerTo,
  correction,
  gameOf,
  lineIn,
  lineOfNotation,
  must,
} from '../testing/notation.testing.ts';
import { turnOf } from '../players/position.ts';
import { FOUL, pinsRoll, type Roll } from '../line/roll.ts';
import { scoreLine } from '../line/score.ts';

const GOLDEN = 'X X X 72 (8)/ F9 X 7/ 9- XX8';
const UNDO = { kind: 'undo' } as const;
const REDO = { kind: 'redo' } as const;

/** Any line that can be written: legal balls, frames unfinished or missing. */
const anyLine = fc
  .array(fc.constantFrom('X', '/', '-', 'F', 'F(3)', 'F(10)', '.', '3', '7', '9', '(8)', '(6)'), {
    maxLength: 24,
  })
  .map((marks) => {
    const legal = marks.reduce((text, mark) => {
      const more = `${text} ${mark}`;
      return parseNotation(TEN_PIN, more).ok ? more : text;
    }, '');
    return must(parseNotation(TEN_PIN, legal));
  });

function rolled(game: Game, frames: readonly (readonly Roll[])[]): unknown {
  const event: GameEvent = { type: 'lineAgreed', player: 1, frames, ...STAMP };
  const next = evolve(game, event);
  return next.ok ? next.value.position : next.error.code;
}

describe('an agreed line', () => {
  it('replaces all balls of that player only', () => {
    const game = afterBalls(gameOf('PJS', 'KYJ'), 'X 81 72 9/');
    const agreed = after(game, agreement(2, GOLDEN));
    expect(makeNotation(lineIn(agreed, 2))).toBe(GOLDEN);
    expect(scoreLine(lineIn(agreed, 2)).posted).toBe(180);
    expect(lineIn(agreed, 1)).toBe(lineIn(game, 1));
  });

  it('is one more event, with the balls of all ten frames, when and by whom', () => {
    const game = gameOf('PJS');
    const { event, game: agreed } = must(applyCommand(game, agreement(1, 'x . (8)1 7'), occasion(STAMP.at)));
    const frames = [
      [pinsRoll(10)],
      [],
      [{ kind: 'pins', pins: 8, split: true }, pinsRoll(1)],
      [pinsRoll(7)],
      ...Array.from({ length: 6 }, () => []),
    ];
    expect(event).toEqual({ type: 'lineAgreed', player: 1, frames, ...STAMP });
    expect(generationOf(agreed)).toBe(1);
    expect(makeNotation(lineIn(agreed, 1))).toBe('X . (8)1 7');
  });

  it.each([
    // Order: the lowest unfinished frame, then the player in its middle, then the line-up (decision 2).
    ['in the middle of a frame stays on turn', ['X 7', 'X 9/'], { player: 1, frame: 2, ball: 2 }],
    ['behind the others goes first', ['X 72 X', 'X'], { player: 2, frame: 2, ball: 1 }],
    ['as far as the others leaves the line-up its order', ['X 72', 'X 81'], { player: 1, frame: 3, ball: 1 }],
    ['with a frame left out owes that one', ['X . 72', 'X 81 X'], { player: 1, frame: 2, ball: 1 }],
    ['to its end leaves the others on turn', [GOLDEN, 'X 8'], { player: 2, frame: 2, ball: 2 }],
  ])('%s', (_, [first = '', second = ''], turn) => {
    const game = after(gameOf('PJS', 'KYJ'), agreement(1, first), agreement(2, second));
    expect(turnOf(game.position)).toMatchObject(turn);
  });

  it('continues from where it ends', () => {
    const game = after(gameOf('PJS'), agreement(1, 'X 7'));
    expect(makeNotation(lineIn(afterBalls(game, '/ 9'), 1))).toBe('X 7/ 9');
  });

  it('may end the game, or reopen it', () => {
    const over = after(gameOf('PJS'), agreement(1, GOLDEN));
    expect(phaseOf(over)).toBe('over');
    expect(phaseOf(after(over, agreement(1, 'X X')))).toBe('running');
  });

  it('may be in a stopped game, which stays stopped', () => {
    const stopped = after(afterBalls(gameOf('PJS'), '72'), { kind: 'stop' });
    expect(phaseOf(after(stopped, agreement(1, 'X X')))).toBe('stopped');
  });

  it('may be corrected', () => {
    const game = after(gameOf('PJS'), agreement(1, 'X 72'), correction(1, 2, '7/'));
    expect(makeNotation(lineIn(game, 1))).toBe('X 7/');
  });

  it.each([
    ['of a sign that is no mark', 1, 'X 7K', 'not-a-mark'],
    ['of a 10, which may be a strike or a 1 and a miss', 1, '10 7', 'not-a-mark'],
    ['of more pins than stand', 1, 'X 75', 'too-many-pins'],
    ['of a strike as second ball', 1, '7X', 'no-strike-here'],
    ['of a spare as first ball', 1, '/', 'no-spare-here'],
    ['of a ring where no split can be', 1, '7(2)', 'no-split-here'],
    ['of a ball too many', 1, `${GOLDEN} 1`, 'game-over'],
    ['of eleven frames', 1, '. '.repeat(10) + 'X', 'game-over'],
    ['of nothing', 1, '', 'no-balls'],
    ['of frames in which nothing was bowled', 1, '. . .', 'no-balls'],
    ['of the balls that are there', 1, 'X | 7 /', 'nothing-changes'],
    ['of nothing, where nothing was bowled', 2, '', 'no-balls'],
    ['of a player who is not here', 3, 'X', 'no-such-player'],
    ['of a player NaN', NaN, 'X', 'no-such-player'],
  ])('is refused %s', (_, player, notation, code) => {
    const game = after(gameOf('PJS', 'KYJ'), agreement(1, 'X 7/'));
    expect(answerTo(game, agreement(player, notation))).toBe(code);
  });

  it.each([
    ['a ring more', '(8)1 72'],
    ['a foul for a miss', '81 F2'],
    ['a ball less', '81 7'],
    ['a frame less', '81'],
    ['a frame more', '81 72 X'],
    ['the same balls in other frames', '81 . 72'],
  ])('is another one with %s', (_, notation) => {
    const game = after(gameOf('PJS'), agreement(1, '81 72'));
    expect(answerTo(game, agreement(1, notation))).toBe('taken');
  });

  it('from a file is checked by the rules: ten frames, each of them legal', () => {
    const none: readonly (readonly Roll[])[] = Array.from({ length: 10 }, () => []);
    const game = gameOf('PJS');
    expect(rolled(game, none.with(9, [FOUL]))).toMatchObject({ stopped: false });
    expect(rolled(game, none)).toBe('no-balls');
    expect(rolled(game, [])).toBe('no-such-frame');
    expect(rolled(game, none.with(0, [FOUL]).slice(0, 9))).toBe('no-such-frame');
    expect(rolled(game, [[FOUL], ...none])).toBe('no-such-frame');
    expect(rolled(game, none.with(9, [pinsRoll(7), pinsRoll(2), pinsRoll(1)]))).toBe('frame-finished');
    expect(rolled(game, none.with(0, [pinsRoll(10), pinsRoll(10)]))).toBe('frame-finished');
    expect(rolled(game, none.with(3, [pinsRoll(7), pinsRoll(4)]))).toBe('too-many-pins');
  });
});

describe('any legal line', () => {
  it('becomes the agreed line by its notation; other lines and undo are unchanged', () => {
    const balls = fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 30 });
    fc.assert(
      fc.property(anyLine, balls, fc.integer({ min: 1, max: 3 }), (line, bowled, player) => {
        const game = bowled.reduce(
          (before, pins) => {
            const next = applyCommand(
              before,
              { kind: 'roll', entry: { kind: 'pins', pins } },
              occasion(STAMP.at),
            );
            return next.ok ? next.value.game : before;
          },
          gameOf('PJS', 'KYJ', 'LEE'),
        );
        const asked = agreement(player, makeNotation(line));
        const isEmpty = sameLine(line, newLine(TEN_PIN));
        if (isEmpty || sameLine(line, lineIn(game, player))) {
          expect(answerTo(game, asked)).toBe(isEmpty ? 'no-balls' : 'nothing-changes');
          return;
        }
        const agreed = after(game, asked);
        expect(lineIn(agreed, player)).toEqual(line);
        for (const other of [1, 2, 3].filter((id) => id !== player))
          expect(lineIn(agreed, other)).toBe(lineIn(game, other));
        expect(after(agreed, UNDO).position).toEqual(game.position);
        expect(after(agreed, UNDO, REDO).position).toEqual(agreed.position);
      }),
    );
  });

  it('is rebuilt from its own balls', () => {
    fc.assert(
      fc.property(anyLine, anyLine, (line, other) => {
        expect(
          lineOfRolls(
            TEN_PIN,
            line.frames.map(({ rolls }) => rolls),
          ),
        ).toEqual({ ok: true, value: line });
        expect(sameLine(line, other)).toBe(makeNotation(line) === makeNotation(other));
      }),
    );
  });
});

describe('the agreed lines in the history', () => {
  const first = afterBalls(gameOf('PJS', 'KYJ'), 'X 34 72');
  const agreed = after(first, agreement(1, 'X X 81'));

  it('have the player, the time, before and after, with the score', () => {
    expect(agreements(first)).toEqual([]);
    expect(agreements(agreed)).toEqual([
      {
        at: '2026-05-01T18:00:00.000Z',
        by: 'bowler',
        player: 1,
        name: 'PJS',
        before: lineOfNotation('X 72'),
        after: lineOfNotation('X X 81'),
        scoreBefore: 28,
        scoreAfter: 56,
      },
    ]);
  });

  it('are in the order in which they were entered, and are not corrections', () => {
    const more = after(agreed, agreement(2, '9/'), correction(1, 1, '9-'), agreement(1, 'X'));
    expect(
      agreements(more).map(({ player, scoreBefore, scoreAfter }) => [player, scoreBefore, scoreAfter]),
    ).toEqual([
      [1, 28, 56],
      [2, 7, 10],
      [1, 37, 10],
    ]);
    expect(amendments(more)).toHaveLength(1);
    expect(amendments(agreed)).toEqual([]);
  });

  it('exclude one that was undone, until it is redone', () => {
    expect(nextUndo(agreed)?.change.type).toBe('lineAgreed');
    const undone = after(agreed, UNDO);
    expect(agreements(undone)).toEqual([]);
    expect(agreements(after(undone, REDO))).toEqual(agreements(agreed));
  });
});
