import * as v from 'valibot';
import { count, gameId, laneNumber, opaqueId } from '../../house-contract/ids.ts';
import type { Queries } from './transactions.ts';

/** The channel on which services hear what others of the same database did. */
export const CHANNEL = 'headpin';

const house = opaqueId;
const origin = opaqueId;

/** What changed, without content: who hears of it reads the newest rows. */
const CHANGE = v.variant('kind', [
  /** A lane's state, its connection, or what the house keeps of it. */
  v.strictObject({ kind: v.literal('lane'), house, origin }),
  /** Facts of a game from this generation on. */
  v.strictObject({ kind: v.literal('facts'), house, origin, game: gameId, from: count }),
  v.strictObject({ kind: v.literal('names'), house, origin, game: gameId }),
  v.strictObject({ kind: v.literal('order'), house, origin, lane: laneNumber, id: opaqueId }),
  v.strictObject({ kind: v.literal('move'), house, id: opaqueId }),
  v.strictObject({ kind: v.literal('waiting'), house }),
  /** The house wants this lane to compare: its answer about a fork, or a restore. */
  v.strictObject({ kind: v.literal('compare'), house, origin }),
  /** Sessions ended before their time: whoever hears by one of them is asked again. */
  v.strictObject({ kind: v.literal('sessions'), house }),
  /** A lane's key ended; it was revoked, or paired again. */
  v.strictObject({ kind: v.literal('unpaired'), house, origin }),
]);
export type Change = v.InferOutput<typeof CHANGE>;

/** `n` tells one news from another. Listeners of one database hear all of them in one order, that of the commits. */
const NEWS = v.strictObject({ n: v.pipe(v.number(), v.safeInteger()), change: CHANGE });
export type News = v.InferOutput<typeof NEWS>;

/** Told when the transaction commits, and only then. */
export async function tell(queries: Queries, change: Change): Promise<void> {
  await queries.query(
    `SELECT pg_notify('${CHANNEL}', json_build_object('n', nextval('house.news'), 'change', $1::json)::text)`,
    [JSON.stringify(change)],
  );
}

/** Null for what no service of this version says. */
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
