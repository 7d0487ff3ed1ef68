import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { LONGEST_NAME, plainName, type Machine } from './machine.ts';
import type { ProcessMark } from './processes.ts';

export const WRITERS = ['program', 'console'] as const;
export type Writer = (typeof WRITERS)[number];

/** What a lock says about its holder. */
export interface Holder extends ProcessMark {
  readonly kind: Writer;
  /** Makes every lock unique. */
  readonly nonce: string;
  /** Null: an earlier Headpin wrote the lock; it named no machine and did not refresh its lock. */
  readonly machine: Machine | null;
  /** Last refresh by the holder's clock, for people only. */
  readonly at: string | null;
}

/** In bytes. */
export const LARGEST_LOCK = 4096;

// No system has higher PIDs, and Node asks for none.
const HIGHEST_PID = 2 ** 31 - 1;
const BEAT_DIGITS = 10;
const NO_TIME = '1970-01-01T00:00:00.000Z';

const before = {
  kind: v.picklist(WRITERS),
  pid: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_PID)),
  start: v.nullable(v.number()),
  boot: v.nullable(v.string()),
  nonce: v.string(),
};
const beforeSchema = v.strictObject(before);
const holderSchema = v.object({
  ...before,
  machine: v.nullable(v.string()),
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  beat: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/** A lock's bytes after this many beats. The length stays, so that a read during an overwrite sees a whole lock. */
export function makeLock(holder: Holder, beat: number, now: Date): Uint8Array {
  const { machine, kind, pid, start, boot, nonce } = holder;
  const at = now.toISOString();
  const text = JSON.stringify({
    ...{ kind, pid, start, boot, nonce },
    ...(machine === null ? {} : { machine: machine.id, name: machine.name }),
    beat: String(beat).padStart(BEAT_DIGITS, '0').slice(-BEAT_DIGITS),
    // A clock far off writes a longer year.
    at: at.length === NO_TIME.length ? at : NO_TIME,
  });
  return new TextEncoder().encode(`${text}\n`);
}

/** The holder in these bytes; null when they are not a lock. */
export function holderOf(bytes: Uint8Array): Holder | null {
  const content = contentOf(bytes);
  const read = v.safeParse(holderSchema, content);
  if (read.success) {
    const { machine, name, at, kind, pid, start, boot, nonce } = read.output;
    return { kind, pid, start, boot, nonce, machine: { id: machine, name: plainName(name) }, at };
  }
  const old = v.safeParse(beforeSchema, content);
  return old.success ? { ...old.output, machine: null, at: null } : null;
}

/** A file name for this holder, the same at every beat. */
export function holdingOf(bytes: Uint8Array): string {
  const holder = holderOf(bytes);
  return digestOf(holder === null ? bytes : `${holder.nonce} ${String(holder.pid)}`);
}

/** A file name for exactly these bytes. */
export function digestOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

function contentOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
