import * as v from 'valibot';
import { count, gameId, laneNumber, opaqueId } from '../../house-contract/ids.ts';
import type { Queries } from './transactions.ts';

/** The channel on which services of one database notify each other. */
export const CHANNEL = 'headpin';

const house = opaqueId;
const origin = opaqueId;

/** What changed, without its content: listeners read the newest rows. */
const CHANGE = v.variant('kind', [
  /** A lane's state, its connection, or its stored games. */
  v.strictObject({ kind: v.literal('lane'), house, origin }),
  /** The numbers of a PC's lanes, which another PC may have too. */
  v.strictObject({ kind: v.literal('numbers'), house, origin }),
  /** Facts of a game, from this generation on. */
  v.strictObject({ kind: v.literal('facts'), house, origin, game: gameId, from: count }),
  v.strictObject({ kind: v.literal('names'), house, origin, game: gameId }),
  v.strictObject({ kind: v.literal('order'), house, origin, lane: laneNumber, id: opaqueId }),
  v.strictObject({ kind: v.literal('move'), house, id: opaqueId }),
  v.strictObject({ kind: v.literal('waiting'), house }),
  /** The lane should compare its games: after a decision about a fork, or after a restore. */
  v.strictObject({ kind: v.literal('compare'), house, origin }),
  /** Who opens the lanes, or their PIN. */
  v.strictObject({ kind: v.literal('opens'), house }),
  /** A lane erased bowlers: the others of the house erase them too. */
  v.strictObject({ kind: v.literal('erased'), house }),
  /** Sessions were ended: their open streams are checked again. */
  v.strictObject({ kind: v.literal('sessions'), house }),
  /** A lane's key was revoked, or replaced by a new pairing. */
  v.strictObject({ kind: v.literal('unpaired'), house, origin }),
]);
export type Change = v.InferOutput<typeof CHANGE>;

/**
 * `n` identifies a piece of news. All listeners of one database hear all news in the same order, that of the
 * commits.
 */
const NEWS = v.strictObject({ n: v.pipe(v.number(), v.safeInteger()), change: CHANGE });
export type News = v.InferOutput<typeof NEWS>;

/** PostgreSQL sends it when the transaction commits, and not at all if it fails. */
export async function tell(queries: Queries, change: Change): Promise<void> {
  await queries.query(
    `SELECT pg_notify('${CHANNEL}', json_build_object('n', nextval('house.news'), 'change', $1::json)::text)`,
    [JSON.stringify(change)],
  );
}

/** Null for news that this version does not know. */
export function newsIn(payload: string | undefined): News | null {
  const parsed = v.safeParse(NEWS, jsonIn(payload ?? ''));
  return parsed.success ? parsed.output : null;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
