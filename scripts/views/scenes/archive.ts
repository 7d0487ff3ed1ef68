import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fixture } from '../../../src/contract/contract.ts';
import type { Setup } from '../../../src/core/game/event.ts';
import { newGame, type Game } from '../../../src/core/game/game.ts';
import { after, afterBalls, agreement } from '../../../src/core/testing/notation.testing.ts';
import { onPair, setupOf, withLeague } from '../../../src/core/testing/setup.testing.ts';
import { makeGameLine } from '../../../src/saves/archive/archived-line.ts';
import { makeMatch } from '../../../src/saves/matches/match-record.ts';
import { sealText } from '../../../src/saves/record/sealed-text.ts';
import { matchOver } from './match.ts';
import { bowled, over, playing } from '../balls.ts';
import { alike, inTurn, namesFor, type Scene, scene, type Step } from '../scene.ts';
import { button, clicked, keys, seen, sent, still, typed, withPin } from '../steps.ts';

/** Games of a lane's archive, by their months. */
export class Archived {
  readonly #months = new Map<string, string>();

  /** Returns the game's id. */
  add(counter: number, game: Game): string {
    const savedAt = game.setup.startedAt;
    const id = `g${String(counter).padStart(6, '0')}-${String(counter).padStart(24, '0')}`;
    const month = savedAt.slice(0, 7);
    const line = makeGameLine({ id, counter, savedAt, game });
    this.#months.set(month, (this.#months.get(month) ?? '') + line);
    return id;
  }

  async save(data: string): Promise<void> {
    await mkdir(join(data, 'archive'), { recursive: true });
    for (const [month, text] of this.#months) await appendFile(join(data, 'archive', `${month}.jsonl`), text);
  }
}

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}

/** A lane's games of the last weeks: one on every second day, and three on the days of a league. */
const weeks =
  (players: number) =>
  async (data: string): Promise<void> => {
    const archived = new Archived();
    for (let counter = 1; counter <= 60; counter += 1) {
      const names = namesFor(players);
      const turned = names.map((_, place) => names[(place + counter) % names.length] ?? '');
      const startedAt = hoursAgo((61 - counter) * 20);
      const setup = setupOf(turned, { lane: 12, gameNumber: 1 + (counter % 3), startedAt });
      archived.add(counter, afterBalls(newGame(setup), over(players)));
    }
    await archived.save(data);
  };

/** An evening of a league on lanes 11 and 12, one on lane 12 a week before, and open games between. */
const leagues = async (data: string): Promise<void> => {
  await weeks(4)(data);
  const archived = new Archived();
  const bowl = (counter: number, hours: number, setup: Setup): string =>
    archived.add(
      counter,
      setup.players.reduce(
        (now, { id }) => after(now, agreement(id, LINES[(id + counter) % LINES.length] ?? '')),
        newGame({ ...setup, startedAt: hoursAgo(hours) }),
      ),
    );
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
  const ofPair = [1, 2, 3].flatMap((number) =>
    Object.values(onPair(named(pair, one, ['Gutter Gang', 'Split Happens'], number))).map((half, place) =>
      bowl(59 + 2 * number + place, 5 - number, half),
    ),
  );
  await saved(one, { league: 'Saturday Mixed', round: '1', lanes: '11-12' }, ofPair);
  const teams = ['The Incredible Bowls', 'Die Kegelfreunde vom Rosengarten'];
  const single = named({ ...night(['PJS', 'KYJ', 'LEE', 'ZOE'], 1), lane: 12 }, two, teams, 1);
  await saved(two, { league: 'Tuesday Seniors', round: '9' }, [bowl(70, 30, single)]);
  await archived.save(data);
};

const LINES = [
  'X 9/ X 72 8/ X X 9- 8/ 9/X',
  '9/ 8- X 7/ 9- X 81 9/ X 9/8',
  '72 9- 8/ X 9- 63 X 7/ 9- 81',
  'X X 9- 8/ 71 X 9/ 9- X 8/9',
  '9- 81 72 X 9/ 8- 7/ X 63 9-',
];

const archive = inTurn(keys('Control+h'), seen('main.archive'));
const shown = seen('.opened-board [data-player]');
export const opened = inTurn(archive, shown);
const letters = button('Letters for the name');
const deleted = button('Delete the name PJS in all past games');
const day = (place: number): Step => clicked('.month button:not(.other)', place);

const strike = {
  kind: 'correctFrame',
  player: 1,
  frame: 2,
  balls: [{ entry: { kind: 'strike' }, split: false }],
};
const stopped = sent({ kind: 'stop' });
/** A party with past games: one changed, one stopped. */
const someGames = inTurn(playing, stopped, bowled('X9/'), stopped, playing, sent(strike), stopped);

/** Two games that a newer program saved: one of thirty-one with a sheet, one whose sheet cannot be read. */
const newerGames = async (data: string): Promise<void> => {
  const guests = Array.from({ length: 22 }, (_, place) => `GUEST ${String(place + 1)}`);
  const sheet = [...namesFor(8), ...guests, 'W'.repeat(70)].map(
    (name) => `${name}: X 9/ (8)1 F(9)- 7(2) X X 8/ 9- XXX = 167`,
  );
  await mkdir(join(data, 'games'), { recursive: true });
  for (const [id, fields] of [
    ['g000002-00112233445566778899aabb', [['sheet', JSON.stringify(sheet)]]],
    ['g000001-ffeeddccbbaa998877665544', [['lanes', '[7,8]']]],
  ] as const)
    await writeFile(join(data, 'games', `${id}.json`), sealText('headpin-game', 900, fields));
};

/** The past games: the list, the search, and a game opened beside it. */
export const archives: readonly Scene[] = [
  scene('archive-none', [1], archive),
  ...[1, 2, 4, 6, 8, 12].map((count) => ({ ...scene('archive', [count], opened), before: weeks(count) })),
  ...alike(
    { before: weeks(4) },
    scene('archive-found', [4], opened, typed('kyj'), shown),
    scene('archive-letters', [4], opened, typed('k'), shown, letters),
    scene('archive-nobody', [4], opened, typed('zzz')),
    scene('archive-days', [4], opened, keys('Control+d')),
    scene('archive-days-chosen', [4], opened, keys('Control+d'), button('Month before'), day(2), day(15)),
    scene('archive-score', [4], opened, button(/^Score/u), typed('180')),
    scene('archive-kind', [4], opened, button(/^Kind of game/u)),
    scene('archive-whose', [4], opened, button('Statistics')),
    scene('archive-print', [4], opened, keys('Control+p')),
    scene('archive-export', [4], opened, keys('Control+e')),
    scene('archive-sure', [4], still, withPin, opened, typed('pjs'), shown, letters, deleted),
  ),
  ...alike(
    { before: leagues },
    scene('archive-matches', [4], opened),
    scene('archive-matches-kind', [4], opened, button(/^Kind of game/u)),
    scene('archive-match', [4], opened, button('The match'), seen('.match-head')),
  ),
  scene('archive-match', [6], matchOver, opened),
  scene('archive-stopped', [4, 8], someGames, opened),
  scene('archive-changes', [4], someGames, opened, button(/^What was changed/u)),
  scene('archive-staff', [4, 8], someGames, withPin, opened),
  ...alike(
    { before: newerGames },
    scene('archive-newer', [1], archive),
    scene('archive-newer-none', [1], archive, clicked('[data-game^=g000001]')),
  ),
];
