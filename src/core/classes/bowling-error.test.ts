import { describe, expect, it } from 'vitest';
import { err, ok } from '../line/result.ts';
import { BowlingError, orThrow, type Fault } from './bowling-error.ts';

describe('an error of the classes says why', () => {
  it.each<[Fault, string]>([
    [{ code: 'not-an-integer', pins: 1.5 }, 'Pins are a whole number from 0 to 10; 1.5 is none.'],
    [{ code: 'out-of-range', pins: 11, most: 10 }, 'A ball knocks down 0 to 10 pins, not 11.'],
    [{ code: 'too-many-pins', pins: 4, standing: 3 }, 'A ball cannot fell 4 pins where 3 stand.'],
    [{ code: 'no-strike-here' }, 'Only the first ball at a full rack can be a strike.'],
    [{ code: 'no-spare-here' }, 'Only the second ball at a rack can be a spare.'],
    [{ code: 'leave-does-not-fit' }, 'These pins cannot be the ones that this ball left.'],
    [{ code: 'no-split-here' }, 'Only a first ball that leaves pins standing can be a split.'],
    [{ code: 'frame-finished' }, 'This frame is finished and takes no more balls.'],
    [{ code: 'game-over' }, 'The game is over and takes no more balls.'],
    [{ code: 'not-over' }, 'The game is not over: it has a score at its end, and totalScore() until then.'],
    [{ code: 'frame-running' }, 'This frame is still running: it has a result once it is finished.'],
  ])('%j', (fault, message) => {
    const error = new BowlingError(fault);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'BowlingError', code: fault.code, message });
  });

  it('is thrown when the rules refuse, and never otherwise', () => {
    expect(orThrow(ok(7))).toBe(7);
    expect(() => orThrow(err({ code: 'game-over' }))).toThrow(new BowlingError({ code: 'game-over' }));
  });
});
