import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game/game.ts';
import { bowlerOf, PARTY } from '../../core/testing/setup.testing.ts';
import { addSeries } from './migrations.ts';
import { parseRecord } from './game-record.ts';
import { freshGame, recordOf } from './testing/game.testing.ts';
import { withoutIds } from './testing/ids.testing.ts';
import { olderRecord, reachableIn } from './testing/older.testing.ts';

function read(game: Game, counter = 1): Game {
  const reading = parseRecord(new TextEncoder().encode(olderRecord(5, recordOf(game, counter))));
  return reading.kind === 'read' ? reading.value.game : expect.fail(JSON.stringify(reading));
}

/** A game of version 5, of this party. */
function gameOf(names: readonly string[], gameNumber: number, party = PARTY): Game {
  const game = freshGame(names);
  return { ...game, setup: { ...game.setup, gameNumber, party } };
}

describe('a game saved by version 5', () => {
  test('is read as it was bowled, each bowler in a series of their own, the same by every read', () => {
    fc.assert(
      fc.property(reachableIn(5), (game) => {
        const first = read(game);
        expect(withoutIds(first)).toEqual(withoutIds(game));
        expect(read(game)).toEqual(first);
        const ids = first.setup.players.map(({ series }) => series.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test('makes a series with the other games of its party, by their numbers, for each bowler', () => {
    const series = [gameOf(['PJS', 'KYJ'], 1), gameOf(['PJS'], 2), gameOf(['EVE', 'KIM'], 3)].map(
      (game, place) =>
        read(game, place + 1).setup.players.map(({ bowler, series: one }) => [bowler, one.id, one.number]),
    );
    const [[pjs, kyj] = []] = series;
    expect(series).toEqual([
      [
        [bowlerOf(1), pjs?.[1], 1],
        [bowlerOf(2), kyj?.[1], 1],
      ],
      [[bowlerOf(1), pjs?.[1], 2]],
      [
        [bowlerOf(1), pjs?.[1], 3],
        [bowlerOf(2), kyj?.[1], 3],
      ],
    ]);
    const other = read(gameOf(['PJS'], 2, 'f'.repeat(24)));
    expect(other.setup.players[0]?.series.id).not.toBe(pjs?.[1]);
  });
});

test('what is no game of ours gets its series without a throw, and keeps its wrong parts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (setup, players, events) => {
      expect(addSeries({ setup, events })).toMatchObject({ version: 6 });
      expect(addSeries({ setup: { players }, events })).toMatchObject({ version: 6 });
      expect(addSeries(players)).toMatchObject({ version: 6 });
    }),
  );
});
