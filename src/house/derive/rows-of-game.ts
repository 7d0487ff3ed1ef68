import { phaseOf, type Game } from '../../core/game/game.ts';
import { exactMark } from '../../core/line/marks.ts';
import { scoreLine } from '../../core/line/score.ts';
import { figuresOf } from '../../core/players/figures.ts';
import type { PlayerLine } from '../../core/players/player-line.ts';
import { lineFigures } from '../../core/statistics/line-figures.ts';

/** A game as the tables of `derived` have it, by the names of their columns. */
export interface GameRows {
  readonly game: Readonly<Record<string, unknown>>;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly frames: readonly Readonly<Record<string, unknown>>[];
}

const DAY = 24 * 60 * 60 * 1000;

/** Computed by the rules alone; `arrived` is when the house heard of the game (milliseconds). */
export function rowsOf(game: Game, arrived: number): GameRows {
  const { lane, format, gameNumber, party, league } = game.setup;
  const { lines } = game.position;
  return {
    game: {
      ...{ lane, format, party, game_number: gameNumber, league: league !== undefined },
      phase: phaseOf(game),
      ...timesOf(game, arrived),
    },
    lines: lines.map((line, place) => lineRow(game, line, place + 1)),
    frames: lines.flatMap((line, place) => frameRows(line, place + 1)),
  };
}

/** A lane whose clock is ahead has not bowled tomorrow: then the time of arrival holds. */
function timesOf(
  { setup, events }: Game,
  arrived: number,
): { readonly started: string; readonly minutes: number } {
  const said = Date.parse(setup.startedAt);
  const ended = Date.parse(events.at(-1)?.at ?? setup.startedAt);
  const started = said > arrived + DAY ? arrived : said;
  const lasted = Math.min(Math.max(0, ended - said), DAY);
  return { started: new Date(started).toISOString(), minutes: Math.round(lasted / 60_000) };
}

function lineRow({ position }: Game, player: PlayerLine, place: number): Readonly<Record<string, unknown>> {
  const figures = figuresOf(position.league, player);
  const { bowler, name, series, line } = player;
  return {
    ...{ place, player: player.player, bowler, name, score: figures.soFar, handicap: figures.handicap },
    ...{ series: series.id, series_number: series.number },
    ...{ whole: lineFigures(player).whole, blind: line.blind !== null },
  };
}

function frameRows({ line }: PlayerLine, place: number): readonly Readonly<Record<string, unknown>>[] {
  const { frames } = scoreLine(line);
  return line.frames.map(({ marks }, index) => ({
    ...{ place, frame: index + 1 },
    marks: marks.map((mark) => exactMark(mark)).join(''),
    total: frames[index]?.cumulative ?? null,
  }));
}
