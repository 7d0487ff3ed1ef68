/** A sheet's measures in millimetres, defined once; the style sheet gets them as custom properties. */
export interface Measures {
  readonly page: number;
  readonly head: number;
  readonly gap: number;
  readonly frameHeads: number;
  /** A player's line and the space below. */
  readonly line: number;
  /** The names above the frames, where bowlers share a line; it makes the line so much higher. */
  readonly bowler: number;
  readonly legend: number;
  readonly caption: number;
  readonly tableHeads: number;
  readonly row: number;
  /** With room for QR codes of 30 mm, or 25 on a dense page: a phone reads them at arm's length. */
  readonly signs: number;
  readonly foot: number;
}

/** The density of a sheet: few players get tall lines, seven and eight get low ones. */
export const DENSITIES = ['roomy', 'normal', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

// 188 x 250 mm fits A4 and US Letter within a printer's margins.
const NORMAL: Measures = {
  page: 250,
  head: 14.6,
  gap: 3.5,
  frameHeads: 4,
  line: 18.9,
  bowler: 3.6,
  legend: 4,
  caption: 5.2,
  tableHeads: 4,
  row: 5.2,
  signs: 34,
  foot: 5,
};

export const MEASURES: Readonly<Record<Density, Measures>> = {
  roomy: { ...NORMAL, line: 28, row: 6.2 },
  normal: NORMAL,
  dense: { ...NORMAL, gap: 3, line: 13.4, bowler: 3.6, row: 4.5, signs: 29 },
};

/** The chart's height limits, for legibility. */
export const CHART = { least: 40, most: 105 } as const;

export const BLANK_PLAYERS = 6;

/** A blank sheet's measures in millimetres, with boxes large enough for handwriting. */
export const BLANK = {
  page: NORMAL.page,
  head: NORMAL.head,
  gap: NORMAL.gap,
  frameHeads: NORMAL.frameHeads,
  /** A player's line and the space below. */
  line: 29.5,
  name: 26,
  boxWidth: 7,
  boxHeight: 10,
  score: 15,
  legend: 9,
  signs: 20,
} as const;

/** The measures as custom properties for the style sheet: `--head: 15mm` and so on. */
export function measureProperties(measures: Measures | typeof BLANK): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(measures).map(([name, value]) => [`--${name}`, `${String(value)}mm`]),
  );
}
