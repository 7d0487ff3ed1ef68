export const FRAME_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A frame number, 1 to 10. */
export type FrameNumber = (typeof FRAME_NUMBERS)[number];

/** The most balls a frame takes: the tenth with its fill balls. */
export const MOST_BALLS_A_FRAME = 3;

export const FRAME_RESULTS = ['strike', 'spare', 'open'] as const;

/** A finished frame's result; the tenth's is that of its first rack (rules: ten-pin). */
export type FrameResult = (typeof FRAME_RESULTS)[number];

export const FORMAT_IDS = ['ten-pin'] as const;

/** A format's id, as saved. */
export type FormatId = (typeof FORMAT_IDS)[number];

/** A format is one description (decision 11). The engine reads it and never compares its id. */
export interface Format {
  readonly id: FormatId;
  /** The last frame has fill balls instead of a bonus. */
  readonly lastFrame: FrameNumber;
  /** Following balls added to the score of a frame before the last. */
  readonly bonusBalls: Readonly<Record<FrameResult, number>>;
  /** Fill balls in the last frame after its first rack. */
  readonly fillBalls: Readonly<Record<FrameResult, number>>;
}

/** Ten-pin: a strike adds the next two balls, a spare the next one; in the tenth these are the fill balls. */
export const TEN_PIN: Format = {
  id: 'ten-pin',
  lastFrame: 10,
  bonusBalls: { strike: 2, spare: 1, open: 0 },
  fillBalls: { strike: 2, spare: 1, open: 0 },
};

// A new id does not compile without a description here.
const FORMATS: Readonly<Record<FormatId, Format>> = { 'ten-pin': TEN_PIN };

export function formatOf(id: FormatId): Format {
  return FORMATS[id];
}

export function isFrameNumber(value: number): value is FrameNumber {
  return FRAME_NUMBERS.some((number) => number === value);
}
