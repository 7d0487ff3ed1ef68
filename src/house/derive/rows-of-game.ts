import { phaseOf, type Game } from '../../core/game/game.ts';
import { exactMark } from '../../core/line/marks.ts';
import { scoreLine } from '../../core/line/score.ts';
import { figuresOf } from '../../core/players/figures.ts';
import type { PlayerLine } from '../../core/players/player-line.ts';
import { lineFigures } from '../../core/statistics/line-figures.ts';

/** A game's rows in the tables of `derived`; keys are column names. */
export interface GameRows {
  readonly game: Readonly<Record<string, unknown>>;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly frames: readonly Readonly<Record<string, unknown>>[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When a game's first and last fact arrived, in milliseconds. */
export interface Arrivals {
  readonly first: number;
  readonly last: number;
}

/** A pure function of the game and its arrivals. */
export function rowsOf(game: Game, arrivals: Arrivals): GameRows {
  const { lane, format, gameNumber, party, league, movedFrom } = game.setup;
  const { lines } = game.position;
  return {
    game: {
      ...{ lane, format, party, game_number: gameNumber, league: league !== undefined },
      phase: phaseOf(game),
      ...{ moved_origin: movedFrom?.origin ?? null, moved_game: movedFrom?.game ?? null },
      ...timesOf(game, arrivals),
    },
    lines: lines.map((line, place) => lineRow(game, line, place + 1)),
    frames: lines.flatMap((line, place) => frameRows(line, place + 1)),
  };
}

/**
 * Takes the lane's clock, unless that is more than a day off; then the time of arrival. A clock that is
 * behind can be recognised only if the game arrived while it was bowled, because an old game may be delivered
 * today.
 */
function timesOf(
  { setup, events }: Game,
  { first, last }: Arrivals,
): { readonly started: string; readonly minutes: number } {
  const said = Date.parse(setup.startedAt);
  // Corrections may come much later, and no bowling happens in between.
  const end = events.findLast(({ type }) => type === 'ballRolled') ?? events.at(-1);
  const ended = Date.parse(end?.at ?? setup.startedAt);
  const lasted = ended - said;
  const heard = last - first;
  const isPossible = lasted >= 0 && lasted <= DAY;
  const cameLive = heard > MINUTE && heard >= lasted / 2 && heard <= 2 * lasted + HOUR;
  // The clock was set right during the game.
  const wasSet = !isPossible && Math.abs(ended - last) < DAY;
  // An invalid time, or one before 1970.
  const isNone = Number.isNaN(said) || said < 0;
  const isWrong = isNone || said > first + DAY || (said < first - DAY && (cameLive || wasSet));
  const minutes = Math.min(isPossible ? lasted : heard, DAY) / MINUTE;
  return { started: new Date(isWrong ? first : said).toISOString(), minutes: Math.round(minutes) };
}

function lineRow({ position }: Game, player: PlayerLine, place: number): Readonly<Record<string, unknown>> {
  const figures = figuresOf(position.league, player);
  const { bowler, name, series, line } = player;
  return {
    ...{ place, player: player.player, bowler, name, score: figures.soFar, handicap: figures.handicap },
    ...{ series: series.id, series_number: series.number },
    ...{ whole: lineFigures(player).whole, blind: line.blind !== null },
    begun:
      line.blind === null && line.frames.some(({ state, rolls }) => state !== 'given' && rolls.length > 0),
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
