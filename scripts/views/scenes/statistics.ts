import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nextFrame, rackOfLine } from '../../../src/core/line/line.ts';
import { PIN_NUMBERS } from '../../../src/core/line/leave.ts';
import { pinsOn } from '../../../src/core/line/rack.ts';
import { newGame, type Game } from '../../../src/core/game/game.ts';
import { after, agreement, lineIn } from '../../../src/core/testing/notation.testing.ts';
import { numbersFrom } from '../../../src/core/testing/random-pins.testing.ts';
import { bowlerOf, setupWith } from '../../../src/core/testing/setup.testing.ts';
import { makeGameLine } from '../../../src/saves/archive/archived-line.ts';
import { USUAL_FORMAT, type FormatId } from '../../../src/core/formats/formats.ts';
import { linesFor } from './format-ends.ts';
import { button, inTurn, keys, namesFor, type Scene } from '../scene.ts';

/** The pins that an ordinary first ball leaves, some more often than others. */
const LEAVES: readonly (readonly number[])[] = [
  ...[[10], [10], [10], [7], [7], [6, 10], [4, 7], [3, 10], [1, 2, 4], [3, 6, 10], [9], [8], [5], [4]],
  ...[
    [1, 2, 4, 7],
    [2, 8],
    [4, 7, 10],
    [2, 7],
    [7, 10],
    [1, 3, 6, 10],
    [2, 4, 5, 8],
    [1, 2, 3, 4, 7],
  ],
];

/** A game of one bowler whose pins are noted. */
function notedGame(begun: Game, draw: (below: number) => number): Game {
  let game = begun;
  for (let line = lineIn(game, 1); nextFrame(line) !== null; line = lineIn(game, 1)) {
    const rack = rackOfLine(line);
    const stood = rack === null ? null : pinsOn(rack);
    if (rack === null || stood === null) throw new Error('every pin is noted');
    const isMade = draw(10) < (rack.ball === 1 ? 4 : stood.length > 2 ? 3 : 7);
    const leave = rack.ball === 1 ? (LEAVES[draw(LEAVES.length)] ?? []) : stood.slice(draw(2));
    const left = isMade ? [] : PIN_NUMBERS.filter((pin) => leave.includes(pin));
    game = after(game, { kind: 'roll', entry: { kind: 'leave', left } });
  }
  return game;
}

/** A game of a format of which pins are not noted or not left. */
function writtenGame(begun: Game, format: FormatId, draw: (below: number) => number): Game {
  const frames = linesFor(format, 1);
  const from = draw(frames.length - 1);
  const turned = [...frames.slice(from, -1), ...frames.slice(0, from), ...frames.slice(-1)];
  return after(begun, agreement(1, turned.join(' ')));
}

const NOTED: ReadonlySet<FormatId> = new Set(['ten-pin', 'no-tap', 'candlepin']);

/** Three games on every evening of the last weeks. */
const season =
  (evenings: number, format: FormatId = USUAL_FORMAT) =>
  async (data: string): Promise<void> => {
    const draw = numbersFrom(23);
    const lines = new Map<string, string>();
    const name = namesFor(1)[0] ?? '';
    for (let counter = 1; counter <= 3 * evenings; counter += 1) {
      const days = Math.ceil((3 * evenings - counter + 1) / 3) * 7;
      const at = new Date(Date.now() - days * 86_400_000 + (counter % 3) * 1_800_000).toISOString();
      const setup = {
        ...setupWith([name], format === 'no-tap' ? [9] : null, { lane: 12, startedAt: at }),
        ...{ format, gameNumber: 1 + ((counter - 1) % 3) },
      };
      const series = { id: String(Math.ceil(counter / 3)).padStart(24, '0'), number: setup.gameNumber };
      const players = setup.players.map((player) => ({ ...player, bowler: bowlerOf(1), series }));
      const begun = newGame({ ...setup, players });
      const game = NOTED.has(format) ? notedGame(begun, draw) : writtenGame(begun, format, draw);
      const id = `g${String(counter).padStart(6, '0')}-${String(counter).padStart(24, '0')}`;
      const month = at.slice(0, 7);
      lines.set(month, (lines.get(month) ?? '') + makeGameLine({ id, counter, savedAt: at, game }));
    }
    await mkdir(join(data, 'archive'), { recursive: true });
    for (const [month, text] of lines) await writeFile(join(data, 'archive', `${month}.jsonl`), text);
  };

const opened = inTurn(
  keys('Control+h'),
  ({ page }) => page.locator('.opened-board [data-player]').first().waitFor(),
  button('Statistics of KYJ'),
);
const drawnPage: Scene['show'] = ({ page }) => page.locator('.lower .preview .page').first().waitFor();
const shown: Scene['show'] = ({ page }) => page.locator('.statistics-view .tiles').waitFor();

/** A bowler's statistics: a season, a single evening, and none. */
export const statistics: readonly Scene[] = [
  { name: 'statistics', players: [1], before: season(22), show: inTurn(opened, shown) },
  {
    name: 'statistics-print',
    players: [1],
    before: season(22),
    show: inTurn(opened, shown, keys('p'), drawnPage),
  },
  { name: 'statistics-one', players: [1], before: season(1), show: inTurn(opened, shown) },
  {
    name: 'statistics-none',
    players: [1],
    before: season(2),
    show: inTurn(opened, shown, button(/^Tonight/u)),
  },
  ...(['low-game', 'candlepin', 'five-pin', 'no-tap'] as const).map((format): Scene => ({
    name: `statistics-${format}`,
    players: [1],
    before: season(8, format),
    show: inTurn(opened, shown),
    sizes: [{ width: 1280, height: 800 }],
  })),
];
