import fc from 'fast-check';
import { anyCommand, anyOptions, anyTeams } from '../../../core/game/testing/any-command.testing.ts';
import { applyCommand, moveAway } from '../../../core/game/command.ts';
import type { Command } from '../../../core/game/event.ts';
import type { OrderStamp } from '../../../core/game/order-stamp.ts';
import { newGame, replay, type Game } from '../../../core/game/game.ts';
import { lineUp } from '../../../core/players/player.ts';
import { occasion, setupWith, withLeague } from '../../../core/testing/setup.testing.ts';
import type { GameRecord } from '../game-record.ts';

export const NOON = '2026-11-21T12:00:00.000Z';

/** A game of ten-pin, or of no-tap in which each of these names chose the option in its place. */
export function freshGame(names: readonly string[], options: readonly number[] | null = null): Game {
  return newGame(setupWith(names, options, { startedAt: NOON }));
}

/** The same for a league, with this number of teams. */
export function leagueGame(
  names: readonly string[],
  teams = 2,
  options: readonly number[] | null = null,
): Game {
  const terms = { makeUpUntil: 3 };
  return newGame(withLeague(setupWith(names, options, { startedAt: NOON }), teams, terms));
}

/** The game after these commands; refused ones are left out. */
export function played(game: Game, commands: readonly Command[]): Game {
  return commands.reduce((before, command) => {
    const applied = applyCommand(before, command, occasion(NOON));
    return applied.ok ? applied.value.game : before;
  }, game);
}

/** A ball with this many pins. */
export function ball(pins: number): Command {
  return { kind: 'roll', entry: { kind: 'pins', pins } };
}

/** A game with an id, counted from 1. */
export function recordOf(game: Game, counter = 1): GameRecord {
  const id = `g${String(counter).padStart(6, '0')}-0a1b2c`;
  return { id, counter, savedAt: NOON, game };
}

/** One player's game after this many misses, up to 20; the number is its generation. */
export function gameOfMisses(generation: number): Game {
  return played(
    freshGame(['PJS']),
    Array.from({ length: generation }, () => ball(0)),
  );
}

/** A mixed game: two players, a foul, a split, a correction, an undo and a redo. */
export function colourfulGame(): Game {
  return played(freshGame(['PJS', '김영준']), [
    ball(10),
    ball(8),
    { kind: 'markSplit', player: 2, frame: 1, ball: 1, split: true },
    { kind: 'roll', entry: { kind: 'spare' } },
    { kind: 'roll', entry: { kind: 'foul' } },
    ball(9),
    { kind: 'undo' },
    { kind: 'redo' },
    {
      kind: 'correctFrame',
      player: 1,
      frame: 1,
      balls: [seven, { ...seven, entry: { kind: 'pins', pins: 2 } }],
    },
    ball(3),
    { kind: 'undo' },
  ]);
}

/** The mixed game with an agreed line and a stop before its end. */
export function agreedGame(): Game {
  return played(colourfulGame(), [
    { kind: 'agreeLine', player: 2, notation: 'X (8)1 . F/ 7' },
    { kind: 'stop' },
  ]);
}

/** An order of the front desk. */
export const ORDER: OrderStamp = { id: 'c0ffee00c0ffee00c0ffee01', author: 'Anna Müller' };

/** The mixed game, moved here from lane 3 by an order, with a bowler who left by another one, and moved away again. */
export function movedGame(): Game {
  const { setup, events } = colourfulGame();
  const movedFrom = { origin: 'b0b0b0b0b0b0b0b0b0b0b0b0', game: 'g000031-0a1b2c', generation: 11, lane: 3 };
  const here = replay({ ...setup, movedFrom, order: ORDER }, events);
  if (!here.ok) throw new Error(here.error.refusal.code);
  const order = { id: 'c0ffee00c0ffee00c0ffee02', author: 'Anna Müller' };
  const left = applyCommand(
    here.value,
    { kind: 'leave', player: 2 },
    { ...occasion(NOON), by: 'staff', order },
  );
  if (!left.ok) throw new Error(left.error.code);
  const away = moveAway(left.value.game, 12, {
    at: NOON,
    by: 'staff',
    order: { ...order, author: '한지우' },
  });
  if (!away.ok) throw new Error(away.error.code);
  return away.value.game;
}

/** A game of names that a joiner or a variation selector shapes: Persian, Sinhala, Bengali, Japanese, emoji. */
export function joinedNamesGame(): Game {
  const names = [
    'علی\u200cرضا',
    'ශ\u0dca\u200dරී',
    'র\u200d\u09cdয\u09beম',
    '辻\u{e0100}',
    '👩🏽\u200d🚀 Kim',
    '❤\ufe0f',
  ];
  return played(freshGame(names), [ball(10), ball(7)]);
}

const seven = { entry: { kind: 'pins', pins: 7 }, split: false } as const;

const name = fc
  .oneof(
    fc.constantFrom(
      'PJS',
      '김영준',
      'ALEXANDER II',
      'KIM 2',
      'Zoë',
      'علی\u200cرضا',
      '👨\u200d👩\u200d👧\u200d👦 Lee',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  )
  .filter((text) => lineUp([text]).ok);

/** Possible games: either format, any line-up, any commands, refused ones left out. */
export const reachableGame: fc.Arbitrary<Game> = fc
  .array(name, { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.record({
      start: fc
        .tuple(anyOptions(names.length), anyTeams)
        .map(([options, teams]) =>
          teams === null ? freshGame(names, options) : leagueGame(names, teams, options),
        ),
      commands: fc.array(anyCommand, { maxLength: 120 }),
    }),
  )
  .map(({ start, commands }) => played(start, commands));
