import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type } from '../../../drive/play.ts';
import { makeGameLine } from '../../../src/saves/archive/archived-line.ts';
import { sealText } from '../../../src/saves/record/sealed-text.ts';
import { afterBalls } from '../../../src/core/testing/notation.testing.ts';
import { newGame } from '../../../src/core/game/game.ts';
import { setupOf } from '../../../src/core/testing/setup.testing.ts';
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
  parts('archive-whose', button('Statistics')),
  parts('archive-print', keys('Control+p')),
  parts('archive-export', keys('Control+e')),
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
