import { crc32 } from 'node:zlib';
import { generationOf } from '../../core/game/game.ts';
import { counterOf } from '../record/game-id.ts';
import { figuresText } from './figured-in.ts';
import { figuresIn } from '../record/figured-games.ts';
import { summaryOf } from '../record/game-summary.ts';
import { RECORD_VERSION } from '../record/migrations.ts';
import { newerGame, newerInLine } from '../record/newer-game.ts';
import type { Reading } from '../record/sealed-text.ts';
import { counterIn, parseLine, type ArchivedLine } from './archived-line.ts';
import { makeIndexLine, PACKING, sumOf, type IndexLine } from './index-line.ts';
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
  const entry = reading === null ? BLANK : entryOf(reading, piece.bytes);
  const { counter } = entry;
  const low = counter > 0 && before.low > 0 ? Math.min(before.low, counter) : Math.max(before.low, counter);
  const top = Math.max(before.top, counter);
  const where = { place: before.size, at: piece.at, length: piece.length, sum: sumOf(piece.bytes), low, top };
  const content: IndexLine = { ...where, ...entry.content };
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

/** The piece's own fields of its index line, and its game's counter; 0 without a game. */
interface Entry {
  readonly counter: number;
  readonly content: Own<IndexLine>;
}

type Own<L> = L extends IndexLine ? Omit<L, keyof IndexedWhere> : never;
type IndexedWhere = Pick<IndexLine, 'place' | 'at' | 'length' | 'sum' | 'low' | 'top'>;

// Repairing a line's end leaves a blank piece.
const BLANK: Entry = { counter: 0, content: { kind: 'blank' } };

function entryOf(reading: Reading<ArchivedLine>, bytes: Uint8Array): Entry {
  switch (reading.kind) {
    case 'damaged':
      return { counter: 0, content: { kind: 'damaged' } };
    case 'newer':
      return newerEntry(bytes);
    case 'read':
      return { counter: counterIn(reading.value), content: contentOf(reading.value) };
  }
}

function newerEntry(bytes: Uint8Array): Entry {
  const { id = null, startedAt = null, sheet = null } = newerInLine(bytes) ?? {};
  if (id === null) return { counter: 0, content: { kind: 'newer-nameless', reader: RECORD_VERSION } };
  const summary = newerGame(id, { startedAt, sheet });
  const who = summary.names.map((name) => [{ name, bowler: null }]);
  return { counter: counterOf(id) ?? 0, content: { kind: 'newer', reader: RECORD_VERSION, summary, who } };
}

function contentOf(line: ArchivedLine): Entry['content'] {
  if (line.kind === 'deleted') return line;
  const { record } = line;
  const generation = generationOf(record.game);
  const who = figuresIn(record).map((line) =>
    line.map(({ figures, ...one }) => ({ ...one, packed: figuresText(figures) })),
  );
  return {
    ...{ kind: 'game', generation, packing: PACKING, origin: record.game.setup.origin },
    ...{ summary: summaryOf(record), who },
  };
}
