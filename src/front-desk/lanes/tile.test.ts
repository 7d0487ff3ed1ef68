import { describe, expect, test } from 'vitest';
import { moveAway } from '../../core/game/command.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { afterBalls } from '../../core/testing/notation.testing.ts';
import { onPair, setupOf, withLeague } from '../../core/testing/setup.testing.ts';
import type { DeskLaneState, SentOrder } from '../../house-contract/front-desk.ts';
import type { LaneState } from '../../house-contract/lane-state.ts';
import { TILES_TEXT } from '../../text/front-desk/tiles.ts';
import type { LaneNow } from '../house/lane-now.ts';
import { isFound, isIn } from './filters.ts';
import { lookOf } from './lane-look.ts';
import { cellsOf } from './places.ts';
import { tileOf, type TileWorld } from './tile.ts';

const ORIGIN = '0a'.repeat(12);
const NOW = Date.parse('2026-11-21T19:00:00.000Z');
const WORLD: TileWorld = {
  ...{ orders: [], now: NOW, text: TILES_TEXT.en },
  since: (at) => ({ isTonight: true, written: at.slice(11, 16) }),
};

const EMPTY: LaneState = {
  ...{ lane: 7, phase: 'empty', game: null, opening: { kind: 'free' }, gamesLeft: null, timeLeft: null },
  ...{ help: null, trouble: null, toDeliver: 0 },
};
const RUNNING: LaneState = {
  ...EMPTY,
  phase: 'running',
  opening: { kind: 'games', games: 2, from: 0 },
  gamesLeft: 1,
};
const OVER: LaneState = { ...RUNNING, phase: 'over', gamesLeft: 0 };

const GAME = afterBalls(newGame(setupOf(['KYJ', 'SUN', 'IDA'])), '9- 9- 9- 72 72 72');

function lane(state: LaneState | null, game: Game | null = null, more: Partial<DeskLaneState> = {}): LaneNow {
  return {
    state: {
      ...{ origin: ORIGIN, lane: state?.lane ?? 7, state, offlineSince: null, catchingUp: false },
      ...{ helpSince: null, doubled: false, goesOn: false, forks: 0, aside: 0, ...more },
    },
    game: game === null ? { state: 'none' } : { state: 'game', id: 'g1', revision: 1, game },
  };
}

function done(body: SentOrder['order']['body'], state: SentOrder['state'] = 'done'): SentOrder {
  return {
    order: { id: '1'.repeat(24), author: 'Ada', seconds: 900, body },
    ...{ origin: ORIGIN, sentAt: '2026-11-21T18:00:00.000Z', state, answer: null },
    ...{ late: false, cancelledBy: null, others: [], move: null },
  };
}
const CLOSED = [done({ kind: 'close', lane: 7 })];

describe('a lane in one word', () => {
  test.each([
    ['free', lane(EMPTY), []],
    ['free', lane(OVER, GAME), []],
    // A walk-up, for whom nobody opened the lane, and one with another game of its series to come.
    ['free', lane({ ...EMPTY, phase: 'over' }, GAME), []],
    ['open', lane({ ...EMPTY, phase: 'over' }, GAME, { goesOn: true }), []],
    ['closed', lane(OVER, GAME), CLOSED],
    ['free', lane(OVER, GAME), [done({ kind: 'open', lane: 7, for: { games: 1 }, names: [] }), ...CLOSED]],
    ['open', lane(RUNNING, GAME), CLOSED],
    ['open', lane({ ...EMPTY, opening: { kind: 'games', games: 1, from: 0 }, gamesLeft: 1 }), []],
    ['silent', lane(null), []],
    [
      'offline',
      lane(RUNNING, GAME, {
        offlineSince: '2026-11-21T18:36:00.000Z',
        helpSince: '2026-11-21T18:30:00.000Z',
      }),
      [],
    ],
    [
      'trouble',
      lane({ ...RUNNING, trouble: 'disk-full' }, GAME, { helpSince: '2026-11-21T18:58:00.000Z' }),
      [],
    ],
    ['help', lane(RUNNING, GAME, { helpSince: '2026-11-21T18:58:00.000Z', catchingUp: true }), []],
    ['doubled', lane(RUNNING, GAME, { doubled: true }), []],
    ['catchingUp', lane(RUNNING, GAME, { catchingUp: true }), []],
  ] as const)('%s', (look, now, orders) => {
    expect(lookOf(now, orders)).toBe(look);
  });
});

describe('what a tile says', () => {
  test.each<readonly [string, LaneNow, readonly string[]]>([
    ['a free lane', lane(EMPTY), ['Free']],
    [
      'a party with games',
      lane(RUNNING, GAME),
      ['Open', 'KYJ and 2 others', '3 bowlers', 'Game 1 of 2, frame 3'],
    ],
    [
      'a party with time',
      lane(
        {
          ...RUNNING,
          gamesLeft: null,
          opening: { kind: 'until', at: '2026-11-21T19:23:00.000Z' },
          timeLeft: 1_500_000,
        },
        GAME,
      ),
      ['Open', 'KYJ and 2 others', '3 bowlers', '23 min left'],
    ],
    [
      'a lane whose clock is a year ahead, by what it said was left',
      lane(
        {
          ...RUNNING,
          gamesLeft: null,
          opening: { kind: 'until', at: '2027-11-21T19:23:00.000Z' },
          timeLeft: 1_500_000,
        },
        GAME,
      ),
      ['Open', 'KYJ and 2 others', '3 bowlers', '25 min left'],
    ],
    [
      'nobody yet',
      lane({ ...EMPTY, opening: { kind: 'games', games: 1, from: 0 }, gamesLeft: 1 }),
      ['Open', 'Open, nobody bowls yet'],
    ],
    [
      'a call for help',
      lane(RUNNING, GAME, { helpSince: '2026-11-21T18:57:40.000Z' }),
      ['Help 2 min', 'KYJ and 2 others', '3 bowlers', 'Game 1 of 2, frame 3'],
    ],
    [
      'a lane that is offline',
      lane(RUNNING, GAME, { offlineSince: '2026-11-21T18:36:00.000Z' }),
      ['Offline', 'since 18:36', 'last seen: Game 1 of 2, frame 3'],
    ],
    [
      'one that catches up',
      lane({ ...RUNNING, toDeliver: 2 }, GAME, { catchingUp: true }),
      ['Catching up', 'KYJ and 2 others', '2 games to come', '3 bowlers', 'Game 1 of 2, frame 3'],
    ],
    [
      'a lane whose disk is full',
      lane({ ...RUNNING, trouble: 'disk-full' }, GAME),
      ['Not saved', 'KYJ and 2 others', '3 bowlers', 'Game 1 of 2, frame 3'],
    ],
    ['games to decide', lane(EMPTY, null, { forks: 1, aside: 1 }), ['Free', '2 to decide']],
  ])('%s', (_name, now, words) => {
    const { word, title, lines } = tileOf(now, null, WORLD);
    expect([word.long, title, ...lines.map(({ long }) => long)].filter((one) => one !== '')).toEqual(words);
  });

  test('a lane that staff closed while nobody bowled is closed, and no time is up', () => {
    const at = '2026-11-21T18:59:00.000Z';
    const closed: LaneState = { ...EMPTY, opening: { kind: 'until', at }, timeLeft: -60_000 };
    const calls = lane(closed, null, { helpSince: '2026-11-21T18:58:00.000Z' });
    const words = (orders: readonly SentOrder[]): readonly string[] =>
      tileOf(calls, null, { ...WORLD, orders }).lines.map(({ long }) => long);
    expect([words(CLOSED), words([])]).toEqual([['Closed'], ['Time is up']]);
  });

  test('a white tag stands for ten minutes or less, and for the last game from its eighth frame', () => {
    const late = afterBalls(newGame(setupOf(['KYJ'])), '9- 9- 9- 9- 9- 9- 9-');
    const last = tileOf(lane({ ...RUNNING, gamesLeft: 0 }, late), null, WORLD);
    expect(last.lines.at(-1)).toEqual({ long: 'Last game, frame 8', short: 'last game', kind: 'soon' });
  });

  test('the bar is full once a game is over, and there is none on a lane that it has left', () => {
    const over = afterBalls(newGame(setupOf(['KYJ'])), 'X X X X X X X X X X X X');
    expect(tileOf(lane(RUNNING, over), null, WORLD).progress).toEqual({
      kind: 'frames',
      frame: 11,
      frames: 10,
    });
    const order = { id: '1'.repeat(24), author: 'Ada' };
    const moved = moveAway(GAME, 8, { at: '2026-11-21T18:30:00.000Z', by: 'staff', order });
    if (!moved.ok) expect.fail(moved.error.code);
    const tile = tileOf(lane({ ...RUNNING, phase: 'stopped' }, moved.value.game), null, WORLD);
    expect([tile.progress, tile.lines.at(-1)?.long]).toEqual([null, 'Game 1 moved away']);
  });

  test('frames are counted, and a lane that was opened here for a time has its share', () => {
    expect(tileOf(lane(RUNNING, GAME), null, WORLD).progress).toEqual({
      kind: 'frames',
      frame: 3,
      frames: 10,
    });
    const timed = {
      ...RUNNING,
      gamesLeft: null,
      opening: { kind: 'until', at: '2026-11-21T20:00:00.000Z' },
      timeLeft: 3_600_000,
    } as const;
    const orders = [done({ kind: 'open', lane: 7, for: { minutes: 120 }, names: [] })];
    expect(tileOf(lane(timed, GAME), null, { ...WORLD, orders }).progress).toEqual({
      kind: 'time',
      share: 0.5,
    });
  });
});

describe('a match on a pair', () => {
  const pair = onPair(
    withLeague(setupOf(['PJS', 'KYJ']), 2, { games: 3 }, [{ average: 181 }, { average: 158 }]),
  );
  const home = lane(RUNNING, afterBalls(newGame(pair.home), '9- 72'));
  const visitors = lane({ ...RUNNING, lane: 8 }, afterBalls(newGame(pair.visitors), '7- 72'));

  test('is one tile with both teams while all is well', () => {
    const [cell] = cellsOf([home, visitors]);
    expect(cell).toEqual([{ lane: home, beside: visitors }]);
    const tile = tileOf(home, visitors, WORLD);
    expect([tile.numbers, tile.look, tile.teams.map(({ name }) => name)]).toEqual([
      [7, 8],
      'league',
      ['Pin Pals', 'Alley Cats'],
    ]);
  });

  test('is two tiles while one of the lanes needs somebody', () => {
    const calls = { ...visitors, state: { ...visitors.state, helpSince: '2026-11-21T18:58:00.000Z' } };
    expect(cellsOf([home, calls])[0]?.map(({ beside }) => beside)).toEqual([null, null]);
  });

  test('is among league, not among open play', () => {
    expect([isIn('league', 'league', home), isIn('open', 'league', home)]).toEqual([true, false]);
  });
});

test('search finds parties, bowlers, teams and lanes, without accents and case', () => {
  const jose = lane(RUNNING, newGame(setupOf(['José', '박지훈'])));
  expect(['jose', '박지', '7', '07', ''].map((typed) => isFound(typed, jose))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['ida', '17', '77'].map((typed) => isFound(typed, jose))).toEqual([false, false, false]);
});
