/** What a league's file may have at most: far more than a league writes, and so little that any PC reads it at once. */
export const MOST_BYTES = 1_048_576;
export const MOST_FILES = 20;
/** Bowlers of all teams, fixtures of a season, rows of a result. */
export const MOST_ROWS = 2_000;
export const MOST_CELLS = 80;
export const LONGEST_CELL = 400;
/** Of a name or an id, in Unicode characters. */
export const LONGEST_TEXT = 60;
/** How deep a JSON file may nest; ours need six. */
export const DEEPEST = 8;
/** Faults that are reported one by one. */
export const MOST_FAULTS = 20;
/** As many bowlers as a team has in the largest match that is bowled anywhere. */
export const LARGEST_TEAM = 12;
/** Of a night's result, with every correction after a signature. */
export const MOST_RESULT_ROWS = 10_000;
