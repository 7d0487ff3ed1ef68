import type * as v from 'valibot';
import type { GameEvent } from '../../core/game/event.ts';
import { generationOf, replay, type Game } from '../../core/game/game.ts';
import { sheetText } from '../../core/game/sheet-text.ts';
import { counterOf } from './game-id.ts';
import { migrated, RECORD_VERSION } from './migrations.ts';
import { readAs } from './reading.ts';
import { LARGEST_RECORD, looksOf, MOST_LOOKS } from './record-bounds.ts';
import { RECORD_SCHEMA } from './record-schema.ts';
import { damaged, sealText, unsealText, type Field, type Reading, type Sealed } from './sealed-text.ts';

type Content = v.InferOutput<typeof RECORD_SCHEMA>;

/** A saved game: id, counter and save time (ISO 8601, UTC). */
export interface GameRecord {
  readonly id: string;
  readonly counter: number;
  readonly savedAt: string;
  readonly game: Game;
}

export function makeRecord(record: GameRecord): string {
  return sealText('headpin-game', RECORD_VERSION, recordFields(record, lines));
}

/** A game's saved fields, with events and sheet as JSON. */
export function recordFields(
  { id, counter, savedAt, game }: GameRecord,
  list: (values: readonly (GameEvent | string)[]) => string,
): readonly Field[] {
  return [
    ['generation', String(generationOf(game))],
    ['id', JSON.stringify(id)],
    ['counter', String(counter)],
    ['savedAt', JSON.stringify(savedAt)],
    ['setup', JSON.stringify(game.setup)],
    ['events', list(game.events)],
    ['sheet', list(sheetText(game))],
  ];
}

function lines(values: readonly (GameEvent | string)[]): string {
  if (values.length === 0) return '[]';
  return `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`;
}

/**
 * Reads a game file: head, checksum, schema, then every event through the rules (decision 3). The sheet must match
 * the events; it is never read as a score.
 */
export function parseRecord(bytes: Uint8Array): Reading<GameRecord> {
  if (bytes.length > LARGEST_RECORD) return damaged('too-large');
  return unsealText({ marker: 'headpin-game', version: RECORD_VERSION }, bytes, recordIn);
}

/** Reads a document of this or an older version, checked as by `parseRecord`. */
export function recordIn({ version, content }: Sealed): Reading<GameRecord> {
  const reading = readAs(RECORD_SCHEMA, migrated(version, content));
  return reading.kind === 'read' ? recordOf(reading.value, version) : reading;
}

/** The game in checked content that a file of the version `written` had. */
function recordOf(content: Content, written: number): Reading<GameRecord> {
  const { version, generation, id, counter, savedAt, setup, events, sheet } = content;
  if (version !== RECORD_VERSION || counterOf(id) !== counter) return damaged('content');
  if (looksOf(setup, events) > MOST_LOOKS) return damaged('too-large');
  const game = replay(setup, events);
  if (!game.ok) return damaged('rules');
  if (generation !== generationOf(game.value)) return damaged('generation');
  const expected = sheetOf(written, game.value);
  if (sheet.length !== expected.length || !expected.every((line, index) => line === sheet[index]))
    return damaged('sheet');
  return { kind: 'read', value: { id, counter, savedAt, game: game.value } };
}

type SheetWriter = (game: Game) => readonly string[];

/**
 * The version each writer of the sheet came with. A file's sheet is compared with what its own version wrote: a new
 * writer is added here and the old one stays, so that no old file counts as damaged.
 */
const SHEET_WRITERS: readonly (readonly [from: number, write: SheetWriter])[] = [[1, sheetText]];

/** The sheet as this version of the file wrote it. */
export function sheetOf(version: number, game: Game, writers = SHEET_WRITERS): readonly string[] {
  return writers.findLast(([from]) => from <= version)?.[1](game) ?? [];
}
