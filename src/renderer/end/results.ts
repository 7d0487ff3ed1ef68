import type { Game } from '../../core/game/game.ts';
import { lineOf } from '../../core/game/position.ts';
import { ranking, type Rank } from '../../core/game/ranking.ts';
import { statisticsOf, type Statistics } from '../../core/line/statistics.ts';

/** One row of the result: a player's place and score, and what the line came to. */
export interface ResultRow extends Rank {
  readonly statistics: Statistics;
}

/** The result of a game from the first place down; scores so far when it is not over. */
export function resultsOf(game: Game): readonly ResultRow[] {
  return ranking(game).flatMap((rank) => {
    const line = lineOf(game.position, rank.player.id);
    return line.ok ? [{ ...rank, statistics: statisticsOf(line.value) }] : [];
  });
}
