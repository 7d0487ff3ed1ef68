import type { BoardLayout } from '../../contract/contract.ts';
import { LINES_A_PAGE } from './pages.ts';
import {
  everythingOf,
  measuresOf,
  numbersOf,
  USUAL_BALLS,
  type Form,
  type LeagueShown,
  type Measures,
  type Shown,
} from './forms.ts';

/** The viewing distance in metres, and the screen's diagonal in inches. */
export interface Viewing {
  readonly distance: number;
  readonly diagonal: number;
}

/** What the layout has to show. */
export interface Wish {
  readonly layout: BoardLayout;
  readonly frames: readonly number[];
  /** The balls of all frames of a line, where they are not the usual ones. */
  readonly balls?: readonly number[];
  readonly viewing: Viewing;
  readonly over?: boolean;
  /** Whether a player on the board has bowled earlier games of a series. */
  readonly series?: boolean;
  /** What a league adds. */
  readonly league?: LeagueShown | null;
  /** The number of lanes with a head above their lines. */
  readonly lanes?: number;
}

/** The usual screen above a lane (quality: legibility). */
export const USUAL_VIEWING: Viewing = { distance: 4.5, diagonal: 43 };

const USUAL: Wish = { layout: 'ten', frames: numbersOf(USUAL_BALLS), viewing: USUAL_VIEWING };

/** The heights of a screen's three parts, in px. */
export interface ScreenMeasures {
  readonly form: Form;
  readonly shown: Shown;
  readonly pad: number;
  readonly head: number;
  readonly board: number;
  readonly gap: number;
  readonly now: number;
}

interface Way {
  readonly form: Form;
  readonly shown: Shown;
}

/**
 * Chooses the layout for a screen of this size (px) and divides its height; the NOW bar gets the rest. Detail is
 * dropped only where the figures would otherwise be too small for the distance.
 */
export function screenOf(width: number, height: number, lines: number, wish: Wish = USUAL): ScreenMeasures {
  const portrait = isPortrait(width, height);
  const pad = width * (portrait ? 0.016 : 0.0125);
  const head = portrait ? width * 0.095 : height * 0.068;
  const leastNow = portrait ? width * 0.25 : height * 0.12;
  const gap = height * 0.005;
  const room = Math.max(0, height - head - leastNow - gap - pad);
  const minute = minuteOf(width, height, wish.viewing);
  const least = leastHeightsOf(wish.layout, lines);
  const ways = waysOf(portrait, lines, wish).map(({ form, shown }) => {
    const measures = measuresOf(form, width - 2 * pad, room, lines, shown);
    return { form, shown, board: measures.height, reach: reachOf(measures, minute, least) };
  });
  const { form, shown, board } = ways.find(({ reach }) => reach >= 1) ?? furthest(ways);
  return { form, shown, pad, head, board, gap, now: height - head - board - gap - pad };
}

/** Px per minute of arc on this screen, seen from that distance. */
export function minuteOf(width: number, height: number, { distance, diagonal }: Viewing): number {
  const millimetresAPx = (diagonal * 25.4) / Math.hypot(width, height);
  return (distance * 1000 * Math.tan(Math.PI / 180 / 60)) / millimetresAPx;
}

/** Heights of figures in minutes of arc. */
interface LeastHeights {
  readonly total: number;
  readonly running: number;
  readonly mark: number;
}

/** The comfortable heights (quality: legibility). Ten frames with more than six lines have less room, those of a pair with ten least. */
function leastHeightsOf(layout: BoardLayout, lines: number): LeastHeights {
  const many = lines > 6;
  if (layout === 'five') return { total: many ? 16 : 20, running: 16, mark: 16 };
  if (lines > LINES_A_PAGE) return { total: 13, running: 10, mark: 7.8 };
  return many ? { total: 17, running: 13.5, mark: 10.5 } : { total: 20, running: 16, mark: 14 };
}

/** A digit's height as a share of its font size. */
const DIGIT = 0.7;

/**
 * How far the smallest figure meets the need; 1 is enough. A league's figure beside the score is read like a running
 * total.
 */
function reachOf({ total, running, mark, beside }: Measures, minute: number, least: LeastHeights): number {
  const minutes = (size: number): number => (size * DIGIT) / minute;
  const figures = Math.min(minutes(running), beside === 0 ? Infinity : minutes(beside));
  return Math.min(minutes(total) / least.total, figures / least.running, minutes(mark) / least.mark);
}

function furthest<W extends { readonly reach: number }>(ways: readonly W[]): W {
  const [first, ...rest] = ways;
  if (first === undefined) throw new Error('a board is drawn in some way');
  return rest.reduce((best, way) => (way.reach > best.reach ? way : best), first);
}

/** The layouts to try, the most detailed first. */
function waysOf(
  portrait: boolean,
  lines: number,
  { layout, frames, balls, over = false, series = false, league = null, lanes = 0 }: Wish,
): readonly Way[] {
  const all = { ...everythingOf(!over, series, league, balls), frames, lanes };
  const noMax = { ...all, max: false };
  const plain = { ...noMax, series: false };
  const least = { ...plain, heads: false };
  const carried = series ? [plain] : [];
  const flat = [all, noMax, ...carried, least].map((shown): Way => ({ form: 'flat', shown }));
  if (isShort(all.balls)) return flat;
  if (portrait && (lines > 3 || layout === 'five')) {
    // The series takes the maximum's place, and what a league shows beside the total takes the series'.
    const named = league?.beside === true ? plain : series ? noMax : all;
    return [named, { ...named, heads: false }].map((shown) => ({ form: 'tall', shown }));
  }
  if (layout === 'five') return [noMax, ...carried, least].flatMap(fiveWays);
  if (lines <= fewOf(portrait)) return [{ form: 'fold', shown: all }];
  const mates = lines <= MOST_NAMED;
  return flat.map(({ form, shown }) => ({ form, shown: { ...shown, mates } }));
}

/** Whether a line is short enough to stay flat: it is never folded, nor put below its name. */
export function isShort(balls: readonly number[]): boolean {
  return balls.length < USUAL_BALLS.length;
}

function fiveWays(shown: Shown): readonly Way[] {
  return [
    { form: 'five', shown },
    { form: 'beside', shown },
  ];
}

/** The most lines that are high enough to name the bowlers of teams above their frames. */
const MOST_NAMED = 4;

/** For how many players there is room for two lines of five frames each. */
export function fewOf(portrait: boolean): number {
  return portrait ? 3 : 2;
}

/** Whether a screen stands on its side. */
export function isPortrait(width: number, height: number): boolean {
  return width < height * 0.9;
}
