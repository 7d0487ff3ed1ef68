import { MOST_BALLS_A_FRAME } from '../../core/formats/formats.ts';
import { provisionalLine } from '../../core/game/dispute-changes.ts';
import { pinfalls, type Frame } from '../../core/line/frame.ts';
import { frameAt } from '../../core/line/line.ts';
import { isFoul, splitBalls } from '../../core/line/marks.ts';
import { leaveOf } from '../../core/line/roll.ts';
import { scoreLine } from '../../core/line/score.ts';
import type { PlayerLine } from '../../core/players/player-line.ts';
import { mateNumbered, matesOfFrame } from '../../core/players/shared-line.ts';
import type { Separator } from '../../league-files/csv/separator.ts';
import type { ExportedGame, LocalTimeOf } from '../exported-game.ts';
import { marksCell, plainCell, textCell } from './cell.ts';
import { HEADS, headerText, inOrder, rowText } from './row.ts';
import { GAME_COLUMNS, gameCells, LINE_COLUMNS, lineCells } from './shared-cells.ts';

const BALLS: readonly number[] = Array.from({ length: MOST_BALLS_A_FRAME }, (_none, index) => index);

/** The columns of one frame: a column for the pins of each ball, and one for the pins that it left. */
const FRAME_COLUMNS: readonly string[] = [
  ...['frame', 'balls', ...BALLS.map((ball) => `pins ${String(ball + 1)}`), 'fouls', 'splits'],
  ...BALLS.map((ball) => `left ${String(ball + 1)}`),
  ...['bowled by', 'state', 'result', 'total', 'provisional'],
];

export const FRAMES_COLUMNS: readonly string[] = [
  HEADS.frames,
  ...GAME_COLUMNS,
  ...LINE_COLUMNS,
  ...FRAME_COLUMNS,
];

export function framesHeader(separator: Separator): string {
  return headerText(FRAMES_COLUMNS, separator);
}

/** A game as CSV rows, one for each frame of each line. */
export function framesRows(game: ExportedGame, separator: Separator, localTime: LocalTimeOf): string {
  const begin = [textCell(game.id), ...inOrder(GAME_COLUMNS, gameCells(game, localTime))];
  return game.game.position.lines
    .map((player, index) => {
      const line = [...begin, ...inOrder(LINE_COLUMNS, lineCells(game, player, index + 1))].join(separator);
      return frameCells(player)
        .map((cells) => rowText([line, ...cells], separator))
        .join('');
    })
    .join('');
}

/** The cells of each frame, in the order of `FRAME_COLUMNS`. */
function frameCells(player: PlayerLine): readonly (readonly string[])[] {
  const { line, disputes } = player;
  const { frames } = scoreLine(line);
  return line.frames.map((frame, index) => {
    const number = index + 1;
    const dispute = disputes.find((one) => one.frame === number);
    const other = dispute === undefined ? '' : frameAt(provisionalLine(player, dispute), number).notation;
    return [
      ...[plainCell(number), marksCell(frame.notation)],
      ...ballCells(frame),
      ...[textCell(bowledBy(player, number)), frame.state, frame.result ?? ''],
      ...[plainCell(line.blind === null ? (frames[index]?.cumulative ?? null) : null), marksCell(other)],
    ];
  });
}

function ballCells(frame: Frame): readonly string[] {
  const pins = pinfalls(frame);
  return [
    ...BALLS.map((ball) => plainCell(pins[ball] ?? null)),
    ballNumbers(frame.marks.flatMap((mark, ball) => (isFoul(mark) ? [ball + 1] : []))),
    ballNumbers(splitBalls(frame)),
    ...BALLS.map((ball) => leftCell(frame, ball)),
  ];
}

function leftCell({ rolls }: Frame, ball: number): string {
  const roll = rolls[ball];
  return ballNumbers((roll === undefined ? null : leaveOf(roll)) ?? []);
}

/** Apart by spaces: with any other sign between them a spreadsheet would make a date. */
function ballNumbers(numbers: readonly number[]): string {
  return numbers.join(' ');
}

/** Who bowled each ball of a frame, where bowlers share the line. */
function bowledBy({ shared }: PlayerLine, frame: number): string {
  if (shared === null) return '';
  return matesOfFrame(shared, frame)
    .map((number) => mateNumbered(shared, number)?.name ?? '')
    .join(', ');
}
