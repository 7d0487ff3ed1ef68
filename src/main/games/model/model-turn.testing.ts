import type { ModelPosition } from './model-game.testing.ts';
import { ballsOf, owedBy } from './model-player.testing.ts';

/** Player, frame and ball, each from 1. */
export interface ModelTurn {
  readonly player: number;
  readonly frame: number;
  readonly ball: number;
}

/**
 * The called player while that frame is theirs to bowl; then the lowest open frame of those not skipped: in it the
 * last player if in its middle, then any player in its middle, then the line-up.
 */
export function modelTurnOf({ players, lastPlayer, call, stopped }: ModelPosition): ModelTurn | null {
  if (stopped) return null;
  const turns = players.flatMap((player, place) => {
    const frame = owedBy(player);
    if (frame === null) return [];
    const ball = ballsOf(player, frame).length + 1;
    const isCalled = call?.player === player.id && call.frame === frame;
    const aside = isCalled ? 0 : player.status === 'skipped' ? 2 : 1;
    const inFrame = ball === 1 ? 2 : player.id === lastPlayer ? 0 : 1;
    return [{ turn: { player: player.id, frame, ball }, rank: [aside, frame, inFrame, place] }];
  });
  const [first] = turns.toSorted((one, other) => byRank(one.rank, other.rank));
  return first?.turn ?? null;
}

function byRank(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return (one[place] ?? 0) - (other[place] ?? 0);
}
