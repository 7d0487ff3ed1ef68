import { usualTable } from '../../core/formats/format.ts';
import { USUAL_FORMAT, formatOf } from '../../core/formats/formats.ts';
import { highest } from '../../core/line/extremes.ts';
import { LINES_A_PAGE, LINES_OF_PAIR } from './pages.ts';

/**
 * A board's layout. `u` is the width of a ball box: a frame is 2 u wide, the tenth 3 u, on any screen. Where every
 * frame takes three balls, a box is narrower.
 * - `console`: the console's own.
 * - `flat`: one line of ten frames.
 * - `fold`: two lines of five, for few players.
 * - `tall`: the name above its frames.
 * - `five`: one line of five frames.
 * - `beside`: as `five`, with the running total beside the marks, for many players.
 */
export type Form = 'console' | 'flat' | 'fold' | 'tall' | 'five' | 'beside';

/** The columns and heads that a league adds. */
export interface LeagueShown {
  /** A column beside the total, in the maximum's place; never dropped. */
  readonly beside: boolean;
  /** The number of teams with a head above their lines. */
  readonly teams: number;
}

/**
 * The parts of a line to draw. Detail is dropped before size (quality: legibility): first the maximum, then the carried
 * series, then the frame heads.
 */
export interface Shown {
  readonly max: boolean;
  /** The pins that a player carries from the games before. */
  readonly series: boolean;
  readonly heads: boolean;
  /** All frames, or five consecutive ones. */
  readonly frames: readonly number[];
  /** The most balls of every frame of a line, also of those that are not drawn. */
  readonly balls: readonly number[];
  /** Null in a game that is not a league's. */
  readonly league: LeagueShown | null;
  /** The number of lanes with a head above their lines, which is also the team's where there is one. */
  readonly lanes: number;
  /** Above each frame of a team's line, the name of its bowler. */
  readonly mates: boolean;
}

/** The balls of a line's frames in the usual format. */
export const USUAL_BALLS = usualTable(formatOf(USUAL_FORMAT)).balls;

export const EVERYTHING: Shown = {
  ...{ max: true, series: false, heads: true, league: null, lanes: 0, mates: false },
  ...{ frames: numbersOf(USUAL_BALLS), balls: USUAL_BALLS },
};

/** Everything while the game runs; afterwards no maximum, because each total is final. */
export function everythingOf(
  running: boolean,
  series = false,
  league: LeagueShown | null = null,
  balls = USUAL_BALLS,
): Shown {
  const max = running && league?.beside !== true;
  return { ...EVERYTHING, max, series, league, balls, frames: numbersOf(balls) };
}

/** The numbers of the frames that have these balls. */
export function numbersOf(balls: readonly number[]): readonly number[] {
  return balls.map((_most, index) => index + 1);
}

/** A board's sizes in px. */
export interface Measures {
  readonly u: number;
  readonly gap: number;
  /** The height of the frame numbers. */
  readonly heads: number;
  /** The height of a team's head. */
  readonly team: number;
  readonly row: number;
  /** In the tall form, the height of the name's line; else 0. */
  readonly top: number;
  /** One line of frames: marks above the running total. */
  readonly line: number;
  /** Font sizes; a digit is 0.7 of its font size high. */
  readonly mark: number;
  readonly running: number;
  readonly total: number;
  readonly max: number;
  /** The league's figure beside the total; 0 without one. */
  readonly beside: number;
  readonly name: number;
  /** The width for a name. */
  readonly nameRoom: number;
  readonly height: number;
  /** Column widths in u. */
  readonly columns: readonly number[];
  /** The number of frame columns, which follow the name's. */
  readonly frames: number;
}

/** The narrowest gap that an eye or a finger can tell, in px. */
const LEAST_GAP = 2;
/** A box's width in u where every frame has three. */
const NARROW = 0.74;

/** The box shared by the lines, in px. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly teams: number;
}

/** The sizes for this many lines in a box of this width and height (px). */
export function measuresOf(
  form: Form,
  width: number,
  height: number,
  lines: number,
  shown = EVERYTHING,
): Measures {
  const teams = Math.max(shown.league?.teams ?? 0, shown.lanes);
  const most = shown.lanes > 1 ? LINES_OF_PAIR : LINES_A_PAGE;
  const room = { width, height, lines: Math.min(Math.max(lines, 1), most), teams };
  switch (form) {
    case 'console':
    case 'flat':
      return flat(form, room, shown);
    case 'fold':
      return fold(room, shown);
    case 'tall':
      return tall(room, shown);
    case 'five':
      return five(room, shown);
    case 'beside':
      return beside(room, shown);
  }
}

/**
 * Name 4.3, nine frames of 2, the tenth 3, total 2.6, beside 2.4, series 2.2, max 1.9: 29.8 u wide without league and
 * series.
 */
function flat(form: 'console' | 'flat', room: Room, shown: Shown): Measures {
  const { max, series, heads, frames, balls, league } = shown;
  const scores = [2.6, ...besideOf(league, 2.4), ...(series ? [2.2] : []), ...(max ? [1.9] : [])];
  const columns = [4.3, ...frames.map((frame) => widthIn(balls, frame)), ...scores];
  const share = room.width / sum(columns);
  // A roll-off's one frame is as wide as there is room; its edges, heads and gaps are not.
  const u = Math.min(share, room.width / 24);
  const lines = linesOf(room, heads ? Math.max(18, u * 0.6) : 0, Math.max(LEAST_GAP, u * 0.08), u * 3.4);
  return {
    ...{ u, ...lines, columns, frames: frames.length, nameRoom: share * 3.42 },
    ...flatLine(form, u, lines.row, league),
  };
}

function besideOf(league: LeagueShown | null, width: number): readonly number[] {
  return league?.beside === true ? [width] : [];
}

/** The sizes that follow a line's height. */
type LineSizes = Pick<
  Measures,
  'row' | 'top' | 'line' | 'mark' | 'running' | 'total' | 'max' | 'beside' | 'name'
>;

/**
 * With heads of teams, lines are lower; their figures take more of them, so that they stay as large. On a console,
 * which is read from near, lines are lower still, and their figures need room between their edges.
 */
function flatLine(form: 'console' | 'flat', u: number, row: number, league: LeagueShown | null): LineSizes {
  const sizes = {
    row,
    top: 0,
    line: row,
    total: Math.min(u * 1.48, row * 0.72),
    max: Math.min(u * 0.86, row * 0.42),
  };
  if (league === null)
    return {
      ...sizes,
      mark: Math.min(u * 0.88, row * 0.43),
      running: Math.min(u * 1.16, row * 0.555),
      beside: 0,
      name: Math.min(u * 1.5, row * 0.58),
    };
  return {
    ...sizes,
    mark: Math.min(u * 0.94, row * (form === 'console' ? 0.45 : 0.495)),
    running: Math.min(u * 1.16, row * (form === 'console' ? 0.53 : 0.61), Math.max(row * 0.58, u * 0.92)),
    total: Math.min(u * 1.48, row * 0.78),
    beside: league.beside ? Math.min(u * 1.06, row * 0.61) : 0,
    // Below it stand handicap and score type.
    name: Math.min(u * 1.5, row * 0.5),
  };
}

/** The sizes of a line at this height, for a touched board. */
export function atHeight(form: Form, shown: Shown, measures: Measures, row: number): Measures {
  const { u } = measures;
  switch (form) {
    case 'console':
    case 'flat':
      return { ...measures, ...flatLine(form, u, row, shown.league) };
    case 'tall':
      return { ...measures, ...tallLine(u, row, shown) };
    case 'fold':
    case 'five':
    case 'beside':
      return measures;
  }
}

/** Name 2.5, five frames of 2, total 2.7: 15.2 u wide; the frames have their own numbers. */
function fold({ width, height, lines, teams }: Room, { series, league }: Shown): Measures {
  const columns = [2.5, 2, 2, 2, 2, 2, 2.7];
  const u = width / sum(columns);
  const gap = Math.max(LEAST_GAP, u * 0.05);
  const room = (height - (lines + teams) * gap) / (lines + FOLD_TEAM * teams);
  const line = Math.max(0, Math.min((room - gap) / 2, u * 2.6));
  const row = line * 2 + gap;
  const team = teams === 0 ? 0 : Math.min(row * FOLD_TEAM, u);
  // The series stands above the total, the maximum below it.
  const max = Math.min(u * 0.5, row * (series ? 0.15 : 0.2));
  const between = Math.min(row * 0.42, (row - 2 * (max + Math.min(u * 0.2, row * 0.08))) * 0.9 - max * 0.62);
  const total = series ? between : row * 0.5;
  return {
    ...{ u, gap, heads: 0, team, row, top: 0, line, columns, frames: 5 },
    mark: Math.min(u * 0.66, line * 0.38),
    running: Math.min(u * 1.2, line * 0.56),
    // With something beside it, it shares its column with a word.
    total: league?.beside === true ? Math.min(u, row * 0.34) : Math.min(u * 1.5, total),
    max,
    beside: league?.beside === true ? Math.min(u * 0.86, row * 0.27) : 0,
    name: Math.min(u * 1.1, row * 0.32),
    nameRoom: u * 1.85,
    height: lines * (row + gap) + teams * (team + gap),
  };
}

/** Nine frames of 2, the tenth 3: 21 u wide, or 11 for five; name, maximum and total in a line above. */
function tall(room: Room, shown: Shown): Measures {
  const { heads, frames } = shown;
  const columns = frameColumns(shown);
  const u = room.width / sum(columns);
  const lines = linesOf(room, heads ? Math.max(18, u * 0.85) : 0, Math.max(LEAST_GAP, u * 0.16), u * 4.6);
  return {
    ...{ u, ...lines, columns, frames: frames.length, nameRoom: u * (isFew(shown) ? 3.7 : 8.8) },
    ...tallLine(u, lines.row, shown),
  };
}

function isFew({ frames, balls }: Shown): boolean {
  return frames.length < balls.length;
}

function tallLine(u: number, row: number, shown: Shown): LineSizes {
  const top = row * 0.36;
  const line = row - top;
  const few = isFew(shown);
  return {
    ...{ row, top, line },
    mark: Math.min(u * 0.88, line * 0.4),
    running: Math.min(u * 1.18, line * 0.55),
    // With five frames, name, maximum and total share a line.
    total: few ? Math.min(top * 0.9, u * 1.2) : top * 0.9,
    max: few ? Math.min(top * 0.56, u * 0.66) : top * 0.56,
    beside: shown.league?.beside === true ? Math.min(top * 0.8, u * (few ? 0.9 : 1.5)) : 0,
    name: top * 0.82,
  };
}

/** Name 4.6, five frames 11, total 3.2: 18.8 u wide; 21 with a series. */
function five(room: Room, shown: Shown): Measures {
  const { series, heads, frames, league } = shown;
  const scores = [3.2, ...besideOf(league, 2.6), ...(series ? [2.2] : [])];
  const columns = [4.6, ...frameColumns(shown), ...scores];
  const u = room.width / sum(columns);
  const lines = linesOf(room, heads ? Math.max(18, u * 0.42) : 0, Math.max(LEAST_GAP, u * 0.05), u * 3.2);
  const { row } = lines;
  return {
    ...{ u, ...lines, top: 0, line: row, columns, frames: frames.length },
    mark: Math.min(u * 0.88, row * 0.43),
    running: Math.min(u * 1.16, row * 0.555),
    total: Math.min(u * 1.9, row * 0.72),
    max: series ? Math.min(u * 1.1, row * 0.42) : 0,
    beside: league?.beside === true ? Math.min(u * 1.16, row * 0.555) : 0,
    name: Math.min(u * 1.5, row * (league === null ? 0.58 : 0.5)),
    nameRoom: u * 3.7,
  };
}

/**
 * Name 4.4, five frames 19.75, total 2.4: 26.55 u wide, 28.65 with a series. A frame is its boxes and 1.75 u for the
 * running total.
 */
function beside(room: Room, shown: Shown): Measures {
  const { series, heads, frames, league } = shown;
  const scores = [2.4, ...besideOf(league, 2.3), ...(series ? [2.1] : [])];
  const columns = [4.4, ...frameColumns(shown).map((width) => width + 1.75), ...scores];
  const u = room.width / sum(columns);
  const lines = linesOf(room, heads ? Math.max(18, u * 0.5) : 0, Math.max(LEAST_GAP, u * 0.07), u * 2);
  const { row } = lines;
  return {
    ...{ u, ...lines, top: 0, line: row, columns, frames: frames.length },
    // The boxes stand beside the total, so that only their sizes tell balls from pins.
    mark: Math.min(u * (league === null ? 0.9 : 0.965), row * 0.76),
    running: Math.min(u * 1.06, row * 0.84),
    total: Math.min(u * 1.42, row * 0.9),
    max: series ? Math.min(u * 0.98, row * 0.6) : 0,
    beside: league?.beside === true ? Math.min(u, row * 0.76) : 0,
    name: Math.min(u * 1.3, row * (league === null ? 0.62 : 0.52)),
    nameRoom: u * 3.5,
  };
}

/**
 * The widths of the frames drawn. Some of them always get the room of the last ones, so that nothing moves when those
 * come.
 */
function frameColumns({ frames, balls }: Shown): readonly number[] {
  const last = numbersOf(balls)
    .slice(-frames.length)
    .map((frame) => widthIn(balls, frame));
  return frames.includes(balls.length) ? last : frames.map(() => sum(last) / frames.length);
}

/** A team's head, in lines. */
const TEAM = 0.46;
/** The same where a line is two lines of frames. */
const FOLD_TEAM = 0.22;

/** Heads, then lines and heads of teams as high as the room allows, up to this height. */
function linesOf(
  { height, lines, teams }: Room,
  heads: number,
  gap: number,
  most: number,
): Pick<Measures, 'heads' | 'team' | 'gap' | 'row' | 'height'> {
  const room = height - heads - (lines + teams) * gap;
  const row = Math.max(0, Math.min(room / (lines + TEAM * teams), most));
  const team = teams === 0 ? 0 : row * TEAM;
  return { heads, team, gap, row, height: heads + lines * (row + gap) + teams * (team + gap) };
}

/** A frame's width in u. */
function widthIn(balls: readonly number[], frame: number): number {
  return (balls[frame - 1] ?? 0) * boxOf(balls);
}

/** A box's width in u: narrow where not only the last frame has three. */
export function boxOf(balls: readonly number[]): number {
  return highest(balls.slice(0, -1)) > 2 ? NARROW : 1;
}

function sum(shares: readonly number[]): number {
  return shares.reduce((total, share) => total + share, 0);
}
