import { highest, lowest } from '../line/extremes.ts';
import type { Winning } from '../line/rules.ts';
import { figuresOf } from './figures.ts';
import type { PlayerId } from './player.ts';
import type { PlayerLine } from './player-line.ts';
import type { Position } from './position.ts';
import { bowlerSeries, hasEarlier, type BowlerSeries, type EarlierGame } from './bowler-series.ts';

/** The game on hand: its number in the party, from 1, and whether it counts. */
export interface GameOnHand {
  readonly gameNumber: number;
  readonly isOver: boolean;
}

/** A column: one game, or the first ones together where there is no room for each. */
export interface SeriesColumn {
  /** Games that staff typed, all in the first column; their numbers are not known. */
  readonly isTyped: boolean;
  /** The numbers of its first and last game in their party. */
  readonly from: number;
  readonly to: number;
}

export interface SeriesCell {
  /** Null for a game that the player did not bowl or finish. */
  readonly score: number | null;
  /** The player's best game, `bestGame` of the series; the first of equal ones. */
  readonly isBest: boolean;
}

export interface SeriesRow {
  readonly player: PlayerId;
  readonly name: string;
  readonly cells: readonly SeriesCell[];
  readonly series: BowlerSeries;
}

/** The games of an evening side by side, as far as players of this game bowled them. */
export interface SeriesTable {
  readonly columns: readonly SeriesColumn[];
  /** In bowling order. */
  readonly rows: readonly SeriesRow[];
  /** Which game is the best. */
  readonly wins: Winning;
}

const TYPED: SeriesColumn = { isTyped: true, from: 0, to: 0 };

interface Games {
  readonly ids: readonly string[];
  readonly column: SeriesColumn;
}

/** Every game of these players' series, the one on hand last; null when everybody bowls the first game. */
export function seriesTable(
  { league, lines }: Pick<Position, 'league' | 'lines'>,
  earlier: readonly EarlierGame[],
  { gameNumber, isOver }: GameOnHand,
  most: number,
): SeriesTable | null {
  if (!lines.some((line) => hasEarlier(line, earlier))) return null;
  const hasTyped = lines.some(({ carried }) => carried.length > 0);
  const before = columnsOf(lines, earlier, most - (hasTyped ? 2 : 1));
  const columns = [...(hasTyped ? [TYPED] : []), ...before.map(({ column }) => column)];
  const rows = lines.map((line): SeriesRow => {
    const { player, name, carried } = line;
    const own = { games: 1, score: isOver ? figuresOf(league, line).soFar : null };
    const found = before.map(({ ids }) => ({ games: ids.length, score: pinsIn(line, earlier, ids) }));
    const typed = hasTyped ? [{ games: carried.length, score: typedIn(line) }] : [];
    const series = bowlerSeries(league, line, earlier, isOver);
    return { player, name, series, cells: cellsOf([...typed, ...found, own], series.bestGame) };
  });
  const wins = lines[0]?.line.table.wins ?? 'highest';
  return { columns: [...columns, { isTyped: false, from: gameNumber, to: gameNumber }], rows, wins };
}

/** Games together have no best game. */
function cellsOf(
  bowled: readonly { readonly games: number; readonly score: number | null }[],
  bestGame: number | null,
): readonly SeriesCell[] {
  const best = bowled.findIndex(({ games, score }) => score !== null && score === bestGame && games === 1);
  return bowled.map(({ score }, place) => ({ score, isBest: place === best }));
}

/** The earlier games in their order; the first ones share a column if there are more than `most`. */
function columnsOf(
  lines: readonly PlayerLine[],
  earlier: readonly EarlierGame[],
  most: number,
): readonly Games[] {
  const ids = new Set(lines.map(({ series }) => series.id));
  const bowled = new Map(
    earlier.flatMap((game) => (ids.has(game.series) ? [[game.gameId, game.gameNumber]] : [])),
  );
  const each = Array.from(bowled, ([id, number]) => ({
    ids: [id],
    column: { isTyped: false, from: number, to: number },
  }));
  const together = each.slice(0, Math.max(0, each.length - most + 1));
  if (each.length <= most) return each;
  const column = {
    isTyped: false,
    from: lowest(together.map(({ column }) => column.from)),
    to: highest(together.map(({ column }) => column.to)),
  };
  return [{ ids: together.flatMap((games) => games.ids), column }, ...each.slice(together.length)];
}

function typedIn({ carried }: PlayerLine): number | null {
  return carried.length === 0 ? null : carried.reduce((sum, score) => sum + score, 0);
}

function pinsIn(
  { series }: PlayerLine,
  earlier: readonly EarlierGame[],
  ids: readonly string[],
): number | null {
  const scores = earlier.flatMap((game) =>
    game.series === series.id && ids.includes(game.gameId) && game.score !== null ? [game.score] : [],
  );
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0);
}
