import { highest } from '../../core/line/extremes.ts';
import type { Origin } from '../../core/players/opaque-id.ts';
import type { MonthFile } from './month-file.ts';
import { counterIn, parseLine } from './archived-line.ts';
import { asBuffer, NEW_LINE } from './pieces.ts';

const WINDOW = 1024 * 1024;
/** Nearly every line is shorter; a longer one is only missed where a window ends. */
const OVERLAP = 64 * 1024;
/** A lane's next counter is among its last games. */
const LAST_FEW = 8;

/**
 * The highest counter among the last games of a month that were bowled in this folder; 0 without one. Games of other
 * lanes may stand behind them.
 */
export async function highestOwn(file: MonthFile, origin: Origin): Promise<number> {
  const entry = await file.look();
  if (entry?.kind !== 'file') return 0;
  for (let end = entry.size; end > 0;) {
    const from = Math.max(0, end - WINDOW);
    const counters = countersIn(await file.part(from, end - from), origin);
    if (counters.length > 0) return highest(counters, 0);
    end = from === 0 ? 0 : from + OVERLAP;
  }
  return 0;
}

function countersIn(bytes: Uint8Array, origin: Origin): readonly number[] {
  const field = `"origin":"${origin}"`;
  const counters: number[] = [];
  for (let text = asBuffer(bytes); counters.length < LAST_FEW;) {
    const at = text.lastIndexOf(field);
    if (at === -1) break;
    const start = text.lastIndexOf(NEW_LINE, at) + 1;
    const end = text.indexOf(NEW_LINE, at);
    const reading = parseLine(text.subarray(start, end === -1 ? text.length : end));
    if (reading.kind === 'read') counters.push(counterIn(reading.value));
    text = text.subarray(0, start);
  }
  return counters;
}
