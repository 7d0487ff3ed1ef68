import { err, ok, type Result } from '../../core/line/result.ts';
import { shownText } from '../../core/players/readable.ts';
import type { EncodingCandidate, WholeFault } from '../fault.ts';
import { cp949Text } from './cp949.ts';

/** The encodings that spreadsheets write. euc-kr includes its superset CP949, and windows-1252 includes Latin-1. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'euc-kr'] as const;

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

/**
 * The text of a file. The encoding is that of its byte order mark, else the one the user chose, else UTF-8 if the bytes
 * are valid. Otherwise `worth` rates the remaining encodings; if the best is not clear, a person has to choose:
 * `encoding-unclear`.
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
  if (bytes.includes(0)) return err({ code: 'not-text' });
  const plain = decode('utf-8', bytes);
  if (plain !== null) return ok({ text: plain, encoding: 'utf-8' });
  const read = (['windows-1252', 'euc-kr'] as const).flatMap((encoding) => {
    const text = textIn(bytes, decode, encoding);
    return text === null ? [] : [{ text, encoding, worth: worth(text) }];
  });
  const [first, second] = read.toSorted((one, other) => other.worth - one.worth);
  if (first === undefined) return err({ code: 'wrong-encoding', encoding: null });
  if (second !== undefined && second.worth === first.worth) return err(unclear(read));
  return ok({ text: first.text, encoding: first.encoding });
}

function inOne(bytes: Uint8Array, decode: Decode, encoding: Encoding): Result<Decoded, WholeFault> {
  const text = textIn(bytes, decode, encoding);
  if (text === null) return err({ code: 'wrong-encoding', encoding });
  return text.includes('\0') ? err({ code: 'not-text' }) : ok({ text, encoding });
}

function textIn(bytes: Uint8Array, decode: Decode, encoding: Encoding): string | null {
  if (encoding === 'euc-kr') return cp949Text(bytes, decode);
  const text = decode(encoding, bytes);
  // Decoders turn bytes that windows-1252 leaves unassigned into control characters.
  return text !== null && encoding === 'windows-1252' && /[\u0080-\u009f]/u.test(text) ? null : text;
}

function unclear(read: readonly Decoded[]): WholeFault {
  const candidates = read.map(({ encoding, text }): EncodingCandidate => ({
    encoding,
    sample: sampleOf(text),
  }));
  return { code: 'encoding-unclear', candidates };
}

/** The first cell in which the encodings differ. */
function sampleOf(text: string): string {
  const at = text.search(/[^\0-\x7f]/u);
  const before = /[^,;\t"\r\n]*$/u.exec(text.slice(Math.max(0, at - LONGEST_SAMPLE), at))?.[0] ?? '';
  const after = /^[^,;\t"\r\n]*/u.exec(text.slice(at, at + LONGEST_SAMPLE))?.[0] ?? '';
  return shownText(before + after);
}
