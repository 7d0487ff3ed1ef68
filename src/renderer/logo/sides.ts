export interface Sides {
  readonly width: number;
  readonly height: number;
}

const SHORTEST_SIDE = 16;
const LONGEST_SIDE = 4096;

/** Whether a picture of this size is accepted. */
export function isAccepted({ width, height }: Sides): boolean {
  return [width, height].every((side) => side >= SHORTEST_SIDE && side <= LONGEST_SIDE);
}

/** Shrinks sides to these limits if they are larger, in proportion. */
export function within({ width, height }: Sides, most: Sides): Sides {
  const share = Math.min(1, most.width / width, most.height / height);
  return {
    width: Math.max(1, Math.floor(width * share)),
    height: Math.max(1, Math.floor(height * share)),
  };
}

/** The next step down to the wanted sides, at most by half: one large step would lose thin lines. */
export function stepTo(wanted: Sides, from: Sides): Sides {
  return {
    width: Math.max(wanted.width, Math.ceil(from.width / 2)),
    height: Math.max(wanted.height, Math.ceil(from.height / 2)),
  };
}

const IHDR = 0x49484452;
// JPEG markers, the byte after FF (ITU-T T.81, table B.1).
const NO_FRAMES = [0xc4, 0xc8, 0xcc];
const SCAN = 0xda;

/** The sides claimed by a PNG's or a JPEG's head, true or not; null if there are none. */
export function saidSides(file: Uint8Array): Sides | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  try {
    return view.getUint8(0) === 0xff ? jpegSides(view) : pngSides(view);
  } catch {
    // The file ends before that.
    return null;
  }
}

function pngSides(view: DataView): Sides | null {
  return view.getUint32(12) === IHDR ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

/** The sides in the first frame: length, precision, height, width. */
function jpegSides(view: DataView): Sides | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    // Any number of FF may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Markers without a length never precede a frame.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= SCAN)) return null;
    const length = view.getUint16(at + 2);
    if (marker <= 0xcf && !NO_FRAMES.includes(marker))
      return length < 7 ? null : { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + length;
  }
  return null;
}
