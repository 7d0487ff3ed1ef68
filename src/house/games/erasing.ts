import type { NameEntry } from '../../core/chain/names.ts';
import { isPlaceholderName } from '../../core/players/placeholder-name.ts';
import { tell } from '../db/news.ts';
import type { KnownLane, Queries } from '../db/transactions.ts';
import { entriesWithout, withoutBowlers, withoutNames } from './erased-names.ts';
import { eraseInTexts } from './erased-texts.ts';

interface NamedGame {
  readonly origin: string;
  readonly game: string;
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
  const names = new Set([
    ...(await eraseInGames(queries, house, gone)),
    ...(await eraseInForks(queries, house, gone)),
  ]);
  const typed = [...names].filter((name) => !isPlaceholderName(name));
  await eraseReplaced(queries, house, typed);
  await eraseInTexts(queries, house, { bowlers: gone, names: typed });
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

/** Resolves with the names that they had. */
async function eraseInGames(
  queries: Queries,
  house: string,
  bowlers: ReadonlySet<string>,
): Promise<readonly string[]> {
  const { rows } = await queries.query<NamedGame>(
    `SELECT origin, game, entries FROM house.game_names
     WHERE house = $1 AND jsonb_path_query_array(entries, '$[*].value') ?| $2 ORDER BY origin, game FOR UPDATE`,
    [house, [...bowlers]],
  );
  const names: string[] = [];
  for (const { origin, game, entries } of rows) {
    const facts = await queries.query<{ body: string; save: number }>(
      `SELECT body, save FROM house.facts WHERE house = $1 AND origin = $2 AND game = $3 ORDER BY generation`,
      [house, origin, game],
    );
    const bodies = facts.rows.map(({ body }) => body);
    const save = facts.rows.at(-1)?.save ?? 0;
    const left = withoutBowlers({ game, save, bodies, names: entries }, bowlers);
    for (const name of left.names) names.push(name);
    await keepNames(queries, house, { origin, game, entries: left.entries });
  }
  return names;
}

async function eraseInForks(
  queries: Queries,
  house: string,
  bowlers: ReadonlySet<string>,
): Promise<readonly string[]> {
  const { rows } = await queries.query<NamedGame & { branch: number }>(
    `SELECT origin, game, branch, names AS entries FROM house.forks
     WHERE house = $1 AND jsonb_path_query_array(names, '$[*].value') ?| $2 FOR UPDATE`,
    [house, [...bowlers]],
  );
  const names: string[] = [];
  for (const { origin, game, branch, entries } of rows) {
    const left = entriesWithout(entries, bowlers);
    for (const name of left.names) names.push(name);
    await queries.query(
      `UPDATE house.forks SET names = $5 WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $4`,
      [house, origin, game, branch, JSON.stringify(left.entries)],
    );
  }
  return names;
}

/** Also erases names in games in which another bowler took their place: there the name has no id. */
async function eraseReplaced(queries: Queries, house: string, names: readonly string[]): Promise<void> {
  const { rows } = await queries.query<NamedGame>(
    `SELECT origin, game, entries FROM house.game_names
     WHERE house = $1 AND jsonb_path_query_array(entries, '$[*].value') ?| $2
       AND EXISTS (SELECT FROM jsonb_array_elements(entries) AS entry
       WHERE entry ->> 'path' LIKE '%.instead' AND entry ->> 'value' = ANY ($2)) FOR UPDATE`,
    [house, names],
  );
  for (const { entries, ...game } of rows)
    await keepNames(queries, house, { ...game, entries: withoutNames(entries, names) });
}

async function keepNames(
  queries: Queries,
  house: string,
  { origin, game, entries }: NamedGame,
): Promise<void> {
  await queries.query(
    `UPDATE house.game_names SET entries = $4, revision = revision + 1
     WHERE house = $1 AND origin = $2 AND game = $3`,
    [house, origin, game, JSON.stringify(entries)],
  );
  await tell(queries, { kind: 'names', house, origin, game });
}
