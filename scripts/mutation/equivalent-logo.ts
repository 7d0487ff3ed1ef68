import type { Reason } from './equivalent.ts';

const JPEG = 'src/saves/logo/jpeg.ts';
const EXIF = 'src/saves/logo/exif.ts';
const PLATE = 'src/saves/logo/plate.ts';
const PNG = 'src/saves/logo/png.ts';
const CUT_OFF = 'what is cut off has no segment behind it either, and is broken a step later';
const NO_SUCH_COLOUR = 'no colour of eight bits is at the very bound';

/** Mutants of the logo that are known to survive. */
export const OF_LOGOS: readonly Reason[] = [
  {
    ...{ file: EXIF, original: 'tiff.length < 8', replacement: 'tiff.length <= 8' },
    why: 'eight bytes have no directory',
  },
  {
    ...{ file: EXIF, original: 'start + 2 > view.byteLength', replacement: 'start + 2 >= view.byteLength' },
    why: 'a directory at the very end has no entry',
  },
  ...[
    'marker === undefined',
    'high === undefined || low === undefined',
    'high === undefined',
    'low === undefined',
  ].map((original): Reason => ({ file: JPEG, original, replacement: 'false', why: CUT_OFF })),
  {
    ...{ file: JPEG, original: 'high === undefined || low === undefined' },
    ...{ replacement: 'high === undefined && low === undefined', why: CUT_OFF },
  },
  ...['false', 'end < at + 3 && end > file.length'].map((replacement): Reason => ({
    ...{ file: JPEG, original: 'end < at + 3 || end > file.length', replacement },
    why: 'where a segment is as short as that, or longer than the file, no marker stands at its end',
  })),
  {
    ...{ file: JPEG, original: 'end < at + 3', replacement: 'false' },
    why: 'where a segment is as short as that no marker stands at its end',
  },
  {
    ...{ file: JPEG, original: 'at + 3', replacement: 'at - 3' },
    why: 'where a segment is as short as that no marker stands at its end',
  },
  { file: JPEG, original: 'end > file.length', replacement: 'false', why: CUT_OFF },
  { file: JPEG, original: 'end > file.length', replacement: 'end >= file.length', why: CUT_OFF },
  {
    ...{ file: JPEG, original: 'marker < 0xe0', replacement: 'marker <= 0xe0' },
    why: 'E0 is among those that say what the colours are',
  },
  {
    ...{ file: JPEG, original: 'marker > 0xef', replacement: 'false' },
    why: 'what lies above draws nothing in any picture there is',
  },
  {
    ...{ file: JPEG, original: '-1', replacement: '+1' },
    why: 'a scan without an end begins again at the beginning of the file, which is no segment',
  },
  {
    ...{ file: JPEG, original: 'next !== 0xff', replacement: 'true' },
    why: 'any number of FF may stand before the marker that is found there',
  },
  {
    ...{ file: PLATE, original: 'count.seen += 1', replacement: 'count.seen -= 1' },
    why: 'it is only asked whether it is none',
  },
  {
    ...{ file: PLATE, original: '1.05 / (light + 0.05) >= CONTRAST' },
    ...{ replacement: '1.05 / (light + 0.05) > CONTRAST', why: NO_SUCH_COLOUR },
  },
  {
    ...{ file: PLATE, original: '(light + 0.05) / 0.05 >= CONTRAST' },
    ...{ replacement: '(light + 0.05) / 0.05 > CONTRAST', why: NO_SUCH_COLOUR },
  },
  {
    ...{ file: PLATE, original: 'part <= 0.04045', replacement: 'part < 0.04045' },
    why: NO_SUCH_COLOUR,
  },
  {
    ...{ file: PNG, original: 'bytes.length >= SIGNATURE.length', replacement: 'true' },
    why: 'a byte that is not there is none of the name either',
  },
];
