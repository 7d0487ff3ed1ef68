import { describe, expect, test } from 'vitest';
import { applyCommand } from '../../core/game/command.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { occasion, setupOf } from '../../core/testing/setup.testing.ts';
import type { DeskGame, DeskLane, DeskNews, DeskState, SentOrder } from '../../house-contract/front-desk.ts';
import { afterNews, houseFrom, type HouseNow } from './house-now.ts';

const ORIGIN = '0a'.repeat(12);

function bowled(balls: readonly number[]): Game {
  return balls.reduce<Game>(
    (game, pins) => {
      const applied = applyCommand(
        game,
        { kind: 'roll', entry: { kind: 'pins', pins } },
        occasion('2026-11-21T19:00:00.000Z'),
      );
      if (!applied.ok) throw new Error(applied.error.code);
      return applied.value.game;
    },
    newGame(setupOf(['KYJ', 'SUN'])),
  );
}

const GAME = bowled([3, 4, 10, 9, 1, 7]);

/** The game up to a generation, as the service sends it. */
function told(generation: number, id = 'g1', { setup, events } = GAME, revision = 1): DeskGame {
  return { id, generation, revision, format: 'ten-pin', setup, events: events.slice(0, generation) };
}

function lane(number: number, game: DeskGame | null = null, more: Partial<DeskLane> = {}): DeskLane {
  return {
    ...{ origin: ORIGIN, lane: number, state: null, offlineSince: null, catchingUp: false },
    ...{ helpSince: null, doubled: false, goesOn: false, forks: 0, aside: 0, game, ...more },
  };
}

function loaded(lanes: readonly DeskLane[], held: HouseNow | null = null): HouseNow {
  const state: DeskState = { house: 'Test Bowl', lanes, orders: [], moves: [], waiting: [] };
  return houseFrom(state, held);
}

function facts(from: number, to: number, game = 'g1'): DeskNews {
  return { kind: 'facts', origin: ORIGIN, game, from, events: GAME.events.slice(from - 1, to) };
}

function generationOn(now: HouseNow | null, place = 0): number | null {
  const game = now?.lanes[place]?.game;
  return game?.state === 'game' ? game.game.events.length : null;
}

describe('facts of a game', () => {
  const before = loaded([lane(7, told(2)), lane(8)]);

  test.each([
    ['the next one', facts(3, 3), 3],
    ['several at once', facts(3, 5), 5],
    ['one that is known already', facts(2, 2), 2],
    ['some known and some new', facts(1, 4), 4],
    ['of a game that is on no board', facts(3, 3, 'g9'), 2],
  ])('are applied once: %s', (_name, news, generation) => {
    expect(generationOn(afterNews(before, news))).toBe(generation);
  });

  test('behind a gap make the page load everything again', () => {
    expect(afterNews(before, facts(4, 4))).toBeNull();
  });

  test('leave the other lanes and what is known of the game as they are', () => {
    const after = afterNews(before, facts(3, 3));
    expect(after?.lanes[1]).toBe(before.lanes[1]);
    const [old, now] = [before.lanes[0]?.game, after?.lanes[0]?.game];
    if (old?.state !== 'game' || now?.state !== 'game') expect.fail('both are games');
    expect(now.game.done[0]).toBe(old.game.done[0]);
  });

  test('that the rules refuse are shown as a game that cannot be shown', () => {
    const news = { ...facts(3, 3), events: [{ type: 'of a newer program' }] } as DeskNews;
    expect(afterNews(before, news)?.lanes[0]?.game).toEqual({ state: 'broken', id: 'g1' });
  });
});

describe('a load and news that cross', () => {
  test('a game that was told before knows less and changes nothing', () => {
    const now = loaded([lane(7, told(5))]);
    const news: DeskNews = { kind: 'game', origin: ORIGIN, lane: 7, game: told(3) };
    expect(generationOn(afterNews(now, news))).toBe(5);
    expect(generationOn(loaded([lane(7, told(3))], now))).toBe(5);
  });

  test('a shorter version that staff chose takes the place of the longer one', () => {
    const now = loaded([lane(7, told(5))]);
    const shorter = told(3, 'g1', bowled([3, 4, 6]), 2);
    const news: DeskNews = { kind: 'game', origin: ORIGIN, lane: 7, game: shorter };
    for (const after of [afterNews(now, news), loaded([lane(7, shorter)], now)]) {
      const game = after?.lanes[0]?.game;
      expect(game?.state === 'game' ? game.game.events : null).toEqual(shorter.events);
    }
  });

  test('another game takes the place of the one before, and none empties the board', () => {
    const now = loaded([lane(7, told(5))]);
    const other: DeskNews = { kind: 'game', origin: ORIGIN, lane: 7, game: told(1, 'g2') };
    expect(generationOn(afterNews(now, other))).toBe(1);
    expect(afterNews(now, { ...other, game: null })?.lanes[0]?.game).toEqual({ state: 'none' });
  });

  test('reload is for the page', () => {
    expect(afterNews(loaded([]), { kind: 'reload' })).toBeNull();
  });
});

test('a lane that is new to the house stands in the order of the numbers, and keeps its game when its state changes', () => {
  const now = loaded([lane(3, told(2)), lane(9)]);
  const more = afterNews(now, { kind: 'lane', lane: lane(5) });
  expect(more?.lanes.map(({ state: { lane: number } }) => number)).toEqual([3, 5, 9]);
  const after = afterNews(now, { kind: 'lane', lane: lane(3, null, { doubled: true }) });
  expect([after?.lanes[0]?.state.doubled, generationOn(after)]).toEqual([true, 2]);
});

function sent(place: number, sentAt = '2026-11-21T19:00:00.000Z'): SentOrder {
  const id = String(place).padStart(24, '0');
  return {
    order: { id, author: 'Kim', seconds: 60, body: { kind: 'close', lane: 3 } },
    ...{ origin: ORIGIN, sentAt, state: 'sent', answer: null, late: false },
    ...{ cancelledBy: null, others: [], move: null },
  };
}

test('orders beyond those that a page loads are forgotten, the oldest first', () => {
  let now = loaded([]);
  for (let place = 0; place < 600; place += 1)
    now = afterNews(now, { kind: 'order', order: sent(place) }) ?? expect.fail('nothing is loaded again');
  expect([now.orders.length, now.orders[0], now.orders.at(-1)]).toEqual([500, sent(599), sent(100)]);
});

test('a page that stays open forgets the orders of the evening before, as one that loads does', () => {
  const [before, late, today] = [
    sent(1, '2026-11-21T22:00:00.000Z'),
    sent(2, '2026-11-22T01:00:00.000Z'),
    sent(3, '2026-11-22T12:00:00.000Z'),
  ];
  const now = { ...loaded([]), orders: [late, before] };
  expect(afterNews(now, { kind: 'order', order: today })?.orders).toEqual([today, late]);
  const answered: SentOrder = { ...before, state: 'void' };
  expect(afterNews(now, { kind: 'order', order: answered })?.orders).toEqual([late, answered]);
});
