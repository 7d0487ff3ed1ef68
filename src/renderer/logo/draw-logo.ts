import { LOGO_SIDES, type DrawnLogo } from '../../contract/contract.ts';
import { plateFor } from './plate.ts';
import { saidSides, isAccepted, stepTo, within, type Sides } from './sides.ts';

/** In pixels; enough of a picture to choose its plate. */
const SAMPLE = { width: 128, height: 128 };

/** Decodes a file's picture, upright, within this share of a logo's longest sides. */
export async function drawLogo(base64: string, share: number): Promise<DrawnLogo> {
  const bytes = bytesOf(base64);
  const file = new Blob([bytes]);
  const sides = await sidesOf(file);
  // The head shows whether a picture is broken or only too large for the browser.
  const said = sides ?? saidSides(bytes);
  if (said !== null && !isAccepted(said)) return refused('wrong-size');
  const picture = sides === null ? null : await decoded(file);
  return picture === null ? refused('broken') : drawn(picture, share);
}

function drawn(picture: ImageBitmap, share: number): DrawnLogo {
  const plate = plateFor(pixelsOf(scaled(picture, within(picture, SAMPLE))));
  if (plate === 'blank') return refused('broken');
  const most = { width: LOGO_SIDES.width * share, height: LOGO_SIDES.height * share };
  const canvas = scaled(picture, within(picture, most));
  const { width, height } = canvas;
  return { kind: 'drawn', width, height, pixels: base64Of(pixelsOf(canvas)), plate };
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

function pixelsOf(canvas: OffscreenCanvas): Uint8ClampedArray {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function base64Of(bytes: Uint8ClampedArray): string {
  const letters: string[] = [];
  // A call can take only a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 0x8000)
    letters.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(letters.join(''));
}
