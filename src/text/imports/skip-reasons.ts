/** Why something was not taken in. */
export const SKIP_REASONS = [
  /** Cut off, changed or torn: no game whose checksum holds. */
  'damaged',
  /** A newer program saved it. */
  'newer',
  /** Its balls break a rule of its format. */
  'rules',
  'too-large',
  /** Seconds passed without a game in it. */
  'too-slow',
  /** Not from this program, nor written as games on paper are. */
  'other-file',
  /** JSON that an editor saved in another encoding than UTF-8. */
  'wrong-encoding',
  /** A link, pipe or folder in the place of a file. */
  'not-a-file',
  /** The disk or stick did not give it: pulled out, or broken. */
  'unreadable',
  'deleted-here',
  /** Deleted on the lane that it comes from. */
  'deleted-there',
  /** The lane's own state is still in `games/`, and differs. */
  'on-lane',
  /** Its number is higher than any lane's. */
  'counter',
  /** A game of a league or of bowlers who share a line: only JSON has all of it. */
  'only-json',
  /** Rows of a table that lack others of their game, or are not beside them. */
  'rows-missing',
  /** Written games that begin without a day. */
  'no-day',
  /** A part of a game's first line that means nothing; `detail` is its text. */
  'bad-heading',
  /** A written line that cannot be read; `detail` is its text. */
  'bad-line',
  /** The total that somebody wrote, and what the balls make, in `detail`. */
  'score-differs',
  /** The lane's disk refused it. */
  'not-saved',
] as const;

export type SkipReason = (typeof SKIP_REASONS)[number];
