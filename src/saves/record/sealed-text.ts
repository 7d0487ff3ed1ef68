import { createHash } from 'node:crypto';
import type { ReadFault } from '../disk/read-bounded.ts';
import { jsonIn } from './json-text.ts';

/** A document's kind, the first thing in its file. */
export type Marker =
  | 'headpin-game'
  | 'headpin-archived-game'
  | 'headpin-deleted-game'
  | 'headpin-settings'
  | 'headpin-copy'
  | 'headpin-second-copy'
  | 'headpin-staff'
  | 'headpin-logo'
  | 'headpin-move'
  | 'headpin-origin'
  | 'headpin-erased'
  | 'headpin-house'
  | 'headpin-kept-league'
  | 'headpin-match'
  | 'headpin-practice'
  | 'headpin-prints'
  | 'headpin-orders';

/** Why a file is not a document of ours or was altered. */
export type Damage =
  | ReadFault
  | 'not-text'
  | 'not-a-document'
  | 'checksum'
  | 'content'
  | 'rules'
  | 'generation'
  | 'sheet'
  | 'wrong-name'
  /** Reading threw: too much to hold, or a bug. */
  | 'threw';

/** What a file turned out to be. `newer`: a later program wrote it; it is left byte for byte. */
export type Reading<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged'; readonly reason: Damage };

/** An unaltered document in the version that wrote it. */
export interface Sealed {
  readonly version: number;
  readonly content: unknown;
}

export function damaged(reason: Damage): { readonly kind: 'damaged'; readonly reason: Damage } {
  return { kind: 'damaged', reason };
}

const ZEROS = '0'.repeat(64);

/** How a document is written: the head first, the same in every version. */
interface Form {
  readonly head: RegExp;
  readonly field: (key: string, json: string) => string;
  readonly whole: (fields: readonly string[]) => string;
}

// Heads never change, so that an older program can tell a newer file from a damaged one.
const DOCUMENT: Form = {
  head: /^\{\n {2}"file": "([a-z-]{1,40})",\n {2}"version": ([1-9]\d{0,8}),\n {2}"checksum": "([0-9a-f]{64})",\n/u,
  field: (key, json) => `  "${key}": ${json}`,
  whole: (fields) => `{\n${fields.join(',\n')}\n}\n`,
};

const LINE: Form = {
  head: /^\{"file":"([a-z-]{1,40})","version":([1-9]\d{0,8}),"checksum":"([0-9a-f]{64})",/u,
  field: (key, json) => `"${key}":${json}`,
  whole: (fields) => `{${fields.join(',')}}`,
};

export type Field = readonly [key: string, json: string];

/** JSON with the SHA-256 of its own text, the digits taken as zeros. `fields` are the lines after the head. */
export function sealText(marker: Marker, version: number, fields: readonly Field[]): string {
  return seal(DOCUMENT, marker, version, fields);
}

/** The same as one line without its line end; the fields' JSON must have no line breaks. */
export function sealLine(marker: Marker, version: number, fields: readonly Field[]): string {
  return seal(LINE, marker, version, fields);
}

function seal(form: Form, marker: Marker, version: number, fields: readonly Field[]): string {
  const head: readonly Field[] = [
    ['file', `"${marker}"`],
    ['version', String(version)],
    ['checksum', `"${ZEROS}"`],
  ];
  const text = form.whole([...head, ...fields].map(([key, json]) => form.field(key, json)));
  return text.replace(ZEROS, checksumOf(text));
}

export type Read<T> = (sealed: Sealed) => Reading<T>;

/** The kind wanted, in this version or an older one. */
export interface Sought {
  readonly marker: Marker;
  readonly version: number;
}

/** Reads what `sealText` wrote and finds every changed, missing or added byte. */
export function unsealText<T>(sought: Sought, bytes: Uint8Array, read: Read<T>): Reading<T> {
  return attempted(() => unseal(DOCUMENT, sought, bytes), read);
}

/** Reads what `sealLine` wrote, likewise. */
export function unsealLine<T>(sought: Sought, bytes: Uint8Array, read: Read<T>): Reading<T> {
  return attempted(() => unseal(LINE, sought, bytes), read);
}

/** The one place that turns a throw into a result: no file, whatever it holds, may stop a start. */
function attempted<T>(open: () => Reading<Sealed>, read: Read<T>): Reading<T> {
  try {
    const sealed = open();
    return sealed.kind === 'read' ? read(sealed.value) : sealed;
  } catch {
    return damaged('threw');
  }
}

function unseal(form: Form, { marker, version }: Sought, bytes: Uint8Array): Reading<Sealed> {
  const text = decoded(bytes);
  if (text === null) return damaged('not-text');
  const head = form.head.exec(text);
  if (head === null) return headless(marker, version, text);
  const [, file, written, checksum] = head;
  // Stryker disable next-line ConditionalExpression: the head has a checksum (the check is for the types)
  if (checksum === undefined || checksumOf(text.replace(checksum, ZEROS)) !== checksum)
    return damaged('checksum');
  const content = jsonIn(text);
  if (file !== marker || content === undefined) return damaged('not-a-document');
  const number = Number(written);
  if (number > version) return { kind: 'newer', version: number };
  return { kind: 'read', value: { version: number, content } };
}

/** A later program may have given up our head; its marker and version still show. */
function headless(marker: Marker, version: number, text: string): Reading<Sealed> {
  const content = jsonIn(text);
  if (typeof content !== 'object' || content === null) return damaged('not-a-document');
  const newer =
    'file' in content &&
    content.file === marker &&
    'version' in content &&
    Number.isSafeInteger(content.version) &&
    Number(content.version) > version;
  return newer ? { kind: 'newer', version: Number(content.version) } : damaged('not-a-document');
}

function decoded(bytes: Uint8Array): string | null {
  try {
    // Keeps the byte order mark, so that a file that gained one counts as altered.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function checksumOf(text: string): string {
  // Stryker disable next-line StringLiteral: text without a named encoding is taken as UTF-8
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
