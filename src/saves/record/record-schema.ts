import * as v from 'valibot';
import { AUTHORS, HIGHEST_LANE, SAME_OF_BALLS } from '../../core/game/event.ts';
import { SAME } from '../../core/line-up/player-event.ts';
import {
  FORMAT_IDS,
  FRAME_NUMBERS,
  HIGHEST_SCORE,
  MOST_BALLS_A_FRAME,
  formatOf,
} from '../../core/formats/formats.ts';
import { tableFor, type Format } from '../../core/formats/format.ts';
import { MOST_SEASON_GAMES } from '../../core/league/average-rule.ts';
import { SCORE_TYPES } from '../../core/league/score-type.ts';
import { PIN_NUMBERS } from '../../core/line/leave.ts';
import { PIN_COUNTS } from '../../core/line/pins.ts';
import { MOST_CARRIED } from '../../core/players/in-series.ts';
import { OPAQUE_ID } from '../../core/players/opaque-id.ts';
import { averageFits, MOST_LATER } from '../../core/players/fact-check.ts';
import { leagueStarts, termsFit } from '../../core/players/league-start.ts';
import { MOST_PLACES, SPECIAL_TYPES } from '../../core/players/league.ts';
import { keptName } from '../../core/players/player.ts';
import { MOST_MATES, teamsFit } from '../../core/players/shared-line.ts';
import { GROUP_SHAPE } from '../../league-files/group-shape.ts';
import { partialObject } from '../../league-files/partial-object.ts';
import { LEAGUE_SCHEMA } from './league-schema.ts';
import { GAME_ID, HIGHEST_COUNTER } from './game-id.ts';
import { HEAD, HIGHEST_VERSION } from './head.ts';
import { listOf } from './reading.ts';
import { sameSchemas } from './same-schemas.ts';
import {
  HIGHEST_GAME_NUMBER,
  HIGHEST_OPTION,
  HIGHEST_PLAYER,
  LONGEST_KEPT_NAME,
  LONGEST_KEPT_ROSTER_ID,
  LONGEST_SHEET_LINE,
  MOST_EVENTS,
  MOST_PLAYERS,
  MOST_SERIES_GAMES,
  MOST_SHEET_LINES,
} from './record-bounds.ts';

const score = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(HIGHEST_SCORE));
const handicap = v.pipe(v.number(), v.safeInteger(), v.minValue(-HIGHEST_SCORE), v.maxValue(HIGHEST_SCORE));
const playerNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(HIGHEST_PLAYER));
const option = upTo(HIGHEST_OPTION);
const eventNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_EVENTS));
const name = v.pipe(v.string(), v.maxLength(LONGEST_KEPT_NAME));
// As Date.toISOString writes it, however far a clock has jumped.
export const time = v.pipe(v.string(), v.regex(/^(?:\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u));
const opaqueId = v.pipe(v.string(), v.regex(OPAQUE_ID));

const series = v.strictObject({ id: opaqueId, number: upTo(HIGHEST_GAME_NUMBER) });
const seat = v.strictObject({ team: opaqueId, place: upTo(MOST_PLACES) });
const later = listOf(v.nullable(score), { least: 1, most: MOST_LATER });
const specialType = v.picklist(SPECIAL_TYPES);

const facts = partialObject({
  seat: v.exactOptional(seat),
  type: v.exactOptional(specialType),
  instead: v.exactOptional(name),
  score: v.exactOptional(score),
  later: v.exactOptional(later),
  handicap: v.exactOptional(handicap),
  roster: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_KEPT_ROSTER_ID))),
  fullName: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_KEPT_ROSTER_ID))),
  season: v.exactOptional(
    v.union([
      v.strictObject({
        games: upTo(MOST_SEASON_GAMES),
        pins: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      }),
      listOf(score, { least: 1, most: MOST_SEASON_GAMES }),
    ]),
  ),
  entering: v.exactOptional(score),
  group: v.exactOptional(GROUP_SHAPE),
});

const mateNumber = upTo(MOST_MATES);
const mate = v.strictObject({ name, bowler: opaqueId });

const player = v.strictObject({
  id: playerNumber,
  name,
  average: v.exactOptional(score),
  carried: v.exactOptional(listOf(score, { least: 1, most: MOST_CARRIED })),
  option: v.exactOptional(option),
  bowler: opaqueId,
  series,
  league: v.exactOptional(facts),
  mates: v.exactOptional(listOf(mate, { least: 1, most: MOST_MATES })),
  first: v.exactOptional(mateNumber),
});

const players = v.pipe(
  listOf(player, { least: 1, most: MOST_PLAYERS }),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length),
  v.check((all) => new Set(all.map(({ bowler }) => bowler)).size === all.length),
  v.check((all) => new Set(all.map(({ series }) => series.id)).size === all.length),
  v.check((all) => areShown(all.map(({ name }) => name))),
);

/** The longest name of an account at the front desk, in UTF-16 units. */
const LONGEST_AUTHOR = 120;
/** An order of the front desk; the author is not a bowler, so that no erasure takes the name out. */
const order = v.strictObject({ id: opaqueId, author: v.pipe(v.string(), v.maxLength(LONGEST_AUTHOR)) });

const movedFrom = v.strictObject({
  origin: opaqueId,
  game: v.pipe(v.string(), v.regex(GAME_ID)),
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_EVENTS)),
  lane: upTo(HIGHEST_LANE),
});

const setupShape = v.strictObject({
  format: v.picklist(FORMAT_IDS),
  lane: upTo(HIGHEST_LANE),
  pair: v.exactOptional(upTo(HIGHEST_LANE)),
  gameNumber: upTo(HIGHEST_GAME_NUMBER),
  games: v.exactOptional(upTo(MOST_SERIES_GAMES)),
  startedAt: time,
  origin: opaqueId,
  party: opaqueId,
  goesRound: v.exactOptional(v.literal(true)),
  league: v.exactOptional(LEAGUE_SCHEMA),
  players,
  movedFrom: v.exactOptional(movedFrom),
  order: v.exactOptional(order),
});

const setup = v.pipe(
  setupShape,
  v.check(isOneOfLeague),
  v.check(isOnItsLanes),
  v.check(isOneOfTeams),
  v.check(({ format, players }) => players.every(({ option }) => isOption(formatOf(format), option))),
  v.check(({ format, players }) =>
    players.every(({ average = null }) => averageFits(formatOf(format), average).ok),
  ),
);

const roll = v.variant('kind', [
  v.strictObject({
    kind: v.literal('pins'),
    pins: v.picklist(PIN_COUNTS),
    split: v.exactOptional(v.literal(true)),
    left: v.exactOptional(listOf(v.picklist(PIN_NUMBERS), { least: 1, most: PIN_NUMBERS.length })),
  }),
  v.strictObject({ kind: v.literal('foul'), fell: v.exactOptional(v.picklist(PIN_COUNTS)) }),
]);

const balls = listOf(roll, { most: MOST_BALLS_A_FRAME });
const frame = v.picklist(FRAME_NUMBERS);
const stamp = { at: time, by: v.picklist(AUTHORS), order: v.exactOptional(order) };

const sameFields = {
  player: playerNumber,
  players: listOf(playerNumber, { least: 1, most: HIGHEST_PLAYER }),
  skipped: v.boolean(),
  score,
  average: v.nullable(score),
  scores: listOf(score, { most: MOST_CARRIED }),
  option,
  handicap: v.nullable(handicap),
  seat,
  frame,
  to: playerNumber,
  ball: upTo(MOST_BALLS_A_FRAME),
  split: v.boolean(),
  provisional: v.boolean(),
};

const event = v.variant('type', [
  v.strictObject({
    type: v.literal('ballRolled'),
    player: playerNumber,
    frame,
    roll,
    mate: v.exactOptional(mateNumber),
    ...stamp,
  }),
  v.strictObject({
    type: v.literal('frameCorrected'),
    player: playerNumber,
    frame,
    balls,
    ...stamp,
  }),
  v.strictObject({
    type: v.literal('lineAgreed'),
    player: playerNumber,
    // The rules know how many frames a line of the game's format has.
    frames: listOf(balls, { least: 1, most: FRAME_NUMBERS.length }),
    ...stamp,
  }),
  v.strictObject({ type: v.literal('frameDisputed'), player: playerNumber, frame, balls, ...stamp }),
  v.strictObject({
    type: v.literal('playerJoined'),
    player: playerNumber,
    name,
    from: frame,
    option: v.exactOptional(option),
    bowler: opaqueId,
    series,
    league: v.exactOptional(
      partialObject({ seat: v.exactOptional(seat), type: v.exactOptional(specialType) }),
    ),
    ...stamp,
  }),
  v.strictObject({
    type: v.literal('playerRenamed'),
    player: playerNumber,
    name,
    bowler: v.exactOptional(opaqueId),
    series: v.exactOptional(series),
    substitutes: v.exactOptional(v.literal(true)),
    mate: v.exactOptional(mateNumber),
    ...stamp,
  }),
  v.strictObject({ type: v.literal('playerReturned'), player: playerNumber, from: frame, ...stamp }),
  v.strictObject({
    type: v.literal('scoreTypeSet'),
    player: playerNumber,
    scoreType: v.picklist(SCORE_TYPES),
    instead: v.exactOptional(name),
    score: v.exactOptional(score),
    later: v.exactOptional(later),
    ...stamp,
  }),
  ...sameSchemas('type', { ...SAME, ...SAME_OF_BALLS }, sameFields, stamp),
  v.strictObject({ type: v.literal('gameMoved'), to: upTo(HIGHEST_LANE), ...stamp }),
  v.strictObject({ type: v.literal('undone'), event: eventNumber, ...stamp }),
  v.strictObject({ type: v.literal('redone'), event: eventNumber, ...stamp }),
]);

/** A game file of the newest version after its head (`sealed-text.ts`): exactly these keys. */
export const RECORD_SCHEMA = v.strictObject({
  ...HEAD,
  version: upTo(HIGHEST_VERSION),
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_EVENTS)),
  id: v.pipe(v.string(), v.regex(GAME_ID)),
  counter: upTo(HIGHEST_COUNTER),
  savedAt: time,
  setup,
  events: v.pipe(
    listOf(event, { most: MOST_EVENTS }),
    v.check((all) => all.every(isOfOneBowler)),
  ),
  sheet: listOf(v.pipe(v.string(), v.maxLength(LONGEST_SHEET_LINE)), { most: MOST_SHEET_LINES }),
});

/** Shared parts by their names in docs/schema/game.schema.json. */
export const RECORD_PARTS = {
  time,
  name,
  opaqueId,
  score,
  playerNumber,
  eventNumber,
  option,
  series,
  handicap,
  seat,
  later,
  facts,
  league: LEAGUE_SCHEMA,
  frame,
  roll,
  balls,
  mate,
  mateNumber,
  order,
  player,
  setup,
  event,
};

/** A league's game has terms, teams and facts with which a game can begin. Other games have none of these. */
function isOneOfLeague({ format, games, league, players }: v.InferOutput<typeof setupShape>): boolean {
  if (league === undefined) return players.every((one) => one.league === undefined);
  const rules = formatOf(format);
  // The number of games is in the terms.
  if (games !== undefined) return false;
  return termsFit(league, rules).ok && leagueStarts(league, rules, players).ok;
}

/** Where each team has a game of its own, both change lanes; no other game does. */
function isOnItsLanes({ lane, pair, league }: v.InferOutput<typeof setupShape>): boolean {
  return (pair === undefined) === (league?.bowls === undefined) && pair !== lane;
}

/** Where bowlers share lines each player is a team of different people; elsewhere nobody has mates. */
function isOneOfTeams({ format, goesRound, league, players }: v.InferOutput<typeof setupShape>): boolean {
  const { sharing } = formatOf(format);
  const sizes = players.map(({ mates = [] }) => mates.length);
  const mates = players.flatMap((one) => one.mates ?? []);
  return (
    teamsFit(sharing, sizes).ok &&
    (sharing !== null ? league === undefined : goesRound === undefined) &&
    players.every(({ first = 1 }, place) => first === 1 || first <= (sizes[place] ?? 0)) &&
    new Set(mates.map(({ bowler }) => bowler)).size === mates.length &&
    areShown(mates.map((one) => one.name))
  );
}

/** A player who replaces somebody begins a new series; a corrected name changes neither. */
export function isOfOneBowler(one: v.InferOutput<typeof event>): boolean {
  return one.type !== 'playerRenamed' || (one.bowler === undefined) === (one.series === undefined);
}

/** In a format with options every player's is saved, even the usual one; other formats have none. */
function isOption(format: Format, option: number | undefined): boolean {
  const table = tableFor(format, option);
  return table.ok && table.value.option === (option ?? null);
}

/** Names as the line-up made them. Not checked by remaking it, which would try number after number for duplicates. */
function areShown(names: readonly string[]): boolean {
  return new Set(names).size === names.length && names.every(isShown);
}

function isShown(given: string): boolean {
  const kept = keptName(given, 1);
  return kept.ok && kept.value === given;
}

function upTo(most: number): v.GenericSchema<unknown, number> {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most));
}
