import type { GameSummary } from '../../contract/contract.ts';
import type { FiguredGame } from '../../core/statistics/figured-game.ts';
import { bowlerFigures, type BowlerFigures } from '../../core/statistics/line-figures.ts';
import type { GameRecord } from './game-record.ts';
import { summaryOf } from './game-summary.ts';

/** The figures of everybody who bowled a game, line by line. */
export function figuresIn({ game }: GameRecord): readonly (readonly BowlerFigures[])[] {
  return game.position.lines.map(bowlerFigures);
}

/** The lines of a saved game with their figures. */
export function figuredGames(record: GameRecord): readonly FiguredGame[] {
  return figuredOf(summaryOf(record), figuresIn(record));
}

/** A game that was moved counts where it continued. */
export function figuredOf(
  { id, phase, startedAt, lane, gameNumber, format, league, series }: GameSummary,
  lines: readonly (readonly BowlerFigures[])[],
): readonly FiguredGame[] {
  if (phase === 'moved') return [];
  const about = { gameId: id, startedAt, lane, gameNumber, format, league: league !== null };
  return series.flatMap((one, place) =>
    (lines[place] ?? []).map(({ bowler, name, figures }) => ({
      ...about,
      ...{ series: one, bowler, name, figures },
    })),
  );
}
