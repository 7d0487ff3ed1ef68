import { phaseOf } from '../../core/game/game.ts';
import { whyNotFree, whyUnwell, type NotFree } from '../../house-contract/free-lane.ts';
import type { SentOrder } from '../../house-contract/front-desk.ts';
import { keyOf, type LaneKey, type LaneNow } from '../house/lane-now.ts';
import { factsOf } from '../lanes/game-facts.ts';

/** Why a lane cannot be the target of a move. */
export type Obstacle = NotFree | 'here' | 'no-pair' | 'no-game' | 'league';

export interface Target {
  /** The lane that a move goes to: of a PC that takes a match on a pair, the lower one. */
  readonly to: LaneKey;
  /** Null if it can go there. */
  readonly why: Obstacle | null;
}

/**
 * Every lane as the target of a game, a pair's two games or one bowler. A lane that the page finds possible may still refuse
 * by its own rules.
 */
export function targetsOf(
  from: readonly LaneNow[],
  what: 'game' | 'bowler',
  lanes: readonly LaneNow[],
  orders: readonly SentOrder[],
): ReadonlyMap<LaneKey, Target> {
  const keys = new Set(from.map(({ state }) => keyOf(state)));
  const halves = what === 'game' ? halvesOf(from, lanes) : 1;
  return new Map(
    lanes.map((lane): [LaneKey, Target] => {
      const key = keyOf(lane.state);
      if (keys.has(key)) return [key, { to: key, why: 'here' }];
      if (what === 'bowler') return [key, { to: key, why: whyNoBowler(lane) }];
      return [key, halves < 2 ? { to: key, why: whyNotFree(lane.state, orders) } : pairTarget(lane)];
    }),
  );

  function pairTarget({ state }: LaneNow): Target {
    const both = lanes.filter((other) => other.state.origin === state.origin);
    const [lower = { state }] = both;
    const whys = both.map((one) => (keys.has(keyOf(one.state)) ? 'here' : whyNotFree(one.state, orders)));
    const why = both.length === 2 ? (whys.find((one) => one !== null) ?? null) : 'no-pair';
    return { to: keyOf(lower.state), why };
  }
}

/** A match on a pair moves with both games, except for one that is over. */
function halvesOf(from: readonly LaneNow[], lanes: readonly LaneNow[]): number {
  const isHalf = ({ game }: LaneNow): boolean => game.state === 'game' && game.game.setup.pair !== undefined;
  const half = from.find(isHalf);
  if (half === undefined) return 1;
  const beside = lanes.filter((lane) => lane.state.origin === half.state.origin && isHalf(lane));
  return beside.filter(({ state }) => ['running', 'practice'].includes(state.state?.phase ?? '')).length;
}

/** A bowler can join a running game, unless it is a league's. */
function whyNoBowler({ state, game }: LaneNow): Obstacle | null {
  const unwell = whyUnwell(state);
  if (unwell !== null) return unwell;
  if (game.state !== 'game' || phaseOf(game.game) !== 'running') return 'no-game';
  return factsOf(game.game).isLeague ? 'league' : null;
}
