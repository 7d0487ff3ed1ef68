import type { Game } from '../../../core/game/game.ts';
import { playerIn } from '../../../core/players/position.ts';
import { ranking, type Rank } from '../../../core/game/ranking.ts';
import { type Counts, countsOfLine } from '../../../core/statistics/counts.ts';
import { mateFigures } from '../../../core/statistics/line-figures.ts';

/** One of those who share a line, with the counts of their own balls. */
export interface ResultBowler {
  readonly name: string;
  readonly counts: Counts;
}

/** One row of the result. */
export interface ResultRow extends Rank {
  readonly counts: Counts;
  /** Who shares the line, in their order; none where everybody bowls alone. */
  readonly bowlers: readonly ResultBowler[];
}

/** A game's result, best place first; scores so far if it is not over. */
export function resultsOf(game: Game): readonly ResultRow[] {
  return ranking(game).flatMap((rank) => {
    const found = playerIn(game.position, rank.player.id);
    if (!found.ok) return [];
    const bowlers = mateFigures(found.value).map(({ name, figures: { counts } }) => ({ name, counts }));
    return [{ ...rank, counts: countsOfLine(found.value.line), bowlers }];
  });
}
