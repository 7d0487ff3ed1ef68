import type { NameEntry } from '../../core/chain/names.ts';
import type { Game } from '../../core/game/game.ts';
import type { Queries } from '../db/transactions.ts';
import { readFacts } from '../games/reading.ts';

/** A game's branch that counts, up to a generation; null if the rules cannot read it. */
export async function gameUpTo(
  queries: Queries,
  key: { readonly house: string; readonly origin: string; readonly game: string },
  generation: number | null = null,
): Promise<Game | null> {
  const facts = await factsUpTo(queries, key, generation);
  if (facts === null) return null;
  const { game, refused } = readFacts({
    ...facts,
    game: key.game,
    bodies: facts.facts.map(({ body }) => body),
  });
  return refused === null ? game : null;
}

export interface FactsUpTo {
  readonly save: number;
  readonly facts: readonly { readonly body: string; readonly chain: string }[];
  /** Only the names in these facts. */
  readonly names: readonly NameEntry[];
}

/** The stored facts; null if some are missing. */
export async function factsUpTo(
  queries: Queries,
  { house, origin, game }: { readonly house: string; readonly origin: string; readonly game: string },
  generation: number | null,
): Promise<FactsUpTo | null> {
  const { rows } = await queries.query<{
    readonly save: number | null;
    readonly facts: FactsUpTo['facts'] | null;
    readonly names: readonly NameEntry[] | null;
  }>(
    `SELECT max(save) AS save, json_agg(json_build_object('body', body, 'chain', chain) ORDER BY generation) AS facts,
       (SELECT entries FROM house.game_names WHERE house = $1 AND origin = $2 AND game = $3) AS names
     FROM house.facts
     WHERE house = $1 AND origin = $2 AND game = $3 AND ($4::int IS NULL OR generation <= $4)`,
    [house, origin, game, generation],
  );
  const { save, facts, names } = rows[0] ?? { save: null, facts: null, names: null };
  if (save === null || facts === null) return null;
  if (generation !== null && facts.length !== generation + 1) return null;
  const own = (names ?? []).filter(({ path }) => Number(path.split('.')[0]) < facts.length);
  return { save, facts, names: own };
}
