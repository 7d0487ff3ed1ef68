import { setImmediate } from 'node:timers/promises';
import { idIn, parseLine, type ArchivedLine } from '../archive/archived-line.ts';
import { asBuffer, piecesOf } from '../archive/pieces.ts';
import type { Reading } from '../record/sealed-text.ts';

/** Lines read before a ball may come in between. */
const LINES = 64;
const NEW_LINE = '\n';

/** A month's bytes for the copy, and whether the lane's file has unreadable lines. */
export interface MonthCopy {
  readonly bytes: Uint8Array;
  readonly isDamaged: boolean;
}

/**
 * The lane's month file followed by games of the copy that the lane no longer reads: from damaged or lost lines,
 * never deleted ones. Where lines were only appended, as on most nights, nothing is parsed.
 */
export async function monthCopy(lane: Uint8Array, copy: Uint8Array): Promise<MonthCopy> {
  if (asBuffer(lane.subarray(0, copy.length)).equals(copy)) return { bytes: lane, isDamaged: false };
  const known = new Set<string>();
  let isDamaged = false;
  for await (const { reading } of linesOf(lane)) {
    if (reading.kind === 'read') known.add(idIn(reading.value));
    isDamaged ||= reading.kind === 'damaged';
  }
  const missed: Uint8Array[] = [];
  for await (const { reading, bytes } of linesOf(copy)) {
    const isGame = reading.kind === 'read' && reading.value.kind === 'game';
    if (isGame && !known.has(idIn(reading.value))) missed.push(bytes, Buffer.from(NEW_LINE));
  }
  if (missed.length === 0) return { bytes: lane, isDamaged };
  const end = Buffer.from(lane.at(-1) === 0x0a || lane.length === 0 ? '' : NEW_LINE);
  return { bytes: Buffer.concat([lane, end, ...missed]), isDamaged: true };
}

interface Line {
  readonly bytes: Uint8Array;
  readonly reading: Reading<ArchivedLine>;
}

async function* linesOf(month: Uint8Array): AsyncGenerator<Line> {
  let place = 0;
  for (const { bytes } of piecesOf(month, 0)) {
    if (place % LINES === 0) await setImmediate();
    place += 1;
    yield { bytes, reading: parseLine(bytes) };
  }
}
