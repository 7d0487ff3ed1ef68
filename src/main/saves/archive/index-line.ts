import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import type { GameSummary } from '../../../preload/contract.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

// What the list shows; a field more in the contract does not compile until it is here, and older lines are made anew.
const SUMMARY: v.GenericSchema<GameSummary> = v.strictObject({
  id: v.string(),
  phase: v.picklist(['running', 'over', 'stopped']),
  lane: count,
  gameNumber: count,
  startedAt: v.string(),
  names: v.array(v.string()),
  scores: v.array(count),
});

const where = { place: count, at: count, length: count, sum: v.string(), low: count, top: count };

const CONTENT = v.variant('kind', [
  v.strictObject({
    ...where,
    kind: v.literal('game'),
    generation: count,
    summary: SUMMARY,
    find: v.array(v.string()),
  }),
  v.strictObject({ ...where, kind: v.literal('deleted'), id: v.string() }),
  v.strictObject({ ...where, kind: v.picklist(['damaged', 'newer', 'blank']) }),
]);

/**
 * What the index says of a piece of the month's file: its own place in the index, where the piece is, its CRC-32 (`sum`), the lowest and the highest
 * counter up to there (0: no game yet), and what it holds. `find` are the bowlers' names as they are looked for.
 */
export type IndexLine = v.InferOutput<typeof CONTENT>;

const CHECKED = v.strictObject({ all: count, line: CONTENT });

const HEAD_LENGTH = '{"crc":"00000000",'.length;

/** A line of the index with its end; `all` is the CRC-32 of the whole index before it. */
export function makeIndexLine(line: IndexLine, all: number): string {
  const rest = `${JSON.stringify({ all, line }).slice(1)}\n`;
  return `${headOf(rest)}${rest}`;
}

/** Reads a line with its end; null when it is not what was written, or another program's. */
export function parseIndexLine(bytes: Uint8Array): { readonly line: IndexLine; readonly all: number } | null {
  const text = new TextDecoder().decode(bytes);
  if (!text.startsWith(headOf(bytes.subarray(HEAD_LENGTH)))) return null;
  const parsed = v.safeParse(CHECKED, JSON.parse(`{${text.slice(HEAD_LENGTH)}`));
  return parsed.success ? parsed.output : null;
}

function headOf(rest: Uint8Array | string): string {
  return `{"crc":"${sumOf(rest)}",`;
}

/** The CRC-32 of bytes, or of text as UTF-8, as eight digits. */
export function sumOf(bytes: Uint8Array | string): string {
  return crc32(bytes).toString(16).padStart(8, '0');
}
