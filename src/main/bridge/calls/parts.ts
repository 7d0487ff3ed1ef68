import * as v from 'valibot';
import { PAPERS, PIN, RECOVERY_CODE } from '../../../contract/contract.ts';
import { OPAQUE_ID } from '../../../core/players/opaque-id.ts';
import { GAME_ID } from '../../../saves/record/game-id.ts';

/** The most players in a request; the rules decide how many a game takes. */
export const MOST_PLAYERS = 10_000;
const LONGEST_TEXT = 200;

/** Any typed text. */
export const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
/** A player's number in a game. */
export const playerId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PLAYERS));
/** A game's id, which cannot be a path. */
export const gameId = v.pipe(v.string(), v.regex(GAME_ID));
/** A person, a league: nothing can be read from it. */
export const opaqueId = v.pipe(v.string(), v.regex(OPAQUE_ID));
/** ISO 8601 in UTC, as `Date.toISOString` writes it. */
export const time = v.pipe(v.string(), v.regex(/^(?:\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u));
/** A bowler by id, or everybody of a name. */
export const bowlerAsked = v.variant('kind', [
  v.strictObject({ kind: v.literal('bowler'), bowler: opaqueId }),
  v.strictObject({ kind: v.literal('name'), name: text }),
]);
export const wholeNumber = v.pipe(v.number(), v.safeInteger());
export const paper = v.picklist(PAPERS);
export const pin = v.pipe(v.string(), v.regex(PIN));
export const recoveryCode = v.pipe(v.string(), v.regex(RECOVERY_CODE));
/** No arguments. */
export const nothing = v.strictTuple([]);
