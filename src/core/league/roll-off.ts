import { missedBefore } from '../line/missed.ts';
import { newLine, type Line } from '../line/line.ts';
import { scoreLine } from '../line/score.ts';
import type { Table } from '../line/table.ts';
import { err, ok, type Result } from '../line/result.ts';
import { isWithin, outOfRange } from './bounds.ts';
import type { LeagueRefusal } from './refusal.ts';
import type { SideName } from './side.ts';

/**
 * How tied points are decided (rules: leagues). half: each side gets half. nobody: neither gets any. one-ball: each side bowls one ball at a full
 * rack, and again while they are equal. ninth-and-tenth: both bowl the last two frames once more, and again while they
 * are equal. The winner of a roll-off takes all points.
 */
export const TIE_RULES = ['half', 'nobody', 'one-ball', 'ninth-and-tenth'] as const;

export type TieRule = (typeof TIE_RULES)[number];

/** The pins of both sides in one go of a roll-off. */
export type RollOffGo = Readonly<Record<SideName, number>>;

/** The winner of a roll-off; null while it is equal. */
export function rollOffWinner(gos: readonly RollOffGo[]): SideName | null {
  const unequal = gos.find(({ home, visitors }) => home !== visitors);
  if (unequal === undefined) return null;
  return unequal.home > unequal.visitors ? 'home' : 'visitors';
}

/** The most pins that one bowler can score in one go. */
export function rollOffMost(table: Table, ties: TieRule): number {
  switch (ties) {
    case 'half':
    case 'nobody':
      return 0;
    case 'one-ball':
      return table.rack.standing;
    case 'ninth-and-tenth':
      return scoreLine(lastFramesOnly(table)).max;
  }
}

/** A line on which only the last two frames are still to be bowled. */
export function lastFramesOnly(table: Table): Line {
  return missedBefore(newLine(table), table.numbers.length - 1);
}

/**
 * Adds a go. Refuses with `roll-off-over` and `figure-out-of-range`; `most` is the highest that a side can score in one
 * go.
 */
export function withGo(
  gos: readonly RollOffGo[],
  go: RollOffGo,
  most: number,
): Result<readonly RollOffGo[], LeagueRefusal> {
  const bounds = { least: 0, most };
  if (rollOffWinner(gos) !== null) return err({ code: 'roll-off-over' });
  if (!isWithin(go.home, bounds) || !isWithin(go.visitors, bounds)) return err(outOfRange('rollOff', bounds));
  return ok([...gos, go]);
}
