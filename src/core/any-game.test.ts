import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCommand } from './command.ts';
import { legalEntries } from './entry.ts';
import type { Command } from './event.ts';
import { generationOf, newGame, replay, type Game } from './game.ts';
import { STAMP, after, answerTo, gameOf } from './notation.testing.ts';
import { PIN_COUNTS } from './pins.ts';
import { turnOf } from './position.ts';
import { scoreLine } from './score.ts';

const UNDO = { kind: 'undo' } as const;
const REDO = { kind: 'redo' } as const;

const nonsense = fc.constantFrom(NaN, Infinity, -Infinity, -0, -1, 0.5, 2.5, 11, 1e21, 2 ** 53, -(2 ** 31));
const numberUpTo = (most: number): fc.Arbitrary<number> =>
  fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: most }) }, { weight: 1, arbitrary: nonsense });

const entry = fc.oneof(
  fc.record({ kind: fc.constant('pins' as const), pins: numberUpTo(10) }),
  fc.constantFrom({ kind: 'strike' } as const, { kind: 'spare' } as const, { kind: 'foul' } as const),
);
const roll = fc.record({ kind: fc.constant('roll' as const), entry });
const correctFrame = fc.record({
  kind: fc.constant('correctFrame' as const),
  player: numberUpTo(4),
  frame: numberUpTo(11),
  balls: fc.array(fc.record({ entry, split: fc.boolean() }), { maxLength: 4 }),
});
const markSplit = fc.record({
  kind: fc.constant('markSplit' as const),
  player: numberUpTo(4),
  frame: numberUpTo(11),
  ball: numberUpTo(4),
  split: fc.boolean(),
});
const agreeLine = fc.record({
  kind: fc.constant('agreeLine' as const),
  player: numberUpTo(4),
  notation: fc.string({
    unit: fc.constantFrom('X', '/', '-', 'F', '.', '7', '3', '(8)', '9', ' ', 'K'),
    maxLength: 30,
  }),
});
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 40, arbitrary: roll },
  { weight: 10, arbitrary: correctFrame },
  { weight: 3, arbitrary: markSplit },
  { weight: 5, arbitrary: agreeLine },
  { weight: 6, arbitrary: fc.constant(UNDO) },
  { weight: 4, arbitrary: fc.constant(REDO) },
  { weight: 1, arbitrary: fc.constant({ kind: 'stop' } as const) },
);
const commands = fc.array(command, { maxLength: 120, size: 'max' });

/** Frozen through and through, so that a rule that changed what it was given would throw. */
function frozen(game: Game): Game {
  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  };
  freeze(game);
  return game;
}

/** The game after the commands that are legal, each looked at between the game before and the game after it. */
function played(asked: readonly Command[], look?: (before: Game, now: Game, taken: Command) => void): Game {
  let game = frozen(gameOf('PJS', 'KYJ', 'LEE'));
  for (const one of asked) {
    const applied = applyCommand(game, one, STAMP);
    if (!applied.ok) continue;
    look?.(game, applied.value.game, one);
    game = frozen(applied.value.game);
  }
  return game;
}

function isChange(taken: Command): boolean {
  return taken.kind !== 'undo' && taken.kind !== 'redo';
}

describe('any game, whatever is asked of it,', () => {
  it('adds exactly one event for a command it takes', () => {
    fc.assert(
      fc.property(commands, (asked) => {
        played(asked, (before, now) => {
          expect(generationOf(now)).toBe(generationOf(before) + 1);
          expect(now.events.slice(0, -1)).toEqual(before.events);
        });
      }),
    );
  });

  it('stands where it stood after the undo of any change, and where it went after the redo', () => {
    fc.assert(
      fc.property(commands, (asked) => {
        played(asked, (before, now, taken) => {
          if (!isChange(taken)) return;
          expect(after(now, UNDO).position).toEqual(before.position);
          expect(after(now, UNDO, REDO).position).toEqual(now.position);
        });
      }),
    );
  });

  it('forgets redo with a new change', () => {
    fc.assert(
      fc.property(commands, (asked) => {
        played(asked, (_, now, taken) => {
          if (isChange(taken)) expect(answerTo(now, REDO)).toBe('nothing-to-redo');
        });
      }),
    );
  });

  it('can be undone to its start and redone to its end', () => {
    fc.assert(
      fc.property(commands, (asked) => {
        const game = played(asked);
        const start = after(game, ...game.done.map(() => UNDO));
        expect(start.position).toEqual(newGame(game.setup).position);
        expect(answerTo(start, UNDO)).toBe('nothing-to-undo');
        const end = after(start, ...game.done.map(() => REDO));
        expect(end.position).toEqual(game.position);
        expect(end.done).toEqual(game.done);
      }),
    );
  });

  it('is the same again when its events are read back from text', () => {
    fc.assert(
      fc.property(commands, (asked) => {
        const game = played(asked);
        const read = JSON.parse(JSON.stringify(game.events)) as Game['events'];
        expect(replay(game.setup, read)).toEqual({ ok: true, value: game });
      }),
    );
  });

  it('takes from whoever is on turn exactly the balls that it calls legal', () => {
    fc.assert(
      fc.property(commands, (asked) => {
        const game = played(asked);
        const legal = legalEntries(turnOf(game.position)?.rack ?? null);
        const taken = (asking: Command): boolean => answerTo(game, asking) === 'taken';
        const counts = PIN_COUNTS.filter((pins) => taken({ kind: 'roll', entry: { kind: 'pins', pins } }));
        expect(counts).toEqual(legal.pins);
        expect(taken({ kind: 'roll', entry: { kind: 'strike' } })).toBe(legal.strike);
        expect(taken({ kind: 'roll', entry: { kind: 'spare' } })).toBe(legal.spare);
        expect(taken({ kind: 'roll', entry: { kind: 'foul' } })).toBe(turnOf(game.position) !== null);
      }),
    );
  });

  it('posts no more than is scored so far, and that is no more than is still possible', () => {
    fc.assert(
      fc.property(commands, (asked) => {
        played(asked, (_, now) => {
          for (const { line } of now.position.lines) {
            const { posted, soFar, max } = scoreLine(line);
            expect([0, posted, soFar, max, 300]).toEqual(
              [0, posted, soFar, max, 300].toSorted((one, other) => one - other),
            );
          }
        });
      }),
    );
  });

  it('ends with the maximum of each line when every ball from here takes every pin', () => {
    fc.assert(
      fc.property(commands, (asked) => {
        let game = played(asked.filter(({ kind }) => kind !== 'stop'));
        const best = game.position.lines.map(({ line }) => scoreLine(line).max);
        for (let turn = turnOf(game.position); turn !== null; turn = turnOf(game.position)) {
          const pins = turn.rack.standing;
          game = after(game, { kind: 'roll', entry: { kind: 'pins', pins } });
        }
        expect(game.position.lines.map(({ line }) => scoreLine(line).posted)).toEqual(best);
      }),
    );
  });
});
