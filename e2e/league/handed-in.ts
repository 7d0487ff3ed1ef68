import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../support/test.ts';
import type { Night } from './night.ts';
import { reckon, type Reckoning } from './reckoner.ts';

/** What the independent reckoner makes of a night, as the program is to write it. */
export interface Expected extends Reckoning {
  /** By game: each bowler's and then the team's, of both teams. */
  readonly atEnd: readonly (readonly number[])[];
  /** Every line of the night: game, side, place, scratch, handicap and total. */
  readonly lines: readonly string[];
}

export function expectedOf({ games, rollOff }: Night): Expected {
  const reckoned = reckon(games, rollOff === null ? {} : { [rollOff.game]: rollOff.winner });
  const atEnd = reckoned.scratch.map((teams) =>
    teams.flatMap((team) => [...team, team.reduce((sum, pins) => sum + pins, 0)]),
  );
  const lines = reckoned.scratch.flatMap((teams, game) =>
    teams.flatMap((team, side) =>
      team.map((scratch, place) => {
        const handicap = reckoned.handicap[game]?.[side]?.[place] ?? 0;
        return [
          ...[game + 1, ['home', 'visitors'][side], place + 1],
          ...[scratch, handicap, scratch + handicap],
        ].join();
      }),
    ),
  );
  return { ...reckoned, atEnd, lines };
}

interface Result {
  readonly games: readonly unknown[];
  readonly points: unknown;
  readonly lines: readonly {
    readonly side: string;
    readonly game: number;
    readonly place: number;
    readonly scratch: number;
    readonly handicap: number;
    readonly total: number;
  }[];
  readonly signOffs: readonly { readonly game: number; readonly by: string }[];
  readonly corrections: readonly unknown[];
}

/** The exported result: the JSON, and the same facts of each line from the CSV. */
async function handedIn(data: string): Promise<{ readonly json: Result; readonly csv: readonly string[] }> {
  const folder = join(data, 'export');
  const names = await readdir(folder);
  const read = async (kind: string): Promise<string> =>
    readFile(join(folder, names.find((name) => name.endsWith(kind)) ?? kind), 'utf8');
  const [head = [], ...rows] = (await read('.csv'))
    .split('\n')
    .map((row) => row.replace('\ufeff', '').split(','));
  const facts = ['game', 'side', 'place', 'scratch', 'handicap', 'total'].map((name) => head.indexOf(name));
  const lines = rows.filter(([record]) => record === 'line');
  // The lane has kept the same by itself, under a name of its own.
  const own = await readdir(join(data, 'results'));
  const kept = await Promise.all(own.toSorted().map((name) => readFile(join(data, 'results', name), 'utf8')));
  expect(kept).toEqual([await read('.csv'), await read('.json')]);
  return {
    json: JSON.parse(await read('.json')) as Result,
    csv: lines.map((row) => facts.map((column) => row[column]).join()),
  };
}

/** Expects the reckoned points and lines in the exported files; answers the JSON. */
export async function asReckoned(data: string, expected: Expected): Promise<Result> {
  const { json, csv } = await handedIn(data);
  const [home, visitors] = expected.match;
  expect(json.points).toEqual({ home, visitors, unearned: 0, due: 0 });
  expect(
    json.lines.map(({ game, side, place, scratch, handicap, total }) =>
      [game, side, place, scratch, handicap, total].join(),
    ),
  ).toEqual(expected.lines);
  expect(csv).toEqual(expected.lines);
  return json;
}
