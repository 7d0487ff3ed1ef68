import { addIds } from './added-ids.ts';
import { addSeries } from './added-series.ts';

/** Converts content to the next version. */
type Migration = (content: unknown) => unknown;

/** The version each migration reads. Files of every version are fixtures, never edited (decision 10). */
export const MIGRATIONS: readonly (readonly [from: number, migrate: Migration])[] = [
  [1, addAgreedLines],
  [2, addLineUpChangesAndDisputes],
  [3, addPinsOfFouls],
  [4, addIds],
  [5, addSeries],
  [6, addLeagues],
  [7, addPairsAndTeams],
  [8, addFivePin],
  [9, addOrdersAndMoves],
  [10, addJoinedNamesAndSeriesBowledBefore],
  [11, addGroupsOfBowlers],
  [12, addHandicapTables],
  [13, keepSmallLetters],
];

/** The version this program writes. */
export const RECORD_VERSION = MIGRATIONS.length + 1;

/** Content of this or an older version as this version writes it. */
export function migrated(version: number, content: unknown): unknown {
  return MIGRATIONS.filter(([from]) => from >= version).reduce(
    (older, [, migrate]) => migrate(older),
    content,
  );
}

/** Adds the event `lineAgreed`. Older content keeps its form, so only the version changes. */
function addAgreedLines(content: unknown): unknown {
  return Object.assign({}, content, { version: 2 });
}

/** Adds changes of the line-up, dead balls, provisional frames and leaves. Older content keeps its form. */
function addLineUpChangesAndDisputes(content: unknown): unknown {
  return Object.assign({}, content, { version: 3 });
}

/** Adds the pins of a foul, as in `F(9)`. Older fouls have none, because their pins were not saved. */
function addPinsOfFouls(content: unknown): unknown {
  return Object.assign({}, content, { version: 4 });
}

/** Adds leagues: a game may belong to one and its players have facts of it. No older game does. */
function addLeagues(content: unknown): unknown {
  return Object.assign({}, content, { version: 7 });
}

/** Adds a pair of lanes and formats in which bowlers share a line. No older game has either. */
function addPairsAndTeams(content: unknown): unknown {
  return Object.assign({}, content, { version: 8 });
}

/** Adds five-pin with balls worth up to 15, and another name for a bowler of a team. Older content keeps its form. */
function addFivePin(content: unknown): unknown {
  return Object.assign({}, content, { version: 9 });
}

/** Adds orders of the front desk, and games that continue on another lane. No older game has either. */
function addOrdersAndMoves(content: unknown): unknown {
  return Object.assign({}, content, { version: 10 });
}

/**
 * Adds names with joiners and variation selectors, as Persian, Sinhala and emoji have them. Also scores bowled before a
 * match for its later games, full names beside short ones, and terms of leagues. No older game has any of these, and a
 * term that it lacks is as it was then.
 */
function addJoinedNamesAndSeriesBowledBefore(content: unknown): unknown {
  return Object.assign({}, content, { version: 11 });
}

/** Adds terms that ask about women and men, and other scores of who is absent. No older game has any of these. */
function addGroupsOfBowlers(content: unknown): unknown {
  return Object.assign({}, content, { version: 12 });
}

/** Adds tables of extra pins to handicap rules. No older game has one. */
function addHandicapTables(content: unknown): unknown {
  return Object.assign({}, content, { version: 13 });
}

/** Keeps the small letters of names of up to three letters. Older games have them raised, and nobody knows how they were typed. */
function keepSmallLetters(content: unknown): unknown {
  return Object.assign({}, content, { version: 14 });
}
