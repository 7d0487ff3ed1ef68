import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GAMES, ROLL_OFF } from './match.ts';
import { reckon } from './reckoner.ts';

/** The evening as the independent reckoner counts it. */
export const reckoned = reckon(GAMES, { [ROLL_OFF.game]: ROLL_OFF.winner });

/** Each bowler's and then the team's, of both teams. */
export function expectedScratch(game: number): readonly number[] {
  const teams = reckoned.scratch[game - 1] ?? [];
  return teams.flatMap((team) => [...team, team.reduce((sum, pins) => sum + pins, 0)]);
}

/** Every line of the evening: game, side, place, scratch, handicap and total. */
export const LINES = reckoned.scratch.flatMap((teams, game) =>
  teams.flatMap((team, side) =>
    team.map((scratch, place) => {
      const handicap = reckoned.handicap[game]?.[side]?.[place] ?? 0;
      return [game + 1, ['home', 'visitors'][side], place + 1, scratch, handicap, scratch + handicap].join();
    }),
  ),
);

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
export async function handedIn(
  data: string,
): Promise<{ readonly json: Result; readonly csv: readonly string[] }> {
  const folder = join(data, 'export');
  const names = await readdir(folder);
  const read = async (kind: string): Promise<string> =>
    readFile(join(folder, names.find((name) => name.endsWith(kind)) ?? kind), 'utf8');
  const [head = [], ...rows] = (await read('.csv'))
    .split('\n')
    .map((row) => row.replace('\ufeff', '').split(','));
  const facts = ['game', 'side', 'place', 'scratch', 'handicap', 'total'].map((name) => head.indexOf(name));
  const lines = rows.filter(([record]) => record === 'line');
  return {
    json: JSON.parse(await read('.json')) as Result,
    csv: lines.map((row) => facts.map((column) => row[column]).join()),
  };
}
