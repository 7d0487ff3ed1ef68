import { sealLine, sealText, type Field, type Marker } from '../../src/saves/record/sealed-text.ts';

/** Repeatable choices. */
export class Choices {
  readonly #dice: () => number;

  constructor(dice: () => number) {
    this.#dice = dice;
  }

  /** From 0 up to, not including, `end`. */
  below(end: number): number {
    return Math.floor(this.#dice() * end);
  }

  of<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }
}

/** Bytes after some damage; `others` are files whose bytes may get in. */
export function damage(bytes: Uint8Array, choices: Choices, others: readonly Uint8Array[]): Uint8Array {
  // Either damage that a checksum finds, or changed content under a new, valid checksum.
  const isSealed = choices.below(2) === 0;
  const resealed = isSealed ? sealedAgain(Buffer.from(bytes).toString(), choices) : null;
  if (resealed !== null) return Buffer.from(resealed);
  let damaged: Buffer = Buffer.from(bytes);
  for (let times = choices.of([1, 1, 1, 2, 5]); times > 0; times -= 1)
    damaged = choices.of(WAYS)(damaged, choices, others);
  return damaged;
}

type Way = (bytes: Buffer, choices: Choices, others: readonly Uint8Array[]) => Buffer;

const JUNK = ['\0', '\n', '\r\n', '"', '{', '}', '[', ']', ',', '\\u0000', '\ufeff', '1e999', 'null', '}{'];

const WAYS: readonly Way[] = [
  // A flipped bit.
  (bytes, choices) => {
    const at = choices.below(bytes.length);
    const flipped = Buffer.from(bytes);
    flipped.set(
      flipped.subarray(at, at + 1).map((byte) => byte ^ (1 << choices.below(8))),
      at,
    );
    return flipped;
  },
  // Cut off at the end or at the start.
  (bytes, choices) => bytes.subarray(0, choices.below(bytes.length + 1)),
  (bytes, choices) => bytes.subarray(choices.below(bytes.length + 1)),
  // A block of zeros, as a file system leaves after a power cut.
  (bytes, choices) => {
    const [from, to] = range(bytes, choices);
    return Buffer.from(bytes).fill(0, from, to);
  },
  // A part gone, doubled, or taken from another file.
  (bytes, choices) => {
    const [from, to] = range(bytes, choices);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  (bytes, choices) => {
    const [from, to] = range(bytes, choices);
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  },
  (bytes, choices, others) => {
    const [from, to] = range(bytes, choices);
    const other = Buffer.from(choices.of(others));
    return Buffer.concat([
      bytes.subarray(0, from),
      other.subarray(...range(other, choices)),
      bytes.subarray(to),
    ]);
  },
  // Replaces the file by another one.
  (_bytes, choices, others) => Buffer.from(choices.of(others)),
  (bytes, choices) => {
    const at = choices.below(bytes.length + 1);
    const junk = choices.of(JUNK).repeat(choices.of([1, 1, 2, 100, 5_000]));
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(junk), bytes.subarray(at)]);
  },
  (bytes, choices) => Buffer.from(bytes.map((byte) => (choices.below(20) === 0 ? choices.below(256) : byte))),
  (bytes) => Buffer.from(bytes.toString(), 'utf16le'),
];

function range(bytes: Uint8Array, choices: Choices): [from: number, to: number] {
  const from = choices.below(bytes.length + 1);
  return [from, from + choices.below(bytes.length - from + 1)];
}

/** JSON values that no field of ours should hold, as written. */
const VALUES = [
  ...['null', 'true', '0', '-0', '-1', '0.5', '1e21', '1e999', '9007199254740993'],
  ...['""', '[]', '{}', '"\\ud800"'],
  ...['"A\\u202eB"', '"\\u0000"', '"../../lock"', '[[[[[[[[]]]]]]]]', '{"__proto__":{"admin":true}}'],
  ...['{"constructor":{"prototype":{}}}', '"2026-11-21T12:00:00.000Z"', '"g999999999999-0a1b2c"'],
  ...['"9999-99-99T99:99:99.999Z"', '999999999999', `"${'Q'.repeat(5_000)}"`],
] as const;

/** The same document or lines with another content under a right checksum; null when it is neither. */
function sealedAgain(text: string, choices: Choices): string | null {
  const lines = text.split('\n');
  // A file of lines: one of them.
  if (lines.length > 1 && lines[0]?.startsWith('{"file"') === true) {
    const place = choices.below(lines.length - 1);
    const line = resealedOne(lines[place] ?? '', sealLine, choices);
    return line === null ? null : lines.with(place, line).join('\n');
  }
  return resealedOne(text, sealText, choices);
}

function resealedOne(text: string, seal: typeof sealText, choices: Choices): string | null {
  const content = objectIn(text);
  if (content === null || typeof content['file'] !== 'string') return null;
  const { file, version, ...rest } = content;
  const inside = Object.entries(rest).filter(([key]) => key !== 'checksum');
  const fields: readonly Field[] = inside.map(([key, value]) => [key, JSON.stringify(value)]);
  const versions = [version, version, version, 1, 2, 3, 4, 5, 6, 999_999_999];
  return seal(file as Marker, Number(choices.of(versions)), bent(fields, choices));
}

/** The fields with one of them bent, gone, doubled, renamed or added. */
function bent(fields: readonly Field[], choices: Choices): readonly Field[] {
  const place = choices.below(fields.length);
  const field = fields[place];
  if (field === undefined) return [['events', '[]']];
  const [key, json] = field;
  switch (choices.below(6)) {
    case 0:
      return fields.toSpliced(place, 1);
    case 1:
      return [...fields, [key, choices.of(VALUES)]];
    case 2:
      return [
        ...fields,
        [choices.of(['__proto__', 'constructor', 'toString', 'another']), choices.of(VALUES)],
      ];
    case 3:
      return fields.with(place, [key, choices.of(VALUES)]);
    default:
      return fields.with(place, [key, bentValue(json, choices)]);
  }
}

/** JSON with one of its values replaced, wherever it is. */
function bentValue(json: string, choices: Choices): string {
  const values = [...json.matchAll(/(?<=[:,[])(?:"(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*|true|false|null)/gu)];
  const found = values[choices.below(Math.max(1, values.length))];
  if (found === undefined) return choices.of(VALUES);
  return json.slice(0, found.index) + choices.of(VALUES) + json.slice(found.index + found[0].length);
}

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
