import { personsIn, withoutErased } from '../../core/chain/erasing.ts';
import type { NameEntry } from '../../core/chain/names.ts';
import { isPlaceholderName } from '../../core/players/placeholder-name.ts';
import { otherIds } from '../../saves/record/new-id.ts';
import { tell } from '../db/news.ts';
import type { KnownLane, Queries } from '../db/transactions.ts';
import { eraseInTexts } from './erased-texts.ts';
import { storedBodies, type StoredBranch } from './stored-bodies.ts';

interface NamedBranch extends Omit<StoredBranch, 'house'> {
  readonly entries: readonly NameEntry[];
}

/**
 * Deliveries of names share this lock and an erasure holds it exclusively, so no name arrives behind an
 * erasure.
 */
const LOCK = `hashtextextended('erasing ' || $1, 0)`;

/**
 * Erases bowlers everywhere in the house: games of all lanes, second branches, facts kept aside, orders and
 * the waiting list. Names become placeholders and ids are replaced; scores stay. After a restore the lanes
 * repeat their erasures, and this runs again.
 */
export async function eraseBowlers(
  queries: Queries,
  house: string,
  bowlers: readonly string[],
): Promise<void> {
  if (bowlers.length === 0) return;
  await queries.query(`SELECT pg_advisory_xact_lock(${LOCK})`, [house]);
  const gone = new Set(bowlers);
  const other = otherIds();
  const names = new Set<string>();
  for (const one of await branchesWith(queries, house, bowlers)) {
    const facts = { bodies: await storedBodies(queries, { house, ...one }), names: one.entries };
    const persons = personsIn(facts, gone);
    for (const name of persons.names) names.add(name);
    await keepNames(queries, house, { ...one, entries: withoutErased(facts, persons, other) });
  }
  const typed = [...names].filter((name) => !isPlaceholderName(name));
  await eraseReplaced(queries, house, typed);
  await eraseInTexts(queries, house, { bowlers: gone, names: typed });
  await tell(queries, { kind: 'erased', house });
}

/** Keeps erasures out between this transaction's reading and writing of names. */
export async function holdErasing(queries: Queries, house: string): Promise<void> {
  await queries.query(`SELECT pg_advisory_xact_lock_shared(${LOCK})`, [house]);
}

/**
 * Which of these bowlers were erased at any lane of the house. Asked in the transaction that stores their
 * names.
 */
export async function erasedAmong(
  queries: Queries,
  { house }: KnownLane,
  entries: readonly NameEntry[],
): Promise<ReadonlySet<string>> {
  const bowlers = entries.flatMap(({ path, value }) => (path.endsWith('.bowler') ? [value] : []));
  if (bowlers.length === 0) return new Set();
  await holdErasing(queries, house);
  const { rows } = await queries.query<{ erased: string[] }>(
    'SELECT house.erased_among($1::text[]) AS erased',
    [[...new Set(bowlers.map(String))]],
  );
  return new Set(rows[0]?.erased);
}

/** The branches of games, first and second ones, that have one of these ids or names. */
async function branchesWith(
  queries: Queries,
  house: string,
  values: readonly string[],
): Promise<readonly NamedBranch[]> {
  const first = await queries.query<NamedBranch>(
    `SELECT origin, game, NULL AS branch, entries FROM house.game_names
     WHERE house = $1 AND jsonb_path_query_array(entries, '$[*].value') ?| $2 ORDER BY origin, game FOR UPDATE`,
    [house, values],
  );
  const second = await queries.query<NamedBranch>(
    `SELECT origin, game, branch, names AS entries FROM house.forks
     WHERE house = $1 AND jsonb_path_query_array(names, '$[*].value') ?| $2 ORDER BY origin, game, branch FOR UPDATE`,
    [house, values],
  );
  return [...first.rows, ...second.rows];
}

/** Also erases names in games in which another bowler took their place: there the name has no id. */
async function eraseReplaced(queries: Queries, house: string, names: readonly string[]): Promise<void> {
  const persons = { bowlers: new Set<string>(), names: new Set(names) };
  for (const one of await branchesWith(queries, house, names)) {
    if (!one.entries.some(({ path }) => path.endsWith('.instead'))) continue;
    const facts = { bodies: await storedBodies(queries, { house, ...one }), names: one.entries };
    const entries = withoutErased(facts, persons, otherIds());
    if (entries !== one.entries) await keepNames(queries, house, { ...one, entries });
  }
}

async function keepNames(
  queries: Queries,
  house: string,
  { origin, game, branch, entries }: NamedBranch,
): Promise<void> {
  const own = [house, origin, game, JSON.stringify(entries)];
  if (branch !== null) {
    await queries.query(
      'UPDATE house.forks SET names = $4 WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $5',
      [...own, branch],
    );
    return;
  }
  await queries.query(
    `UPDATE house.game_names SET entries = $4, revision = revision + 1
     WHERE house = $1 AND origin = $2 AND game = $3`,
    own,
  );
  await tell(queries, { kind: 'names', house, origin, game });
}
