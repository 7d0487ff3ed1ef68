import { err, ok, type Result } from '../../../core/result.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { sizeTaken, type PictureRefusal } from './picture-size.ts';
import { isPng, readPng } from './png.ts';

/** A larger file is no logo and is not opened, in bytes. */
export const LARGEST_PICTURE = 4 * 1024 * 1024;

/**
 * The bytes to draw a picture from: what they are is told by themselves and not by a name, and how large the picture is
 * before anything is unpacked. What could carry a script, as SVG does, is no picture here.
 */
export function pictureIn(file: Uint8Array): Result<Uint8Array, PictureRefusal> {
  if (isPng(file)) {
    const png = readPng(file);
    return png.ok ? taken(png.value, png.value.bytes) : png;
  }
  if (!isJpeg(file)) return err('not-a-picture');
  const jpeg = readJpeg(file);
  return jpeg.ok ? taken(jpeg.value, file) : jpeg;
}

function taken(size: Parameters<typeof sizeTaken>[0], bytes: Uint8Array): Result<Uint8Array, PictureRefusal> {
  const fits = sizeTaken(size);
  return fits.ok ? ok(bytes) : fits;
}
