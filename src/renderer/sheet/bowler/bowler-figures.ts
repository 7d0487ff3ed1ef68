import { averageText } from '../../../text/board/series.ts';
import type { Text } from '../../../text/index.ts';
import { codesOf } from '../parts/codes.ts';
import type { BowlerGames } from './bowler-games.ts';

export interface BowlerFigure {
  readonly figure: number | string;
  readonly word: string;
}

const NOTHING = '–';

/** A bowler's pins, average, and best game; in a league the total with handicap, `withScratch` with what it is made of. */
export function bowlerFigures(
  { games, series, league }: BowlerGames,
  { cards, series: heads }: Pick<Text, 'cards' | 'series'>,
  withScratch: boolean,
): readonly BowlerFigure[] {
  const wins = games[0]?.line.line.table.wins ?? 'highest';
  const isScratch = league !== null && withScratch;
  const handicap = isScratch ? [{ figure: `+${String(league.handicap)}`, word: cards.handicap }] : [];
  return [
    { figure: series.pins, word: isScratch ? cards.scratch : cards.series },
    { figure: series.average === null ? NOTHING : averageText(series.average), word: cards.average },
    ...handicap,
    league === null
      ? { figure: series.bestGame ?? NOTHING, word: heads.best[wins] }
      : { figure: league.total, word: cards.withHandicap },
  ];
}

/** All games in one code; more only where one cannot hold them. */
export function bowlerCodes({ games }: BowlerGames, checkCode: string): ReturnType<typeof codesOf>[number] {
  return codesOf([games.map(({ game, line }) => ({ game, lines: [line] }))], checkCode)[0] ?? [];
}
