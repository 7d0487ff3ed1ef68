import type { Game } from '../../core/game/game.ts';
import { lineOf } from '../../core/players/position.ts';
import { ranking, type Rank } from '../../core/game/ranking.ts';
import { statisticsOf, type Statistics } from '../../core/line/statistics.ts';

/** One row of the result. */
export interface ResultRow extends Rank {
  readonly statistics: Statistics;
}

/** A game's result, best place first; scores so far if it is not over. */
export function resultsOf(game: Game): readonly ResultRow[] {
  return ranking(game).flatMap((rank) => {
    const line = lineOf(game.position, rank.player.id);
    return line.ok ? [{ ...rank, statistics: statisticsOf(line.value) }] : [];
  });
}
