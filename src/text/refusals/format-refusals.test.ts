import { describe, expect, it } from 'vitest';
import type { FormatId } from '../../core/formats/formats.ts';
import { applyCommand } from '../../core/game/command.ts';
import type { Command } from '../../core/game/event.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { after, ballsIn, must } from '../../core/testing/notation.testing.ts';
import { occasion, setupOf, setupWith } from '../../core/testing/setup.testing.ts';
import { REFUSALS_TEXT, refusalText } from './refusals.ts';

const NOW = occasion('2026-05-01T18:00:00.000Z', 'staff');

const roll = (pins: number): Command => ({ kind: 'roll', entry: { kind: 'pins', pins } });
const mark = (kind: 'strike' | 'spare'): Command => ({ kind: 'roll', entry: { kind } });

function gameIn(format: FormatId, ...commands: readonly Command[]): Game {
  return after(newGame({ ...setupOf(['PJS', 'KYJ']), format }), ...commands);
}

/** What a refused command is told in English, Spanish, Korean and German. */
function said(game: Game, command: Command): readonly string[] {
  const applied = applyCommand(game, command, NOW);
  if (applied.ok) throw new Error('the command was taken');
  return Object.values(REFUSALS_TEXT).map((text) => refusalText(text, applied.error));
}

describe('a format changed in the middle of a game', () => {
  const agreed = (notation: string): Command => ({ kind: 'agreeLine', player: 1, notation });

  it('has no command; an option that its format does not have is refused', () => {
    expect(said(gameIn('ten-pin', roll(7)), { kind: 'setOption', player: 1, option: 9 })).toEqual([
      'There is nothing to choose in this format.',
      'En esta modalidad no hay nada que elegir.',
      '이 방식에는 선택할 것이 없습니다.',
      'In dieser Spielart gibt es nichts zu wählen.',
    ]);
  });

  it('cannot come in with a line from paper: a line of duckpin is none of ten-pin', () => {
    const taken = (format: FormatId): boolean =>
      applyCommand(gameIn(format), agreed('531 --- --- --- --- --- --- --- --- ---'), NOW).ok;
    expect([taken('ten-pin'), taken('duckpin')]).toEqual([false, true]);
  });
});

describe('a no-tap figure after the first ball', () => {
  const nine = (option: number): Command => ({ kind: 'setOption', player: 1, option });
  const game = after(newGame(setupWith(['PJS', 'KYJ'], [9, 9])), roll(9), roll(7), roll(2));

  it('that frames already bowled do not allow is refused, and names the frame to correct first', () => {
    const eights = after(newGame(setupWith(['PJS'], [8])), roll(8));
    expect(said(eights, nine(9))).toEqual([
      'Frame 1 cannot be bowled like that. Correct it first.',
      'El cuadro 1 no puede ser así. Corríjalo antes.',
      '1프레임의 투구와 맞지 않습니다. 먼저 그 프레임을 수정하세요.',
      'Frame 1 passt nicht dazu. Bitte zuerst korrigieren.',
    ]);
  });

  it('that no-tap does not offer is refused with those that it does', () => {
    for (const sentence of said(game, nine(6))) expect(sentence).toMatch(/7.*8.*9/u);
  });
});

describe('a third ball where there are two', () => {
  const three: Command = { kind: 'correctFrame', player: 1, frame: 1, balls: ballsIn('531') };

  it('is refused in ten-pin, where a frame of duckpin takes it', () => {
    const [first, second] = [roll(5), roll(3)];
    expect(said(gameIn('ten-pin', first, second), three)).toEqual([
      'This frame takes no more balls.',
      'Este cuadro no admite más bolas.',
      '이 프레임은 이미 끝났습니다.',
      'In dieses Frame gehört kein Wurf mehr.',
    ]);
    const corrected = applyCommand(gameIn('duckpin', first, second), three, NOW);
    expect(must(corrected).game.position.lines[0]?.line.frames[0]?.notation).toBe('531');
  });

  it.each(['3-6-9', 'current-frame', 'low-game', 'no-tap'] as const)('is refused in %s', (format) => {
    expect(said(gameIn(format, roll(5), roll(3)), three)[0]).toBe('This frame takes no more balls.');
  });

  it('makes neither a strike nor a spare where there are three', () => {
    for (const kind of ['strike', 'spare'] as const)
      expect(said(gameIn('candlepin', roll(0), roll(6)), mark(kind))).toEqual([
        'This ball makes neither a strike nor a spare. Enter its pins.',
        'Con esta bola no hay strike ni spare. Anote sus bolos.',
        '이 투구로는 스트라이크도 스페어도 되지 않습니다. 핀 수를 입력하세요.',
        'Dieser Wurf wird weder Strike noch Spare. Bitte die Pins eingeben.',
      ]);
  });

  it('cannot be bowled in a frame that is given', () => {
    const given: Command = { kind: 'correctFrame', player: 1, frame: 3, balls: ballsIn('X') };
    const game = gameIn('3-6-9', mark('strike'), mark('strike'), mark('strike'), mark('strike'));
    expect(said(game, given)[0]).toBe('Nobody bowls this frame: everybody is given a strike in it.');
  });
});

describe('impossible pin values', () => {
  it.each(['duckpin', 'candlepin', 'current-frame', 'low-game', 'roll-off', '3-6-9'] as const)(
    'in %s are refused: more than stand, more than there are, and no whole number',
    (format) => {
      const game = gameIn(format, roll(7));
      expect(said(game, roll(4))).toEqual([
        'Only 3 pins are standing.',
        'Solo quedan 3 bolos en pie.',
        '남은 핀은 3개뿐입니다.',
        'Es stehen nur noch 3 Pins.',
      ]);
      expect(said(game, roll(11))[0]).toBe('A ball knocks down 0 to 10 pins, not 11.');
      expect(said(game, roll(-1))[0]).toBe('A ball knocks down 0 to 10 pins, not -1.');
      expect(said(game, roll(1.5))[0]).toBe('1.5 is not a whole number of pins.');
    },
  );

  it('of a third ball are refused by what the second one left', () => {
    expect(said(gameIn('candlepin', roll(5), roll(3)), roll(3))[0]).toBe('Only 2 pins are standing.');
  });
});
