import * as v from 'valibot';
import type { Disk } from '../disk/disk.ts';
import { GAME_ID } from '../record/game-id.ts';
import { HEAD } from '../record/head.ts';
import { readAs } from '../record/reading.ts';
import { sealText, unsealText, type Reading } from '../record/sealed-text.ts';
import { KeptFile } from './kept-file.ts';

const NAME = 'move.json';
const MOVE_VERSION = 1;
export const LARGEST_MOVE = 4 * 1024;

const place = v.strictObject({
  game: v.pipe(v.string(), v.regex(GAME_ID)),
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

const move = v.strictObject({
  /** Where the ball is taken back, and where it is entered: each game before that. */
  from: place,
  to: place,
  /** The ball as it was marked. */
  mark: v.pipe(v.string(), v.maxLength(16)),
});

/** A ball that goes from a game of a pair to the other one, in two saves. */
export type Move = v.InferOutput<typeof move>;

interface MoveValues {
  /** Null once the ball is where it belongs. */
  readonly move: Move | null;
}

/** The file after its head: exactly these keys. */
export const MOVE_SCHEMA = v.strictObject({
  ...HEAD,
  version: v.literal(MOVE_VERSION),
  move: v.nullable(move),
});

function makeMove({ move: now }: MoveValues): string {
  return sealText('headpin-move', MOVE_VERSION, [['move', JSON.stringify(now)]]);
}

export function parseMove(bytes: Uint8Array): Reading<MoveValues> {
  return unsealText({ marker: 'headpin-move', version: MOVE_VERSION }, bytes, ({ content }) =>
    readAs(MOVE_SCHEMA, content, ({ move: now }) => ({ move: now })),
  );
}

/** A data folder's newest ball that goes to the other half. The caller holds the folder's lock. */
export class MoveFile extends KeptFile<MoveValues> {
  constructor(disk: Disk, dataFolder: string) {
    const file = { name: NAME, largest: LARGEST_MOVE, make: makeMove, parse: parseMove };
    super(disk, dataFolder, { ...file, lost: { kind: 'move-lost' } }, { move: null });
  }
}
