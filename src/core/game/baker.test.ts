import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextFirst } from '../players/shared-line.ts';
import { scoreLine } from '../line/score.ts';
import {
  after,
  afterBalls,
  answerTo,
  correction,
  gameOf,
  lineIn,
  must,
  onTurn,
} from '../testing/notation.testing.ts';
import { secondScore, secondStanding } from '../testing/second-scorer.testing.ts';
import { bakerGame, bowledBy, bowlers, whoBowls } from '../testing/teams.testing.ts';
import { playerIn } from '../players/position.ts';
import { pinsRoll } from '../line/roll.ts';
import { changed } from './change.ts';
import { nextMate, nextUp } from './next-up.ts';

/** Who begins the ten frames, written out for each number of bowlers (rules: Baker and Scotch doubles). */
const ROTATION: readonly (readonly [bowlers: number, frames: string])[] = [
  [2, '1 2 1 2 1 2 1 2 1 2'],
  [3, '1 2 3 1 2 3 1 2 3 1'],
  [4, '1 2 3 4 1 2 3 4 1 2'],
  [5, '1 2 3 4 5 1 2 3 4 5'],
  [6, '1 2 3 4 5 6 1 2 3 4'],
  [7, '1 2 3 4 5 6 7 1 2 3'],
  [8, '1 2 3 4 5 6 7 8 1 2'],
  [9, '1 2 3 4 5 6 7 8 9 1'],
  [10, '1 2 3 4 5 6 7 8 9 10'],
];

describe('in Baker', () => {
  it.each(ROTATION)('%i bowlers take the frames in turn', (count, frames) => {
    let game = bakerGame([bowlers(count)]);
    for (const mate of frames.split(' ')) {
      expect(whoBowls(game)).toBe(`B${mate}`);
      game = afterBalls(game, '53');
    }
    expect(whoBowls(game)).toBe('nobody');
    expect(bowledBy(game, 1)).toBe(
      frames
        .split(' ')
        .map((mate) => mate + mate)
        .join(' '),
    );
  });

  it.each(ROTATION)('with %i bowlers who starts the tenth frame finishes it', (count, frames) => {
    const last = frames.split(' ').at(-1) ?? '';
    const game = afterBalls(bakerGame([bowlers(count)]), 'X'.repeat(12));
    expect(bowledBy(game, 1).split(' ').at(-1)).toBe(last.repeat(3));
    expect(scoreLine(lineIn(game, 1)).posted).toBe(300);
  });

  it('the next game may start with the next bowler, and after the last with the first', () => {
    expect([1, 4, 5].map((first) => nextFirst({ mates: fiveMates(), first }))).toEqual([2, 5, 1]);
    const game = afterBalls(bakerGame([bowlers(5)], 2), '9- 9-');
    expect(bowledBy(game, 1)).toBe('22 33');
    expect(whoBowls(game)).toBe('B4');
  });

  it('two teams bowl a frame each in turn, and each goes on with its own next bowler', () => {
    let game = bakerGame([bowlers(5, 'H'), bowlers(3, 'V')]);
    const turns: string[] = [];
    while (whoBowls(game) !== 'nobody') {
      turns.push(whoBowls(game));
      game = afterBalls(game, 'X');
      while (onTurn(game).split('.')[2] !== '1' && whoBowls(game) !== 'nobody') game = afterBalls(game, 'X');
    }
    expect(turns.join(' ')).toBe('H1 V1 H2 V2 H3 V3 H4 V1 H5 V2 H1 V3 H2 V1 H3 V2 H4 V3 H5 V1');
  });

  it('the next bowler is the one of the next frame, of whichever team it is', () => {
    const alone = afterBalls(bakerGame([bowlers(5)]), '9');
    expect([nextMate(alone.position), nextUp(alone.position)]).toEqual(['B2', 1]);
    const two = bakerGame([bowlers(5, 'H'), bowlers(5, 'V')]);
    expect([nextMate(two.position), nextUp(two.position)]).toEqual(['V1', 2]);
    expect(nextMate(afterBalls(bakerGame([bowlers(5)]), '9-'.repeat(9)).position)).toBeNull();
  });

  it('a correction changes the bowler of no other ball, and the frame’s own bowler bowls what it owes', () => {
    const game = afterBalls(bakerGame([bowlers(5)]), 'X 72 9');
    const corrected = after(game, correction(1, 1, '7'));
    expect([whoBowls(corrected), onTurn(corrected)]).toEqual(['B1', '1.1.2']);
    expect(bowledBy(corrected, 1)).toBe('1 22 3');
    expect(bowledBy(afterBalls(corrected, '2'), 1)).toBe('11 22 3');
    expect(whoBowls(afterBalls(corrected, '2'))).toBe('B3');
  });

  it('undo takes the ball from its bowler, and redo gives it back', () => {
    const game = afterBalls(bakerGame([bowlers(2)]), 'X 9');
    const undone = after(game, { kind: 'undo' });
    expect([bowledBy(undone, 1), whoBowls(undone)]).toEqual(['1', 'B2']);
    expect(bowledBy(after(undone, { kind: 'redo' }), 1)).toBe('1 2');
  });

  // IBF Universal Playing Rules 2.1.2, bowled in the order that NFHS has for five.
  it('the golden game is 180 and its frames are those of five bowlers in turn', () => {
    const game = afterBalls(bakerGame([bowlers(5)]), 'X X X 72 8/ F9 X 7/ 9- XX8');
    expect(scoreLine(lineIn(game, 1)).posted).toBe(180);
    expect(bowledBy(game, 1)).toBe('1 2 3 44 55 11 2 33 44 555');
  });

  it('a ball tells its bowler, and is refused without one or with one whom the team does not have', () => {
    const game = afterBalls(bakerGame([bowlers(2)]), 'X 9');
    expect(game.events).toMatchObject([{ mate: 1 }, { mate: 2 }]);
    const ball = { type: 'ballRolled', player: 1, frame: 2, roll: pinsRoll(1) } as const;
    const said = [{ mate: 0 }, { mate: 3 }, {}].map((mate) => changed(game.position, { ...ball, ...mate }));
    expect(said).toEqual(said.map(() => ({ ok: false, error: { code: 'no-such-player' } })));
    const alone = changed(gameOf('IDA').position, { ...ball, frame: 1, mate: 1 });
    expect(alone).toEqual({ ok: false, error: { code: 'no-such-player' } });
  });

  it('a team cannot come while the game runs, and nobody takes its place', () => {
    const game = bakerGame([bowlers(5)]);
    expect(answerTo(game, { kind: 'join', name: 'LATE', makesUp: false })).toBe('teams-are-set');
    const rename = { kind: 'rename', player: 1, name: 'Five', somebodyElse: true } as const;
    expect(answerTo(game, rename)).toBe('teams-are-set');
    expect(answerTo(game, { ...rename, somebodyElse: false })).toBe('taken');
  });

  it('any game of 2 to 10 bowlers agrees with a small program that knows nothing of lines', () => {
    const any = fc.record({
      count: fc.integer({ min: 2, max: 10 }),
      start: fc.nat(),
      wanted: fc.array(fc.nat({ max: 10 }), { minLength: 25, maxLength: 25 }),
    });
    fc.assert(
      fc.property(any, ({ count, start, wanted }) => {
        const first = (start % count) + 1;
        let game = bakerGame([bowlers(count)], first);
        const pins: number[] = [];
        const asked: string[] = [];
        for (const want of wanted) {
          if (whoBowls(game) === 'nobody') break;
          const standing = secondStanding(pins) ?? 0;
          const pinfall = Math.min(want, standing);
          asked.push(whoBowls(game));
          pins.push(pinfall);
          game = after(game, { kind: 'roll', entry: { kind: 'pins', pins: pinfall } });
        }
        expect(asked).toEqual(smallBaker(pins, count, first).map((mate) => `B${String(mate)}`));
        expect(scoreLine(lineIn(game, 1)).soFar).toBe(secondScore(pins).soFar);
        expect(must(playerIn(game.position, 1)).shared?.bowledBy.flat()).toEqual(
          smallBaker(pins, count, first),
        );
      }),
    );
  });
});

function fiveMates(): readonly { readonly name: string; readonly bowler: string }[] {
  return bowlers(5).map((name) => ({ name, bowler: name }));
}

/** Each ball's frame from the pins alone, then its bowler by counting around. */
function smallBaker(pins: readonly number[], count: number, first: number): readonly number[] {
  let [frame, inFrame, felled] = [1, 0, 0];
  return pins.map((pinfall) => {
    const mate = ((first - 1 + frame - 1) % count) + 1;
    [inFrame, felled] = [inFrame + 1, felled + pinfall];
    if (frame < 10 && (inFrame === 2 || felled === 10)) [frame, inFrame, felled] = [frame + 1, 0, 0];
    return mate;
  });
}
