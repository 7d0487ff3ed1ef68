import { makeNotation } from '../../core/line/notation.ts';
import { countsOfLine } from '../../core/statistics/counts.ts';
import { FIGURE_COLUMNS } from '../../core/statistics/figures.ts';
import { figuresOf } from '../../core/players/figures.ts';
import type { League } from '../../core/players/league.ts';
import type { PlayerLine } from '../../core/players/player-line.ts';
import type { Separator } from '../../league-files/csv/separator.ts';
import type { ExportedGame, LocalTimeOf } from '../exported-game.ts';
import { marksCell, plainCell, textCell } from './cell.ts';
import { HEADS, headerText, inOrder, rowText } from './row.ts';
import { GAME_COLUMNS, gameCells, LINE_COLUMNS, lineCells, type Cells } from './shared-cells.ts';

const RESULT_COLUMNS = ['balls', 'blind', 'score', 'handicap', 'total'] as const;

export const GAMES_COLUMNS: readonly string[] = [
  HEADS.games,
  ...GAME_COLUMNS,
  ...LINE_COLUMNS,
  ...RESULT_COLUMNS,
  ...FIGURE_COLUMNS.map(([column]) => column),
];

export function gamesHeader(separator: Separator): string {
  return headerText(GAMES_COLUMNS, separator);
}

/** A game as CSV rows, one for each player. */
export function gamesRows(game: ExportedGame, separator: Separator, localTime: LocalTimeOf): string {
  const begin = [textCell(game.id), ...inOrder(GAME_COLUMNS, gameCells(game, localTime))];
  const { league, lines } = game.game.position;
  return lines
    .map((player, index) => {
      const line = inOrder(LINE_COLUMNS, lineCells(game, player, index + 1));
      const result = inOrder(RESULT_COLUMNS, resultCells(league, player));
      return rowText([...begin, ...line, ...result, ...figureCells(player)], separator);
    })
    .join('');
}

function resultCells(league: League | null, player: PlayerLine): Cells<(typeof RESULT_COLUMNS)[number]> {
  const { line } = player;
  const { soFar, handicap } = figuresOf(league, player);
  return {
    balls: marksCell(makeNotation(line)),
    blind: plainCell(line.blind),
    score: plainCell(soFar),
    handicap: plainCell(league === null ? null : handicap),
    total: plainCell(soFar + handicap),
  };
}

/** Empty where nobody bowled. */
function figureCells({ line }: PlayerLine): readonly string[] {
  const counts = countsOfLine(line);
  return FIGURE_COLUMNS.map(([, count]) => plainCell(line.blind === null ? counts[count] : null));
}
