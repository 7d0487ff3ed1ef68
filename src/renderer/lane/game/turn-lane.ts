import { laneTurn, type LaneTurn, type OnLanes } from '../../../core/players/pair-lanes.ts';
import { otherHalf, type Half } from '../../../contract/contract.ts';
import { useHalfBoard } from './half-board.ts';

/** Whose ball it is on a half, and on which lane; null when nobody bowls. In open bowling it is the game's own lane. */
export function turnOnLane(half: Half): LaneTurn | null {
  const own = onLanes(half);
  if (own === null) return null;
  const isMatch = useHalfBoard(half).beside !== null;
  return laneTurn(own, isMatch ? onLanes(otherHalf(half)) : null);
}

function onLanes(half: Half): OnLanes | null {
  const { game } = useHalfBoard(half);
  if (game === null) return null;
  const { lane, pair } = game.setup;
  return { lanes: { own: lane, other: pair ?? null }, position: game.position };
}
