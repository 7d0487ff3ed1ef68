/**
 * Parses transcripts by column, written from the column rule alone (seed 004): a row has 78 characters, with `|` at
 * every seventh; a cell has six; `|` separates balls. It imports nothing of the program.
 */

/** One player's two rows. */
export interface ReadPlayer {
  readonly name: string;
  /** The pins of the balls in each of the ten columns. */
  readonly balls: readonly (readonly number[])[];
  /** The totals under them; null where blank. */
  readonly totals: readonly (number | null)[];
}

/** A question and its answer. */
export interface ReadAnswer {
  readonly question: string;
  readonly answer: string;
}

export type Shown =
  | { readonly kind: 'board'; readonly players: readonly ReadPlayer[]; readonly text: string }
  | ({ readonly kind: 'answer' } & ReadAnswer)
  | { readonly kind: 'total'; readonly name: string; readonly total: number }
  | { readonly kind: 'empty' };

const STEP = 7;
const HEADING = '| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |';
const TOTAL = /^(?:(.+)'s total|총 점수) : (\d+)$/u;
const ANSWER = /^(How many people\? |.+\(3 english letters\)\??: |.+ : )(.*)$/u;

/** Parses a transcript; throws on an unexpected line. */
export function readTranscript(transcript: string): readonly Shown[] {
  if (!transcript.endsWith('\n')) throw new Error('the last line is not ended');
  const lines = transcript.slice(0, -1).split('\n');
  const shown: Shown[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === HEADING) {
      const rows = lines.slice(at + 1, at + 1 + rowsAfter(lines, at + 1));
      shown.push({ kind: 'board', players: readPlayers(rows), text: rows.join('\n') });
      at += rows.length;
    } else shown.push(readLine(line));
  }
  return shown;
}

function rowsAfter(lines: readonly string[], start: number): number {
  const end = lines.findIndex((line, at) => at >= start && !line.startsWith('|'));
  return (end === -1 ? lines.length : end) - start;
}

function readLine(line: string): Shown {
  if (line === '') return { kind: 'empty' };
  const total = TOTAL.exec(line);
  if (total !== null) return { kind: 'total', name: total[1] ?? '', total: Number(total[2]) };
  const [, question, answer] = ANSWER.exec(line) ?? [];
  if (question === undefined || answer === undefined) throw new Error(`no line of a transcript: ${line}`);
  return { kind: 'answer', question, answer };
}

function readPlayers(rows: readonly string[]): readonly ReadPlayer[] {
  const players: ReadPlayer[] = [];
  for (let at = 0; at < rows.length; at += 2) {
    const [name = '', ...marks] = cellsOf(rows[at] ?? '');
    const [blank, ...totals] = cellsOf(rows[at + 1] ?? '');
    if (!/^ {2}[A-Z]{3} $/u.test(name) || blank !== '      ')
      throw new Error(`no player: ${name}${blank ?? ''}`);
    players.push({ name: name.trim(), balls: marks.map(ballsIn), totals: totals.map(totalIn) });
  }
  return players;
}

/** A row's eleven cells, wherever their six characters begin. */
export function cellsOf(row: string): readonly string[] {
  if (row.length !== STEP * 11 + 1) throw new Error(`a row of another length: ${row}`);
  const cells: string[] = [];
  for (let at = 0; at < STEP * 11; at += STEP) {
    if (row[at] !== '|' || row[at + STEP] !== '|') throw new Error(`a column is out of line: ${row}`);
    cells.push(row.slice(at + 1, at + STEP));
  }
  return cells;
}

function ballsIn(cell: string): readonly number[] {
  if (cell === '      ') return [];
  const found = /^ {2}([X\d-]) {3}$|^ {2}([X\d-])\|([X/\d-]) $|^ ([X\d-])\|([X/\d-])\|([X/\d-])$/u.exec(cell);
  if (found === null) throw new Error(`no balls: "${cell}"`);
  const balls: number[] = [];
  for (const mark of found.slice(1).filter((group: string | undefined) => group !== undefined)) {
    if (mark === 'X') balls.push(10);
    else if (mark === '/') balls.push(10 - (balls.at(-1) ?? Number.NaN));
    else balls.push(mark === '-' ? 0 : Number(mark));
  }
  return balls;
}

function totalIn(cell: string): number | null {
  if (cell === '      ') return null;
  const found = /^ {2}(\d{1,3}) +$/u.exec(cell);
  if (found === null) throw new Error(`no total: "${cell}"`);
  return Number(found[1]);
}

/** The typed lines of a transcript. */
export function answersIn(transcript: string): readonly string[] {
  return readTranscript(transcript).flatMap((shown) => (shown.kind === 'answer' ? [shown.answer] : []));
}

/** The last board's rows without its heading: marks and totals of each player. */
export function lastRows(said: string): readonly string[] {
  const lines = said.split('\n');
  const start = lines.findLastIndex((line) => line.startsWith('|') && line.includes(' NAME |')) + 1;
  return lines.slice(start, start + rowsAfter(lines, start));
}

/** The ten cells of a row of the last board; `row` counts from 0: the first player's marks, then the totals. */
export function lastCells(said: string, row: number): readonly string[] {
  return cellsOf(lastRows(said)[row] ?? '').slice(1);
}
