/** A damage to a file's bytes. */
export interface Damage {
  readonly what: string;
  readonly bytes: Buffer;
  readonly always?: true;
}

/** A file truncated at every byte, with every bit flipped, and as other programs leave one (fault row 10). */
export function* damagesOf(whole: Buffer): Generator<Damage> {
  const text = whole.toString();
  yield { what: 'empty', bytes: Buffer.alloc(0), always: true };
  yield { what: 'all NUL', bytes: Buffer.alloc(whole.length), always: true };
  yield { what: 'NUL behind', bytes: Buffer.concat([whole, Buffer.alloc(512)]), always: true };
  yield { what: 'UTF-16', bytes: Buffer.from(text, 'utf16le'), always: true };
  yield { what: 'UTF-16 with its mark', bytes: Buffer.from(`\ufeff${text}`, 'utf16le'), always: true };
  yield { what: 'a byte order mark', bytes: Buffer.from(`\ufeff${text}`), always: true };
  yield { what: 'Windows line ends', bytes: Buffer.from(text.replaceAll('\n', '\r\n')), always: true };
  yield { what: 'twice', bytes: Buffer.concat([whole, whole]), always: true };
  for (let length = 1; length < whole.length; length += 1)
    yield { what: `cut off after ${String(length)} bytes`, bytes: whole.subarray(0, length) };
  for (const [at, byte] of whole.entries()) {
    for (let bit = 0; bit < 8; bit += 1) {
      const bytes = Buffer.from(whole);
      bytes[at] = byte ^ (1 << bit);
      yield { what: `bit ${String(bit)} of byte ${String(at)}`, bytes };
    }
  }
}
