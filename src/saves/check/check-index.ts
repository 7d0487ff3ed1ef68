import { crc32 } from 'node:zlib';
import { generationOf } from '../../core/game/game.ts';
import { parseLine } from '../archive/archived-line.ts';
import { parseIndexLine, sumOf, type IndexLine } from '../archive/index-line.ts';
import { NEW_LINE, piecesOf } from '../archive/pieces.ts';
import { readBounded } from '../disk/read-bounded.ts';
import type { Looking } from './looking.ts';

/** In bytes; the program also rebuilds a larger index. */
const LARGEST_INDEX = 512 * 1024 * 1024;

/**
 * Checks an index against its month. An index is a cache: it may lag behind, and one that disagrees is rebuilt when
 * needed.
 */
export async function checkIndex(looking: Looking, month: string, lines: Uint8Array): Promise<void> {
  const file = `archive/${month}.index`;
  const document = await readBounded(looking.disk, looking.path(file), LARGEST_INDEX);
  if (document.kind === 'missing') return;
  if (document.kind === 'damaged' || !isIndexOf(document.bytes, lines)) looking.find(file, 'index-stale');
}

function isIndexOf(index: Uint8Array, month: Uint8Array): boolean {
  let [place, end, all] = [0, 0, 0];
  while (place < index.length) {
    const next = index.indexOf(NEW_LINE, place) + 1;
    if (next === 0) return false;
    const bytes = index.subarray(place, next);
    const parsed = parseIndexLine(bytes);
    if (parsed?.all !== all) return false;
    const { line } = parsed;
    if (line.place !== place || line.at !== end || !isLineOf(line, month)) return false;
    [place, end, all] = [next, line.at + line.length, crc32(bytes, all)];
  }
  return true;
}

/** Whether the month has at its position what the index line says. */
function isLineOf(line: IndexLine, month: Uint8Array): boolean {
  const [piece] = piecesOf(month.subarray(line.at, line.at + line.length), line.at);
  if (piece?.length !== line.length || sumOf(piece.bytes) !== line.sum) return false;
  if (line.kind === 'blank') return piece.isBlank;
  const reading = parseLine(piece.bytes);
  switch (line.kind) {
    case 'damaged':
      return reading.kind === 'damaged';
    case 'newer':
    case 'newer-nameless':
      return reading.kind === 'newer';
    case 'deleted':
      return reading.kind === 'read' && reading.value.kind === 'deleted' && reading.value.id === line.id;
    case 'game':
      return (
        reading.kind === 'read' &&
        reading.value.kind === 'game' &&
        reading.value.record.id === line.summary.id &&
        generationOf(reading.value.record.game) === line.generation
      );
  }
}
