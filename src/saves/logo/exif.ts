import { turnOf, type Turn } from './turn.ts';

const NAME = 'Exif\0\0';
const ORIENTATION = 0x112;
const SHORT = 3;
/** An entry of a directory: tag, type, count, value. */
const ENTRY_LENGTH = 12;

/**
 * How a camera was held, as the segment APP1 of its photograph says; null: upright, or nothing that can be understood,
 * which is no reason to refuse a picture.
 */
export function turnIn(segment: Uint8Array): Turn | null {
  if (Buffer.from(segment.subarray(0, NAME.length)).toString('latin1') !== NAME) return null;
  const tiff = segment.subarray(NAME.length);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  // Stryker disable next-line EqualityOperator: eight bytes have no directory
  if (tiff.length < 8) return null;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return null;
  return turnInDirectory(view, order === 0x4949);
}

function turnInDirectory(view: DataView, isLittle: boolean): Turn | null {
  const start = view.getUint32(4, isLittle);
  // Stryker disable next-line EqualityOperator: a directory at the very end has no entry
  if (start + 2 > view.byteLength) return null;
  const count = view.getUint16(start, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = start + 2 + entry * ENTRY_LENGTH;
    if (at + ENTRY_LENGTH > view.byteLength) return null;
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    return view.getUint16(at + 2, isLittle) === SHORT ? turnOf(view.getUint16(at + 8, isLittle)) : null;
  }
  return null;
}
