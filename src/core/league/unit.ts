import type { SideName } from './side.ts';

/** What points are won for. Games and places in the line-up count from 1. */
export type Unit =
  | { readonly kind: 'game'; readonly game: number }
  | { readonly kind: 'series' }
  /** Each side's own pins in the series. */
  | { readonly kind: 'pins' }
  | { readonly kind: 'individual'; readonly game: number; readonly place: number }
  | { readonly kind: 'individualSeries'; readonly place: number };

/**
 * Why points went where they went. higher: to the higher total. tie: shared. roll-off: all to its winner. earned,
 * unearned: without an opponent, the side did or did not reach its average minus some pins; or a blind score may not
 * win. pins: to each side for its own. team: the teams' result decides between two blind scores. roll-off-due, to-come: not decided yet.
 */
export const REASONS = [
  'higher',
  'tie',
  'roll-off',
  'earned',
  'unearned',
  'pins',
  'team',
  'roll-off-due',
  'to-come',
] as const;

export type Reason = (typeof REASONS)[number];

/** Where the points went. The four numbers add up to the points at stake. */
export interface Points extends Readonly<Record<SideName, number>> {
  /** Points that nobody gets. */
  readonly unearned: number;
  /** Points not decided yet. */
  readonly due: number;
}

export interface UnitResult extends Points {
  readonly unit: Unit;
  readonly atStake: number;
  readonly reason: Reason;
  /** With handicap; null for a side that is absent or whose scores are not all known. */
  readonly totals: Readonly<Record<SideName, number | null>>;
}

export const NO_POINTS: Points = { home: 0, visitors: 0, unearned: 0, due: 0 };

export function addedPoints(one: Points, other: Points): Points {
  return {
    home: pointsAdded(one.home, other.home),
    visitors: pointsAdded(one.visitors, other.visitors),
    unearned: pointsAdded(one.unearned, other.unearned),
    due: pointsAdded(one.due, other.due),
  };
}

/** The parts of a point: a tie may halve a hundredth. */
const PARTS = 200;

/** Adds points exactly: 0.1 and 0.2 are 0.3. */
export function pointsAdded(one: number, other: number): number {
  return Math.round((one + other) * PARTS) / PARTS;
}

/** Whether a side may have this many points. */
export function isShare(points: number): boolean {
  return Math.round(points * PARTS) / PARTS === points;
}

export function isSameUnit(one: Unit, other: Unit): boolean {
  return unitKey(one) === unitKey(other);
}

function unitKey(unit: Unit): string {
  switch (unit.kind) {
    case 'game':
      return `game ${String(unit.game)}`;
    case 'series':
    case 'pins':
      return unit.kind;
    case 'individual':
      return `individual ${String(unit.game)} ${String(unit.place)}`;
    case 'individualSeries':
      return `individual series ${String(unit.place)}`;
  }
}
