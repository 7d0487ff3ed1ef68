import { nextFrame, rackOfLine } from '../../../src/core/line/line.ts';
import { PIN_NUMBERS } from '../../../src/core/line/leave.ts';
import { pinsOn } from '../../../src/core/line/rack.ts';
import { newGame, type Game } from '../../../src/core/game/game.ts';
import { after, agreement, lineIn } from '../../../src/core/testing/notation.testing.ts';
import { numbersFrom } from '../../../src/core/testing/random-pins.testing.ts';
import { bowlerOf, setupWith } from '../../../src/core/testing/setup.testing.ts';
import { USUAL_FORMAT, type FormatId } from '../../../src/core/formats/formats.ts';
import { Archived } from './archive.ts';
import { linesFor } from './formats.ts';
import { inTurn, namesFor, type Scene, scene } from '../scene.ts';
import { button, keys, seen } from '../steps.ts';

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
    const archived = new Archived();
    for (let counter = 1; counter <= 3 * evenings; counter += 1) {
      const days = Math.ceil((3 * evenings - counter + 1) / 3) * 7;
      const startedAt = new Date(Date.now() - days * 86_400_000 + (counter % 3) * 1_800_000).toISOString();
      const setup = {
        ...setupWith(namesFor(1), format === 'no-tap' ? [9] : null, { lane: 12, startedAt }),
        ...{ format, gameNumber: 1 + ((counter - 1) % 3) },
      };
      const series = { id: String(Math.ceil(counter / 3)).padStart(24, '0'), number: setup.gameNumber };
      const players = setup.players.map((player) => ({ ...player, bowler: bowlerOf(1), series }));
      const begun = newGame({ ...setup, players });
      archived.add(counter, NOTED.has(format) ? notedGame(begun, draw) : writtenGame(begun, format, draw));
    }
    await archived.save(data);
  };

const board = seen('.opened-board [data-player]');
const opened = inTurn(keys('Control+h'), board, button('Statistics of KYJ'), seen('.statistics-view .tiles'));
const drawnPage = seen('.lower .preview .page');

/** A bowler's statistics: a season, a single evening, and none. */
export const statistics: readonly Scene[] = [
  { ...scene('statistics', [1], opened), before: season(22) },
  { ...scene('statistics-print', [1], opened, keys('p'), drawnPage), before: season(22) },
  { ...scene('statistics-one', [1], opened), before: season(1) },
  { ...scene('statistics-none', [1], opened, button(/^Tonight/u)), before: season(2) },
  ...(['low-game', 'candlepin', 'five-pin', 'no-tap'] as const).map((format) => ({
    ...scene(`statistics-${format}`, [1], opened),
    ...{ before: season(8, format), sizes: [{ width: 1280, height: 800 }] },
  })),
];
