import { isContainer } from '../../core/chain/facts.ts';
import { joined, type NameEntry } from '../../core/chain/names.ts';
import { FORMAT_IDS, type FormatId } from '../../core/formats/formats.ts';
import { migrated, RECORD_VERSION } from '../../saves/record/migrations.ts';
import type { Queries } from '../db/transactions.ts';
import { eventsFrom } from '../games/reading.ts';

export interface GameKey {
  readonly house: string;
  readonly origin: string;
  readonly game: string;
}

export interface SavedGame {
  /** That of the names; a decision for another branch changes it too. */
  readonly revision: number;
  readonly setup: unknown;
  readonly events: readonly unknown[];
  readonly format: FormatId;
}

interface Row {
  readonly bodies: readonly string[] | null;
  readonly save: number | null;
  readonly names: { readonly revision: number; readonly entries: readonly NameEntry[] } | null;
}

/** SQL that selects the names of a row of `asked`. */
const NAMES = `(SELECT jsonb_build_object('revision', revision, 'entries', entries) FROM house.game_names AS names
    WHERE names.house = $1 AND names.origin = asked.origin AND names.game = asked.game) AS names`;

/** A game with its names, as a save of this version has it; null if the house has nothing readable of it. */
export async function savedFacts(
  queries: Queries,
  { house, origin, game }: GameKey,
): Promise<SavedGame | null> {
  return (await allSavedFacts(queries, house, [{ origin, game }]))[0] ?? null;
}

/** As `savedFacts`, for several games in their order, with one query. */
export async function allSavedFacts(
  queries: Queries,
  house: string,
  games: readonly Omit<GameKey, 'house'>[],
): Promise<readonly (SavedGame | null)[]> {
  if (games.length === 0) return [];
  const { rows } = await queries.query<Row>(
    `SELECT facts.*, ${NAMES}
     FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS asked (origin, game, place)
     CROSS JOIN LATERAL (
       SELECT array_agg(body ORDER BY generation) AS bodies, max(save) AS save FROM house.facts
       WHERE house = $1 AND facts.origin = asked.origin AND facts.game = asked.game) AS facts
     ORDER BY place`,
    [house, games.map(({ origin }) => origin), games.map(({ game }) => game)],
  );
  return rows.map((row, place) => readable(row, games[place]?.game ?? ''));
}

/** A game's events from this generation on; at least 1. */
export interface GameFrom {
  readonly origin: string;
  readonly game: string;
  readonly from: number;
}

/**
 * The new events of each of these games, in their order, as `savedFacts` has them, without reading the whole
 * game for each ball. Null if nothing can be read.
 */
export async function eventsOf(
  queries: Queries,
  house: string,
  games: readonly GameFrom[],
): Promise<readonly (readonly unknown[] | null)[]> {
  if (games.length === 0) return [];
  const { rows } = await queries.query<Row>(
    `SELECT facts.*, ${NAMES}
     FROM unnest($2::text[], $3::text[], $4::int[]) WITH ORDINALITY AS asked (origin, game, first, place)
     CROSS JOIN LATERAL (
       SELECT array_agg(body ORDER BY generation) AS bodies, min(save) AS save FROM house.facts
       WHERE house = $1 AND facts.origin = asked.origin AND facts.game = asked.game
         AND generation >= asked.first) AS facts
     ORDER BY place`,
    [house, games.map(({ origin }) => origin), games.map(({ game }) => game), games.map(({ from }) => from)],
  );
  const events: (readonly unknown[] | null)[] = [];
  for (const [place, { origin, game, from }] of games.entries()) {
    const { bodies = null, save = null, names } = rows[place] ?? {};
    if (bodies !== null && save === RECORD_VERSION)
      events.push(eventsFrom(from, bodies, names?.entries ?? []));
    // Facts of an older version can only be migrated as a whole.
    else events.push((await savedFacts(queries, { house, origin, game }))?.events.slice(from - 1) ?? null);
  }
  return events;
}

function readable({ bodies, save, names }: Row, id: string): SavedGame | null {
  if (bodies === null || save === null) return null;
  const facts = joined(bodies, names?.entries ?? []);
  const content = facts === null ? null : migrated(save, { ...facts, id });
  if (!isContainer(content)) return null;
  const { setup, events } = content;
  const format = isContainer(setup) ? FORMAT_IDS.find((one) => one === setup['format']) : undefined;
  if (format === undefined || !Array.isArray(events)) return null;
  return { revision: names?.revision ?? 0, setup, events, format };
}
