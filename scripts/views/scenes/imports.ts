import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lineOfLane9 } from '../../../drive/lines.ts';
import type { Game } from '../../../src/core/game/game.ts';
import { after, correction } from '../../../src/core/testing/notation.testing.ts';
import { over, playing } from '../balls.ts';
import { alike, inTurn, namesFor, type Scene, scene, type Step } from '../scene.ts';
import { clicked, seen, settings, withPin } from '../steps.ts';

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

const page = inTurn(playing, settings('imports'), seen('.sources, .none'));

const chosen =
  (...names: readonly string[]): Step =>
  async ({ page: shown }) => {
    for (const name of names) await shown.locator('.source').filter({ hasText: name }).click();
  };
const reported = seen('.result');
const added = inTurn(clicked('.result .add'), seen('.result[data-added]'));
const toEnd: Step = ({ page: shown }) =>
  shown.locator('.result').evaluate((result) => {
    result.scrollIntoView(false);
  });
const allFiles = chosen('headpin-games', 'Bahnbuchung', 'paper');

/** The settings' page on which games come in from other lanes and files. */
export const imports: readonly Scene[] = [
  scene('imports-none', [4], page),
  ...alike(
    { before: withFiles },
    scene('imports-found', [4], page),
    scene('imports-nothing', [4], page, chosen('Bahnbuchung'), reported),
    scene('imports-report', [4], page, allFiles, reported),
    scene('imports-asked', [4], page, chosen('Lane 9'), reported),
    scene('imports-asked-end', [4], page, chosen('Lane 9'), reported, toEnd),
    scene('imports-staff', [4], page, withPin, chosen('Lane 9'), reported),
    scene('imports-added', [4], page, chosen('Lane 9', 'headpin-games'), reported, added),
  ),
  { ...scene('imports-refused', [4], page, chosen('Lane 9', 'paper'), reported, added), before: withoutRoom },
  {
    ...{ ...scene('imports-reading', [4], page), before: withMany },
    again: inTurn(clicked('.again'), chosen('headpin-games')),
  },
];
