import { createHash } from 'node:crypto';
import type { OpaqueId, SeriesId } from '../../core/players/opaque-id.ts';
import { each, type Fields, fieldsOf } from './fields.ts';
import { MOST_EVENTS, MOST_PLAYERS } from './record-bounds.ts';

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

/** Makes a game's ids, each from what it is for. */
type IdFor = (...what: readonly (string | number)[]) => OpaqueId;

/**
 * Gives a game from before version 5 its ids. They are derived from facts that never change, not from a name or the
 * events so far, so that every read, copy, earlier generation and removal of names gives the same ids. Nobody knows
 * which bowlers played again, so no two old games share one.
 */
export function addIds(content: unknown): unknown {
  const { setup, events, ...rest } = fieldsOf(content);
  const idFor = idsOf(content);
  return {
    ...rest,
    version: 5,
    setup: withBowlers({ ...fieldsOf(setup), origin: idFor('origin'), party: idFor('party') }, idFor),
    events: each(events, MOST_EVENTS, (event, index) => joinedAs(event, idFor, index + 1)),
  };
}

/** Content that is not a game gets ids too; the schema refuses it later. */
function idsOf(content: unknown): IdFor {
  const { id, setup } = fieldsOf(content);
  const { startedAt, lane } = fieldsOf(setup);
  const game = JSON.stringify([id, startedAt, lane]);
  return (...what) =>
    createHash('sha256')
      .update(JSON.stringify([game, ...what]))
      .digest('hex')
      .slice(0, 24);
}

function withBowlers(setup: Fields, idFor: IdFor): Fields {
  return {
    ...setup,
    players: each(setup['players'], MOST_PLAYERS, (player) => ({
      ...player,
      bowler: idFor('bowler', Number(player['id'])),
    })),
  };
}

/** The event's number is needed too, because a player number is used again after a join was undone. */
function joinedAs(event: Fields, idFor: IdFor, number: number): Fields {
  return event['type'] === 'playerJoined'
    ? { ...event, bowler: idFor('bowler', Number(event['player']), number) }
    : event;
}

/**
 * Gives each player of a version 5 game their series: the games of one bowler in one party, numbered by the party's
 * games. The id is derived from those two ids alone, so that all games of an evening agree on it. A bowler who joined
 * at the party's second game begins with number 2, because no game knows the one before.
 */
export function addSeries(content: unknown): unknown {
  const { setup, events, ...rest } = fieldsOf(content);
  const { party, gameNumber, players, ...facts } = fieldsOf(setup);
  const within = (who: Fields): Fields =>
    'bowler' in who ? { ...who, series: { id: seriesIdOf(party, who['bowler']), number: gameNumber } } : who;
  return {
    ...rest,
    version: 6,
    setup: { ...facts, party, gameNumber, players: each(players, MOST_PLAYERS, within) },
    events: each(events, MOST_EVENTS, within),
  };
}

function seriesIdOf(party: unknown, bowler: unknown): SeriesId {
  return createHash('sha256')
    .update(JSON.stringify(['series', party, bowler]))
    .digest('hex')
    .slice(0, 24);
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
