/** The two teams of a match. */
export const SIDES = ['home', 'visitors'] as const;

export type SideName = (typeof SIDES)[number];
