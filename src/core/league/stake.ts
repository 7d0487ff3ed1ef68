import { rollOffWinner, type RollOffGo, type TieRule } from './roll-off.ts';
import type { SideName } from './side.ts';
import type { SideTotal } from './side-total.ts';
import type { BlindRule } from './terms.ts';
import { NO_POINTS, type Points, type Reason, type Unit, type UnitResult } from './unit.ts';

/** One side of a stake: `nobody` where it has no opponent, `to-come` while a score is missing. */
export type Contender = SideTotal | 'nobody' | 'to-come';

/** Two sides that play for the points of one unit. */
export interface Stake extends Readonly<Record<SideName, Contender>> {
  readonly unit: Unit;
  readonly atStake: number;
  readonly ties: TieRule;
  readonly blinds: BlindRule;
  /** The goes of its roll-off; empty without one. */
  readonly rollOff: readonly RollOffGo[];
  /** For a stake between bowlers: the stake of their teams, which decides between two blind scores. */
  readonly teams: Stake | null;
}

/** The side that gets all points of a stake, or how they are shared. */
type Outcome = readonly [to: SideName | 'half' | 'unearned' | 'due', reason: Reason];

/** Who gets the points of a stake, and why. */
export function resultOf(stake: Stake): UnitResult {
  const { unit, atStake, home, visitors } = stake;
  const [to, reason] = outcomeOf(stake);
  return {
    ...withoutBlinds(stake, sharesOf(to, atStake)),
    ...{ unit, atStake, reason },
    totals: { home: totalOf(home), visitors: totalOf(visitors) },
  };
}

function totalOf(contender: Contender): number | null {
  return typeof contender === 'string' ? null : contender.total;
}

function outcomeOf(stake: Stake): Outcome {
  const { home, visitors } = stake;
  if (home === 'to-come' || visitors === 'to-come') return ['due', 'to-come'];
  if (home === 'nobody' || visitors === 'nobody') return unopposed(home, visitors);
  const ofBlinds = home.isBlind && visitors.isBlind ? betweenBlinds(stake) : null;
  return ofBlinds ?? byTotals(stake, home, visitors);
}

function unopposed(home: SideTotal | 'nobody', visitors: SideTotal | 'nobody'): Outcome {
  if (home !== 'nobody') return earned('home', home);
  return visitors === 'nobody' ? ['unearned', 'unearned'] : earned('visitors', visitors);
}

function earned(side: SideName, { scratch, toEarn }: SideTotal): Outcome {
  return scratch >= toEarn ? [side, 'earned'] : ['unearned', 'unearned'];
}

/** Null where two blind scores are compared like any others. */
function betweenBlinds({ blinds, teams }: Stake): Outcome | null {
  if (teams === null || blinds === 'as-bowled') return null;
  if (blinds === 'unearned') return ['unearned', 'unearned'];
  const [to] = outcomeOf(teams);
  return [to, to === 'due' ? 'to-come' : 'team'];
}

function byTotals(stake: Stake, home: SideTotal, visitors: SideTotal): Outcome {
  if (home.total !== visitors.total) return [home.total > visitors.total ? 'home' : 'visitors', 'higher'];
  return outcomeOfTie(stake, home.isBlind || visitors.isBlind);
}

/** A tie with a bowler's blind score is never rolled off. */
function outcomeOfTie({ ties, rollOff, teams }: Stake, isBlind: boolean): Outcome {
  if (ties === 'nobody') return ['unearned', 'tie'];
  if (ties === 'half' || (teams !== null && isBlind)) return ['half', 'tie'];
  const winner = rollOffWinner(rollOff);
  return winner === null ? ['due', 'roll-off-due'] : [winner, 'roll-off'];
}

function sharesOf(to: Outcome[0], atStake: number): Points {
  return to === 'half'
    ? { ...NO_POINTS, home: atStake / 2, visitors: atStake / 2 }
    : { ...NO_POINTS, [to]: atStake };
}

/** Withholds the points that a blind score between bowlers may not win. */
function withoutBlinds({ home, visitors, blinds, teams }: Stake, points: Points): Points {
  if (blinds !== 'unearned' || teams === null) return points;
  const lost = (isBlindScore(home) ? points.home : 0) + (isBlindScore(visitors) ? points.visitors : 0);
  return {
    ...points,
    home: isBlindScore(home) ? 0 : points.home,
    visitors: isBlindScore(visitors) ? 0 : points.visitors,
    unearned: points.unearned + lost,
  };
}

function isBlindScore(contender: Contender): boolean {
  return typeof contender !== 'string' && contender.isBlind;
}
