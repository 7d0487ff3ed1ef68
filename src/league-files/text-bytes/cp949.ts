import type { Decode } from './encoding.ts';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Second bytes of pairs that EUC-KR lacks: 0x41 to 0x5a, 0x61 to 0x7a, 0x81 to 0xfe. */
const SECONDS = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...range(0x81, 0xfe)];
/** From this first byte on, high second bytes belong to EUC-KR. */
const SHARED = 0xa1;
const LAST_FIRST = 0xc6;

/**
 * A text in CP949; null if the bytes are invalid. Not every runtime's `euc-kr` decodes the 8,822 syllables that Windows
 * added. They follow each other in Unicode order, so this decoder counts to them.
 */
export function cp949Text(bytes: Uint8Array, decode: Decode): string | null {
  let added: ReadonlyMap<number, string> | null = null;
  let text = '';
  let from = 0;
  let at = 0;
  while (at < bytes.length) {
    const [first = 0, second = 0] = bytes.subarray(at, at + 2);
    if (!isAdded(first, second)) {
      at += first < 0x80 ? 1 : 2;
      continue;
    }
    added ??= addedSyllables(decode);
    const syllable = added.get(first * 256 + second);
    const before = plain(bytes.subarray(from, at), decode);
    if (syllable === undefined || before === null) return null;
    text += before + syllable;
    at += 2;
    from = at;
  }
  const rest = plain(bytes.subarray(from), decode);
  return rest === null ? null : text + rest;
}

/** Decodes runs of EUC-KR. Some runtimes turn unassigned pairs into control characters, which are refused. */
function plain(bytes: Uint8Array, decode: Decode): string | null {
  if (bytes.length === 0) return '';
  const text = decode('euc-kr', bytes);
  return text === null || /[\u001a\u0080-\u009f\ufffd]/u.test(text) ? null : text;
}

function isAdded(first: number, second: number): boolean {
  return first > 0x80 && first <= LAST_FIRST && second >= 0x41 && (first < SHARED || second < SHARED);
}

function addedSyllables(decode: Decode): ReadonlyMap<number, string> {
  const shared = new Set<string>();
  for (const first of range(0xb0, 0xc8)) {
    const row = Uint8Array.from(range(SHARED, 0xfe).flatMap((second) => [first, second]));
    for (const syllable of decode('euc-kr', row) ?? '') shared.add(syllable);
  }
  const pairs = range(0x81, LAST_FIRST).flatMap((first) =>
    SECONDS.filter((second) => first < SHARED || second < SHARED).map((second) => first * 256 + second),
  );
  const added = new Map<number, string>();
  let next = 0;
  for (let code = FIRST_SYLLABLE; code <= LAST_SYLLABLE; code += 1) {
    const syllable = String.fromCodePoint(code);
    if (shared.has(syllable)) continue;
    const pair = pairs[next];
    if (pair !== undefined) added.set(pair, syllable);
    next += 1;
  }
  return added;
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_none, index) => first + index);
}
