import { amendments, type Amendment } from '../../core/game/amendments.ts';
import { phaseOf, type Game, replay } from '../../core/game/game.ts';
import { agreements, type Agreement } from '../../core/game/history.ts';
import { highest } from '../../core/line/extremes.ts';
import { seriesTable, type SeriesTable } from '../../core/players/series-table.ts';
import type { GameSheetOrder, GameView } from '../../contract/contract.ts';
import { sheetLines, type SheetLine } from './lines/sheet-lines.ts';
import { planPages, type PagePlan } from './pages.ts';
import type { OneOrPair } from './recap/recap-sheet.ts';

/** Games side by side on 188 mm; before them the first ones stand in one column. */
const MOST_GAMES = 7;

/** One game of a sheet, and the pages with its balls. */
export interface GamePart {
  readonly game: Game;
  readonly lines: readonly SheetLine[];
  readonly corrections: readonly Amendment[];
  readonly agreed: readonly Agreement[];
  /** A first game has none. */
  readonly series: SeriesTable | null;
  readonly plans: readonly PagePlan[];
}

export function gameParts(order: GameSheetOrder, games: OneOrPair): readonly GamePart[] {
  const { statistics, chart } = order;
  const views = [order.game, order.beside];
  return games.map((game, index) => {
    const lines = sheetLines(game);
    const [corrections, agreed] = [amendments(game), agreements(game)];
    const here = { gameNumber: game.setup.gameNumber, isOver: phaseOf(game) === 'over' };
    const series = seriesTable(game.position, views[index]?.earlier ?? [], here, MOST_GAMES);
    const bowlers = highest(lines.map((line) => line.bowlers.length));
    const counts = [lines.length, corrections.length, agreed.length] as const;
    const plans = planPages(...counts, { series: series !== null, bowlers, statistics, chart });
    return { game, lines, corrections, agreed, series, plans };
  });
}

/** The game of an order, which main has checked. */
export function replayed({ setup, events }: GameView): Game {
  const game = replay(setup, events);
  if (!game.ok) throw new Error(`event ${String(game.error.event)}: ${game.error.refusal.code}`);
  return game.value;
}
