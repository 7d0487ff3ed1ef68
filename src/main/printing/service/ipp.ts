// The parts of the Internet Printing Protocol that list printers and send a document (RFC 8010, RFC 8011).

/** Operations; the last two are CUPS extensions. */
export const OPERATIONS = {
  printJob: 0x0002,
  getJob: 0x0009,
  getPrinter: 0x000b,
  getDefault: 0x4001,
  getPrinters: 0x4002,
} as const;
export type Operation = keyof typeof OPERATIONS;

/** Value types that are sent, with their tags. */
const TAGS = {
  integer: 0x21,
  name: 0x42,
  keyword: 0x44,
  uri: 0x45,
  charset: 0x47,
  language: 0x48,
  mimeType: 0x49,
} as const;

const OPERATION_ATTRIBUTES = 0x01;
const JOB_ATTRIBUTES = 0x02;
const PRINTER_ATTRIBUTES = 0x04;
const END = 0x03;
const LAST_GROUP = 0x0f;
const BOOLEAN = 0x22;
const ENUM = 0x23;
const INTEGER_BYTES = 4;
/** A longer name is refused (RFC 8011, 5.1.3). */
const LONGEST_NAME = 255;

/** A request attribute; several values form a list. */
export interface Attribute {
  readonly name: string;
  readonly tag: keyof typeof TAGS;
  readonly values: readonly (string | number)[];
}

export interface IppRequest {
  readonly operation: Operation;
  readonly about: readonly Attribute[];
  readonly job: readonly Attribute[];
}

export type IppValue = string | number | boolean;

/** One object of an answer, by attribute name. */
export type IppGroup = ReadonlyMap<string, readonly IppValue[]>;

/** An answer: its status (below 0x0400: done) and its objects, without the operation attributes. */
export interface IppAnswer {
  readonly status: number;
  readonly groups: readonly IppGroup[];
}

/** The bytes of a request; the document follows unchanged. */
export function ippRequest({ operation, about, job }: IppRequest): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16BE(0x0101, 0);
  head.writeUInt16BE(OPERATIONS[operation], 2);
  head.writeUInt32BE(1, 4);
  const first: readonly Attribute[] = [
    { name: 'attributes-charset', tag: 'charset', values: ['utf-8'] },
    { name: 'attributes-natural-language', tag: 'language', values: ['en'] },
  ];
  return Buffer.concat([
    head,
    Buffer.of(OPERATION_ATTRIBUTES),
    ...[...first, ...about].map(attributeBytes),
    ...(job.length === 0 ? [] : [Buffer.of(JOB_ATTRIBUTES), ...job.map(attributeBytes)]),
    Buffer.of(END),
  ]);
}

/** Parses an answer; null when it is malformed. */
export function ippAnswer(bytes: Buffer): IppAnswer | null {
  try {
    return { status: bytes.readUInt16BE(2), groups: groupsIn(bytes) };
  } catch (error) {
    // The answer is truncated.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function attributeBytes({ name, tag, values }: Attribute): Buffer {
  return Buffer.concat(
    values.map((value, index) =>
      // Further values of an attribute have no name.
      Buffer.concat([
        Buffer.of(TAGS[tag]),
        counted(index === 0 ? name : ''),
        counted(tag === 'name' ? cut(value) : value),
      ]),
    ),
  );
}

/** The part that fits, without splitting a character. */
function cut(value: string | number): string | number {
  if (typeof value === 'number') return value;
  const { read } = new TextEncoder().encodeInto(value, new Uint8Array(LONGEST_NAME));
  return value.slice(0, read);
}

function counted(value: string | number): Buffer {
  const bytes = typeof value === 'string' ? Buffer.from(value) : Buffer.alloc(INTEGER_BYTES);
  if (typeof value === 'number') bytes.writeInt32BE(value);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function groupsIn(bytes: Buffer): readonly IppGroup[] {
  const groups: Map<string, IppValue[]>[] = [];
  let here: Map<string, IppValue[]> | null = null;
  let values: IppValue[] = [];
  let at = 8;
  for (let tag = bytes.readUInt8(at); tag !== END; tag = bytes.readUInt8(at)) {
    at += 1;
    if (tag <= LAST_GROUP) {
      here = new Map();
      // Unsupported attributes form a group of their own, which is neither a printer nor a job.
      if (tag === PRINTER_ATTRIBUTES || tag === JOB_ATTRIBUTES) groups.push(here);
      continue;
    }
    const name = pieceAt(bytes, at);
    at += 2 + name.length;
    const value = pieceAt(bytes, at);
    at += 2 + value.length;
    if (name.length > 0) {
      values = [];
      here?.set(name.toString(), values);
    }
    values.push(valueOf(tag, value));
  }
  return groups;
}

function pieceAt(bytes: Buffer, at: number): Buffer {
  const length = bytes.readUInt16BE(at);
  if (at + 2 + length > bytes.length) throw new RangeError('a piece is longer than the answer');
  return bytes.subarray(at + 2, at + 2 + length);
}

function valueOf(tag: number, bytes: Buffer): IppValue {
  switch (tag) {
    case BOOLEAN:
      return bytes.readUInt8(0) === 1;
    case TAGS.integer:
    case ENUM:
      return bytes.readInt32BE(0);
    default:
      return bytes.toString();
  }
}
