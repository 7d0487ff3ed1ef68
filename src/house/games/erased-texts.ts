import { isContainer } from '../../core/chain/facts.ts';
import { placeholder } from '../../core/players/placeholder-name.ts';
import { newId } from '../../saves/record/new-id.ts';
import { tell } from '../db/news.ts';
import type { Queries } from '../db/transactions.ts';

/** Bowlers to remove from texts, where only a name identifies somebody. */
export interface Persons {
  readonly bowlers: ReadonlySet<string>;
  readonly names: readonly string[];
}

/** Fields of orders into which staff type names. */
const TYPED: ReadonlySet<string> = new Set(['name', 'names', 'text', 'note']);

/**
 * Removes bowlers from what staff typed and from facts kept aside. Another person with the same name is
 * removed too, because the house cannot tell them apart.
 */
export async function eraseInTexts(queries: Queries, house: string, persons: Persons): Promise<void> {
  if (persons.names.length === 0 && persons.bowlers.size === 0) return;
  await eraseInOrders(queries, house, persons);
  await eraseInWaiting(queries, house, persons);
  for (const table of ['aside', 'fork_facts'] as const) await eraseInBodies(queries, house, persons, table);
}

async function eraseInOrders(queries: Queries, house: string, persons: Persons): Promise<void> {
  const { rows } = await queries.query<{ id: string; origin: string; lane: number; body: unknown }>(
    `SELECT id, origin, lane, body FROM house.orders WHERE house = $1 AND body::text ILIKE ANY ($2) FOR UPDATE`,
    [house, patterns(persons)],
  );
  for (const { id, origin, lane, body } of rows) {
    const left = withoutTyped(body, '', persons);
    await queries.query('UPDATE house.orders SET body = $3 WHERE house = $1 AND id = $2', [
      ...[house, id],
      JSON.stringify(left),
    ]);
    await tell(queries, { kind: 'order', house, origin, lane, id });
  }
}

async function eraseInWaiting(queries: Queries, house: string, persons: Persons): Promise<void> {
  const { rows } = await queries.query<{ id: string; name: string; note: string }>(
    `SELECT id, name, note FROM house.waiting WHERE house = $1 AND name || ' ' || note ILIKE ANY ($2) FOR UPDATE`,
    [house, persons.names.map((name) => `%${escaped(name)}%`)],
  );
  for (const { id, name, note } of rows)
    await queries.query('UPDATE house.waiting SET name = $3, note = $4 WHERE house = $1 AND id = $2', [
      ...[house, id],
      withoutWords(name, persons.names),
      withoutWords(note, persons.names),
    ]);
  if (rows.length > 0) await tell(queries, { kind: 'waiting', house });
}

/**
 * The fact keeps its original checksum. It does not match the changed body, which is only shown and never
 * counts.
 */
async function eraseInBodies(
  queries: Queries,
  house: string,
  persons: Persons,
  table: 'aside' | 'fork_facts',
): Promise<void> {
  const { rows } = await queries.query<{ row: string; body: string }>(
    `SELECT ctid::text AS row, body FROM house.${table} WHERE house = $1 AND body ILIKE ANY ($2) FOR UPDATE`,
    [house, patterns(persons)],
  );
  for (const { row, body } of rows) {
    const left = withoutPersons(body, persons);
    if (left !== body)
      await queries.query(`UPDATE house.${table} SET body = $2 WHERE ctid = $1::tid`, [row, left]);
  }
}

function patterns({ bowlers, names }: Persons): readonly string[] {
  const texts = [...bowlers, ...names.map((name) => JSON.stringify(name).slice(1, -1))];
  return texts.map((text) => `%${escaped(text)}%`);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
}

/** Changes only fields that staff fill in; `kind` and others have fixed words. */
function withoutTyped(value: unknown, key: string, persons: Persons): unknown {
  if (typeof value === 'string') {
    if (persons.bowlers.has(value)) return newId();
    return TYPED.has(key) ? withoutWords(value, persons.names) : value;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => withoutTyped(one, key, persons));
  if (!isContainer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([own, field]) => [own, withoutTyped(field, own, persons)]),
  );
}

/** Matches whole words, in any case. */
function withoutWords(text: string, names: readonly string[]): string {
  return names.reduce((left, name) => {
    const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
    const word = new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'giu');
    return left.replaceAll(word, placeholder(1));
  }, text);
}

/**
 * Nothing is known of the body except that it is text, so every value that equals a name or an id is
 * replaced.
 */
function withoutPersons(body: string, { bowlers, names }: Persons): string {
  const gone = new Set([...bowlers, ...names].map((one) => one.toLowerCase()));
  try {
    return JSON.stringify(
      JSON.parse(body, (_key, value: unknown) =>
        typeof value === 'string' && gone.has(value.toLowerCase()) ? placeholder(1) : value,
      ),
    );
  } catch {
    return JSON.stringify(placeholder(1));
  }
}
