import { FIGURES, type Figure, type TermsDraft } from './terms-draft.ts';

type Figures = Partial<Readonly<Record<Figure, string>>>;

const NO_EXTRA_PINS = { extraWoman: '', extraMan: '' };

/** Handicaps that most leagues have. */
export const HANDICAPS = {
  scratch: { percentage: '0', ...NO_EXTRA_PINS },
  low: { percentage: '80', base: '200', ...NO_EXTRA_PINS },
  high: { percentage: '90', base: '220', ...NO_EXTRA_PINS },
} as const satisfies Readonly<Record<string, Figures>>;

export type HandicapPreset = keyof typeof HANDICAPS;

/** Points that most leagues have: of bowlers and teams, of teams alone, or none. */
export const POINTS = {
  bowlers: { individual: '1', individualSeries: '0', game: '2', series: '2', pins: '0' },
  teams: { individual: '0', individualSeries: '0', game: '1', series: '1', pins: '0' },
  none: { individual: '0', individualSeries: '0', game: '0', series: '0', pins: '0' },
} as const satisfies Readonly<Record<string, Figures>>;

export type PointsPreset = keyof typeof POINTS;

export function withFigures(terms: TermsDraft, figures: Figures): TermsDraft {
  return { ...terms, figures: { ...terms.figures, ...figures } };
}

/** The preset that these terms have; any other handicap is `other`. */
export function handicapIn(terms: TermsDraft): HandicapPreset | 'other' {
  const presets: readonly HandicapPreset[] = ['scratch', 'low', 'high'];
  return presets.find((preset) => has(terms, HANDICAPS[preset])) ?? 'other';
}

/** The preset that these terms have; null for other points. */
export function pointsIn(terms: TermsDraft): PointsPreset | null {
  const presets: readonly PointsPreset[] = ['bowlers', 'teams', 'none'];
  return presets.find((preset) => has(terms, POINTS[preset])) ?? null;
}

function has({ figures }: TermsDraft, wanted: Figures): boolean {
  return FIGURES.every((figure) => wanted[figure] === undefined || wanted[figure] === figures[figure]);
}
