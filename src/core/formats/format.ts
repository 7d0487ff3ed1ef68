/** Frame numbers as bowlers say them. */
export const FRAME_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A frame's number, 1 to 10. */
export type FrameNumber = (typeof FRAME_NUMBERS)[number];

/** The most balls a frame can take: the tenth with its fill balls. */
export const MOST_BALLS_A_FRAME = 3;

/** What the first rack of a frame came to. */
export const FRAME_RESULTS = ['strike', 'spare', 'open'] as const;

/** The result of a finished frame; the tenth's is that of its first rack (rules: ten-pin). */
export type FrameResult = (typeof FRAME_RESULTS)[number];

/** The formats that exist. */
export const FORMAT_IDS = ['ten-pin'] as const;

/** The name of a format, as saved. */
export type FormatId = (typeof FORMAT_IDS)[number];

/** A format is one description (decision 11); the engine asks it and never its name. */
export interface Format {
  readonly id: FormatId;
  /** The last frame: the one with fill balls instead of a bonus. */
  readonly lastFrame: FrameNumber;
  /** How many following balls are added to a frame before the last. */
  readonly bonusBalls: Readonly<Record<FrameResult, number>>;
  /** How many balls the last frame goes on for after its first rack. */
  readonly fillBalls: Readonly<Record<FrameResult, number>>;
}

/** Ten-pin: a strike adds the next two balls, a spare the next one; the tenth gives them as fill balls. */
export const TEN_PIN: Format = {
  id: 'ten-pin',
  lastFrame: 10,
  bonusBalls: { strike: 2, spare: 1, open: 0 },
  fillBalls: { strike: 2, spare: 1, open: 0 },
};

// A new id does not compile until it has a description here.
const FORMATS: Readonly<Record<FormatId, Format>> = { 'ten-pin': TEN_PIN };

/** The description of a format. */
export function formatOf(id: FormatId): Format {
  return FORMATS[id];
}

/** Narrows any number to a frame number. */
export function isFrameNumber(value: number): value is FrameNumber {
  return FRAME_NUMBERS.some((number) => number === value);
}
