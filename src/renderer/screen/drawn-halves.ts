import { computed, type ComputedRef } from 'vue';
import type { DrawnHalf } from '../../board/halves/drawn-half.ts';
import { nowOf } from '../../board/now/now.ts';
import { seriesGames } from '../../core/game/series-games.ts';
import type { Half } from '../../contract/contract.ts';
import { useHalfBoard } from '../lane/game/half-board.ts';
import { useHalves } from '../lane/game/halves.ts';
import { usePractice } from '../lane/practice.ts';
import { turnOnLane } from '../lane/game/turn-lane.ts';

/** The games of this console's halves, from left to right; a half without a game, or in practice, has none. */
export function useDrawnHalves(): ComputedRef<readonly DrawnHalf[]> {
  const halves = useHalves();
  const practice = usePractice();
  return computed(() =>
    halves.all.flatMap((half) => (practice.views[half] === null ? (drawnHalf(half) ?? []) : [])),
  );
}

function drawnHalf(half: Half): DrawnHalf | null {
  const { game, rows, league, beside } = useHalfBoard(half);
  if (game === null) return null;
  const { lane, gameNumber, format } = game.setup;
  const due = turnOnLane(half);
  const shown = { half, lane, rows, league, gameNumber, format };
  return {
    ...{ ...shown, turnLane: due?.lane ?? lane, waits: due?.waits ?? false },
    games: seriesGames(game.setup),
    now: nowOf(game, rows, beside),
    movedTo: game.position.movedTo,
  };
}
