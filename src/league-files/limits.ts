/** Limits for a league's file: far more than a league needs, and little enough for any PC to read at once. */
export const MOST_BYTES = 1_048_576;
export const MOST_FILES = 20;
/** Bowlers of all teams, fixtures of a season, or rows of a result. */
export const MOST_ROWS = 2_000;
/** A workbook may be unpacked to this many bytes, and a sheet have this many rows, blank ones too. */
export const MOST_UNPACKED = 50 * 1_048_576;
export const MOST_SHEET_ROWS = 20_000;
export const MOST_CELLS = 80;
/** A season's scores are 250 games at most. */
export const LONGEST_CELL = 1_000;
/** Unicode characters of a name or an id. */
export const LONGEST_TEXT = 60;
/** How deep a JSON file may nest; our files nest six deep. */
export const DEEPEST = 8;
/** Faults that are reported one by one; the others are counted. */
export const MOST_FAULTS = 20;
/** The largest team size of any competition. */
export const LARGEST_TEAM = 12;
/** Rows of a night's result, including corrections after signatures. */
export const MOST_RESULT_ROWS = 10_000;
