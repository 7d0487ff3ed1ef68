/** The league's figures that a refusal can name. */
export const LEAGUE_FIGURES = [
  'percentage',
  'base',
  'maximum',
  'average',
  'handicap',
  'score',
  'vacancy',
  'less',
  'bye',
  'makeUpUntil',
  'averageGames',
  'games',
  'points',
  'perPins',
  'rollOff',
  'extraPins',
  'ages',
  'tableRows',
] as const;

export type LeagueFigure = (typeof LEAGUE_FIGURES)[number];

/** Why a league's rules refused a value. Games count from 1. */
export type LeagueRefusal =
  /** The value is not a whole number from `least` to `most`. Percentages and points may have two decimals. */
  | {
      readonly code: 'figure-out-of-range';
      readonly figure: LeagueFigure;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'wrong-number-of-games'; readonly games: number; readonly due: number }
  /** The two teams have different numbers of bowlers; a vacancy must fill the empty place. */
  | {
      readonly code: 'teams-differ';
      readonly game: number;
      readonly home: number;
      readonly visitors: number;
    }
  | { readonly code: 'bowler-twice'; readonly game: number; readonly bowler: string }
  /** The points of this roll-off are not tied, or the league shares tied points. */
  | { readonly code: 'no-roll-off-due' }
  /** A go was entered after the roll-off was decided. */
  | { readonly code: 'roll-off-over' };
