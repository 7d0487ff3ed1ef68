import type { Setup } from '../../src/core/game/event.ts';
import { phaseOf, type Game } from '../../src/core/game/game.ts';
import { onPair, setupOf, withLeague } from '../../src/core/testing/setup.testing.ts';
import type { Part } from '../../src/house-contract/deliveries.ts';
import type { LaneState } from '../../src/house-contract/lane-state.ts';
import type { NewOrder } from '../../src/house-contract/new-orders.ts';
import type { OrderAnswer } from '../../src/house-contract/orders.ts';
import type { BowledGame, TestLane } from '../../src/house/testing/lane.testing.ts';
import { sha256 } from '../../src/house/db/hash.ts';
import { afterBalls, bowledUpTo, movedAway } from './bowled.ts';

/** What one PC of the seeded house tells and was ordered. */
export interface Seed {
  readonly lanes: readonly { readonly lane: number }[];
  readonly games: (origin: string) => readonly {
    readonly game: BowledGame | null;
    /** Something else that the lane delivers: a second branch, or what the rules refuse. */
    readonly part: ((lane: TestLane) => Part) | null;
  }[];
  readonly states: (origin: string) => readonly LaneState[];
  readonly isOffline: boolean;
  readonly helpMinutes: number;
  readonly orderMinutes: number;
  readonly orders: readonly {
    readonly order: Omit<NewOrder, 'origin'>;
    readonly outcome: OrderAnswer['outcome'] | null;
  }[];
}

/** The first 24 lanes have every state; a league's matches are on 9 to 14. */
const KINDS = [
  ...(['moved', 'over', 'last', 'free', 'free', 'free', 'timed', 'open'] as const),
  ...(['open', 'open', 'open', 'open', 'open', 'open'] as const),
  ...(['closed', 'trouble', 'sync', 'offline', 'help'] as const),
  ...(['soon', 'forked', 'doubled', 'waits', 'refused'] as const),
];
type Kind = (typeof KINDS)[number];
const LATER: readonly Kind[] = ['open', 'free', 'open', 'timed', 'free', 'last', 'open', 'free'];
const LEAGUE = new Map([
  [9, ['Ten Back', 'Corner Pins']],
  [11, ['Late Hooks', '볼링메이트']],
  [13, ['파이브 스트라이커즈', 'Kingpins of the North']],
]);

const NAMES = [
  ['KYJ', 'SUN', 'Alexandra K.', '박지훈'],
  ['MILLER', 'ANNA', 'BEN', 'CARLA', 'DORA', 'EMIL'],
  ['IDA', 'EVA'],
  ['NIK', 'LIA'],
  ['이서연', '최민서', '정유나', '김하늘'],
  ['ROSSI'],
  ['SORA', 'TOM', 'DOM', 'MAX', 'UMA', 'VIC', 'WIM', 'ZOE'],
] as const;

export function seedsOf(lanes: number): readonly Seed[] {
  const seeds: Seed[] = [];
  for (let lane = 1; lane <= lanes; lane += 1) {
    if (LEAGUE.has(lane)) {
      seeds.push(matchSeed(lane));
      lane += 1;
    } else {
      const kind = KINDS[lane - 1] ?? LATER[(lane * 5) % LATER.length] ?? 'open';
      seeds.push(seedOf(lane, kind));
      if (kind === 'doubled') seeds.push(seedOf(lane, 'doubled', 1));
    }
  }
  return seeds;
}

const NOTHING = { isOffline: false, helpMinutes: 0, orderMinutes: 40, orders: [] };

function seedOf(lane: number, kind: Kind, twin = 0): Seed {
  const names = NAMES[(lane + twin) % NAMES.length] ?? ['KYJ'];
  const isEmpty = kind === 'free' || kind === 'closed' || kind === 'waits';
  const game = (origin: string): BowledGame | null => {
    if (isEmpty) return null;
    const facts = {
      lane,
      origin,
      gameNumber: kind === 'last' ? 2 : 1 + (lane % 2),
      startedAt: minutesAgo(35),
    };
    const setup: Setup = setupOf([...names], facts);
    const frame = kind === 'last' ? 9 : kind === 'over' ? 11 : 2 + ((lane * 3) % 8);
    const bowled = bowledUpTo(setup, frame, lane + twin * 100);
    return { id: idOf(lane, twin), game: kind === 'moved' ? movedAway(bowled, 8) : bowled };
  };
  return {
    ...NOTHING,
    lanes: [{ lane }],
    games: (origin) => {
      const own = game(origin);
      return own === null ? [] : [{ game: own, part: partOf(kind, own) }];
    },
    states: (origin) => [stateOf(lane, kind, game(origin))],
    isOffline: kind === 'offline',
    helpMinutes: kind === 'help' ? 2 : 0,
    orders: ordersOf(lane, kind, twin),
    ...(lane === 8 ? { orders: [extended(lane)], orderMinutes: 2 } : {}),
  };
}

function partOf(kind: Kind, own: BowledGame): ((lane: TestLane) => Part) | null {
  if (kind === 'forked') {
    const other = { id: own.id, game: afterBalls({ ...own.game }, 0, 1) };
    const back: Game = bowledUpTo(other.game.setup, 3, 21);
    const branch = { id: own.id, game: afterBalls(back, 9, 999) };
    return (lane) => ({ ...lane.part(branch), fork: true });
  }
  if (kind !== 'refused') return null;
  const [event] = own.game.events;
  if (event?.type !== 'ballRolled') return null;
  // A ball by somebody who is not on turn, in the first frame.
  const bent = { id: own.id, game: { ...own.game, events: [...own.game.events, event] } };
  return (lane) => lane.part(bent, own.game.events.length + 1);
}

/** A lane that nobody has. */
export function emptyState(lane: number): LaneState {
  return stateOf(lane, 'free', null);
}

/** What a lane tells of a game. */
const PHASES = { running: 'running', over: 'over', stopped: 'stopped', moved: 'stopped' } as const;

function stateOf(lane: number, kind: Kind, bowled: BowledGame | null): LaneState {
  const phase = bowled === null ? 'empty' : PHASES[phaseOf(bowled.game)];
  return {
    lane,
    phase,
    game:
      bowled === null
        ? null
        : { id: bowled.id, counter: bowled.game.setup.gameNumber, generation: bowled.game.events.length },
    ...openingOf(lane, kind, bowled),
    help: kind === 'help' ? { at: minutesAgo(2) } : null,
    trouble: kind === 'trouble' ? 'disk-full' : null,
    toDeliver: kind === 'sync' ? 3 : 0,
  };
}

function openingOf(
  lane: number,
  kind: Kind,
  bowled: BowledGame | null,
): Pick<LaneState, 'opening' | 'gamesLeft' | 'timeLeft'> {
  if (kind === 'timed' || kind === 'soon') {
    const minutes = kind === 'soon' ? 6 : 23 + lane * 10;
    return {
      opening: { kind: 'until', at: minutesAgo(-minutes) },
      gamesLeft: null,
      timeLeft: minutes * 60_000,
    };
  }
  if (bowled === null && kind !== 'closed')
    return { opening: { kind: 'free' }, gamesLeft: null, timeLeft: null };
  const gamesLeft = kind === 'last' || kind === 'closed' ? 0 : 1 + (lane % 2);
  return { opening: { kind: 'games', games: 3, from: 0 }, gamesLeft, timeLeft: null };
}

function ordersOf(lane: number, kind: Kind, twin: number): Seed['orders'] {
  const id = (what: string): string => sha256(`${what} ${String(lane)} ${String(twin)}`).slice(0, 24);
  const done: OrderAnswer['outcome'] = { state: 'done', games: [] };
  if (kind === 'closed')
    return [{ order: { id: id('close'), seconds: 900, body: { kind: 'close', lane } }, outcome: done }];
  if (kind === 'waits')
    return [
      {
        order: {
          ...{ id: id('open'), seconds: 3600 },
          body: { kind: 'open', lane, for: { games: 2 }, names: ['MIA', '오지호'] },
        },
        outcome: null,
      },
    ];
  if (kind !== 'timed' && kind !== 'soon') return [];
  return [
    {
      order: { id: id('open'), seconds: 900, body: { kind: 'open', lane, for: { minutes: 60 }, names: [] } },
      outcome: done,
    },
    {
      order: {
        id: id('message'),
        seconds: 3600,
        body: { kind: 'message', lane, text: 'Kitchen closes at ten.' },
      },
      outcome: null,
    },
    {
      order: {
        id: id('again'),
        seconds: 900,
        body: { kind: 'open', lane, for: { games: 2 }, names: ['MIA'] },
      },
      outcome: { state: 'refused', code: 'game-running' },
    },
  ];
}

/** An order of now, which the lane refuses. */
function extended(lane: number): Seed['orders'][number] {
  const id = sha256(`extend ${String(lane)}`).slice(0, 24);
  return {
    order: { id, seconds: 900, body: { kind: 'extend', lane, by: { minutes: 90 } } },
    outcome: { state: 'refused', code: 'other-limit' },
  };
}

function matchSeed(lane: number): Seed {
  const [home = '', visitors = ''] = LEAGUE.get(lane) ?? [];
  const setups = (origin: string): readonly Setup[] => {
    const facts = { lane, origin, gameNumber: 2, startedAt: minutesAgo(25) };
    const known = [181, 158, 170, 165, 149, 190].map((average) => ({ average }));
    const whole = withLeague(
      setupOf(['PJS', 'KYJ', 'IDA', 'SUN', '최민서', 'LEO'], facts),
      2,
      { games: 3 },
      known,
    );
    const teams = (whole.league?.teams ?? []).map((team, place) => ({
      ...team,
      name: place === 0 ? home : visitors,
    }));
    const league =
      whole.league === undefined
        ? {}
        : { league: { ...whole.league, teams, match: sha256(`match ${String(lane)}`).slice(0, 24) } };
    const pair = onPair({ ...whole, ...league });
    return [pair.home, pair.visitors];
  };
  const games = (origin: string): readonly BowledGame[] =>
    setups(origin).map((setup, half) => ({
      id: idOf(lane + half, 0),
      // The last match's game is bowled, so that its points are known.
      game: bowledUpTo(setup, lane === 13 ? 11 : 8, lane + half),
    }));
  return {
    ...NOTHING,
    lanes: [{ lane }, { lane: lane + 1 }],
    games: (origin) => games(origin).map((game) => ({ game, part: null })),
    states: (origin) => games(origin).map((game, half) => stateOf(lane + half, 'open', game)),
  };
}

function idOf(lane: number, twin: number): string {
  return `g${String(lane).padStart(6, '0')}-${sha256(`game ${String(lane)} ${String(twin)}`).slice(0, 24)}`;
}

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}
