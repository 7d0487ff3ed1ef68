import { tableFor } from '../formats/format.ts';
import { frameOf } from '../line/frame.ts';
import { lineOfRolls } from '../line/line.ts';
import { refittedFrame } from '../line/refitted.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import type { Roll } from '../line/roll.ts';
import type { Table } from '../line/table.ts';
import type { PlayerHappening } from './player-event.ts';
import { withBalls, type Dispute, type PlayerLine } from '../players/player-line.ts';
import { playerIn, withPlayer, type Position } from '../players/position.ts';

/**
 * Another option of the format: each frame keeps its balls, which must be legal by the new rules and finish it if they did,
 * also those of a provisional frame's other outcome. Refuses with `no-such-option`, `nothing-changes` and `balls-do-not-fit`.
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
  return refitted(position, found.value, table.value);
}

/** The same balls, frame by frame, by another table. */
function refitted(position: Position, player: PlayerLine, table: Table): Result<Position, Refusal> {
  const { line, disputes } = player;
  const bowled = line.frames.map(({ rolls }, index) => ({ frame: index + 1, balls: rolls }));
  const frames = allRefitted(line.table, table, bowled);
  if (!frames.ok) return frames;
  const others = allRefitted(line.table, table, disputes);
  if (!others.ok) return others;
  const other = lineOfRolls(
    table,
    frames.value.map(({ balls }) => balls),
  );
  if (!other.ok) return other;
  const next = withBalls({ ...player, disputes: others.value }, { ...other.value, blind: line.blind });
  return ok(withPlayer(position, next));
}

function allRefitted(
  from: Table,
  to: Table,
  bowled: readonly Dispute[],
): Result<readonly Dispute[], Refusal> {
  const all: Dispute[] = [];
  for (const { frame, balls } of bowled) {
    const fits = refittedFrame(to, frame, balls);
    if (!fits.ok || (fits.value.rack !== null && isFinished(from, frame, balls)))
      return err({ code: 'balls-do-not-fit', frame });
    all.push({ frame, balls: fits.value.rolls });
  }
  return ok(all);
}

function isFinished(table: Table, number: number, balls: readonly Roll[]): boolean {
  const frame = frameOf(table, number, balls);
  return frame.ok && frame.value.rack === null;
}
