import type { CountName, Counts } from './counts.ts';

/** A figure of balls that were bowled. */
interface Shown {
  /** How often, the same where paper has a dash for none, how many made of those there were, or an average. */
  readonly shape: 'times' | 'rarely' | 'made' | 'average';
  /** A file's columns: the count alone, or what there was, and the part that was made or fell. */
  readonly columns: Readonly<Record<string, CountName>>;
}

/** What the end of a game, the sheet and the files show of balls, in their order (rules: statistics). */
export const FIGURES = {
  strikes: { shape: 'times', columns: { strikes: 'strikes' } },
  spares: { shape: 'times', columns: { spares: 'spares' } },
  opens: { shape: 'times', columns: { opens: 'openFrames' } },
  splits: { shape: 'made', columns: { splits: 'splits', 'splits made': 'splitsMade' } },
  fouls: { shape: 'rarely', columns: { fouls: 'fouls' } },
  firstBall: {
    shape: 'average',
    columns: { 'first balls': 'firstBalls', 'first ball pins': 'firstPins' },
  },
} as const satisfies Readonly<Record<string, Shown>>;

export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly FigureName[];

/** The columns of all figures, with the count that is in each. */
export const FIGURE_COLUMNS: readonly (readonly [column: string, count: CountName])[] = Object.values(
  FIGURES,
).flatMap(({ columns }) => Object.entries(columns));

/** How a figure is written; null for a dash. */
export interface FigureForms {
  readonly times: (count: number) => string | null;
  readonly rarely: (count: number) => string | null;
  readonly made: (made: number, of: number) => string;
  readonly average: (average: number) => string;
}

/** A figure as these forms write it; null for a dash, as where there is nothing to count. */
export function figureText(name: FigureName, counts: Counts, forms: FigureForms): string | null {
  const { shape, columns } = FIGURES[name];
  const [all = 0, part = 0] = Object.values(columns).map((count) => counts[count]);
  switch (shape) {
    case 'times':
    case 'rarely':
      return forms[shape](all);
    case 'made':
      return all === 0 ? null : forms.made(part, all);
    case 'average':
      return all === 0 ? null : forms.average(part / all);
  }
}
