import { frameAt, lastBowledFrame, lineOfRolls } from '../line/line.ts';
import type { Table } from '../line/table.ts';
import type { Dispute } from '../players/player-line.ts';
import { readBalls, writeBalls } from './written-line.ts';

/** The other outcome of a frame, behind a gap for each frame before it: `1+..7/`, or `+..7/` without a leave. */
export function writeProvisional(table: Table, { frame, balls }: Dispute): string {
  const alone = lineOfRolls(
    table,
    table.numbers.map((number) => (number === frame ? balls : [])),
  );
  // Stryker disable next-line ConditionalExpression,StringLiteral: only a bug elsewhere would throw here
  if (!alone.ok) throw new Error('a provisional frame that the rules refuse was kept');
  const written = writeBalls(alone.value);
  return `${written.leaves}+${written.balls}`;
}

/** The inverse of `writeProvisional`; null where the rules refuse it. */
export function readProvisional(table: Table, text: string): Dispute | null {
  const [leaves = '', ...balls] = text.split('+');
  const line = readBalls(table, { balls: balls.join('+'), leaves }, []);
  const frame = line.ok ? lastBowledFrame(line.value) : null;
  return line.ok && frame !== null ? { frame, balls: frameAt(line.value, frame).rolls } : null;
}
