import { err, ok, type Result } from '../../core/line/result.ts';

/** A picture's sides in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What the bytes of a picture were found to be, before anything was made of them. */
export type PictureRefusal = 'not-a-picture' | 'wrong-size' | 'broken';

const SHORTEST_SIDE = 16;
/** The longest side of a picture that is taken, in pixels. */
export const LONGEST_SIDE = 4096;

/** The size of a picture, if one of that size is taken: known before anything is unpacked, so that none fills the memory. */
export function sizeTaken(size: PictureSize): Result<PictureSize, 'wrong-size'> {
  const sides = [size.width, size.height];
  return sides.every((side) => side >= SHORTEST_SIDE && side <= LONGEST_SIDE) ? ok(size) : err('wrong-size');
}
