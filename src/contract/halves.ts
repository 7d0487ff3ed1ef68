/** One of the two games side by side on a pair of lanes. A PC with one lane has the left half only. */
export const HALVES = ['left', 'right'] as const;
export type Half = (typeof HALVES)[number];
