import type { PictureSize } from './picture-size.ts';

/** How a picture that lies on its side or hangs in a mirror is put upright: where each of its pixels comes from. */
export interface Turn {
  /** Rows become columns, before the others. */
  readonly swaps: boolean;
  /** Columns are taken from the right. */
  readonly fromRight: boolean;
  /** Rows are taken from the bottom. */
  readonly fromBottom: boolean;
}

// Exif's orientations 2 to 8, in their order (CIPA DC-008, tag 274); 1 is upright.
const TURNS: readonly Turn[] = [
  { swaps: false, fromRight: true, fromBottom: false },
  { swaps: false, fromRight: true, fromBottom: true },
  { swaps: false, fromRight: false, fromBottom: true },
  { swaps: true, fromRight: false, fromBottom: false },
  { swaps: true, fromRight: false, fromBottom: true },
  { swaps: true, fromRight: true, fromBottom: true },
  { swaps: true, fromRight: true, fromBottom: false },
];

/** The turn that an orientation asks for; null: none, or no such orientation. */
export function turnOf(orientation: number): Turn | null {
  return TURNS[orientation - 2] ?? null;
}

/** The sides of the picture once it is turned. */
export function turnedSides({ width, height }: PictureSize, { swaps }: Turn): PictureSize {
  return swaps ? { width: height, height: width } : { width, height };
}

/** The pixels of a picture, four bytes each and row by row, put upright. */
export function turned(pixels: Uint8Array, sides: PictureSize, turn: Turn): Uint8Array {
  const { width, height } = turnedSides(sides, turn);
  const upright = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [column, row] = turn.swaps ? [y, x] : [x, y];
      const fromX = turn.fromRight ? sides.width - 1 - column : column;
      const fromY = turn.fromBottom ? sides.height - 1 - row : row;
      const from = (fromY * sides.width + fromX) * 4;
      upright.set(pixels.subarray(from, from + 4), (y * width + x) * 4);
    }
  return upright;
}
