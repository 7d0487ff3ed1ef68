import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { correction, gameOf, after, afterBalls, lineIn } from '../testing/notation.testing.ts';
import { makeNotation, parseNotation } from './notation.ts';
import { scoreLine } from './score.ts';

/** Parses a text and writes it again with `makeNotation`; returns that text or the refusal. */
function reread(text: string): unknown {
  const line = parseNotation(TEN_PIN, text);
  return line.ok ? makeNotation(line.value) : line.error;
}

function posted(text: string): number | null {
  const line = parseNotation(TEN_PIN, text);
  return line.ok ? scoreLine(line.value).posted : null;
}

describe('a line in bowlers’ notation', () => {
  // Source: IBF Universal Playing Rules 2.1.2, the golden game.
  it('is read as printed in the rule book: the golden game is 180', () => {
    const golden = 'X | X | X | 7 2 | (8) / | F 9 | X | 7 / | 9 - | X X 8';
    expect(posted(golden)).toBe(180);
    expect(reread(golden)).toBe('X X X 72 (8)/ F9 X 7/ 9- XX8');
    const exact = golden.replace('F', 'F(9)');
    expect(posted(exact)).toBe(180);
    expect(reread(exact)).toBe('X X X 72 (8)/ F(9)9 X 7/ 9- XX8');
  });

  it.each([
    ['', ''],
    ['X', 'X'],
    ['X 7', 'X 7'],
    ['xX7/f-', 'X X 7/ F-'],
    ['7 0 0 /', '7- -/'],
    ['X . . . . . . . . .', 'X'],
    ['. . . . . . . . . .', ''],
    // A correction left frame 1 with one ball after frame 2 was bowled.
    ['7 . X', '7. X'],
    ['. X', '. X'],
    // The sheet prints a foul's pins, and they can be typed as printed.
    ['F(9) 9', 'F(9)9'],
    // Other signs of sheets, programs and keyboards.
    ...[
      '⑧/ X',
      '❽/ X',
      '➇/ X',
      '➑/ X',
      '⓼/ X',
      '⑻/ X',
      'S8/ X',
      's8/ X',
      '8S/ X',
      '8s / X',
      '8S /, X',
      '（8）／ Ｘ',
    ].map((text): [string, string] => [text, '(8)/ X']),
    ['X, 7/, 9-, 8S1', 'X 7/ 9- (8)1'],
    ['X,7/,9-,S81', 'X 7/ 9- (8)1'],
    ['X; 7 2; S8 /', 'X 72 (8)/'],
    ['G 8, 8 G, g/, GG', '-8 8- -/ --'],
    ['9– 9— 9− ‐9', '9- 9- 9- -9'],
    ['× ▶◀ ⋈ 8◢ 7∕', 'X X X 8/ 7/'],
    ['f(10)/ 7f(0)', 'F(10)/ 7F(0)'],
    ['-F (7)2', '-F (7)2'],
    ['-F(7) 2', '-F(7) 2'],
    [`${'X'.repeat(9)} F(9)/F(10)`, `${'X '.repeat(9)}F(9)/F(10)`],
  ])('%j is %j', (text, made) => {
    expect(reread(text)).toBe(made);
  });

  it.each([
    ['X 7 5', { ball: 2, refusal: { code: 'too-many-pins', pins: 5, standing: 3 } }],
    ['7 X', { ball: 1, refusal: { code: 'no-strike-here' } }],
    ['/', { ball: 0, refusal: { code: 'no-spare-here' } }],
    ['X'.repeat(13), { ball: 12, refusal: { code: 'game-over' } }],
    ['. . . . . . . . . . 7', { ball: 0, refusal: { code: 'game-over' } }],
    ['X . 8 Q', { ball: 2, refusal: { code: 'not-a-mark', mark: 'Q' } }],
    // A ring of either ball.
    ['X 72S8/', { ball: 3, refusal: { code: 'not-a-mark', mark: 'S' } }],
    ['⑨-', { ball: 0, refusal: { code: 'no-split-here' } }],
    ['X S', { ball: 1, refusal: { code: 'not-a-mark', mark: 'S' } }],
    ['S10', { ball: 0, refusal: { code: 'not-a-mark', mark: 'S' } }],
    ['⑩', { ball: 0, refusal: { code: 'not-a-mark', mark: '⑩' } }],
    ['(8 1', { ball: 0, refusal: { code: 'not-a-mark', mark: '(' } }],
    ['(X)', { ball: 0, refusal: { code: 'not-a-mark', mark: '(' } }],
    ['10 9', { ball: 0, refusal: { code: 'not-a-mark', mark: '10' } }],
    ['7 (2)', { ball: 1, refusal: { code: 'no-split-here' } }],
    ['7 F(4)', { ball: 1, refusal: { code: 'too-many-pins', pins: 4, standing: 3 } }],
    ['F(11)', { ball: 1, refusal: { code: 'not-a-mark', mark: '(' } }],
    ['F(X)', { ball: 1, refusal: { code: 'not-a-mark', mark: '(' } }],
    ['F (9)', { ball: 1, refusal: { code: 'no-split-here' } }],
    ['(9) -', { ball: 0, refusal: { code: 'no-split-here' } }],
    ['🎳', { ball: 0, refusal: { code: 'not-a-mark', mark: '🎳' } }],
  ])('%j is refused at the ball that is wrong', (text, refusal) => {
    expect(reread(text)).toEqual(refusal);
  });

  it('is read back as written, after any balls and corrections', () => {
    const marks = fc.array(fc.constantFrom(...Array.from('0123456789X/F'), '(8)', '(3)', 'F(2)', 'F(10)'), {
      maxLength: 40,
    });
    const corrected = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 10 }),
        marks.filter(({ length }) => length < 4),
      ),
    );
    fc.assert(
      fc.property(marks, corrected, (balls, corrections) => {
        let game = gameOf('PJS');
        for (const ball of balls) game = attempt(() => afterBalls(game, ball)) ?? game;
        for (const [frame, notation] of corrections)
          game = attempt(() => after(game, correction(1, frame, notation.join('')))) ?? game;
        const line = lineIn(game, 1);
        expect(parseNotation(TEN_PIN, makeNotation(line))).toEqual({ ok: true, value: line });
      }),
    );
  });

  it('counts the balls that it has read', () => {
    const line = parseNotation(TEN_PIN, 'X 7/ (8)1');
    expect(line.ok && line.value.frames.flatMap(({ rolls }) => rolls)).toHaveLength(5);
  });
});

/** The action's result; null when the rules refuse it. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
