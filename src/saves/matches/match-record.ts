import * as v from 'valibot';
import { HIGHEST_SCORE } from '../../core/formats/formats.ts';
import type { RollOff } from '../../core/league/match.ts';
import { MOST_GAMES } from '../../core/league/terms.ts';
import { type MatchId, type TeamId, MOST_PLACES, MOST_TEAMS } from '../../core/players/league.ts';
import type { PlayerId } from '../../core/players/player.ts';
import type { Fixture } from '../../contract/contract.ts';
import { GAME_ID } from '../record/game-id.ts';
import { HEAD, HIGHEST_VERSION } from '../record/head.ts';
import { listOf, readAs } from '../record/reading.ts';
import { MOST_EVENTS } from '../record/record-bounds.ts';
import { RECORD_PARTS } from '../record/record-schema.ts';
import { sealText, unsealText, type Reading, damaged } from '../record/sealed-text.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { readBounded } from '../disk/read-bounded.ts';

/** A captain's signature on a game. The file contains no names; the captain's is in the game. */
export interface SignOffRecord {
  /** The id of the saved game. */
  readonly game: string;
  readonly team: TeamId;
  /** The player's number in that game. */
  readonly by: PlayerId;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly generation: number;
}

/**
 * The facts of a match that its games do not hold; nothing that can be computed is saved. Without this file the games
 * still name their match, and only fixture, roll-offs and signatures are lost.
 */
export interface MatchRecord {
  readonly id: MatchId;
  readonly fixture: Fixture;
  /** The ids of its games, in the order in which they began. */
  readonly games: readonly string[];
  readonly rollOffs: readonly RollOff[];
  /** Oldest first. Of several by one team for one game, the last one counts. */
  readonly signOffs: readonly SignOffRecord[];
}

export const MATCH_VERSION = 1;

/** In bytes, four times the largest possible match. */
export const LARGEST_MATCH = 512 * 1024;

/** Including games that were begun again. */
export const MOST_MATCH_GAMES = 100;
export const MOST_SIGN_OFFS = 500;
export const MOST_ROLL_OFFS = 500;
export const MOST_GOS = 100;

/** In UTF-16 units: 60 characters of any script. */
export const LONGEST_FIXTURE_TEXT = 120;

const { time, opaqueId, playerNumber } = RECORD_PARTS;
const gameId = v.pipe(v.string(), v.regex(GAME_ID));
const pins = upTo(HIGHEST_SCORE * MOST_PLACES, 0);
const game = upTo(MOST_GAMES);
const place = upTo(MOST_PLACES);
const said = v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_FIXTURE_TEXT)));

/** A fixture of a schedule; the bridge accepts the same. */
export const FIXTURE_SCHEMA = v.strictObject({
  league: said,
  round: said,
  date: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/u))),
  lanes: said,
  teamIds: listOf(said, { most: MOST_TEAMS }),
});

/** A unit that points are won for; the bridge accepts the same. */
export const UNIT_SCHEMA = v.variant('kind', [
  v.strictObject({ kind: v.literal('game'), game }),
  v.strictObject({ kind: v.literal('series') }),
  v.strictObject({ kind: v.literal('individual'), game, place }),
  v.strictObject({ kind: v.literal('individualSeries'), place }),
]);

export const GO_SCHEMA = v.strictObject({ home: pins, visitors: pins });

/** A match's file after its head: exactly these keys. */
export const MATCH_SCHEMA = v.strictObject({
  ...HEAD,
  version: upTo(HIGHEST_VERSION),
  id: opaqueId,
  fixture: FIXTURE_SCHEMA,
  games: v.pipe(
    listOf(gameId, { most: MOST_MATCH_GAMES }),
    v.check((all) => new Set(all).size === all.length),
  ),
  rollOffs: listOf(
    v.strictObject({ unit: UNIT_SCHEMA, gos: listOf(GO_SCHEMA, { least: 1, most: MOST_GOS }) }),
    { most: MOST_ROLL_OFFS },
  ),
  signOffs: listOf(
    v.strictObject({
      game: gameId,
      team: opaqueId,
      by: playerNumber,
      at: time,
      generation: upTo(MOST_EVENTS, 0),
    }),
    { most: MOST_SIGN_OFFS },
  ),
});

/** A match's text, one line for each game, roll-off and signature. */
export function makeMatch({ id, fixture, games, rollOffs, signOffs }: MatchRecord): string {
  return sealText('headpin-match', MATCH_VERSION, [
    ['id', JSON.stringify(id)],
    ['fixture', JSON.stringify(fixture)],
    ['games', rows(games)],
    ['rollOffs', rows(rollOffs)],
    ['signOffs', rows(signOffs)],
  ]);
}

export function parseMatch(bytes: Uint8Array): Reading<MatchRecord> {
  return unsealText({ marker: 'headpin-match', version: MATCH_VERSION }, bytes, ({ content }) =>
    readAs(MATCH_SCHEMA, content, ({ id, fixture, games, rollOffs, signOffs }) => ({
      ...{ id, fixture, games, rollOffs, signOffs },
    })),
  );
}

function rows(values: readonly unknown[]): string {
  return `[${values.map((value) => `\n    ${JSON.stringify(value)}`).join(',')}]`;
}

function upTo(most: number, least = 1): v.GenericSchema<unknown, number> {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
}

const MATCH_FILE = /^([0-9a-f]{24})\.json(?:\.prev)?$/u;

/** The id of the match whose file has this name; null when the name is not ours. */
export function matchIn(file: string): MatchId | null {
  return MATCH_FILE.exec(file)?.[1] ?? null;
}

type MatchFileRead = Reading<MatchRecord> | { readonly kind: 'missing' };

/** Reads a match's file and checks that it is this match's. Rejects with the system's error. */
export async function readMatchFile(disk: ReadDisk, path: string, id: MatchId): Promise<MatchFileRead> {
  const document = await readBounded(disk, path, LARGEST_MATCH);
  if (document.kind !== 'bytes') return document;
  const reading = parseMatch(document.bytes);
  return reading.kind === 'read' && reading.value.id !== id ? damaged('wrong-name') : reading;
}
