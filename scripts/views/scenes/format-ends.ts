import { putEntries, putFormat } from '../../../drive/put-game.ts';
import { usualTable } from '../../../src/core/formats/format.ts';
import { formatOf, type FormatId } from '../../../src/core/formats/formats.ts';
import { entryOf } from '../../../src/core/testing/notation.testing.ts';
import { chosen, inTurn, keys, still, touchFrame, type Scene } from '../scene.ts';
import { SIZES } from '../size.ts';

/** A whole line of each format with whatever its marks can be, frame by frame. */
const LINES: Partial<Readonly<Record<FormatId, string>>> = {
  'no-tap': '9 8/ X 72 (8)1 F9 X 9 81 9X8',
  '3-6-9': 'X (8)1 8/ 9/ X 72 8/8',
  'current-frame': 'X X 72 (8)/ F9 X 7/ 9- -/ X',
  'low-game': '11 1- - 21 F 9- 1/ 11 X -11',
  'roll-off': 'X9/',
  duckpin: 'X 7/ 523 81- 9/ F/ --10 --- X 9-1',
  'five-pin': 'X 13/ 5F32 --15 1032 -F12- X XF 11/ X13/',
  candlepin: '523 X 7/ 81- F9- 343 --10 F/ 521 X72',
};

/** The lines of this many players, whose bowlers bowl the same line from different frames on. */
export function linesFor(format: FormatId, players: number): readonly string[] {
  const { numbers, framesATurn } = usualTable(formatOf(format));
  const frames = (LINES[format] ?? '').split(' ');
  const own = Array.from({ length: players }, (_none, player) => [
    ...frames.slice(0, -1).map((_frame, place) => frames[(place + player) % (frames.length - 1)] ?? ''),
    frames.at(-1) ?? '',
  ]);
  const turns = Math.ceil(numbers.length / framesATurn);
  return Array.from({ length: turns }, (_none, turn) => turn).flatMap((turn) =>
    own.flatMap((line) => line.slice(turn * framesATurn, (turn + 1) * framesATurn)),
  );
}

export const FORMATS_BOWLED = Object.keys(LINES).filter((id): id is FormatId => id in LINES);

/** A whole game. */
function bowledIn(format: FormatId): Scene['show'] {
  return ({ page, names }) => putFormat(page, format, names, linesFor(format, names.length));
}

/** The last ball of a perfect game. */
function perfect(format: FormatId, frames: readonly string[], last: string): Scene['show'] {
  return inTurn(
    chosen({ view: 'board' }),
    ({ page }) => putFormat(page, format, ['KYJ'], frames),
    still,
    ({ page }) => putEntries(page, [entryOf(last)]),
  );
}

/** A frame of the game that is over, corrected by these keys; the end is left for the boards by a closed panel. */
function correcting(format: FormatId, player: number, frame: number, presses: readonly string[]): Scene {
  return {
    name: `end-correction-of-${format}`,
    players: [4],
    show: inTurn(bowledIn(format), keys('h', 'Escape'), touchFrame(player, frame), keys(...presses)),
    sizes: SIZES,
  };
}

/** Past games of every format whose games stand here. */
const past: Scene['show'] = inTurn(...FORMATS_BOWLED.map(bowledIn), keys('Control+h'));

/** The end of a game of each format, and a perfect one where it is not twelve strikes. */
export const formatEnds: readonly Scene[] = [
  ...FORMATS_BOWLED.map((format) => ({
    name: `end-of-${format}`,
    players: [1, 2, 4, 10],
    show: bowledIn(format),
    sizes: SIZES,
  })),
  correcting('3-6-9', 1, 2, ['9', '/']),
  correcting('duckpin', 1, 2, ['5', '2', '1']),
  correcting('candlepin', 1, 1, ['4', '3', '3']),
  correcting('low-game', 1, 4, ['0']),
  correcting('no-tap', 1, 2, ['9']),
  correcting('five-pin', 1, 3, ['8', '5', '2']),
  { name: 'end-past-games', players: [4], show: past, sizes: SIZES },
  {
    name: 'perfect-3-6-9',
    players: [1],
    show: perfect('3-6-9', Array<string>(8).fill('X'), 'X'),
    sizes: SIZES,
  },
  {
    name: 'perfect-low-game',
    players: [1],
    show: perfect('low-game', [...Array<string>(9).fill('11'), '1'], '1'),
    sizes: SIZES,
  },
];
