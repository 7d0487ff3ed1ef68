import { FRAME_NUMBERS, formatOf } from '../../src/core/formats/formats.ts';
import { TEN_PIN } from '../../src/core/formats/ten-pin-table.ts';
import { frameAt, newLine, type Line } from '../../src/core/line/line.ts';
import { leftLine, missedBefore } from '../../src/core/line/missed.ts';
import { headlineRow, needOf } from '../../src/core/need/headline.ts';
import { parseNotation } from '../../src/core/line/notation.ts';
import { firstInSeries } from '../../src/core/players/in-series.ts';
import { newPlayerLine, type PlayerLine } from '../../src/core/players/player-line.ts';
import { startPosition, turnOf, type Position } from '../../src/core/players/position.ts';
import { scoreLine } from '../../src/core/line/score.ts';
import { NEED_TEXT } from '../../src/text/board/need.ts';

/** The program's display of a position. */
export interface Shown {
  /** Its row in the table of docs/headline.md. */
  readonly row: string | null;
  readonly headline: string;
  readonly below: string;
}

/**
 * Reads a position as the docs write it: `PJS: X 9- = 28 | KYJ: 8/ = 10`, players in bowling order, the score so far
 * after `=`. After a name: `(absent)` with the score that counts, `(left)`, `(from 3)` for a late player, `(3)` for
 * the line with the other outcome of the player's provisional third frame. Throws on anything else.
 */
export function positionWritten(sheets: string, up: string, average: number | null): Position {
  const lines = sheets.split(' | ').reduce<readonly PlayerLine[]>(withSheet, []);
  const players = lines.map((line) => (line.name === up ? { ...line, average } : line));
  const position = { ...startPosition(formatOf('ten-pin'), []), lines: players };
  const turn = turnOf(position);
  if (players.find(({ player }) => player === turn?.player)?.name !== up)
    throw new Error(`it is not ${up} who is up: ${sheets}`);
  return position;
}

/** The need line of the player on turn, in English. */
export function shownIn(position: Position): Shown {
  const player = turnOf(position)?.player ?? 0;
  const need = needOf(position, player);
  const { headline, detail } = NEED_TEXT.en;
  return {
    row: headlineRow(position, player),
    headline: need === null ? '' : headline(need.line),
    below: need === null ? '' : detail(need),
  };
}

function withSheet(lines: readonly PlayerLine[], sheet: string): readonly PlayerLine[] {
  const [, name = '', note = '', written = '', score = ''] =
    /^([^:(]+?)(?: \(([^)]+)\))?: (.*?) ?= (\d+)$/u.exec(sheet) ?? [];
  const other = Number(note);
  const player = FRAME_NUMBERS.includes(other)
    ? lines.find((line) => line.name === name)
    : newPlayerLine(
        { player: lines.length + 1, name, bowler: '', series: firstInSeries('') },
        newLine(TEN_PIN),
      );
  if (player === undefined) throw new Error(`no sheet before ${sheet}`);
  const line = lineWritten(note, written, Number(score));
  if (scoreLine(line).soFar !== Number(score)) throw new Error(`the score is not that of ${sheet}`);
  if (!FRAME_NUMBERS.includes(other)) return [...lines, { ...player, line, status: statusOf(note) }];
  const disputes = [...player.disputes, { frame: other, balls: frameAt(line, other).rolls }];
  return lines.map((known) => (known === player ? { ...player, disputes } : known));
}

function lineWritten(note: string, written: string, score: number): Line {
  if (note === 'absent') return { ...newLine(TEN_PIN), blind: score };
  const line = parseNotation(TEN_PIN, written);
  if (!line.ok) throw new Error(`no line: ${written}`);
  if (note === 'left') return leftLine(line.value);
  const first = Number(/^from (\d+)$/u.exec(note)?.[1] ?? 1);
  return FRAME_NUMBERS.includes(first) ? missedBefore(line.value, first) : line.value;
}

function statusOf(note: string): PlayerLine['status'] {
  return note === 'absent' || note === 'left' ? note : 'bowling';
}
