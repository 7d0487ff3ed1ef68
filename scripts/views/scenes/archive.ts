import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type } from '../../../drive/play.ts';
import { makeGameLine } from '../../../src/saves/archive/archived-line.ts';
import { sealText } from '../../../src/saves/record/sealed-text.ts';
import { after, afterBalls, agreement } from '../../../src/core/testing/notation.testing.ts';
import type { Fixture } from '../../../src/contract/contract.ts';
import type { Setup } from '../../../src/core/game/event.ts';
import { makeMatch } from '../../../src/saves/matches/match-record.ts';
import { newGame } from '../../../src/core/game/game.ts';
import { onPair, setupOf, withLeague } from '../../../src/core/testing/setup.testing.ts';
import {
  bowled,
  button,
  inTurn,
  keys,
  middle,
  namesFor,
  over,
  sent,
  still,
  withPin,
  type Scene,
} from '../scene.ts';
import { matchOver } from './match.ts';

/** A lane's games of the last weeks: one on every second day, and three on the days of a league. */
const weeks =
  (players: number) =>
  async (data: string): Promise<void> => {
    const lines = new Map<string, string>();
    for (let counter = 1; counter <= 60; counter += 1) {
      const at = new Date(Date.now() - (61 - counter) * 20 * 3_600_000).toISOString();
      const names = namesFor(players);
      const turned = names.map((_, place) => names[(place + counter) % names.length] ?? '');
      const setup = setupOf(turned, { lane: 12, gameNumber: 1 + (counter % 3), startedAt: at });
      const game = afterBalls(newGame(setup), over(players));
      const id = `g${String(counter).padStart(6, '0')}-${String(counter).padStart(24, '0')}`;
      const month = at.slice(0, 7);
      lines.set(month, (lines.get(month) ?? '') + makeGameLine({ id, counter, savedAt: at, game }));
    }
    await mkdir(join(data, 'archive'), { recursive: true });
    for (const [month, text] of lines) await writeFile(join(data, 'archive', `${month}.jsonl`), text);
  };

/** An evening of a league on lanes 11 and 12, one on lane 12 a week before, and open games between. */
const leagues = async (data: string): Promise<void> => {
  await weeks(4)(data);
  const lines = new Map<string, string>();
  const bowl = (counter: number, hoursAgo: number, setup: Setup): string => {
    const startedAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    const id = `g${String(counter).padStart(6, '0')}-${String(counter).padStart(24, '0')}`;
    const game = setup.players.reduce(
      (now, { id: player }) => after(now, agreement(player, LINES[(player + counter) % LINES.length] ?? '')),
      newGame({ ...setup, startedAt }),
    );
    const month = startedAt.slice(0, 7);
    const line = makeGameLine({ id, counter, savedAt: startedAt, game });
    lines.set(month, (lines.get(month) ?? '') + line);
    return id;
  };
  const night = (names: readonly string[], games: number): Setup => {
    const points = { game: 2, series: 1, individual: 1, individualSeries: 0 };
    const known = names.map((_name, place) => ({ average: 140 + 7 * place }));
    return withLeague(setupOf(names, { lane: 11 }), 2, { games, points }, known);
  };
  const named = (setup: Setup, match: string, teams: readonly string[], gameNumber: number): Setup => {
    const { league } = setup;
    if (league === undefined) return setup;
    const renamed = league.teams.map((team, place) => ({ ...team, name: teams[place] ?? team.name }));
    return { ...setup, gameNumber, party: match, league: { ...league, match, teams: renamed } };
  };
  const saved = async (id: string, fixture: Partial<Fixture>, games: readonly string[]): Promise<void> => {
    const none: Fixture = { league: null, round: null, date: null, lanes: null, teamIds: [] };
    const record = { id, fixture: { ...none, ...fixture }, games, rollOffs: [], signOffs: [] };
    await mkdir(join(data, 'matches'), { recursive: true });
    await writeFile(join(data, 'matches', `${id}.json`), makeMatch(record));
  };
  const [one, two] = ['a1'.repeat(12), 'b2'.repeat(12)];
  const pair = night(['ANA', 'EVA', 'SUE', 'FOX', 'CAL', 'GIL', 'DEE', 'HAL'], 3);
  const ofPair: string[] = [];
  for (const number of [1, 2, 3])
    for (const [place, half] of Object.values(
      onPair(named(pair, one, ['Gutter Gang', 'Split Happens'], number)),
    ).entries())
      ofPair.push(bowl(59 + 2 * number + place, 5 - number, half));
  await saved(one, { league: 'Saturday Mixed', round: '1', lanes: '11-12' }, ofPair);
  const teams = ['The Incredible Bowls', 'Die Kegelfreunde vom Rosengarten'];
  const single = named({ ...night(['PJS', 'KYJ', 'LEE', 'ZOE'], 1), lane: 12 }, two, teams, 1);
  await saved(two, { league: 'Tuesday Seniors', round: '9' }, [bowl(70, 30, single)]);
  for (const [month, text] of lines) await appendFile(join(data, 'archive', `${month}.jsonl`), text);
};

const LINES = [
  'X 9/ X 72 8/ X X 9- 8/ 9/X',
  '9/ 8- X 7/ 9- X 81 9/ X 9/8',
  '72 9- 8/ X 9- 63 X 7/ 9- 81',
  'X X 9- 8/ 71 X 9/ 9- X 8/9',
  '9- 81 72 X 9/ 8- 7/ X 63 9-',
];

const archive = inTurn(keys('Control+h'), ({ page }) => page.locator('main.archive').waitFor());
const shown: Scene['show'] = ({ page }) => page.locator('.opened-board [data-player]').first().waitFor();
const opened = inTurn(archive, shown);
const typed =
  (text: string): Scene['show'] =>
  async (stage) => {
    await type(stage.page, text);
    await shown(stage);
  };

/** A party with past games: one changed, one stopped. */
const someGames = inTurn(
  bowled(middle),
  sent({ kind: 'stop' }),
  bowled(() => 'X9/'),
  sent({ kind: 'stop' }),
  bowled(middle),
  sent({ kind: 'correctFrame', player: 1, frame: 2, balls: [{ entry: { kind: 'strike' }, split: false }] }),
  sent({ kind: 'stop' }),
);

/** Two games that a newer program saved: one of thirty-one with a sheet, one whose sheet cannot be read. */
const newerGames = async (data: string): Promise<void> => {
  const sheet = [
    ...namesFor(8),
    ...Array.from({ length: 22 }, (_, place) => `GUEST ${String(place + 1)}`),
    'W'.repeat(70),
  ].map((name) => `${name}: X 9/ (8)1 F(9)- 7(2) X X 8/ 9- XXX = 167`);
  await mkdir(join(data, 'games'), { recursive: true });
  for (const [id, fields] of [
    ['g000002-00112233445566778899aabb', [['sheet', JSON.stringify(sheet)]]],
    ['g000001-ffeeddccbbaa998877665544', [['lanes', '[7,8]']]],
  ] as const)
    await writeFile(join(data, 'games', `${id}.json`), sealText('headpin-game', 900, fields));
};

const parts = (name: string, ...steps: readonly Scene['show'][]): Scene => ({
  name,
  players: [4],
  before: weeks(4),
  show: inTurn(opened, ...steps),
});

/** The past games: the list, the search, and a game opened beside it. */
export const archives: readonly Scene[] = [
  { name: 'archive-none', players: [1], show: archive },
  ...[1, 2, 4, 6, 8, 12].map((players) => ({
    name: 'archive',
    players: [players],
    before: weeks(players),
    show: opened,
  })),
  { name: 'archive-stopped', players: [4, 8], show: inTurn(someGames, opened) },
  parts('archive-found', typed('kyj')),
  parts('archive-letters', typed('k'), button('Letters for the name')),
  parts('archive-nobody', ({ page }) => type(page, 'zzz')),
  parts('archive-days', keys('Control+d')),
  parts(
    'archive-days-chosen',
    keys('Control+d'),
    button('Month before'),
    ({ page }) => page.locator('.month button:not(.other)').nth(2).click(),
    ({ page }) => page.locator('.month button:not(.other)').nth(15).click(),
  ),
  parts('archive-score', button(/^Score/u), ({ page }) => type(page, '180')),
  parts('archive-kind', button(/^Kind of game/u)),
  ...(
    [
      ['archive-matches', opened],
      ['archive-matches-kind', inTurn(opened, button(/^Kind of game/u))],
      [
        'archive-match',
        inTurn(opened, button('The match'), ({ page }) => page.locator('.match-head').waitFor()),
      ],
    ] as const
  ).map(([name, show]): Scene => ({ name, players: [4], before: leagues, show })),
  parts('archive-whose', button('Statistics')),
  parts('archive-print', keys('Control+p')),
  parts('archive-export', keys('Control+e')),
  { name: 'archive-match', players: [6], show: inTurn(matchOver, opened) },
  { name: 'archive-changes', players: [4], show: inTurn(someGames, opened, button(/^What was changed/u)) },
  { name: 'archive-staff', players: [4, 8], show: inTurn(someGames, withPin, opened) },
  {
    name: 'archive-sure',
    players: [4],
    before: weeks(4),
    show: inTurn(
      still,
      withPin,
      opened,
      typed('pjs'),
      button('Letters for the name'),
      button('Delete the name PJS in all past games'),
    ),
  },
  { name: 'archive-newer', players: [1], show: archive, before: newerGames },
  {
    name: 'archive-newer-none',
    players: [1],
    show: inTurn(archive, ({ page }) => page.locator('[data-game^=g000001]').click()),
    before: newerGames,
  },
];
