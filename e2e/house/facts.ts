import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bodiesOf, namesIn } from '../../src/core/chain/names.ts';
import type { Game } from '../../src/core/game/game.ts';
import { parseLine } from '../../src/saves/archive/archived-line.ts';
import { parseRecord, type GameRecord } from '../../src/saves/record/game-record.ts';
import type { House } from '../../drive/house.ts';

/** What is compared of a game: its set-up and events in canonical form, and the names in them. */
export interface HeldFacts {
  readonly bodies: readonly string[];
  readonly names: readonly unknown[];
}

type ByGame = Readonly<Record<string, HeldFacts>>;

/** The games that this data folder bowled, as its own files have them: in `games/` and archived. */
export async function savedGames(data: string): Promise<Readonly<Record<string, Game>>> {
  const [files, months] = await Promise.all([
    filesIn(join(data, 'games'), '.json'),
    filesIn(join(data, 'archive'), '.jsonl'),
  ]);
  const records = [...files.flatMap(inFile), ...months.flatMap(inMonth)];
  // The higher generation counts.
  const ordered = records.toSorted((one, other) => one.game.events.length - other.game.events.length);
  return Object.fromEntries(ordered.map(({ id, game }) => [id, game]));
}

export async function savedFacts(data: string): Promise<ByGame> {
  const games = Object.entries(await savedGames(data));
  return Object.fromEntries(
    games.map(([id, game]) => {
      const names = namesIn(game).map(({ path, value }) => ({ path, value }));
      return [id, { bodies: bodiesOf(game), names: inOrder(names) }];
    }),
  );
}

/** The same, from the house's tables, for the lane with this origin. */
export async function keptFacts(house: House, origin: string): Promise<ByGame> {
  const rows = await house.ask<{ game: string; bodies: string[]; names: { path: string }[] | null }>(
    `SELECT game, array_agg(body ORDER BY generation) AS bodies,
       (SELECT entries FROM house.game_names AS names WHERE names.origin = $1 AND names.game = facts.game) AS names
     FROM house.facts WHERE origin = $1 GROUP BY game`,
    [origin],
  );
  return Object.fromEntries(
    rows.map(({ game, bodies, names }) => [game, { bodies, names: inOrder(names ?? []) }]),
  );
}

function inOrder<T extends { readonly path: string }>(names: readonly T[]): readonly T[] {
  return names.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

async function filesIn(folder: string, ending: string): Promise<readonly Buffer[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.filter((name) => name.endsWith(ending)).map((name) => readFile(join(folder, name))),
  );
}

function inFile(bytes: Buffer): readonly GameRecord[] {
  const read = parseRecord(bytes);
  return read.kind === 'read' ? [read.value] : [];
}

function inMonth(bytes: Buffer): readonly GameRecord[] {
  const lines = bytes.toString('utf8').split('\n');
  return lines.flatMap((line) => {
    const read = line === '' ? null : parseLine(Buffer.from(line));
    return read?.kind === 'read' && read.value.kind === 'game' ? [read.value.record] : [];
  });
}
