import * as v from 'valibot';
import { GAME_ID } from '../record/game-id.ts';
import { asItStands, sealedFile, type KeptFile } from './kept-file.ts';

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

/** A data folder's newest ball that goes to the other half. */
export const MOVE_FILE = sealedFile({
  ...asItStands<MoveValues>(),
  ...{ name: 'move.json', marker: 'headpin-move', largest: 4 * 1024, lost: { kind: 'move-lost' } },
  parts: { move: v.nullable(move) },
  plain: () => ({ move: null }),
});
export type MoveFile = KeptFile<MoveValues>;
