import { highest } from '../line/extremes.ts';
import { mostBallsByFrame, mostPoints, type Rules } from '../line/rules.ts';
import type { Format } from './format.ts';
import { BAKER } from './baker.ts';
import { CANDLEPIN } from './candlepin.ts';
import { CURRENT_FRAME } from './current-frame.ts';
import { DUCKPIN } from './duckpin.ts';
import { FIVE_PIN } from './five-pin.ts';
import { LOW_GAME } from './low-game.ts';
import { NO_TAP } from './no-tap.ts';
import { ROLL_OFF } from './roll-off.ts';
import { SCOTCH_DOUBLES } from './scotch-doubles.ts';
import { TEN_PIN_FORMAT } from './ten-pin.ts';
import { THREE_SIX_NINE } from './three-six-nine.ts';

/** Every format; the usual one first. */
const ALL = [
  TEN_PIN_FORMAT,
  NO_TAP,
  THREE_SIX_NINE,
  CURRENT_FRAME,
  LOW_GAME,
  ROLL_OFF,
  DUCKPIN,
  CANDLEPIN,
  FIVE_PIN,
  BAKER,
  SCOTCH_DOUBLES,
] as const;

/** A format's id, as saved. */
export type FormatId = (typeof ALL)[number]['id'];

/** The usual one first. */
export const FORMAT_IDS: readonly FormatId[] = ALL.map(({ id }) => id);

export const USUAL_FORMAT: FormatId = TEN_PIN_FORMAT.id;

const FORMATS = Object.fromEntries(ALL.map((format) => [format.id, format])) as Readonly<
  Record<FormatId, Format<FormatId>>
>;

export function formatOf(id: FormatId): Format<FormatId> {
  return FORMATS[id];
}

/** The formats that a league can bowl, whatever else a house offers: its averages and handicaps are those of ten-pin. */
export const LEAGUE_IDS: readonly FormatId[] = [TEN_PIN_FORMAT.id, NO_TAP.id];

/** The formats among these, each once and the usual one first; other names are left out. */
export function formatsIn(ids: readonly string[]): readonly FormatId[] {
  return FORMAT_IDS.filter((id) => ids.includes(id));
}

// Requests and files are read before their format is known: no format exceeds these bounds.
const RULES: readonly Rules[] = FORMAT_IDS.flatMap((id) => FORMATS[id].ways.map(({ rules }) => rules));

const BALLS: readonly (readonly number[])[] = RULES.map(mostBallsByFrame);

/** The most balls that each frame can have, in the order of the frames. */
const BALLS_BY_FRAME: readonly number[] = Array.from(
  { length: highest(BALLS.map((frames) => frames.length)) },
  (_none, index) => highest(BALLS.map((frames) => frames[index] ?? 0)),
);

export const FRAME_NUMBERS: readonly number[] = BALLS_BY_FRAME.map((_most, index) => index + 1);

export const MOST_BALLS_A_FRAME: number = highest(BALLS_BY_FRAME);

export const HIGHEST_SCORE: number = highest(RULES.map(mostPoints));
