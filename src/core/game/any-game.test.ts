import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMAND_KINDS, anyCommand, anyOptions, anyTeams } from './testing/any-command.testing.ts';
import { applyCommand } from './command.ts';
import { legalEntries } from '../testing/legal-entries.testing.ts';
import type { Command } from './event.ts';
import { FRAME_NUMBERS } from '../formats/formats.ts';
import { generationOf, newGame, replay, type Game } from './game.ts';
import { frameAt, type Line } from '../line/line.ts';
import { STAMP, after, answerTo } from '../testing/notation.testing.ts';
import { occasion, setupWith, withLeague } from '../testing/setup.testing.ts';
import { PIN_COUNTS } from '../line/pins.ts';
import { turnOf } from '../players/position.ts';
import { pinfall } from '../line/roll.ts';
import { scoreLine } from '../line/score.ts';
import { secondScore } from '../testing/second-scorer.testing.ts';
import { sheetText } from './sheet-text.ts';
import { runs } from '../testing/runs.testing.ts';

const UNDO = { kind: 'undo' } as const;
const REDO = { kind: 'redo' } as const;

const NAMES = ['PJS', 'KYJ', 'LEE'];
const TERMS = { makeUpUntil: 2 };

/** A game of ten-pin, or of no-tap with an option for each player, perhaps of a league, and commands for it. */
interface Asked {
  readonly options: readonly number[] | null;
  readonly teams: number | null;
  readonly commands: readonly Command[];
}

const asking: fc.Arbitrary<Asked> = fc.record({
  options: anyOptions(NAMES.length),
  teams: anyTeams,
  commands: fc.array(anyCommand, { maxLength: 120, size: 'max' }),
});

/** Deeply frozen, so that a rule that changed its input would throw. */
function frozen(game: Game): Game {
  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  };
  freeze(game);
  return game;
}

/** The game after the legal ones of these commands; `look` sees each step. */
function played(
  { options, teams, commands }: Asked,
  look?: (before: Game, now: Game, taken: Command) => void,
): Game {
  const setup = setupWith(NAMES, options);
  let game = frozen(newGame(teams === null ? setup : withLeague(setup, teams, TERMS)));
  for (const one of commands) {
    const applied = applyCommand(game, one, occasion(STAMP.at));
    if (!applied.ok) continue;
    look?.(game, applied.value.game, one);
    game = frozen(applied.value.game);
  }
  return game;
}

function isChange(taken: Command): boolean {
  return taken.kind !== 'undo' && taken.kind !== 'redo';
}

describe('any game, after any commands,', () => {
  it('adds exactly one event for each accepted command', () => {
    fc.assert(
      fc.property(asking, (asked) => {
        played(asked, (before, now) => {
          expect(generationOf(now)).toBe(generationOf(before) + 1);
          expect(now.events.slice(0, -1)).toEqual(before.events);
        });
      }),
    );
  });

  it('returns to its earlier position by undo, and to the later one by redo', () => {
    fc.assert(
      fc.property(asking, (asked) => {
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
      fc.property(asking, (asked) => {
        played(asked, (_, now, taken) => {
          if (isChange(taken)) expect(answerTo(now, REDO)).toBe('nothing-to-redo');
        });
      }),
    );
  });

  it('can be undone to its start and redone to its end', () => {
    fc.assert(
      fc.property(asking, (asked) => {
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

  it('is the same when its events are read back from text', () => {
    fc.assert(
      fc.property(asking, (asked) => {
        const game = played(asked);
        const read = JSON.parse(JSON.stringify(game.events)) as Game['events'];
        const again = replay(game.setup, read);
        expect(again).toEqual({ ok: true, value: game });
        if (again.ok) expect(sheetText(again.value)).toEqual(sheetText(game));
      }),
    );
  });

  it('accepts from the player on turn exactly the balls that it calls legal', () => {
    fc.assert(
      fc.property(asking, (asked) => {
        const game = played(asked);
        const legal = legalEntries(turnOf(game.position)?.rack ?? null);
        const taken = (command: Command): boolean => answerTo(game, command) === 'taken';
        const counts = PIN_COUNTS.filter((pins) => taken({ kind: 'roll', entry: { kind: 'pins', pins } }));
        expect(counts).toEqual(legal.pins);
        expect(taken({ kind: 'roll', entry: { kind: 'strike' } })).toBe(legal.strike);
        expect(taken({ kind: 'roll', entry: { kind: 'spare' } })).toBe(legal.spare);
        expect(taken({ kind: 'roll', entry: { kind: 'foul' } })).toBe(turnOf(game.position) !== null);
      }),
    );
  });

  it('has a posted score up to the score so far, and that up to the maximum possible', () => {
    fc.assert(
      fc.property(asking, (asked) => {
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

  it('ends with the maximum of each line when every further ball knocks down every pin', () => {
    fc.assert(
      fc.property(asking, (asked) => {
        let game = played({ ...asked, commands: asked.commands.filter(({ kind }) => kind !== 'stop') });
        const best = game.position.lines.map(({ line }) => scoreLine(line).max);
        for (let turn = turnOf(game.position); turn !== null; turn = turnOf(game.position)) {
          const pins = turn.rack.standing;
          game = after(game, { kind: 'roll', entry: { kind: 'pins', pins } });
        }
        expect(game.position.lines.map(({ line }) => scoreLine(line).posted)).toEqual(best);
      }),
    );
  });

  it('runs while a player in the line-up, neither absent nor gone, has a ball to bowl', () => {
    fc.assert(
      fc.property(asking, (asked) => {
        played(asked, (_, { position }) => {
          const turn = turnOf(position);
          const owed = position.lines.filter(({ line }) => line.frames.some(isOpen));
          const bowling = owed.filter(({ status }) => status === 'bowling' || status === 'skipped');
          expect(turn === null).toBe(position.stopped || bowling.length === 0);
          if (turn !== null) expect(bowling.map(({ player }) => player)).toContain(turn.player);
          const numbers = position.lines.map(({ player }) => player);
          expect(new Set(numbers).size).toBe(numbers.length);
        });
      }),
    );
  });

  it('accepts every kind of command sometimes', () => {
    const taken = new Set<string>();
    fc.assert(
      fc.property(asking, (asked) => {
        if (taken.size < COMMAND_KINDS.length) played(asked, (_before, _now, { kind }) => taken.add(kind));
      }),
      // Some kinds need luck; after the last kind nothing is played.
      { numRuns: 800 },
    );
    expect([...taken].toSorted()).toEqual(COMMAND_KINDS.toSorted());
  });

  it('has provisional frames only where balls were bowled, with different other outcomes', () => {
    fc.assert(
      fc.property(asking, (asked) => {
        played(asked, (_, { position }) => {
          for (const { line, disputes } of position.lines)
            for (const { frame, balls } of disputes) {
              expect(frameAt(line, frame).rolls.length).toBeGreaterThan(0);
              expect(balls).not.toEqual(frameAt(line, frame).rolls);
            }
        });
      }),
    );
  });

  it('has the posted score of the second scorer, which counts missing balls of a missed frame as misses', () => {
    const seen = { missed: 0, bonuses: 0 };
    fc.assert(
      fc.property(asking, (asked) => {
        for (const { line } of played(asked).position.lines) {
          if (line.blind !== null) continue;
          const second = secondScore(ballsCounted(line));
          const { frames, posted } = scoreLine(line);
          expect(posted).toBe(second.posted);
          expect(frames.map(({ cumulative }) => cumulative)).toEqual(second.frames.map(({ total }) => total));
          if (line.frames.some(({ state }) => state === 'missed')) seen.missed += 1;
          if (FRAME_NUMBERS.some((number) => isStrikeBeforeMissed(line, number))) seen.bonuses += 1;
        }
      }),
      // Misses after a strike are rare.
      runs(16),
    );
    expect(seen.missed).toBeGreaterThan(0);
    expect(seen.bonuses).toBeGreaterThan(0);
  });
});

function isOpen({ state }: Line['frames'][number]): boolean {
  return state === 'empty' || state === 'running';
}

function isStrikeBeforeMissed({ frames }: Line, number: number): boolean {
  const [frame, next] = [frames[number - 1], frames[number]];
  return frame?.state === 'finished' && frame.result === 'strike' && next?.state === 'missed';
}

/** The scores of a line's balls up to the first missing one: a strike is ten, however many pins it knocked down. */
function ballsCounted({ frames }: Line): readonly number[] {
  const end = frames.findIndex(isOpen);
  const before = end === -1 ? frames : frames.slice(0, end + 1);
  return before.flatMap((frame, index) => {
    const pins = frame.rolls.map((roll, ball) => (frame.marks[ball]?.kind === 'strike' ? 10 : pinfall(roll)));
    if (frame.state !== 'missed') return pins;
    const balls = index === 9 && (pins[0] === 10 || (pins[0] ?? 0) + (pins[1] ?? 0) === 10) ? 3 : 2;
    return [...pins, 0, 0].slice(0, balls);
  });
}
