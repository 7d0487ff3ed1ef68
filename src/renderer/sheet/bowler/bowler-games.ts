import { phaseOf, type Game } from '../../../core/game/game.ts';
import { amendments, type Amendment } from '../../../core/game/amendments.ts';
import { bowlerSeries, type BowlerSeries, type EarlierGame } from '../../../core/players/bowler-series.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import type { PlayerLine } from '../../../core/players/player-line.ts';
import { sheetLines, type SheetLine } from '../lines/sheet-lines.ts';

/** One game of a bowler's series. */
export interface BowlerGame {
  readonly game: Game;
  readonly line: SheetLine;
  readonly corrections: readonly Amendment[];
  readonly isOver: boolean;
}

/** A bowler's games of a series, oldest first, the last one of which the sheet is asked for. */
export interface BowlerGames {
  readonly name: string;
  /** The last one. */
  readonly game: Game;
  readonly games: readonly BowlerGame[];
  readonly series: BowlerSeries;
  /** The average that the last game began with; null where nobody gave one. */
  readonly average: number | null;
  /** With handicap, of the games that are finished; null outside of a league. */
  readonly league: { readonly handicap: number; readonly total: number } | null;
}

/**
 * The games of each player, or of one, of the last of `games`: those before it in which the same series continues,
 * whatever the bowler was called there.
 */
export function bowlerGames(
  games: readonly [...Game[], Game],
  earlier: readonly EarlierGame[],
  player: PlayerId | null,
): readonly BowlerGames[] {
  const last = games[games.length - 1];
  if (last === undefined) return [];
  const lines = last.position.lines.filter((line) => player === null || line.player === player);
  // Who was not there has nothing to take home.
  const there =
    player === null ? lines.filter(({ series }) => games.some((game) => bowledIn(game, series.id))) : lines;
  return there.map((line) => {
    const found = games.flatMap((game) => gameOf(game, line.series.id));
    const series = bowlerSeries(last.position.league, line, earlier, phaseOf(last) === 'over');
    const facts = found.flatMap(({ line: { facts }, isOver }) => (facts !== null && isOver ? [facts] : []));
    const league =
      last.position.league === null
        ? null
        : {
            handicap: facts.reduce((sum, { handicap }) => sum + handicap, 0),
            total: facts.reduce((sum, { total }) => sum + total, 0),
          };
    return { name: line.name, game: last, games: found, series, average: line.average, league };
  });
}

/** Whether anybody bowled this series' line of the game; a blind score has no balls. */
function bowledIn({ position }: Game, series: PlayerLine['series']['id']): boolean {
  return position.lines.some((line) => line.series.id === series && line.line.blind === null);
}

function gameOf(game: Game, series: PlayerLine['series']['id']): readonly BowlerGame[] {
  const entry = game.position.lines.find((line) => line.series.id === series);
  const line = sheetLines(game).find(({ player }) => player.id === entry?.player);
  if (line === undefined) return [];
  const corrections = amendments(game).filter((amendment) => amendment.player === line.player.id);
  return [{ game, line, corrections, isOver: phaseOf(game) === 'over' }];
}
