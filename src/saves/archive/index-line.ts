import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { FORMAT_IDS } from '../../core/formats/formats.ts';
import { COUNT_NAMES } from '../../core/statistics/counts.ts';
import { PHASES } from '../../core/game/game.ts';
import { MOST_TEAMS } from '../../core/players/league.ts';
import type { GameSummary, NewerGame } from '../../contract/contract.ts';
import { jsonIn } from '../record/json-text.ts';
import { RECORD_VERSION } from '../record/migrations.ts';
import { listOf, readAs } from '../record/reading.ts';
import { HIGHEST_PLAYER, LARGEST_RECORD, LONGEST_SHEET_LINE } from '../record/record-bounds.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(40));
/** In UTF-16 units: a newer program's names may be as long as its sheet's lines. */
const name = v.pipe(v.string(), v.maxLength(LONGEST_SHEET_LINE));
const names = listOf(name, { most: HIGHEST_PLAYER });
/** Packed figures as text, because a search reads lines and looks at no figures. */
const packed = v.pipe(v.string(), v.maxLength(4_000));
const FIGURED = v.strictObject({ name, bowler: text, packed });
const NAMED = v.strictObject({ name, bowler: v.null() });

/**
 * Which figures a program counts. An index that was packed by one that counts others does not fit, and is made anew:
 * its bowlers would drop out of the statistics.
 */
export const PACKING = sumOf(COUNT_NAMES.join());

/** Everybody of each line of a game. */
function lines<T>(one: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, readonly (readonly T[])[]> {
  return listOf(listOf(one, { most: HIGHEST_PLAYER }), { most: HIGHEST_PLAYER });
}

const numbersOrNone = listOf(v.nullable(count), { most: HIGHEST_PLAYER });

// The fields the list shows. A new field in the contract does not compile until it is here, and older lines are
// rebuilt.
const SUMMARY: v.GenericSchema<unknown, GameSummary> = v.strictObject({
  id: text,
  phase: v.picklist(PHASES),
  movedTo: v.exactOptional(count),
  lane: count,
  gameNumber: count,
  startedAt: text,
  party: text,
  format: v.picklist(FORMAT_IDS),
  names,
  bowlers: listOf(text, { most: HIGHEST_PLAYER }),
  players: listOf(count, { most: HIGHEST_PLAYER }),
  averages: numbersOrNone,
  options: numbersOrNone,
  // Fouls of five-pin can leave a score below 0.
  scores: listOf(v.pipe(v.number(), v.safeInteger()), { most: HIGHEST_PLAYER }),
  series: listOf(v.strictObject({ id: text, number: count }), { most: HIGHEST_PLAYER }),
  games: v.nullable(count),
  league: v.nullable(v.strictObject({ match: v.nullable(text), teams: listOf(name, { most: MOST_TEAMS }) })),
});

const NEWER: v.GenericSchema<unknown, NewerGame> = v.strictObject({
  id: text,
  phase: v.literal('newer'),
  startedAt: text,
  names,
});

// The version that called a line newer. Any other version rejects the entry and reads the line itself.
const reader = v.literal(RECORD_VERSION);

const where = { place: count, at: count, length: count, sum: text, low: count, top: count };

const CONTENT = v.variant('kind', [
  v.strictObject({
    ...where,
    kind: v.literal('game'),
    generation: count,
    packing: v.literal(PACKING),
    origin: text,
    summary: SUMMARY,
    who: lines(FIGURED),
  }),
  v.strictObject({ ...where, kind: v.literal('deleted'), id: text }),
  v.strictObject({ ...where, kind: v.literal('newer'), reader, summary: NEWER, who: lines(NAMED) }),
  v.strictObject({ ...where, kind: v.literal('newer-nameless'), reader }),
  v.strictObject({ ...where, kind: v.picklist(['damaged', 'blank']) }),
]);

/**
 * An index entry for one piece of the month's file: its own place in the index, the piece's place, its CRC-32
 * (`sum`), the lowest and highest counter so far (0: no game yet) and its content. `who` is everybody of each of the
 * game's lines, with packed figures. `newer-nameless` is a line of a newer program without a game's id: it cannot be
 * listed.
 */
export type IndexLine = v.InferOutput<typeof CONTENT>;

const CHECKED = v.strictObject({ all: count, line: CONTENT });

const HEAD_LENGTH = '{"crc":"00000000",'.length;

/** An index line with its line end; `all` is the CRC-32 of the index before it. */
export function makeIndexLine(line: IndexLine, all: number): string {
  const rest = `${JSON.stringify({ all, line }).slice(1)}\n`;
  return `${headOf(rest)}${rest}`;
}

/** Reads a line with its line end; null when it is damaged or foreign. */
export function parseIndexLine(bytes: Uint8Array): { readonly line: IndexLine; readonly all: number } | null {
  if (bytes.length > LARGEST_RECORD) return null;
  const line = new TextDecoder().decode(bytes);
  if (!line.startsWith(headOf(bytes.subarray(HEAD_LENGTH)))) return null;
  const reading = readAs(CHECKED, jsonIn(`{${line.slice(HEAD_LENGTH)}`));
  return reading.kind === 'read' ? reading.value : null;
}

function headOf(rest: Uint8Array | string): string {
  return `{"crc":"${sumOf(rest)}",`;
}

/** CRC-32 of bytes, or of text as UTF-8, as eight hex digits. */
export function sumOf(bytes: Uint8Array | string): string {
  return crc32(bytes).toString(16).padStart(8, '0');
}
