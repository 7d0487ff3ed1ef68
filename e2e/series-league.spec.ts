import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kill } from './support/kill.ts';
import { LeagueEvening, written } from './league/evening.ts';
import { filesFor, GAMES, ROLL_OFF } from './league/match.ts';
import { reckon } from './league/reckoner.ts';
import { savedPdf, textOf } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

test('a league evening of two teams of three is bowled, signed, corrected and handed in', async ({
  open,
  data,
}) => {
  // Two minutes on an idle machine; a lost press shows within half a minute.
  test.setTimeout(1_200_000);
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const files = filesFor(today);
  await mkdir(join(data, 'import'), { recursive: true });
  for (const [name, rows] of Object.entries(files))
    await writeFile(join(data, 'import', name), `${rows.join('\n')}\n`);

  const first = await open();
  const evening = new LeagueEvening(first.page);
  await evening.keep(Object.keys(files));
  await evening.start();
  await evening.bowl(1);
  expect(await evening.scratchAtEnd()).toEqual(expectedScratch(1));
  await evening.sign();

  await evening.nextGame(2);
  await evening.preBowled('KYJ', 157);
  await evening.bowl(2, 2);
  await evening.comes('DOM', /^Frame 1: bowl it now/u);
  await evening.bowl(2, 6);
  await kill(first);
  const again = await open();
  evening.page = again.page;
  await evening.bowl(2);
  // Frame 3 of PJS was a spare.
  await evening.correct(1, 3, '5 4');
  await evening.sign();
  const corrected = LINES.filter((line) => line.startsWith('2,')).map((line) =>
    line
      .split(',')
      .filter((_part, at) => at === 3 || at === 5)
      .join(),
  );
  await evening.correct(1, 3, '5 /', corrected);
  await evening.isUnsigned();
  await evening.sign();
  expect(await evening.scratchAtEnd()).toEqual(expectedScratch(2));

  await evening.nextGame(3);
  await evening.comes('KYJ');
  await evening.bowl(3);
  expect(await evening.scratchAtEnd()).toEqual(expectedScratch(3));
  await evening.rollOff();
  await evening.sign();
  await evening.showsMatch(reckoned.series, reckoned.match);

  await evening.saveResult();
  const { json, csv } = await handedIn(data);
  const [home, visitors] = reckoned.match;
  expect(json.points).toEqual({ home, visitors, unearned: 0, due: 0 });
  expect(
    json.lines.map(({ game, side, place, scratch, handicap, total }) =>
      [game, side, place, scratch, handicap, total].join(),
    ),
  ).toEqual(LINES);
  expect(csv).toEqual(LINES);
  // Game 2 was signed twice: again after its correction.
  expect(json.signOffs.map(({ game, by }) => `${String(game)} ${by}`)).toEqual(
    [1, 2, 2, 3].flatMap((game) => [`${String(game)} PJS`, `${String(game)} 최민서`]),
  );
  expect(json.corrections).toMatchObject([{ game: 2, frame: 3, before: '54', after: '5/' }]);

  const sheet = await textOf(await savedPdf({ ...again, data }));
  for (const text of [
    ...reckoned.series.map(String),
    ...reckoned.match.map(written),
    'Changed after a signature: 1',
  ])
    expect(sheet).toContain(text);
});

const reckoned = reckon(GAMES, { [ROLL_OFF.game]: ROLL_OFF.winner });

/** Each bowler's and then the team's, of both teams. */
function expectedScratch(game: number): readonly number[] {
  const teams = reckoned.scratch[game - 1] ?? [];
  return teams.flatMap((team) => [...team, team.reduce((sum, pins) => sum + pins, 0)]);
}

/** Every line of the evening: game, side, place, scratch, handicap and total. */
const LINES = reckoned.scratch.flatMap((teams, game) =>
  teams.flatMap((team, side) =>
    team.map((scratch, place) => {
      const handicap = reckoned.handicap[game]?.[side]?.[place] ?? 0;
      return [game + 1, ['home', 'visitors'][side], place + 1, scratch, handicap, scratch + handicap].join();
    }),
  ),
);

interface Result {
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

/** What lies in the export folder: the JSON, and of the CSV the same facts of each line. */
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
  return {
    json: JSON.parse(await read('.json')) as Result,
    csv: lines.map((row) => facts.map((column) => row[column]).join()),
  };
}
