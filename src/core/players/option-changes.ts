import { tableFor } from '../formats/format.ts';
import { frameOf } from '../line/frame.ts';
import { lineOfRolls, type Line } from '../line/line.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import type { Table } from '../line/table.ts';
import type { PlayerHappening } from './player-event.ts';
import { withBalls, type PlayerLine } from './player-line.ts';
import { playerIn, withPlayer, type Position } from './position.ts';

/**
 * Another option of the format: each frame keeps its balls, and every one of them must be legal by the new rules, also
 * those of a provisional frame's other outcome. Refuses with `no-such-option`, `nothing-changes` and `balls-do-not-fit`.
 */
export function optioned(
  position: Position,
  { player, option }: Extract<PlayerHappening, { type: 'optionSet' }>,
): Result<Position, Refusal> {
  const found = playerIn(position, player);
  if (!found.ok) return found;
  const table = tableFor(position.format, option);
  if (!table.ok) return table;
  if (found.value.line.table === table.value) return err({ code: 'nothing-changes' });
  const line = lineBy(table.value, found.value);
  return line.ok ? ok(withPlayer(position, withBalls(found.value, line.value))) : line;
}

/** The same balls, frame by frame, by another table. */
function lineBy(table: Table, { line, disputes }: PlayerLine): Result<Line, Refusal> {
  const frames = line.frames.map(({ rolls }) => rolls);
  const bowled = [...frames.map((balls, index) => ({ frame: index + 1, balls })), ...disputes];
  const unfit = bowled.find(({ frame, balls }) => !frameOf(table, frame, balls).ok);
  if (unfit !== undefined) return err({ code: 'balls-do-not-fit', frame: unfit.frame });
  const other = lineOfRolls(table, frames);
  return other.ok ? ok({ ...other.value, blind: line.blind }) : other;
}
