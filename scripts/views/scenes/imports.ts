import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lineOfLane9 } from '../../../drive/lines.ts';
import type { Game } from '../../../src/core/game/game.ts';
import { after, correction } from '../../../src/core/testing/notation.testing.ts';
import { SETTINGS_TEXT } from '../../../src/text/staff/settings.ts';
import { bowled, button, inTurn, keys, middle, namesFor, over, withPin, type Scene } from '../scene.ts';

const NAMES = namesFor(4);

const lineOf = (counter: number, balls: string, change?: (game: Game) => Game): string =>
  lineOfLane9(NAMES, counter, balls, change);

const changed = (frame: number, notation: string) => (game: Game) =>
  after(game, correction(1, frame, notation));

/** What lane and file both have: the same, more in the file, and different games under one number. */
const OURS = [1, 2, 3].map((counter) => lineOf(counter, over(4)));
const THEIRS = [
  ...[lineOf(1, over(4)), lineOf(2, over(4), changed(3, '7/'))],
  lineOf(3, over(4).replace('X', '9-').replace('X', '8/')),
];
const NEW = Array.from({ length: 8 }, (_, place) => lineOf(10 + place, over(4)));

/** A lane with three games, and beside them what staff brought: another lane's folder and files. */
async function withFiles(data: string): Promise<void> {
  const [own, found] = [join(data, 'archive'), join(data, 'import')];
  const other = join(found, 'Lane 9', 'archive');
  await Promise.all([own, other].map((folder) => mkdir(folder, { recursive: true })));
  await writeFile(join(own, '2026-11.jsonl'), OURS.join(''));
  await writeFile(join(other, '2026-11.jsonl'), [...THEIRS, ...NEW].join(''));
  const files = {
    'headpin-games-2026-11-13-2026-11-20.jsonl': `${NEW.join('')}${lineOf(30, over(4)).slice(0, 800)}`,
    'Bahnbuchung.json': '{"bookings": []}',
    'paper.txt': '2026-11-20 19:30, lane 5\nPJS: X 7/ (8)- X X 9- F9 81 X X9/\n\nno day\nKYJ: 9/ X 72',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(found, name), text);
}

/** The same, and the disk has no room for games of October. */
async function withoutRoom(data: string): Promise<void> {
  await withFiles(data);
  await mkdir(join(data, 'archive', '2026-10.jsonl'));
  await writeFile(join(data, 'import', 'paper.txt'), '2026-10-20 19:30, lane 5\nPJS: 9/ X 72');
}

/** So many games that reading them can be seen. */
async function withMany(data: string): Promise<void> {
  const lines = Array.from({ length: 6_000 }, (_, place) => lineOf(100 + place, 'X'));
  await mkdir(join(data, 'import'), { recursive: true });
  await writeFile(join(data, 'import', 'headpin-games.jsonl'), lines.join(''));
}

const section = inTurn(
  bowled(middle),
  keys('o'),
  button(/^Settings/u),
  ({ page }) =>
    page
      .locator('main.settings nav')
      .getByRole('button', { name: SETTINGS_TEXT.en.sections.imports, exact: true })
      .click(),
  ({ page }) => page.locator('.sources, .none').first().waitFor(),
);

const chosen =
  (...names: readonly string[]): Scene['show'] =>
  async ({ page }) => {
    for (const name of names) await page.locator('.source').filter({ hasText: name }).click();
  };
const reported: Scene['show'] = ({ page }) => page.locator('.result').waitFor();
const pressed: Scene['show'] = ({ page }) => page.locator('.result .add').click();
const done: Scene['show'] = ({ page }) => page.locator('.result[data-added]').waitFor();
const toEnd: Scene['show'] = ({ page }) =>
  page.locator('.result').evaluate((shown) => {
    shown.scrollIntoView(false);
  });

const part = (name: string, ...steps: readonly Scene['show'][]): Scene => ({
  ...{ name: `imports-${name}`, players: [4], before: withFiles },
  show: inTurn(section, ...steps),
});

/** The settings' page on which games come in from other lanes and files. */
export const imports: readonly Scene[] = [
  { ...part('none'), before: () => Promise.resolve() },
  part('found'),
  part('nothing', chosen('Bahnbuchung'), reported),
  part('report', chosen('headpin-games', 'Bahnbuchung', 'paper'), reported),
  part('asked', chosen('Lane 9'), reported),
  part('asked-end', chosen('Lane 9'), reported, toEnd),
  part('staff', withPin, chosen('Lane 9'), reported),
  part('added', chosen('Lane 9', 'headpin-games'), reported, pressed, done),
  {
    ...part('refused', chosen('Lane 9', 'paper'), reported, pressed, done),
    before: withoutRoom,
  },
  {
    ...part('reading'),
    before: withMany,
    again: inTurn(({ page }) => page.locator('.again').click(), chosen('headpin-games')),
  },
];
