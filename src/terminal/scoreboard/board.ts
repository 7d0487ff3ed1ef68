import type { Table } from '../../core/line/table.ts';
import { frameAt, type Line } from '../../core/line/line.ts';
import type { PlayerLine } from '../../core/players/player-line.ts';
import type { NamedPlayer, PlayerId } from '../../core/players/player.ts';
import { mateBeginning, mateNumbered, type SharedLine } from '../../core/players/shared-line.ts';
import { scoreLine } from '../../core/line/score.ts';
import { headingCell, nameCell, nameColumns, columnsOf, fittingIn } from './name-cell.ts';
import type { Frame } from '../../core/line/frame.ts';
import { markText } from '../../core/line/marks.ts';

interface Drawn {
  readonly line: Line;
  readonly rows: string;
}

/** The scoreboard as seed 004 draws it: a heading, and for each player the balls above the totals. */
export class Board {
  readonly #withScore: boolean;
  readonly #names: ReadonlyMap<PlayerId, string>;
  readonly #heading: string;
  readonly #noName: string;
  // Drawn rows by player: a ball changes one line, so a thousand players are not redrawn for each.
  readonly #drawn = new Map<PlayerId, Drawn>();

  /** Without the score, the totals' row is left out (seed 003, step 2). */
  constructor(players: readonly NamedPlayer[], table: Table, withScore: boolean) {
    const columns = nameColumns(players.map(({ name }) => name));
    this.#withScore = withScore;
    this.#names = new Map(players.map(({ id, name }) => [id, nameCell(name, columns)]));
    const width = cellWidth(table);
    this.#heading = row(
      headingCell(columns),
      table.numbers.map((number) => numberCell(number, width)),
    );
    this.#noName = nameCell('', columns);
  }

  /** The board with these lines; every row has a line end. */
  draw(lines: readonly PlayerLine[]): string {
    return this.#heading + lines.map((entry) => this.#rowsOf(entry)).join('');
  }

  #rowsOf({ player, line, shared }: PlayerLine): string {
    const before = this.#drawn.get(player);
    if (before?.line === line) return before.rows;
    const bowlers = shared === null ? '' : this.#bowlersRow(shared, line);
    const marks = bowlers + this.#marksRow(player, line);
    const rows = this.#withScore ? marks + this.#totalsRow(line) : marks;
    this.#drawn.set(player, { line, rows });
    return rows;
  }

  /** Above the frames of a team, who begins each where it is known. */
  #bowlersRow(shared: SharedLine, line: Line): string {
    const cells = line.table.numbers.map((number) =>
      bowlerCell(mateNumbered(shared, mateBeginning(shared, number))?.name ?? ''),
    );
    return row(this.#noName, cells);
  }

  #marksRow(player: PlayerId, line: Line): string {
    const width = cellWidth(line.table);
    const cells = line.table.numbers.map((number) => marksCell(frameAt(line, number), width));
    return row(this.#names.get(player) ?? this.#noName, cells);
  }

  #totalsRow(line: Line): string {
    const width = cellWidth(line.table);
    const cells = scoreLine(line).frames.map(({ cumulative }) => totalCell(cumulative, width));
    return row(this.#noName, cells);
  }
}

function row(first: string, cells: readonly string[]): string {
  return `|${[first, ...cells].join('|')}|\n`;
}

const CELL = 6;
/** Three balls of which one has two digits, each a foul whose pins count: `10F|3F|2F`. */
const WIDE_CELL = 9;

/** The columns of each frame. */
function cellWidth({ foulTakes }: Table): number {
  return foulTakes === null ? CELL : WIDE_CELL;
}

/** A frame's balls as seed 004 shows them: ` X `, ` 8|/ `, ` X|9|/`. */
export function marksCell(frame: Frame, width: number = CELL): string {
  return cell(frame.marks.map(markText).join('|'), width);
}

/** A frame's running total; blank while it is not settled (null). */
function totalCell(total: number | null, width: number = CELL): string {
  return cell(total === null ? '' : String(total), width);
}

/** As much of a name as a cell takes; three letters stand like the marks under them. */
function bowlerCell(name: string): string {
  const fitting = fittingIn(name, CELL);
  const margin = Math.min(2, CELL - columnsOf(fitting));
  return ' '.repeat(margin) + fitting + ' '.repeat(CELL - columnsOf(fitting) - margin);
}

function numberCell(frame: number, width: number = CELL): string {
  return cell(String(frame).padStart(2, '0'), width);
}

/** Three balls take five characters and give up a leading space; ten with the third of them take both. */
function cell(text: string, width: number): string {
  return `${' '.repeat(Math.min(2, width - text.length))}${text}`.padEnd(width);
}
