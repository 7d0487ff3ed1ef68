import type { GameEvent } from '../../core/game/event.ts';
import { generationOf, replay, type Game } from '../../core/game/game.ts';
import { sheetText } from '../../core/game/sheet-text.ts';
import { counterOf } from './game-id.ts';
import { readAs } from './reading.ts';
import { LARGEST_RECORD, looksOf, MOST_LOOKS } from './record-bounds.ts';
import { RECORD_SCHEMA } from './record-schema.ts';
import { damaged, sealText, unsealText, type Field, type Reading, type Sealed } from './sealed-text.ts';

/** A saved game: id, counter and save time (ISO 8601, UTC). */
export interface GameRecord {
  readonly id: string;
  readonly counter: number;
  readonly savedAt: string;
  readonly game: Game;
}

/** Converts content to the next version. */
export type Migration = (content: unknown) => unknown;

/** From version 1 to 2, from 2 to 3, ... Files of every version are fixtures, never edited (decision 10). */
export const MIGRATIONS: readonly Migration[] = [
  // 2 has the event `lineAgreed`; what version 1 says, it says alike.
  versionAlone(2),
  // 3 has changes of the line-up, dead balls, provisional frames and leaves; what version 2 says, it says alike.
  versionAlone(3),
  // 4 has the pins that fell with a foul; what version 3 says, it says alike.
  versionAlone(4),
];

function versionAlone(version: number): Migration {
  return (content) => Object.assign({}, content, { version });
}

/** The version this program writes. */
export const RECORD_VERSION = MIGRATIONS.length + 1;

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
  const newest = MIGRATIONS.slice(version - 1).reduce((older, migrate) => migrate(older), content);
  return recordOf(newest);
}

function recordOf(content: unknown): Reading<GameRecord> {
  const reading = readAs(RECORD_SCHEMA, content);
  if (reading.kind !== 'read') return reading;
  const { version, generation, id, counter, savedAt, setup, events, sheet } = reading.value;
  if (version !== RECORD_VERSION || counterOf(id) !== counter) return damaged('content');
  if (looksOf(setup, events) > MOST_LOOKS) return damaged('too-large');
  const game = replay(setup, events);
  if (!game.ok) return damaged('rules');
  if (generation !== generationOf(game.value)) return damaged('generation');
  const expected = sheetText(game.value);
  if (sheet.length !== expected.length || !expected.every((line, index) => line === sheet[index]))
    return damaged('sheet');
  return { kind: 'read', value: { id, counter, savedAt, game: game.value } };
}
