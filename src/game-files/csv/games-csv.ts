import { pinfalls } from '../../core/line/frame.ts';
import { makeNotation } from '../../core/line/notation.ts';
import { countsOfLine } from '../../core/statistics/line-counts.ts';
import { figuresOf } from '../../core/players/figures.ts';
import type { League } from '../../core/players/league.ts';
import type { PlayerLine } from '../../core/players/player-line.ts';
import type { Separator } from '../../league-files/csv/separator.ts';
import type { ExportedGame, LocalTimeOf } from '../exported-game.ts';
import { marksCell, plainCell, textCell } from './cell.ts';
import { HEADS, headerText, inOrder, rowText } from './row.ts';
import { GAME_COLUMNS, gameCells, LINE_COLUMNS, lineCells, type Cells } from './shared-cells.ts';

const STATISTICS = [
  ...(['strikes', 'spares', 'opens', 'splits', 'splits made', 'fouls'] as const),
  ...(['first balls', 'first ball pins'] as const),
] as const;

const RESULT_COLUMNS = ['balls', 'blind', 'score', 'handicap', 'total', ...STATISTICS] as const;

export const GAMES_COLUMNS: readonly string[] = [
  HEADS.games,
  ...GAME_COLUMNS,
  ...LINE_COLUMNS,
  ...RESULT_COLUMNS,
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
      return rowText([...begin, ...line, ...result], separator);
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
    ...statisticsCells(player),
  };
}

/** Empty where nobody bowled. */
function statisticsCells({ line }: PlayerLine): Cells<(typeof STATISTICS)[number]> {
  const { strikes, spares, openFrames: opens, splits, splitsMade, fouls } = countsOfLine(line);
  const firsts = line.frames.flatMap((frame) => pinfalls(frame).slice(0, 1));
  const cell = (figure: number): string => plainCell(line.blind === null ? figure : null);
  return {
    ...{ strikes: cell(strikes), spares: cell(spares), opens: cell(opens) },
    ...{ splits: cell(splits), 'splits made': cell(splitsMade), fouls: cell(fouls) },
    'first balls': cell(firsts.length),
    'first ball pins': cell(firsts.reduce<number>((sum, pins) => sum + pins, 0)),
  };
}
