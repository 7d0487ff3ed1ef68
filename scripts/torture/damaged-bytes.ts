import { makeRecord } from '../../src/saves/record/game-record.ts';
import type { Row } from './row.ts';
import { SpoiltFolder, current } from './spoilt.ts';
import { newFolder } from './tools.ts';

/** The step through all damages. */
const STEP = { short: 11, full: 1 } as const;

/** Fault row 10: a real save truncated at every byte, with every bit flipped, and as other programs leave a file. */
export const damagedBytes: Row = {
  number: 10,
  fault: 'cut off at every byte, every bit flipped, empty, NUL, UTF-16, BOM',
  run: async (mode, tools) => {
    const whole = Buffer.from(makeRecord(current));
    const folder = new SpoiltFolder(newFolder(tools, 'bytes'));
    folder.put(whole);
    if ((await folder.opened()) !== 'current') throw new Error('a good file is not used');
    const damages = [...damagesOf(whole)];
    const chosen = damages.filter((damage, index) => damage.always || index % STEP[mode] === 0);
    for (const { what, bytes } of chosen) {
      tools.stop.throwIfAborted();
      folder.put(bytes);
      if ((await folder.opened()) !== 'previous') throw new Error(`${what}: not noticed`);
      const kept = folder.setAside();
      if (kept.length !== 1 || kept[0] === undefined || !bytes.equals(kept[0]))
        throw new Error(`${what}: not set aside whole`);
    }
    return {
      fired: chosen.length,
      note: `a game of ${String(whole.length)} bytes, ${String(damages.length)} damages in full; all noticed`,
    };
  },
};

interface Damage {
  readonly what: string;
  readonly bytes: Buffer;
  readonly always?: true;
}

function* damagesOf(whole: Buffer): Generator<Damage> {
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
