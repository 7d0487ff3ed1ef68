import { err, ok, type Result } from '../../core/line/result.ts';
import { highest } from '../../core/line/extremes.ts';
import { shownText } from '../../core/players/readable.ts';
import type { EncodingCandidate, WholeFault } from '../fault.ts';
import { cp949Text } from './cp949.ts';
import { isDoubtful, isHangul, isPlausible, isSurelyWestern } from './plausible.ts';

/** Encodings of a byte a letter besides Windows-1252: of Central Europe, Turkish, Cyrillic, Greek, of old Macs and of DOS. */
const OTHERS = [
  ...(['windows-1250', 'iso-8859-2', 'windows-1254'] as const),
  ...(['windows-1251', 'windows-1253', 'macintosh', 'cp850', 'cp852'] as const),
] as const;
/** Of these a Western text has a reading too often: they count only where it looks like none. */
const OLD: readonly Encoding[] = ['macintosh', 'cp850', 'cp852'];

/** The encodings that spreadsheets write. euc-kr includes its superset CP949, and windows-1252 includes Latin-1. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'euc-kr', ...OTHERS] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Decodes bytes; null if they are invalid in this encoding. Main uses `TextDecoder` with `fatal` and `ignoreBOM`. */
export type Decode = (encoding: Encoding, bytes: Uint8Array) => string | null;

export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

const BOMS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const LONGEST_SAMPLE = 24;

/** What a file has that is not text and happens to fit UTF-16. */
const NOT_IN_TEXT = /[\u0001-\u0008\u000e-\u001f\p{Cn}\p{Co}]/u;

/**
 * The text of a file. The encoding is that of its byte order mark, else the one the user chose, else UTF-16 or UTF-8 if
 * the bytes are. Of the others `worth` rates the texts; where several are as good and look as people write, a person
 * has to choose: `encoding-unclear`.
 */
export function decoded(
  bytes: Uint8Array,
  decode: Decode,
  asked: Encoding | null,
  worth: (text: string) => number,
): Result<Decoded, WholeFault> {
  const bom = BOMS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (bom !== undefined) return inOne(bytes.subarray(bom[1].length), decode, bom[0]);
  if (asked !== null) return inOne(bytes, decode, asked);
  if (bytes.includes(0)) {
    const wide = wideEncodingOf(bytes);
    const read = wide === null ? null : inOne(bytes, decode, wide);
    return read === null || !read.ok || NOT_IN_TEXT.test(read.value.text) ? err({ code: 'not-text' }) : read;
  }
  const plain = decode('utf-8', bytes);
  if (plain !== null) return ok({ text: plain, encoding: 'utf-8' });
  const readings = alike(
    (['windows-1252', 'euc-kr', ...OTHERS] as const).flatMap((encoding) => {
      const text = textOf(bytes, encoding, decode);
      return text === null ? [] : [{ text, encoding }];
    }),
  );
  const best = highest(readings.map(({ text }) => worth(text)));
  const likely = likelyOf(readings.filter(({ text }) => worth(text) === best));
  const [first, second] = likely;
  if (first === undefined) return err({ code: 'wrong-encoding', encoding: null });
  const isSure = second === undefined && isUsual(first) && isPlausible(first.text);
  return isSure ? ok(first) : err(unclear(likely));
}

/** UTF-16 without a mark: of its two bytes a comma, a digit or a line end has one that is zero. */
export function wideEncodingOf(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (bytes.length % 2 === 1 || Math.min(even, odd) * 2 > Math.max(even, odd)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Each text once, in the first encoding that has it. */
function alike(readings: readonly Decoded[]): readonly Decoded[] {
  return readings.filter(({ text }, place) => readings.findIndex((one) => one.text === text) === place);
}

/** The readings among which a person has to choose; one, where there is no choice. */
function likelyOf(readings: readonly Decoded[]): readonly Decoded[] {
  const western = readings.find(({ encoding }) => encoding === 'windows-1252');
  const korean = readings.find(({ encoding, text }) => encoding === 'euc-kr' && isHangul(text));
  if (korean !== undefined) return western === undefined ? [korean] : [western, korean];
  const plausible = readings.filter(({ text }) => isPlausible(text));
  if (western === undefined) return plausible;
  if (!plausible.includes(western)) return [...plausible, western];
  const mayBeOld = isDoubtful(western.text);
  const others = plausible.filter(
    ({ encoding, text }) =>
      (!OLD.includes(encoding) || mayBeOld) &&
      encoding !== 'windows-1252' &&
      !isSurelyWestern(western.text, text),
  );
  return [western, ...others];
}

/** Others are never taken without a word. */
function isUsual({ encoding }: Decoded): boolean {
  return encoding === 'windows-1252' || encoding === 'euc-kr';
}

function inOne(bytes: Uint8Array, decode: Decode, encoding: Encoding): Result<Decoded, WholeFault> {
  const text = textOf(bytes, encoding, decode);
  if (text === null) return err({ code: 'wrong-encoding', encoding });
  return text.includes('\0') ? err({ code: 'not-text' }) : ok({ text, encoding });
}

/** The text of bytes in one encoding; null if they are none. */
export function textOf(bytes: Uint8Array, encoding: Encoding, decode: Decode): string | null {
  if (encoding === 'euc-kr') return cp949Text(bytes, decode);
  if (isDos(encoding)) return dosText(bytes, encoding);
  const text = decode(encoding, bytes);
  // Decoders turn bytes that an encoding leaves unassigned into control characters.
  return text !== null && /[\u0080-\u009f]/u.test(text) ? null : text;
}

function unclear(readings: readonly Decoded[]): WholeFault {
  const cells = readings.map(({ text }) => text.split(/[,;\t"\r\n]+/u));
  const [first = []] = cells;
  const at = first.findIndex((cell, place) =>
    cells.length > 1 ? cells.some((others) => others[place] !== cell) : /\P{ASCII}/u.test(cell),
  );
  const candidates = readings.map(({ encoding }, place): EncodingCandidate => ({
    encoding,
    sample: sampleOf(cells[place]?.[at] ?? ''),
  }));
  return { code: 'encoding-unclear', candidates };
}

/** A cell, short enough for a button, with its letters beyond ASCII. */
function sampleOf(cell: string): string {
  const at = Math.max(0, cell.search(/\P{ASCII}/u) - LONGEST_SAMPLE / 2);
  return shownText(Array.from(cell.slice(at)).slice(0, LONGEST_SAMPLE).join('').trim());
}

/** What DOS and Excel's "CSV (MS-DOS)" write for the bytes from 0x80 on, in Western and in Central Europe. */
const HIGH = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
} as const;

type DosEncoding = keyof typeof HIGH;

function isDos(encoding: string): encoding is DosEncoding {
  return encoding in HIGH;
}

/** A text in a code page that no runtime decodes. */
function dosText(bytes: Uint8Array, encoding: DosEncoding): string {
  const high = HIGH[encoding];
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (high[byte - 0x80] ?? ''),
  ).join('');
}
