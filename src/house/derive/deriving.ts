import pg from 'pg';
import type { NameEntry } from '../../core/chain/names.ts';
import { withService, type Queries } from '../db/transactions.ts';
import { wholeGame } from '../games/reading.ts';
import { rowsOf } from './rows-of-game.ts';

/** Games in one transaction. */
const AT_ONCE = 100;

interface ChangedGame {
  readonly origin: string;
  readonly game: string;
  readonly chain: string;
  readonly revision: number;
  readonly names: readonly NameEntry[];
}

/** Null if a damaged database has lost them. */
interface Facts {
  readonly bodies: readonly string[] | null;
  readonly save: number;
  readonly first: Date;
  readonly last: Date;
}

type Row = Readonly<Record<string, unknown>>;

interface Computed {
  readonly game: Row;
  readonly lines: readonly Row[];
  readonly frames: readonly Row[];
}

/**
 * Computes every game that changed since it was last computed. Resolves with their number. If the process
 * ends, the next call finds the rest; several calls may run at once.
 */
export async function deriveChanged(
  pool: pg.Pool,
  house: string,
  game: { readonly origin: string; readonly game: string } | null = null,
): Promise<number> {
  let derived = 0;
  for (;;) {
    const count = await withService(pool, (queries) => deriveSome(queries, house, game));
    derived += count;
    if (count < AT_ONCE) return derived;
  }
}

async function deriveSome(
  queries: Queries,
  house: string,
  only: { readonly origin: string; readonly game: string } | null,
): Promise<number> {
  const { rows } = await queries.query<ChangedGame>(
    `SELECT games.origin, games.game, games.chain, coalesce(names.revision, 0) AS revision,
       coalesce(names.entries, '[]') AS names
     FROM house.games LEFT JOIN house.game_names AS names USING (house, origin, game)
     LEFT JOIN derived.games AS derived ON derived.house = games.house
       AND derived.origin = games.origin AND derived.game = games.game
     WHERE games.house = $1
       AND ($3::text IS NULL OR (games.origin = $3 AND games.game = $4))
       AND (derived.game IS NULL OR derived.chain <> games.chain
         OR derived.revision <> coalesce(names.revision, 0))
     LIMIT $2 FOR UPDATE OF games SKIP LOCKED`,
    [house, AT_ONCE, only?.origin ?? null, only?.game ?? null],
  );
  if (rows.length === 0) return 0;
  const facts = await factsOf(queries, house, rows);
  const all = rows.map((row, place) => computedOrUnread(house, row, facts[place]));
  await queries.query(
    `DELETE FROM derived.games USING unnest($2::text[], $3::text[]) AS gone (origin, game)
     WHERE games.house = $1 AND games.origin = gone.origin AND games.game = gone.game`,
    [house, rows.map(({ origin }) => origin), rows.map(({ game }) => game)],
  );
  if ((await written(queries, all)) === null) return rows.length;
  for (const [place, row] of rows.entries()) {
    const one = all[place];
    const refused = one === undefined ? null : await written(queries, [one]);
    if (refused !== null) await insert(queries, 'games', [unread(house, row, `database ${refused}`).game]);
  }
  return rows.length;
}

/**
 * Writes all of them or none. Returns PostgreSQL's error code if it will never take the rows of one of them.
 */
async function written(queries: Queries, all: readonly Computed[]): Promise<string | null> {
  await queries.query('SAVEPOINT computed');
  try {
    const games = all.map(({ game }) => game);
    await insert(queries, 'games', games);
    const lines = all.flatMap((one) => one.lines);
    await insert(queries, 'lines', lines);
    const frames = all.flatMap((one) => one.frames);
    await insert(queries, 'frames', frames);
  } catch (fault) {
    const code = fault instanceof pg.DatabaseError ? (fault.code ?? '') : '';
    // Classes of errors that a game's values cause: bad data, constraints, limits. A full disk or a shutdown
    // is not a game's fault.
    if (!/^(?:22|23|54)/u.test(code)) throw fault;
    await queries.query('ROLLBACK TO SAVEPOINT computed');
    return code;
  }
  await queries.query('RELEASE SAVEPOINT computed');
  return null;
}

/** If computing one game throws, the game is marked, so that the others are still derived. */
function computedOrUnread(house: string, game: ChangedGame, facts: Facts | undefined): Computed {
  const { bodies = null } = facts ?? {};
  if (facts === undefined || bodies === null) return unread(house, game, 'no-facts');
  try {
    return computed(house, game, { ...facts, bodies });
  } catch (fault) {
    // A row without computed values, which the database always takes.
    return unread(
      house,
      game,
      `fault: ${String(fault)
        .slice(0, 300)
        .replace(/[^ -~]/gu, '?')}`,
    );
  }
}

function computed(
  house: string,
  changed: ChangedGame,
  { bodies, save, first, last }: Facts & { readonly bodies: readonly string[] },
): Computed {
  const { origin, game: id, chain, revision, names } = changed;
  const key = { house, origin, game: id };
  const game = wholeGame({ game: id, save, bodies, names });
  if (!game.ok) return unread(house, changed, game.error);
  const rows = rowsOf(game.value, { first: first.getTime(), last: last.getTime() });
  return {
    game: { ...key, chain, revision, ...rows.game },
    lines: rows.lines.map((row) => ({ ...key, ...row })),
    frames: rows.frames.map((row) => ({ ...key, ...row })),
  };
}

function unread(house: string, { origin, game, chain, revision }: ChangedGame, why: string): Computed {
  return {
    game: { house, origin, game, chain, revision, unread: why, league: false },
    lines: [],
    frames: [],
  };
}

/** In the order of the games. */
async function factsOf(
  queries: Queries,
  house: string,
  games: readonly ChangedGame[],
): Promise<readonly Facts[]> {
  const { rows } = await queries.query<Facts>(
    `SELECT facts.* FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS asked (origin, game, place)
     CROSS JOIN LATERAL (
       SELECT array_agg(body ORDER BY generation) AS bodies, max(save) AS save, min(arrived) AS first,
         max(arrived) AS last
       FROM house.facts WHERE house = $1 AND facts.origin = asked.origin AND facts.game = asked.game) AS facts
     ORDER BY place`,
    [house, games.map(({ origin }) => origin), games.map(({ game }) => game)],
  );
  return rows;
}

async function insert(
  queries: Queries,
  table: 'games' | 'lines' | 'frames',
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await queries.query(
    `INSERT INTO derived.${table} SELECT * FROM jsonb_populate_recordset(null::derived.${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
