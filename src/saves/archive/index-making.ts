import { crc32 } from 'node:zlib';
import { generationOf } from '../../core/game/game.ts';
import { summaryOf } from '../record/game-summary.ts';
import { nameKey } from '../record/name-key.ts';
import { counterIn, parseLine, type ArchivedLine } from './archived-line.ts';
import { makeIndexLine, sumOf, type IndexLine } from './index-line.ts';
import type { Piece } from './pieces.ts';

/** How far an index reaches: the end of the indexed part, the lowest and highest counter, its own CRC-32. */
export interface IndexedRange {
  readonly end: number;
  readonly low: number;
  readonly top: number;
  readonly crc: number;
  readonly size: number;
}

export const NOTHING: IndexedRange = { end: 0, low: 0, top: 0, crc: 0, size: 0 };

/** The index line of a piece, the range with it, and whether a notice is due. */
export interface Indexed extends IndexedRange {
  readonly text: string;
  readonly kind: IndexLine['kind'];
}

/** The index line for the next piece. */
export function indexed(piece: Piece, before: IndexedRange): Indexed {
  const reading = piece.isBlank ? null : parseLine(piece.bytes);
  const line = reading?.kind === 'read' ? reading.value : null;
  const counter = line === null ? 0 : counterIn(line);
  const low = counter > 0 && before.low > 0 ? Math.min(before.low, counter) : Math.max(before.low, counter);
  const top = Math.max(before.top, counter);
  const where = { place: before.size, at: piece.at, length: piece.length, sum: sumOf(piece.bytes), low, top };
  // Only line ends remain of a line whose end was repaired.
  const other = reading === null ? 'blank' : reading.kind === 'newer' ? 'newer' : 'damaged';
  const content: IndexLine = line === null ? { ...where, kind: other } : { ...where, ...contentOf(line) };
  const text = makeIndexLine(content, before.crc);
  return {
    text,
    kind: content.kind,
    end: piece.at + piece.length,
    low,
    top,
    crc: crc32(text, before.crc),
    size: before.size + Buffer.byteLength(text),
  };
}

function contentOf(
  line: ArchivedLine,
):
  | Pick<Extract<IndexLine, { kind: 'game' }>, 'kind' | 'generation' | 'summary' | 'find'>
  | { kind: 'deleted'; id: string } {
  if (line.kind === 'deleted') return line;
  const summary = summaryOf(line.record);
  return {
    kind: 'game',
    generation: generationOf(line.record.game),
    // The schema's own type, because its lists are mutable.
    summary,
    find: summary.names.map(nameKey),
  };
}
