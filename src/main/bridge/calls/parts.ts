import * as v from 'valibot';
import { PAPERS, PIN, RECOVERY_CODE } from '../../../contract/contract.ts';
import { GAME_ID } from '../../../saves/record/game-id.ts';

/** The most players in a request; the rules decide how many a game takes. */
export const MOST_PLAYERS = 10_000;
const LONGEST_TEXT = 200;

/** Any typed text. */
export const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
/** A game's id, which cannot be a path. */
export const gameId = v.pipe(v.string(), v.regex(GAME_ID));
export const paper = v.picklist(PAPERS);
export const pin = v.pipe(v.string(), v.regex(PIN));
export const recoveryCode = v.pipe(v.string(), v.regex(RECOVERY_CODE));
/** No arguments. */
export const nothing = v.strictTuple([]);
