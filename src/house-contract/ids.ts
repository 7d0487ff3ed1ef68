import * as v from 'valibot';
import { HIGHEST_LANE } from '../core/game/event.ts';
import { isBlank, isUnreadable } from '../core/players/readable.ts';
import { OPAQUE_ID } from '../core/players/opaque-id.ts';

/** SHA-256 as 64 lower-case hexadecimal digits. */
export type Digest = string;

export const opaqueId = v.pipe(v.string(), v.regex(OPAQUE_ID));
export const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));
/** A game's id, as its lane made it; the house takes no meaning from it. */
export const gameId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,80}$/u));
export const laneNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_LANE));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** `2026-11`, in UTC. */
export const month = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u));
/** ISO 8601 in UTC. */
export const time = v.pipe(v.string(), v.isoTimestamp());
/** What people type to be read by others: nothing unseen, as in a bowler's name, and not nothing. */
export const typed = (most: number): v.GenericSchema<string> =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.check((words) => !isUnreadable(words) && !isBlank(words)),
  );
export const text = (most: number): v.GenericSchema<string> =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most));
