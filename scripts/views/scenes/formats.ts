import { call } from '../../../drive/bridge.ts';
import { entriesOf, putEntries } from '../../../drive/put-game.ts';
import { orderOf } from '../../../src/contract/testing/order.testing.ts';
import { usualTable } from '../../../src/core/formats/format.ts';
import { FORMAT_IDS, formatOf, type FormatId } from '../../../src/core/formats/formats.ts';
import { SIZES } from '../size.ts';
import { chosen, inTurn, keys, still, touchFrame, type Scene } from '../scene.ts';

/** Few, the usual number, the most that one page takes, and two pages. */
const PLAYERS = [2, 4, 8, 10] as const;

/** The frames that everybody bowls, and the balls of the frame that the first player is in. */
interface Middle {
  readonly frames: readonly string[];
  readonly begun: string;
}

const DUCKPIN: Middle = { frames: ['X', '63-', '--10', '(7)/', 'F--', '531', 'X'], begun: '62' };

/** Games in their middle: strikes, spares, misses, fouls, rings, and whatever the format is about. */
const MIDDLES: Partial<Readonly<Record<FormatId, Middle>>> = {
  'no-tap': { frames: ['9', '(7)-', 'X', '81', 'X', '9'], begun: '8' },
  '3-6-9': { frames: ['X', '(8)1', '9/', '8-', '72', 'X'], begun: '8' },
  'current-frame': { frames: ['X', '9/', '72', 'F9', 'X', '(8)/'], begun: '7' },
  'low-game': { frames: ['11', '-2', '3-', '1/', '24', 'F1'], begun: '1' },
  'roll-off': { frames: [], begun: 'X' },
  duckpin: DUCKPIN,
  candlepin: { frames: ['X', '63-', '--10', '6/', '5F1', '531'], begun: '8-' },
  'five-pin': { frames: ['X', '13/', '5F32', '--15', '1032', '-F12-', 'X'], begun: '11' },
};

/** A game of the format in its middle: two players have begun the frame. */
function inMiddle(format: FormatId, { frames, begun }: Middle): Scene['show'] {
  return async ({ page, names }) => {
    const started = await call(page, 'games.new', orderOf(names, { format }));
    if (!started.ok) throw new Error(`no game: ${started.error.code}`);
    // Whoever bowls several frames a turn bowls all of them before the next player does.
    const { framesATurn } = usualTable(formatOf(format));
    const turns = frames.flatMap((_frame, index) =>
      index % framesATurn === 0 ? [frames.slice(index, index + framesATurn).join('')] : [],
    );
    const balls = [...turns.flatMap((turn) => names.map(() => turn)), begun];
    await putEntries(
      page,
      balls.flatMap((turn) => entriesOf(format, turn)),
    );
  };
}

const alone = chosen({ view: 'board' });

const views = Object.entries(MIDDLES).flatMap(([id, middle]): readonly Omit<Scene, 'sizes'>[] => {
  const format = FORMAT_IDS.find((one) => one === id);
  if (format === undefined) return [];
  const bowled = inMiddle(format, middle);
  return [
    { name: `format-board-${id}`, players: PLAYERS, show: inTurn(alone, bowled) },
    { name: `format-console-${id}`, players: PLAYERS, show: bowled },
  ];
});

/** Every format in which everybody bowls a line alone: the board, entry and a correction. */
export const formats: readonly Scene[] = [
  ...views,
  {
    name: 'format-five-frames',
    players: [4, 8],
    show: inTurn(alone, chosen({ layout: 'five' }), inMiddle('duckpin', DUCKPIN)),
  },
  {
    name: 'format-pins',
    players: [4],
    show: inTurn(inMiddle('candlepin', { frames: ['X', '63-'], begun: '6' }), keys('d', '7')),
  },
  {
    name: 'format-third-ball',
    players: [4],
    show: inMiddle('duckpin', { frames: ['X', '63-'], begun: '--' }),
  },
  {
    name: 'format-correction',
    players: [4],
    show: inTurn(
      inMiddle('duckpin', { frames: ['X', '63-', '531'], begun: '62' }),
      touchFrame(1, 3),
      keys('6'),
    ),
  },
  {
    name: 'format-below-nothing',
    players: [4, 8],
    show: inMiddle('five-pin', { frames: ['-F-F-F', '-F-F-F', '-F2F2F'], begun: '13F' }),
  },
  {
    name: 'format-begun-ball',
    players: [4],
    show: inTurn(
      inMiddle('five-pin', { frames: ['XF', '13F/', '5F32', '2/F', '--F11F'], begun: '2' }),
      keys('f', '1'),
    ),
  },
  {
    name: 'format-refusal',
    players: [4],
    show: inTurn(still, inMiddle('duckpin', { frames: ['X', '63-'], begun: '6-' })),
    // In the language of the picture.
    again: keys('/'),
  },
].map((view) => ({ ...view, sizes: SIZES }));
