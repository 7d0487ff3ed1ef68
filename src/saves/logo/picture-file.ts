import { err, ok, type Result } from '../../core/line/result.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { sizeTaken, type PictureRefusal, type PictureSize } from './picture-size.ts';
import { isPng, readPng } from './png.ts';
import type { Turn } from './turn.ts';

/** A larger file is no logo and is not opened, in bytes. */
export const LARGEST_PICTURE = 4 * 1024 * 1024;

/** What a picture is drawn from. */
export interface Picture {
  readonly bytes: Uint8Array;
  /** How it is put upright, as cameras do not; null: it is. */
  readonly turn: Turn | null;
}

/**
 * What to draw a picture from: what a file is is told by its bytes and not by its name, and how large the picture is
 * before anything is unpacked. What could carry a script, as SVG does, is no picture here.
 */
export function pictureIn(file: Uint8Array): Result<Picture, PictureRefusal> {
  if (isPng(file)) {
    const png = readPng(file);
    return png.ok ? taken(png.value, { bytes: png.value.bytes, turn: null }) : png;
  }
  if (!isJpeg(file)) return err('not-a-picture');
  const jpeg = readJpeg(file);
  return jpeg.ok ? taken(jpeg.value, { bytes: jpeg.value.bytes, turn: jpeg.value.turn }) : jpeg;
}

function taken(size: PictureSize, picture: Picture): Result<Picture, PictureRefusal> {
  const fits = sizeTaken(size);
  return fits.ok ? ok(picture) : fits;
}
