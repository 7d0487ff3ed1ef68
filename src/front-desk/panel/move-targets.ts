import { phaseOf } from '../../core/game/game.ts';
import { isFree } from '../../house-contract/free-lane.ts';
import type { SentOrder } from '../../house-contract/front-desk.ts';
import { keyOf, type LaneNow } from '../house/lane-now.ts';
import { factsOf } from '../lanes/game-facts.ts';

/**
 * The lanes to which a game, a pair's two games or one bowler can move. Leaves out lanes that would certainly
 * refuse.
 */
export function targetsOf(
  from: readonly LaneNow[],
  what: 'game' | 'bowler',
  lanes: readonly LaneNow[],
  orders: readonly SentOrder[],
): readonly LaneNow[] {
  const keys = new Set(from.map(({ state }) => keyOf(state)));
  const others = lanes.filter(({ state }) => !keys.has(keyOf(state)));
  if (what === 'bowler') return others.filter(takesBowler);
  const free = others.filter(({ state }) => isFree(state, orders));
  if (from.length < 2) return free;
  // A match on a pair needs both lanes of a PC; the lower one stands for both.
  return free.filter(({ state }) => {
    const both = free.filter((other) => other.state.origin === state.origin);
    return both.length === 2 && both.every((other) => other.state.lane >= state.lane);
  });
}

/** A running game that is no league's. */
function takesBowler({ state, game }: LaneNow): boolean {
  if (state.offlineSince !== null || state.doubled || game.state !== 'game') return false;
  return phaseOf(game.game) === 'running' && !factsOf(game.game).isLeague;
}
