import type { LaneNow } from '../house/lane-now.ts';
import { isPair } from './match-facts.ts';

/**
 * A cell of the grid: a pair of lanes, or one lane without its neighbour. Two PCs with one number share a
 * cell.
 */
export type Cell = readonly { readonly lane: LaneNow; readonly beside: LaneNow | null }[];

/**
 * Lanes in pairs, ordered by number, so that they never change places. Both lanes of a match are one tile
 * while neither needs attention of its own.
 */
export function cellsOf(lanes: readonly LaneNow[]): readonly Cell[] {
  const pairs = new Map<number, LaneNow[]>();
  for (const lane of lanes) {
    const pair = Math.ceil(lane.state.lane / 2);
    pairs.set(pair, [...(pairs.get(pair) ?? []), lane]);
  }
  return [...pairs.values()].map((pair) => {
    const [one, other] = pair;
    if (pair.length === 2 && one !== undefined && other !== undefined && isOneTile(one, other))
      return [{ lane: one, beside: other }];
    return pair.map((lane) => ({ lane, beside: null }));
  });
}

function isOneTile(one: LaneNow, other: LaneNow): boolean {
  const isWell = [one, other].every(
    ({ state }) =>
      state.offlineSince === null &&
      state.helpSince === null &&
      !state.doubled &&
      !state.catchingUp &&
      state.state !== null &&
      state.state.trouble === null,
  );
  if (!isWell || one.game.state !== 'game' || other.game.state !== 'game') return false;
  return isPair(one.game.game, other.game.game);
}

/** The layout of the cells. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly isDense: boolean;
}

/** The smallest cell with its gap (px) in which no word is cut. */
const ROOMY = { width: 276, height: 128 };
const DENSE = { width: 182, height: 80 };
/** The margin around all cells (px). */
const EDGES = { width: 16, height: 8 };

/** In a small house tiles are no wider than in this many columns. */
const USUAL_COLUMNS = 3;

/**
 * The roomiest layout of so many cells in a box of this size (px). Where even dense cells do not fit, the box
 * scrolls.
 */
export function gridOf(cells: number, width: number, height: number): Grid {
  const roomy = laidOut(cells, width, height, ROOMY);
  if (roomy.rows * ROOMY.height <= height - EDGES.height) return { ...roomy, isDense: false };
  return { ...laidOut(cells, width, height, DENSE), isDense: true };
}

function laidOut(
  cells: number,
  width: number,
  height: number,
  least: { readonly width: number; readonly height: number },
): Omit<Grid, 'isDense'> {
  const most = Math.max(1, Math.floor((width - EDGES.width) / least.width));
  const room = Math.max(1, Math.floor((height - EDGES.height) / least.height));
  const columns = Math.min(most, Math.max(USUAL_COLUMNS, Math.ceil(cells / room)));
  return { columns, rows: Math.max(1, Math.ceil(cells / columns)) };
}
