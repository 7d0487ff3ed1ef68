import * as v from 'valibot';
import { PAPERS, PIN, RECOVERY_CODE } from '../../../contract/contract.ts';
import { GAME_ID } from '../../../saves/record/game-id.ts';

/** The most players that a request may name; how many a game takes is for the rules to say. */
export const MOST_PLAYERS = 10_000;
const LONGEST_TEXT = 200;

/** Any text that a person types. */
export const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
/** The id of a game, which can be no path. */
export const gameId = v.pipe(v.string(), v.regex(GAME_ID));
/** What a sheet is printed on. */
export const paper = v.picklist(PAPERS);
/** What opens staff mode. */
export const pin = v.pipe(v.string(), v.regex(PIN));
/** What gives a forgotten PIN up. */
export const recoveryCode = v.pipe(v.string(), v.regex(RECOVERY_CODE));
/** No arguments at all. */
export const nothing = v.strictTuple([]);
