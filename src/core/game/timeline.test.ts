import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';
import type { Command } from './event.ts';
import { after, afterBalls, correction, gameOf } from '../testing/notation.testing.ts';

const UNDO: Command = { kind: 'undo' };
const REDO: Command = { kind: 'redo' };
const party = gameOf('PJS', 'KYJ');

describe('the timeline of a game', () => {
  it('is empty before the first ball', () => {
    expect(timelineOf(party)).toEqual([]);
  });

  it('holds every event once, in order, with its time and who did it', () => {
    const game = after(afterBalls(party, 'X 72'), correction(2, 1, '8/'), UNDO);
    const course = timelineOf(game);
    expect(course.map(({ event }) => event)).toEqual(game.events.map((_, index) => index + 1));
    expect(course.map(({ at, by }) => [at, by])).toEqual(game.events.map(({ at, by }) => [at, by]));
  });

  it('names what undo and redo took back and restored', () => {
    const game = after(afterBalls(party, 'X 7'), UNDO, UNDO, REDO);
    expect(timelineOf(game).map(({ kind, step, stands }) => [kind, step.event, stands])).toEqual([
      ['change', 1, true],
      ['change', 2, false],
      ['undone', 2, true],
      ['undone', 1, true],
      ['redone', 1, true],
    ]);
  });

  it('marks exactly the changes that can be undone as standing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Command>(UNDO, REDO, correction(1, 1, '9/'))), (commands) => {
        // Refused commands are skipped.
        let game = afterBalls(party, 'X 72 9/');
        for (const command of commands) {
          try {
            game = after(game, command);
          } catch {
            continue;
          }
        }
        const stand = timelineOf(game).filter(({ kind, stands }) => kind === 'change' && stands);
        expect(stand.map(({ event }) => event)).toEqual(game.done.map(({ event }) => event));
      }),
    );
  });
});
