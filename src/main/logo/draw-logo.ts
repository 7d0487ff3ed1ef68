import { nativeImage, type NativeImage } from 'electron';
import { err, ok, type Result } from '../../core/line/result.ts';
import { LARGEST_LOGO, LOGO_SIDES, type KeptLogo } from '../../saves/logo/logo-file.ts';
import type { Picture } from '../../saves/logo/picture-file.ts';
import type { PictureSize } from '../../saves/logo/picture-size.ts';
import { plateFor } from '../../saves/logo/plate.ts';
import { turned, turnedSides, type Turn } from '../../saves/logo/turn.ts';

/** A logo larger than it may be in bytes is drawn smaller: a photograph, at most. */
const SHARES = [1, 0.75, 0.5, 0.25];
/** Enough of a picture to see what it can stand on, in pixels a side. */
const SAMPLE = { width: 128, height: 128 };

/**
 * Unpacks a picture that was looked at (`pictureIn`) and draws it anew: what is kept is always a PNG of our own, within
 * the sides of a logo and without anything that was hidden in the file.
 */
export function drawLogo({ bytes, turn }: Picture): Result<KeptLogo, 'broken'> {
  const unpacked = nativeImage.createFromBuffer(Buffer.from(bytes));
  if (unpacked.isEmpty()) return err('broken');
  const image = turn === null ? unpacked : upright(unpacked, turn);
  const plate = plateFor(new Uint8Array(within(image, SAMPLE).toBitmap()));
  if (plate === 'blank') return err('broken');
  for (const share of SHARES) {
    const sides = { width: LOGO_SIDES.width * share, height: LOGO_SIDES.height * share };
    const png = new Uint8Array(within(image, sides).toPNG());
    if (png.length > 0 && png.length <= LARGEST_LOGO) return ok({ png, plate });
  }
  return err('broken');
}

/** The picture as it was meant to be seen, within the sides of a logo. */
function upright(image: NativeImage, turn: Turn): NativeImage {
  const small = within(image, turnedSides(LOGO_SIDES, turn));
  const sides = small.getSize();
  const pixels = turned(new Uint8Array(small.toBitmap()), sides, turn);
  return nativeImage.createFromBitmap(Buffer.from(pixels), turnedSides(sides, turn));
}

/** The picture, made smaller where it is larger than this; its sides keep their proportion. */
function within(image: NativeImage, most: PictureSize): NativeImage {
  const { width, height } = image.getSize();
  const share = Math.min(1, most.width / width, most.height / height);
  if (share === 1) return image;
  return image.resize({
    width: Math.max(1, Math.floor(width * share)),
    height: Math.max(1, Math.floor(height * share)),
    quality: 'best',
  });
}
