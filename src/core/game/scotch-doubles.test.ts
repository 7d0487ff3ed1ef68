import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreLine } from '../line/score.ts';
import { after, afterBalls, correction, lineIn, onTurn } from '../testing/notation.testing.ts';
import { bowledBy, scotchGame, whoBowls } from '../testing/teams.testing.ts';
import { nextMate } from './next-up.ts';

const PARTNERS = ['ANN', 'BEN'];

describe('in Scotch doubles', () => {
  it('the partners take every ball in turn, over the frames too', () => {
    const game = afterBalls(scotchGame([PARTNERS]), '72 X 9/ X');
    expect(bowledBy(game, 1)).toBe('12 1 21 2');
    expect(whoBowls(game)).toBe('ANN');
  });

  it('who bowls the first ball of the game may be either', () => {
    expect(bowledBy(afterBalls(scotchGame([PARTNERS], 2), 'X 81'), 1)).toBe('2 12');
  });

  it('a perfect game has six strikes of each partner, and the tenth is bowled in turn', () => {
    const game = afterBalls(scotchGame([PARTNERS]), 'X'.repeat(12));
    expect(bowledBy(game, 1)).toBe('1 2 1 2 1 2 1 2 1 212');
    expect(scoreLine(lineIn(game, 1)).posted).toBe(300);
  });

  // IBF Universal Playing Rules 2.1.2, bowled by partners in turn.
  it('the golden game is 180, and its balls alternate over all frames', () => {
    const game = afterBalls(scotchGame([PARTNERS]), 'X X X 72 8/ F9 X 7/ 9- XX8');
    expect(scoreLine(lineIn(game, 1)).posted).toBe(180);
    expect(bowledBy(game, 1)).toBe('1 2 1 21 21 21 2 12 12 121');
  });

  it('two pairs bowl a frame each, and each goes on in its own turn', () => {
    const game = afterBalls(scotchGame([PARTNERS, ['CAT', 'DAN']]), 'X 9/ 54');
    expect([bowledBy(game, 1), bowledBy(game, 2)]).toEqual(['1 21', '12']);
    expect([onTurn(game), whoBowls(game)]).toEqual(['2.2.1', 'CAT']);
  });

  it('the partner is next, and after the frame’s last ball the other pair', () => {
    const game = scotchGame([PARTNERS, ['CAT', 'DAN']]);
    expect(nextMate(game.position)).toBe('BEN');
    expect(nextMate(afterBalls(game, '7').position)).toBe('CAT');
  });

  it('a strike corrected to seven is finished by the partner, and no other ball changes its bowler', () => {
    const game = afterBalls(scotchGame([PARTNERS]), 'X 72');
    expect([bowledBy(game, 1), whoBowls(game)]).toEqual(['1 21', 'BEN']);
    const corrected = after(game, correction(1, 1, '7'));
    expect([onTurn(corrected), whoBowls(corrected), bowledBy(corrected, 1)]).toEqual([
      '1.1.2',
      'BEN',
      '1 21',
    ]);
    const finished = afterBalls(corrected, '2');
    expect([bowledBy(finished, 1), whoBowls(finished)]).toEqual(['12 21', 'BEN']);
  });

  it('a spare corrected to a strike loses its second ball, and no other ball changes its bowler', () => {
    const game = after(afterBalls(scotchGame([PARTNERS]), '7/ 54'), correction(1, 1, 'X'));
    expect([bowledBy(game, 1), whoBowls(game)]).toEqual(['1 12', 'ANN']);
  });

  it('a dead ball is bowled again by the same partner', () => {
    const game = afterBalls(scotchGame([PARTNERS]), 'X 7');
    const again = after(game, { kind: 'annulBall', player: 1, frame: 2 });
    expect([bowledBy(again, 1), whoBowls(again)]).toEqual(['1', 'BEN']);
  });

  it('any game alternates ball by ball, and any correction leaves every other ball its bowler', () => {
    const any = fc.record({
      pins: fc.array(fc.nat({ max: 10 }), { minLength: 1, maxLength: 25 }),
      frame: fc.nat(),
      first: fc.constantFrom(1, 2),
    });
    fc.assert(
      fc.property(any, ({ pins, frame, first }) => {
        let game = scotchGame([PARTNERS], first);
        let balls = 0;
        for (const pinfall of pins) {
          if (whoBowls(game) === 'nobody') break;
          expect(whoBowls(game)).toBe(PARTNERS[(first - 1 + balls) % 2]);
          const { rack } = game.position.lines[0]?.line.frames.find((one) => one.rack !== null) ?? {
            rack: null,
          };
          const entry = { kind: 'pins', pins: Math.min(pinfall, rack?.standing ?? 0) } as const;
          game = after(game, { kind: 'roll', entry });
          balls += 1;
        }
        const before = bowledBy(game, 1).split(' ');
        const at = frame % before.length;
        const marks = lineIn(game, 1).frames[at]?.text === '-' ? '1' : '-';
        const now = bowledBy(after(game, correction(1, at + 1, marks)), 1).split(' ');
        expect(now.with(at, before[at] ?? '')).toEqual(before);
        expect(now[at]).toBe(before[at]?.slice(0, 1));
      }),
    );
  });
});
