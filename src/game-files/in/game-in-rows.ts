import { tableFor, type Format } from '../../core/formats/format.ts';
import { formatOf, FORMAT_IDS } from '../../core/formats/formats.ts';
import { isPinNumber } from '../../core/line/leave.ts';
import { frameAt, replaceFrame, newLine } from '../../core/line/line.ts';
import { leavingRoll, withSplit, isSplit, type Roll } from '../../core/line/roll.ts';
import type { Table } from '../../core/line/table.ts';
import { frameRolls, framesOf } from './frame-rolls.ts';
import type { TableHead } from './table-head.ts';
import {
  isFault,
  isInstant,
  writtenFault,
  type WrittenFault,
  type WrittenGame,
  type WrittenPlayer,
} from './written-game.ts';

/** A row's cells by the names of their columns. */
export type Row = ReadonlyMap<string, string>;

/** The rows of one game, of a table of games or of frames. All of its rows have to be here, in their order. */
export function gameInRows(kind: TableHead['kind'], rows: readonly Row[]): WrittenGame | WrittenFault {
  const [first] = rows;
  const format = FORMAT_IDS.find((one) => one === first?.get('format'));
  if (first === undefined || format === undefined) return writtenFault('bad-line', first?.get('format'));
  const startedAt = cell(first, 'started');
  if (!isInstant(startedAt)) return writtenFault('no-day', startedAt);
  const rules = formatOf(format);
  if (rules.sharing !== null || rows.some(isOfLeague)) return writtenFault('only-json');
  const players = playersIn(kind, rows, rules);
  if (isFault(players)) return players;
  if (players.length !== numberIn(first, 'players')) return writtenFault('rows-missing');
  return {
    ...{
      id: first.get(`headpin-${kind}-1`) ?? '',
      origin: cell(first, 'origin'),
      party: cell(first, 'party'),
    },
    ...{ startedAt, format, players, isRunning: cell(first, 'phase') === 'running' },
    ...{ lane: numberIn(first, 'lane') ?? 0, gameNumber: numberIn(first, 'game') ?? 0 },
  };
}

/** What a league adds, and who is absent, is in no table. */
function isOfLeague(row: Row): boolean {
  const isSaid = ['match', 'pair', 'team', 'type', 'blind'].some((name) => (row.get(name) ?? '') !== '');
  return isSaid || row.get('status') === 'absent';
}

function playersIn(
  kind: TableHead['kind'],
  rows: readonly Row[],
  format: Format,
): readonly WrittenPlayer[] | WrittenFault {
  const players: WrittenPlayer[] = [];
  for (let at = 0; at < rows.length;) {
    const row = rows[at] ?? new Map<string, string>();
    const table = tableFor(format, numberIn(row, 'option') ?? undefined);
    if (!table.ok) return writtenFault('bad-line', cell(row, 'option'));
    const count = kind === 'games' ? 1 : table.value.start.length;
    const own = rows.slice(at, at + count);
    if (own.some((one) => numberIn(one, 'place') !== players.length + 1) || own.length < count)
      return writtenFault('rows-missing');
    const frames = kind === 'games' ? framesOf(table.value, cell(row, 'balls')) : framesIn(table.value, own);
    if (frames === null) return writtenFault('bad-line', `${cell(row, 'name')}: ${cell(row, 'balls')}`);
    players.push(playerIn(row, frames, table.value));
    at += count;
  }
  return players;
}

function playerIn(row: Row, frames: WrittenPlayer['frames'], { option }: Table): WrittenPlayer {
  const number = numberIn(row, 'series game');
  return {
    ...{ name: cell(row, 'name'), option, bowler: cell(row, 'bowler'), average: numberIn(row, 'average') },
    series: number === null ? null : { id: cell(row, 'series'), number },
    ...{ hasLeft: row.get('status') === 'left', frames, score: numberIn(row, 'score') },
  };
}

/** Each frame of a line; null where one is missing or its balls do not fit. */
function framesIn(table: Table, rows: readonly Row[]): WrittenPlayer['frames'] | null {
  const frames: (readonly Roll[])[] = [];
  for (const [place, row] of rows.entries()) {
    const rolls = frameRolls(table, place, cell(row, 'balls'));
    if (rolls === null || numberIn(row, 'frame') !== place + 1) return null;
    frames.push(withLeaves(table, place, rolls, row));
  }
  return frames;
}

/** The balls with the pins that they left, where the table says so and they fit. */
function withLeaves(table: Table, place: number, rolls: readonly Roll[], row: Row): readonly Roll[] {
  const leaving = rolls.map((roll, ball) => {
    const left = cell(row, `left ${String(ball + 1)}`)
      .split(' ')
      .filter(Boolean)
      .map(Number);
    if (roll.kind !== 'pins' || left.length === 0 || !left.every(isPinNumber)) return roll;
    return withSplit(leavingRoll(roll.pins, left), isSplit(roll));
  });
  const line = replaceFrame(newLine(table), place + 1, leaving);
  return line.ok && frameAt(line.value, place + 1).notation === cell(row, 'balls') ? leaving : rolls;
}

function cell(row: Row, name: string): string {
  return row.get(name) ?? '';
}

/** A whole number; null where the cell has none. */
function numberIn(row: Row, name: string): number | null {
  const text = cell(row, name);
  return /^-?\d{1,9}$/u.test(text) ? Number(text) : null;
}
