import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, afterBalls, gameOf } from '../testing/notation.testing.ts';
import { occasion } from '../testing/setup.testing.ts';
import { anyCommand } from './testing/any-command.testing.ts';
import { applyCommand, moveAway } from './command.ts';
import type { GameEvent, Stamp } from './event.ts';
import { evolve, phaseOf, replay, type Game } from './game.ts';
import { gameEndOf } from './game-end.ts';
import { nextUndo } from './history.ts';
import { timelineOf } from './timeline.ts';

const ORDER = { id: 'c0ffee00c0ffee00c0ffee01', author: 'Anna' };
const STAMP: Stamp = { at: '2026-05-01T19:00:00.000Z', by: 'staff', order: ORDER };

function moved(game: Game): Game {
  const away = moveAway(game, 12, STAMP);
  if (!away.ok) expect.fail(away.error.code);
  return away.value.game;
}

describe('a game that was moved to another lane', () => {
  const party = afterBalls(gameOf('PJS', 'KYJ'), '9/ X 8');

  test('is neither running nor stopped nor over, and says where it continues', () => {
    expect(phaseOf(moved(party))).toBe('moved');
    expect(gameEndOf(moved(party))).toEqual({ kind: 'moved', lane: 12 });
  });

  test('says who ordered it', () => {
    expect(timelineOf(moved(party)).at(-1)).toMatchObject({ by: 'staff', order: ORDER, stands: true });
    expect(timelineOf(party).at(-1)?.order).toBeNull();
  });

  test('takes nothing any more, whatever is asked', () => {
    const game = moved(party);
    fc.assert(
      fc.property(anyCommand, (command) => {
        expect(applyCommand(game, command, occasion(STAMP.at, 'staff'))).toEqual({
          ok: false,
          error: { code: 'game-moved', lane: 12 },
        });
      }),
    );
  });

  test('takes back no move: no undo is offered, and a file with one is refused', () => {
    const game = moved(party);
    expect(nextUndo(game)).toBeNull();
    const undone: GameEvent = { type: 'undone', event: game.events.length, at: STAMP.at, by: 'staff' };
    expect(evolve(game, undone)).toEqual({ ok: false, error: { code: 'game-moved', lane: 12 } });
    expect(replay(game.setup, [...game.events, undone])).toMatchObject({
      ok: false,
      error: { event: game.events.length + 1 },
    });
  });

  test('is moved once', () => {
    expect(moveAway(moved(party), 5, STAMP)).toEqual({ ok: false, error: { code: 'game-moved', lane: 12 } });
  });

  test('was running: one that was stopped or is over stays', () => {
    expect(moveAway(after(party, { kind: 'stop' }), 12, STAMP)).toEqual({
      ok: false,
      error: { code: 'game-stopped' },
    });
    const over = afterBalls(gameOf('PJS'), 'XXXXXXXXXXXX');
    expect(moveAway(over, 12, STAMP)).toEqual({ ok: false, error: { code: 'game-over' } });
  });
});

test('an order stands in the event that it made, and in no other', () => {
  const left = applyCommand(
    afterBalls(gameOf('PJS', 'KYJ'), '9/ X'),
    { kind: 'leave', player: 2 },
    {
      ...occasion(STAMP.at, 'staff'),
      order: ORDER,
    },
  );
  if (!left.ok) expect.fail(left.error.code);
  expect(left.value.event).toEqual({
    type: 'playerLeft',
    player: 2,
    at: STAMP.at,
    by: 'staff',
    order: ORDER,
  });
  expect(left.value.game.events.filter(({ order }) => order !== undefined)).toHaveLength(1);
});
