import * as v from 'valibot';
import { counterOf, GAME_ID } from '../record/game-id.ts';
import { recordFields, recordIn, type GameRecord } from '../record/game-record.ts';
import { RECORD_VERSION } from '../record/migrations.ts';
import { HEAD } from '../record/head.ts';
import { readAs } from '../record/reading.ts';
import { LARGEST_RECORD } from '../record/record-bounds.ts';
import { damaged, sealLine, unsealLine, type Marker, type Reading } from '../record/sealed-text.ts';
import { asBuffer } from './pieces.ts';

/** A line of a month's file: an archived game, or a tombstone. */
export type ArchivedLine =
  | { readonly kind: 'game'; readonly record: GameRecord }
  | { readonly kind: 'deleted'; readonly id: string };

const GAME: Marker = 'headpin-archived-game';
const DELETED: Marker = 'headpin-deleted-game';
const TOMBSTONE_VERSION = 1;

// A head ends by here; beyond it may be text a bowler typed.
const HEAD_LENGTH = 100;

/** A tombstone: exactly these keys. */
export const TOMBSTONE = v.strictObject({
  ...HEAD,
  version: v.literal(TOMBSTONE_VERSION),
  id: v.pipe(v.string(), v.regex(GAME_ID)),
});

/** A game as a line, with its line end. */
export function makeGameLine(record: GameRecord): string {
  return `${sealLine(
    GAME,
    RECORD_VERSION,
    recordFields(record, (values) => JSON.stringify(values)),
  )}\n`;
}

/** A tombstone as a line with its line end. It holds nothing of the game but its id. */
export function makeTombstone(id: string): string {
  return `${sealLine(DELETED, TOMBSTONE_VERSION, [['id', JSON.stringify(id)]])}\n`;
}

/** Reads a line without its line end; a game is checked like a game file (`parseRecord`). */
export function parseLine(bytes: Uint8Array): Reading<ArchivedLine> {
  if (bytes.length > LARGEST_RECORD) return damaged('too-large');
  if (asBuffer(bytes.subarray(0, HEAD_LENGTH)).includes(`"${DELETED}"`)) return tombstoneIn(bytes);
  return unsealLine({ marker: GAME, version: RECORD_VERSION }, bytes, (sealed) => {
    const reading = recordIn(sealed);
    if (reading.kind !== 'read') return reading;
    return { kind: 'read', value: { kind: 'game', record: reading.value } };
  });
}

function tombstoneIn(bytes: Uint8Array): Reading<ArchivedLine> {
  return unsealLine({ marker: DELETED, version: TOMBSTONE_VERSION }, bytes, ({ content }) =>
    readAs(TOMBSTONE, content, ({ id }) => ({ kind: 'deleted', id })),
  );
}

export function idIn(line: ArchivedLine): string {
  return line.kind === 'game' ? line.record.id : line.id;
}

/** The counter; 0 when there is none. */
export function counterIn(line: ArchivedLine): number {
  return counterOf(idIn(line)) ?? 0;
}
