import { LARGEST_LOGO, LOGO_SIDES, type DrawnLogo } from '../../contract/contract.ts';
import { plateFor } from './plate.ts';
import { saidSides } from './said-sides.ts';
import { isTaken, stepTo, within, type Sides } from './sides.ts';

/** A logo with too many bytes is drawn smaller; that happens to photographs at most. */
const SHARES = [1, 0.75, 0.5, 0.25];
/** In pixels; enough of a picture to choose its plate. */
const SAMPLE = { width: 128, height: 128 };

/**
 * Decodes a file's picture and draws it anew, upright: the logo kept is always a PNG of our own, of a logo's size and
 * without anything hidden in the file.
 */
export async function drawLogo(base64: string): Promise<DrawnLogo> {
  const bytes = bytesOf(base64);
  const file = new Blob([bytes]);
  const sides = await sidesOf(file);
  // The head tells a picture too large for the browser from a broken one.
  const said = sides ?? saidSides(bytes);
  if (said !== null && !isTaken(said)) return refused('wrong-size');
  const picture = sides === null ? null : await decoded(file);
  return picture === null ? refused('broken') : drawn(picture);
}

async function drawn(picture: ImageBitmap): Promise<DrawnLogo> {
  const sample = scaled(picture, within(picture, SAMPLE));
  const plate = plateFor(contextOf(sample).getImageData(0, 0, sample.width, sample.height).data);
  if (plate === 'blank') return refused('broken');
  for (const share of SHARES) {
    const most = { width: LOGO_SIDES.width * share, height: LOGO_SIDES.height * share };
    const png = await scaled(picture, within(picture, most)).convertToBlob({ type: 'image/png' });
    if (png.size <= LARGEST_LOGO)
      return { kind: 'drawn', png: base64Of(new Uint8Array(await png.arrayBuffer())), plate };
  }
  return refused('broken');
}

function refused(reason: 'wrong-size' | 'broken'): DrawnLogo {
  return { kind: 'refused', reason };
}

/** The sides in a picture's head; an image reads no further before it is shown, and this one never is. */
async function sidesOf(file: Blob): Promise<Sides | null> {
  const address = URL.createObjectURL(file);
  try {
    return await new Promise((resolve) => {
      const image = new Image();
      image.addEventListener('load', () => {
        resolve({ width: image.naturalWidth, height: image.naturalHeight });
      });
      image.addEventListener('error', () => {
        resolve(null);
      });
      image.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The first picture in a file, upright by its camera's data; null if incomplete. */
async function decoded(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

function scaled(picture: ImageBitmap | OffscreenCanvas, wanted: Sides): OffscreenCanvas {
  const { width, height } = stepTo(wanted, picture);
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return width === wanted.width && height === wanted.height ? canvas : scaled(canvas, wanted);
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  // The pixels are read back, so the graphics card stays out of it.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas to draw on');
  return context;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
