import type { Game } from '../../core/game/game.ts';
import { mateFigures, type MateFigures } from '../../core/players/mate-statistics.ts';
import { playerIn } from '../../core/players/position.ts';
import { ranking, type Rank } from '../../core/game/ranking.ts';
import { statisticsOf, type Statistics } from '../../core/line/statistics.ts';

/** One row of the result. */
export interface ResultRow extends Rank {
  readonly statistics: Statistics;
  /** Who shares the line, in their order; none where everybody bowls alone. */
  readonly bowlers: readonly MateFigures[];
}

/** A game's result, best place first; scores so far if it is not over. */
export function resultsOf(game: Game): readonly ResultRow[] {
  return ranking(game).flatMap((rank) => {
    const found = playerIn(game.position, rank.player.id);
    if (!found.ok) return [];
    return [{ ...rank, statistics: statisticsOf(found.value.line), bowlers: mateFigures(found.value) }];
  });
}
