import type { Table } from '../../core/line/table.ts';
import { frameAt, type Line } from '../../core/line/line.ts';
import type { PlayerLine } from '../../core/players/player-line.ts';
import type { NamedPlayer, PlayerId } from '../../core/players/player.ts';
import { mateBeginning, mateNumbered, type SharedLine } from '../../core/players/shared-line.ts';
import { scoreLine } from '../../core/line/score.ts';
import { bowlerCell, cellWidth, marksCell, numberCell, totalCell } from './cells.ts';
import { headingCell, nameCell, nameColumns } from './name-cell.ts';

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
