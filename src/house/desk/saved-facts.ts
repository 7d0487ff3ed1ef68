import { isContainer } from '../../core/chain/facts.ts';
import { joined, type NameEntry } from '../../core/chain/names.ts';
import { FORMAT_IDS, type FormatId } from '../../core/formats/formats.ts';
import { migrated } from '../../saves/record/migrations.ts';
import type { Queries } from '../db/transactions.ts';

export interface GameKey {
  readonly house: string;
  readonly origin: string;
  readonly game: string;
}

export interface SavedGame {
  readonly setup: unknown;
  readonly events: readonly unknown[];
  readonly format: FormatId;
}

interface Row {
  readonly bodies: readonly string[] | null;
  readonly save: number | null;
  readonly entries: readonly NameEntry[] | null;
}

/** A game with its names as a save of this version has it; null where the house has nothing that can be read. */
export async function savedFacts(
  queries: Queries,
  { house, origin, game }: GameKey,
): Promise<SavedGame | null> {
  const { rows } = await queries.query<Row>(
    `SELECT array_agg(body ORDER BY generation) AS bodies, max(save) AS save,
       (SELECT entries FROM house.game_names WHERE house = $1 AND origin = $2 AND game = $3) AS entries
     FROM house.facts WHERE house = $1 AND origin = $2 AND game = $3`,
    [house, origin, game],
  );
  const { bodies, save, entries } = rows[0] ?? { bodies: null, save: null, entries: null };
  if (bodies === null || save === null) return null;
  const facts = joined(bodies, entries ?? []);
  const content = facts === null ? null : migrated(save, { ...facts, id: game });
  if (!isContainer(content)) return null;
  const { setup, events } = content;
  const format = isContainer(setup) ? FORMAT_IDS.find((id) => id === setup['format']) : undefined;
  return format === undefined || !Array.isArray(events) ? null : { setup, events, format };
}
