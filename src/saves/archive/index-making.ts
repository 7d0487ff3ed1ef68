import { crc32 } from 'node:zlib';
import { generationOf } from '../../core/game/game.ts';
import { summaryOf } from '../record/game-summary.ts';
import { nameKey } from '../record/name-key.ts';
import { counterIn, parseLine, type ArchivedLine } from './archived-line.ts';
import { makeIndexLine, sumOf, type IndexLine } from './index-line.ts';
import type { Piece } from './pieces.ts';

/** How far an index goes: the end of what is indexed, the lowest and the highest counter in it, its own CRC-32. */
export interface IndexedRange {
  readonly end: number;
  readonly low: number;
  readonly top: number;
  readonly crc: number;
  /** How many bytes the index has. */
  readonly size: number;
}

/** Where every index begins. */
export const NOTHING: IndexedRange = { end: 0, low: 0, top: 0, crc: 0, size: 0 };

/** A piece as a line of the index, how far the index goes with it, and whether people must be told of it. */
export interface Indexed extends IndexedRange {
  readonly text: string;
  readonly kind: IndexLine['kind'];
}

/** The line of the index for a piece that is behind what is indexed. */
export function indexed(piece: Piece, before: IndexedRange): Indexed {
  const reading = piece.isBlank ? null : parseLine(piece.bytes);
  const line = reading?.kind === 'read' ? reading.value : null;
  const counter = line === null ? 0 : counterIn(line);
  const low = counter > 0 && before.low > 0 ? Math.min(before.low, counter) : Math.max(before.low, counter);
  const top = Math.max(before.top, counter);
  const where = { place: before.size, at: piece.at, length: piece.length, sum: sumOf(piece.bytes), low, top };
  // Lines' ends alone are left of a line whose end was put right.
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
    // The schema's own type, whose lists may be changed.
    summary,
    find: summary.names.map(nameKey),
  };
}
