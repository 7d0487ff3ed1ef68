import * as v from 'valibot';
import { counterOf, GAME_ID } from '../game-id.ts';
import { LARGEST_RECORD, RECORD_VERSION, recordFields, recordIn, type GameRecord } from '../game-record.ts';
import { damaged, sealLine, unsealLine, type Marker, type Reading } from '../sealed-text.ts';
import { asBuffer } from './pieces.ts';

/** What a line of a month's file says: a game as it was handed over, or that one was deleted. */
export type ArchivedLine =
  { readonly kind: 'game'; readonly record: GameRecord } | { readonly kind: 'deleted'; readonly id: string };

const GAME: Marker = 'headpin-archived-game';
const DELETED: Marker = 'headpin-deleted-game';
const TOMBSTONE_VERSION = 1;

// Where a head ends at the latest: behind it may stand what a bowler wrote.
const HEAD_LENGTH = 100;

/** That a game was deleted: exactly these keys. */
export const TOMBSTONE = v.strictObject({
  file: v.string(),
  version: v.literal(TOMBSTONE_VERSION),
  checksum: v.string(),
  id: v.pipe(v.string(), v.regex(GAME_ID)),
});

/** A game as a line, its end included. */
export function makeGameLine(record: GameRecord): string {
  return `${sealLine(
    GAME,
    RECORD_VERSION,
    recordFields(record, (values) => JSON.stringify(values)),
  )}\n`;
}

/** That a game was deleted, as a line, its end included. Nothing of the game is in it but its name. */
export function makeTombstone(id: string): string {
  return `${sealLine(DELETED, TOMBSTONE_VERSION, [['id', JSON.stringify(id)]])}\n`;
}

/** Reads a line without its end: a game is checked as its file is (`parseRecord`). */
export function parseLine(bytes: Uint8Array): Reading<ArchivedLine> {
  if (bytes.length > LARGEST_RECORD) return damaged('too-large');
  if (asBuffer(bytes.subarray(0, HEAD_LENGTH)).includes(`"${DELETED}"`)) return tombstoneIn(bytes);
  const sealed = unsealLine(GAME, RECORD_VERSION, bytes);
  if (sealed.kind !== 'read') return sealed;
  const reading = recordIn(sealed.value);
  return reading.kind === 'read' ? { kind: 'read', value: { kind: 'game', record: reading.value } } : reading;
}

function tombstoneIn(bytes: Uint8Array): Reading<ArchivedLine> {
  const sealed = unsealLine(DELETED, TOMBSTONE_VERSION, bytes);
  if (sealed.kind !== 'read') return sealed;
  const parsed = v.safeParse(TOMBSTONE, sealed.value.content);
  if (!parsed.success) return damaged('content');
  return { kind: 'read', value: { kind: 'deleted', id: parsed.output.id } };
}

/** The game that a line is of. */
export function idIn(line: ArchivedLine): string {
  return line.kind === 'game' ? line.record.id : line.id;
}

/** Its counter; 0 when there is none. */
export function counterIn(line: ArchivedLine): number {
  return counterOf(idIn(line)) ?? 0;
}
