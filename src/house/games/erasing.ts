import type pg from 'pg';
import { isContainer } from '../../core/chain/facts.ts';
import { namesIn, type NameEntry } from '../../core/chain/names.ts';
import { placeholder } from '../../core/players/placeholder-name.ts';
import { namingsIn } from '../../saves/games/namings.ts';
import { withoutBowler } from '../../saves/games/without-bowler.ts';
import { newId } from '../../saves/record/new-id.ts';
import { tell } from '../db/news.ts';
import { withService, type Queries } from '../db/transactions.ts';
import { readFacts } from './reading.ts';

interface NamedGame {
  readonly origin: string;
  readonly game: string;
  readonly entries: readonly NameEntry[];
}

/**
 * Takes persons out of every game of the house, also of those that were moved to another lane. Their names become placeholders
 * and their ids others; scores stay. After a restore the lanes say their erasures again, and this is done again.
 */
export async function eraseBowlers(pool: pg.Pool, house: string, bowlers: readonly string[]): Promise<void> {
  if (bowlers.length === 0) return;
  await withService(pool, async (queries) => {
    const { rows } = await queries.query<NamedGame>(
      `SELECT origin, game, entries FROM house.game_names
       WHERE house = $1 AND jsonb_path_query_array(entries, '$[*].value') ?| $2 ORDER BY origin, game FOR UPDATE`,
      [house, bowlers],
    );
    for (const named of rows) await eraseIn(queries, house, named, new Set(bowlers));
    await eraseInForks(queries, house, new Set(bowlers));
  });
}

async function eraseIn(
  queries: Queries,
  house: string,
  { origin, game, entries }: NamedGame,
  bowlers: ReadonlySet<string>,
): Promise<void> {
  const { rows } = await queries.query<{ body: string; save: number }>(
    `SELECT body, save FROM house.facts WHERE house = $1 AND origin = $2 AND game = $3 ORDER BY generation`,
    [house, origin, game],
  );
  const facts = { game, save: rows.at(-1)?.save ?? 0, bodies: rows.map(({ body }) => body), names: entries };
  const left = withoutBowlers(facts, bowlers);
  await queries.query(
    `UPDATE house.game_names SET entries = $4, revision = revision + 1
     WHERE house = $1 AND origin = $2 AND game = $3`,
    [house, origin, game, JSON.stringify(left)],
  );
  await tell(queries, { kind: 'names', house, origin, game });
}

async function eraseInForks(queries: Queries, house: string, bowlers: ReadonlySet<string>): Promise<void> {
  const { rows } = await queries.query<NamedGame & { branch: number; names: readonly NameEntry[] }>(
    `SELECT origin, game, branch, names FROM house.forks
     WHERE house = $1 AND jsonb_path_query_array(names, '$[*].value') ?| $2 FOR UPDATE`,
    [house, [...bowlers]],
  );
  for (const { origin, game, branch, names } of rows)
    await queries.query(
      `UPDATE house.forks SET names = $5 WHERE house = $1 AND origin = $2 AND game = $3 AND branch = $4`,
      [house, origin, game, branch, JSON.stringify(entriesWithout(names, bowlers))],
    );
}

/** By the rules where they read the game, as the lane does it; by places alone where they do not. */
export function withoutBowlers(
  facts: Parameters<typeof readFacts>[0],
  bowlers: ReadonlySet<string>,
): readonly NameEntry[] {
  const { game } = readFacts(facts);
  if (game === null || game.events.length + 1 < facts.bodies.length)
    return entriesWithout(facts.names, bowlers);
  let record = { id: facts.game, counter: 1, savedAt: '', game };
  const gone = namingsIn(game).filter(({ bowler }) => bowlers.has(bowler));
  for (const name of new Set(gone.map((one) => one.name)))
    record = withoutBowler(record, name, newId) ?? record;
  // A name that was a placeholder already has no other one, but its ids still join.
  return entriesWithout(namesIn({ ...record.game }), bowlers);
}

/** Entries beside a bowler's id are the bowler's. */
function entriesWithout(entries: readonly NameEntry[], bowlers: ReadonlySet<string>): readonly NameEntry[] {
  const places = new Map<string, number>();
  for (const { path, value } of entries) {
    if (typeof value === 'string' && bowlers.has(value) && path.endsWith('.bowler'))
      places.set(placeOf(path), places.size + 1);
  }
  if (places.size === 0) return entries;
  const taken = new Set(entries.map(({ value }) => value));
  return entries.map(({ path, value }) => {
    if (!places.has(placeOf(path))) return { path, value };
    if (path.endsWith('.bowler')) return { path, value: newId() };
    if (isContainer(value)) return { path, value: { ...value, id: newId() } };
    return { path, value: unusedPlaceholder(taken) };
  });
}

function placeOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

function unusedPlaceholder(taken: Set<unknown>): string {
  let number = 1;
  while (taken.has(placeholder(number))) number += 1;
  taken.add(placeholder(number));
  return placeholder(number);
}
