import { call } from '../../../drive/bridge.ts';
import { entriesOf, putBalls, putEntries, putFormat } from '../../../drive/put-game.ts';
import { putTeams } from '../../../drive/put-teams.ts';
import { orderOf } from '../../../src/contract/testing/order.testing.ts';
import { usualTable } from '../../../src/core/formats/format.ts';
import { FORMAT_IDS, formatOf, type FormatId } from '../../../src/core/formats/formats.ts';
import { entryOf } from '../../../src/core/testing/notation.testing.ts';
import { alike, inTurn, type Scene, scene, SIZES, type Step } from '../scene.ts';
import { alone, chosen, fiveFrames, keys, sent, still, touchFrame, touchName, typed } from '../steps.ts';

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
function inMiddle(format: FormatId, { frames, begun }: Middle): Step {
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

const begunFrame = inMiddle('five-pin', { frames: ['XF', '13F/', '5F32', '2/F', '--F11F'], begun: '2' });
const belowNothing = inMiddle('five-pin', { frames: ['-F-F-F', '-F-F-F', '-F2F2F'], begun: '13F' });
const corrected = inMiddle('duckpin', { frames: ['X', '63-', '531'], begun: '62' });
const duckpin = (begun: string): Step => inMiddle('duckpin', { frames: ['X', '63-'], begun });

/** Every format in which everybody bowls a line alone: the board, entry and a correction. */
export const formats = alike(
  { sizes: SIZES },
  ...FORMAT_IDS.flatMap((id) => {
    const middle = MIDDLES[id];
    if (middle === undefined) return [];
    const bowling = inMiddle(id, middle);
    return [
      scene(`format-board-${id}`, PLAYERS, alone, bowling),
      scene(`format-console-${id}`, PLAYERS, bowling),
    ];
  }),
  scene('format-five-frames', [4, 8], alone, fiveFrames, inMiddle('duckpin', DUCKPIN)),
  scene('format-pins', [4], inMiddle('candlepin', { frames: ['X', '63-'], begun: '6' }), keys('d', '7')),
  scene('format-third-ball', [4], duckpin('--')),
  scene('format-correction', [4], corrected, touchFrame(1, 3), keys('6')),
  scene('format-below-nothing', [4, 8], belowNothing),
  scene('format-begun-ball', [4], begunFrame, keys('f', '1')),
  // In the language of the picture.
  { ...scene('format-refusal', [4], still, duckpin('6-')), again: keys('/') },
);

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

const FORMATS_BOWLED = Object.keys(LINES).filter((id): id is FormatId => id in LINES);

/** A whole game. */
function bowledIn(format: FormatId): Step {
  return ({ page, names }) => putFormat(page, format, names, linesFor(format, names.length));
}

/** The last ball of a perfect game. */
function perfect(format: FormatId, frames: readonly string[], last: string): Scene {
  const before: Step = ({ page }) => putFormat(page, format, ['KYJ'], frames);
  const ball: Step = ({ page }) => putEntries(page, [entryOf(last)]);
  return scene(`perfect-${format}`, [1], alone, before, still, ball);
}

/** A frame of the game that is over, corrected by these keys; the end is left for the boards by a closed panel. */
function correcting(format: FormatId, frame: number, presses: string): Scene {
  const corrects = inTurn(keys('h', 'Escape'), touchFrame(1, frame), keys(...presses));
  return scene(`end-correction-of-${format}`, [4], bowledIn(format), corrects);
}

/** The end of a game of each format, and a perfect one where it is not twelve strikes. */
export const formatEnds = alike(
  { sizes: SIZES },
  ...FORMATS_BOWLED.map((format) => scene(`end-of-${format}`, [1, 2, 4, 10], bowledIn(format))),
  correcting('3-6-9', 2, '9/'),
  correcting('duckpin', 2, '521'),
  correcting('candlepin', 1, '433'),
  correcting('low-game', 4, '0'),
  correcting('no-tap', 2, '9'),
  correcting('five-pin', 3, '852'),
  // Past games of every format whose games stand here.
  scene('end-past-games', [4], ...FORMATS_BOWLED.map(bowledIn), keys('Control+h')),
  perfect('3-6-9', Array<string>(8).fill('X'), 'X'),
  perfect('low-game', [...Array<string>(9).fill('11'), '1'], '1'),
);

const NAMES = ['IDA', '박지훈', 'EVA', 'NIK', '정유나', 'SUN', 'LIA', '오지호', 'BEN', 'Maximilian'];

/** Bowlers of two teams, so many in each. */
function teamsOf(count: number, bowlers: number): readonly (readonly string[])[] {
  return [NAMES, NAMES.toReversed()]
    .slice(0, count)
    .map((names, team) =>
      names.slice(0, bowlers).map((name) => (team === 0 ? name : `${name.slice(0, 8)} ${String(team + 1)}`)),
    );
}

/** A game of these teams in its middle. */
function bowledBy(format: 'baker' | 'scotch-doubles', teams: readonly (readonly string[])[]): Step {
  return async ({ page }) => {
    await putTeams(page, format, teams);
    await putBalls(page, 'X9/72X8/63X9/X'.repeat(teams.length).slice(0, 9 * teams.length));
  };
}

const correctedFrame = sent({
  kind: 'correctFrame',
  player: 1,
  frame: 1,
  balls: [{ entry: { kind: 'pins', pins: 7 }, split: false }],
});
const FIVES = bowledBy('baker', teamsOf(2, 5));
const TEN = bowledBy('baker', teamsOf(1, 10));
const PARTNERS = bowledBy('scotch-doubles', teamsOf(2, 2));

/** A set-up of this format with these names typed, `>` for Enter. */
const typing =
  (format: 'baker' | 'scotch-doubles', text: string): Step =>
  async (stage) => {
    await chosen({ formats: [format] })(stage);
    for (const [place, names] of text.split('>').entries()) {
      if (place > 0) await keys('Enter')(stage);
      await typed(names)(stage);
    }
  };

/** Whole games of both teams. */
const teamsOver: Step = async ({ page }) => {
  await putTeams(page, 'baker', teamsOf(2, 5));
  await putBalls(page, `${'X72'.repeat(9)}XX97/9`);
};

const FOUR = bowledBy('baker', [...teamsOf(2, 3), ['A', 'B'], ['C', 'D', 'E']]);

/** Baker and Scotch doubles. */
export const teams = alike(
  { sizes: SIZES },
  scene('teams-board-baker', [1], alone, FIVES),
  scene('teams-board-baker-ten', [1], alone, TEN),
  scene('teams-board-baker-four', [1], alone, FOUR),
  scene('teams-board-scotch', [1], alone, PARTNERS),
  scene('teams-set-up', [1], typing('baker', 'idaparevanikjun>sunliahannoaem')),
  scene('teams-set-up-scotch', [1], typing('scotch-doubles', 'annbencatdan')),
  scene('teams-end', [1], teamsOver),
  scene('teams-bowlers', [1], TEN, touchName(1), keys('n')),
  scene('teams-console-baker', [1], FIVES),
  scene('teams-console-scotch', [1], PARTNERS, correctedFrame),
);
