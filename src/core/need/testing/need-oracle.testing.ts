import {
  endingsFrom,
  extentOf,
  inLastFrame,
  meetsFreshRack,
  rackWaysOf,
  type Extent,
  type Pins,
} from './endings.testing.ts';
import type { Outcome } from '../outcome.ts';
import { isPinCount } from '../../line/pins.ts';
import type { Reach } from '../reach.ts';
import type { Target } from '../targets.ts';

/** The player on turn and the others, as the second scorer sees them. */
export interface Contest {
  readonly own: Pins;
  /** The same lines with the other outcomes of provisional frames, all before the next ball. */
  readonly others: readonly Pins[];
  readonly average: number | null;
  readonly rivals: readonly Rival[];
}

export interface Rival extends Extent {
  readonly name: string;
  readonly finished: boolean;
  readonly hasLeft: boolean;
  /** Each line that the rival may have; none for an absent player. */
  readonly lines: readonly Pins[];
}

/** All equally strong ways to continue, and the scores they can reach; a smaller rank is weaker. */
interface Case extends Extent {
  readonly rank: readonly number[];
  /** The lowest of the maximums of these ways. */
  readonly leastBest: number;
}

/** Everything that can follow a position. */
interface Futures {
  readonly whole: Extent;
  readonly racks: readonly Case[];
  readonly balls: readonly Case[];
  readonly endings: readonly Case[];
  readonly rack: Rack;
}

/** The rack before the ball: whether this is its first ball, whether a second follows, and the standing pins. */
interface Rack {
  readonly fresh: boolean;
  readonly twoBalls: boolean;
  readonly standing: number;
}

const SPARE = 10;
const STRIKE = 11;

/** The results that the docstring of `Reach` demands, found by trying every sentence on every way to continue. */
export function expectedReaches(contest: Contest): readonly Reach[] {
  const futures = futuresOf(contest);
  return targetsOf(contest, futures.whole.most).flatMap((target) => allTrue(futures, target));
}

/** The score that no rival can reach, and whether a rival already has one pin less; null if no rival is left. */
export function expectedWin({
  rivals,
}: Contest): { readonly score: number; readonly isFinal: boolean } | null {
  if (rivals.every(({ hasLeft }) => hasLeft)) return null;
  const leader = Math.max(...rivals.map((rival) => rival.most));
  return { score: leader + 1, isFinal: rivals.some((rival) => rival.finished && rival.most === leader) };
}

function targetsOf(contest: Contest, most: number): readonly Target[] {
  const { own, average } = contest;
  const win = expectedWin(contest);
  const kind = win?.isFinal === true ? 'win' : 'safeWin';
  const contested: Target[] = win === null ? [] : [{ kind, score: win.score }];
  if (win?.isFinal === true) contested.push({ kind: 'tie', score: win.score - 1 });
  const { highest, named } = own.game;
  const scores = [highest, ...named, ...(average === null ? [] : [average])];
  const high = Array.from(new Set(scores)).sort((one, other) => other - one);
  const below = Math.ceil((named.at(-1) ?? highest) / 10) - 1;
  const tens = Array.from({ length: below }, (_, index) => 10 * (below - index)).filter(
    (ten) => ten !== average,
  );
  return [
    ...contested,
    ...[...high, ...tens].map((score): Target => ({
      kind: score === average ? 'average' : 'milestone',
      score,
    })),
    { kind: 'best', score: most },
  ];
}

function allTrue(futures: Futures, target: Target): readonly Reach[] {
  const { whole, endings } = futures;
  if (whole.most < target.score) return [];
  if (whole.least >= target.score)
    return target.kind === 'win' || target.kind === 'safeWin' ? [{ kind: 'sure', target }] : [];
  const said: Reach[] = [];
  const ending = endings.find((one) => endingHolds(endings, one, target));
  if (ending !== undefined)
    said.push({
      kind: 'ends',
      target,
      ending: {
        outcome: outcomeOf(futures, ending),
        strikes: ending.rank[1] ?? 0,
        pins: ending.rank[2] ?? 0,
      },
    });
  if (target.kind === 'tie' && whole.most > target.score) return said;
  const keeps = keepsIn(futures.racks, futures, target) ?? keepsIn(futures.balls, futures, target);
  const secured = secures(futures, target);
  return [...said, ...(keeps === null ? [] : [keeps]), ...(secured === null ? [] : [secured])];
}

/** Every way of this ending reaches the target (for a tie: makes it exactly), no way of a weaker one does. */
function endingHolds(endings: readonly Case[], said: Case, { kind, score }: Target): boolean {
  const reaches = said.least >= score && (kind !== 'tie' || said.most === score);
  return reaches && weakerThan(endings, said).every(({ most }) => most < score);
}

/** After every way of this the target stays possible, after no way of anything weaker. */
function keepsIn(cases: readonly Case[], futures: Futures, target: Target): Reach | null {
  for (const said of cases) {
    const weaker = weakerThan(cases, said);
    const without = Math.max(...weaker.map(({ most }) => most));
    if (weaker.length === 0 || without >= target.score || said.leastBest < target.score) continue;
    const ball = cases === futures.balls || !futures.rack.twoBalls;
    return { kind: 'keeps', target, outcome: outcomeOf(futures, said, ball), best: said.most, without };
  }
  return null;
}

function weakerThan(cases: readonly Case[], said: Case): readonly Case[] {
  return cases.filter(({ rank }) => compare(rank, said.rank) < 0);
}

/** After this ball every ending reaches the target; after any weaker one some ending does not. */
function secures(futures: Futures, target: Target): Reach | null {
  const { balls } = futures;
  const fewest = balls.find(({ least }) => least >= target.score);
  return fewest === undefined ? null : { kind: 'secures', target, outcome: outcomeOf(futures, fewest, true) };
}

/** The futures of every line that the player may have. */
function futuresOf({ own, others }: Contest): Futures {
  const lines = [own, ...others];
  const extents = lines.map((line) => extentOf(line));
  const ways = rackWaysOf(own);
  const rack: Rack = {
    fresh: meetsFreshRack(own),
    twoBalls: ways.some(({ balls }) => balls.length === 2),
    standing: Math.max(...ways.map(({ balls }) => balls[0] ?? 0)),
  };
  const endings = inLastFrame(own) ? lines.flatMap(endingsFrom) : [];
  return {
    rack,
    whole: {
      least: Math.min(...extents.map(({ least }) => least)),
      most: Math.max(...extents.map(({ most }) => most)),
    },
    racks: together(
      lines.flatMap(rackWaysOf).map(({ balls, ...extent }) => [[rackRank(rack, balls)], extent]),
    ),
    balls: together(
      lines.flatMap((line) => countsOf(ways).map((count) => [[count], extentOf(line, [count])] as const)),
    ),
    endings: together(
      endings.map(({ balls, score }) => [endingRank(rack, balls), { least: score, most: score }]),
    ),
  };
}

function together(ways: readonly (readonly [rank: readonly number[], extent: Extent])[]): readonly Case[] {
  const cases = new Map<string, Case>();
  for (const [rank, { least, most }] of ways) {
    const known = cases.get(rank.join());
    cases.set(rank.join(), {
      rank,
      least: Math.min(least, known?.least ?? least),
      most: Math.max(most, known?.most ?? most),
      leastBest: Math.min(most, known?.leastBest ?? most),
    });
  }
  return Array.from(cases.values());
}

function countsOf(ways: readonly { readonly balls: readonly number[] }[]): readonly number[] {
  return Array.from(new Set(ways.map(({ balls }) => balls[0] ?? 0))).sort((one, other) => one - other);
}

/** Ranks open frames by pins, then the spare, then the strike. */
function rackRank({ fresh, twoBalls, standing }: Rack, balls: readonly number[]): number {
  const felled = sum(balls);
  if (felled < standing) return felled;
  return balls.length === 1 && (fresh || twoBalls) ? STRIKE : SPARE;
}

/** Ranks the rack, then strikes and pins of the fill balls: up to ten needs no strike, more begins with one. */
function endingRank(rack: Rack, balls: readonly number[]): readonly number[] {
  const atRack = rack.twoBalls && balls[0] !== 10 ? 2 : 1;
  const fill = balls.slice(atRack);
  const first = rackRank(rack, balls.slice(0, atRack));
  const pins = sum(fill);
  const strikes = pins === 10 * fill.length ? fill.length : Math.max(0, Math.ceil(pins / 10) - 1);
  return [first, strikes, pins - 10 * strikes];
}

function outcomeOf({ rack }: Futures, { rank: [rank = 0] }: Case, ball = !rack.twoBalls): Outcome {
  if (rank === STRIKE || (ball && rank === rack.standing)) return { kind: rack.fresh ? 'strike' : 'spare' };
  if (rank === SPARE) return { kind: 'spare' };
  if (!isPinCount(rank)) throw new Error(`no ball fells ${String(rank)}`);
  return { kind: ball ? 'ball' : 'open', pins: rank };
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place === -1 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
