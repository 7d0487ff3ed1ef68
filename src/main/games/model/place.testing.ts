import { join } from 'node:path';
import { CrashDisk, type Operation } from '../../../saves/disk/testing/crash-disk.testing.ts';
import { powerCuts } from '../../../saves/games/testing/crash-states.testing.ts';
import { DATA } from '../../../saves/disk/testing/crash-survey.testing.ts';
import type { Disk } from '../../../saves/disk/disk.ts';
import { diceOf } from '../../../saves/disk/testing/dice.testing.ts';
import { FailingDisk } from '../../../saves/disk/testing/failing-disk.testing.ts';

/** A disk failure: the call after this many changes, and if it `lasts` all that follow. */
export interface Fault {
  readonly change: number;
  readonly code: 'ENOSPC' | 'EIO';
  /** The change was made, and only its answer was lost. */
  readonly done: boolean;
  readonly lasts: boolean;
}

/** How a program ended: killed or by a power cut, this far (0 to 1) into its work; `dice` choose what survives. */
export interface Crash {
  readonly power: boolean;
  readonly depth: number;
  readonly dice: number;
}

export interface Place {
  readonly data: string;
  readonly disk: Disk;
  /** Whether a program's background work would continue there after its crash. */
  readonly isShared: boolean;
  /** Makes the disk fail like this from now on; null: no failures. */
  fail(fault: Fault | null): void;
  /** The calls refused since `begin`, by name. */
  struck(): readonly string[];
  /** Marks the beginning of what a crash may interrupt. */
  begin(): void;
  /** Whether a change was saved in the journal since `begin`. */
  journaled(): boolean;
  /** The place after a crash, and whether that came after all work. */
  crashed(crash: Crash): { readonly place: Place; readonly isBehind: boolean };
}

/** A disk in memory, where a crash may leave any possible state. */
export class MemoryPlace implements Place {
  readonly data = DATA;
  readonly isShared = false;
  readonly disk: CrashDisk;
  readonly #struck: string[] = [];
  #first = 0;
  #calls = 0;

  constructor(disk = new CrashDisk()) {
    this.disk = disk;
  }

  fail(fault: Fault | null): void {
    const before = this.disk.calls.length;
    this.disk.refuses = (call, number) => {
      if (fault === null) return null;
      const place = number - before;
      if (fault.lasts ? place < fault.change : place !== fault.change) return null;
      this.#struck.push(call);
      return { code: fault.code, done: fault.done };
    };
  }

  struck(): readonly string[] {
    return this.#struck;
  }

  begin(): void {
    this.#first = this.disk.log.length;
    this.#calls = this.disk.calls.length;
    this.#struck.length = 0;
  }

  journaled(): boolean {
    return this.disk.calls.slice(this.#calls).includes('put');
  }

  crashed({ power, depth, dice }: Crash): { readonly place: Place; readonly isBehind: boolean } {
    const { base, log } = this.disk;
    const after = this.#first + Math.floor(depth * (log.length - this.#first + 1));
    const isBehind = after >= log.length;
    const throws = diceOf(dice);
    if (!power)
      return { place: new MemoryPlace(new CrashDisk(base, killedAfter(log, after, throws))), isBehind };
    const states = [...powerCuts(this.disk, after, { grain: 61, most: 24 }, throws)];
    return {
      place: new MemoryPlace(new CrashDisk(states[Math.floor(throws() * states.length)]?.())),
      isBehind,
    };
  }
}

/** Everything done before the kill, and any part of the write that it interrupted. */
function killedAfter(log: readonly Operation[], after: number, dice: () => number): readonly Operation[] {
  const done = log.slice(0, after).map(believed);
  const interrupted = log[after];
  if (interrupted?.kind !== 'write' && interrupted?.kind !== 'over') return done;
  const bytes = interrupted.bytes.slice(0, Math.floor(dice() * interrupted.bytes.length));
  return [...done, { ...interrupted, bytes }];
}

/** A failed sync stays failed only within one run. No program can help it if the next start's own sync lies. */
function believed(operation: Operation): Operation {
  return operation.kind === 'syncFolder' && !operation.worked ? { kind: 'names', changes: [] } : operation;
}

/** Real files. The program ends between two calls; the disk in memory covers crashes within a call. */
export class FilesPlace implements Place {
  readonly data: string;
  readonly isShared = true;
  readonly disk = new FailingDisk();
  readonly #struck: string[] = [];
  #calls = 0;

  constructor(folder: string) {
    this.data = join(folder, 'data');
  }

  fail(fault: Fault | null): void {
    let changes = 0;
    this.disk.fails = (call) => {
      if (fault === null || ['look', 'list', 'read', 'readPart'].includes(call)) return null;
      changes += 1;
      if (fault.lasts ? changes < fault.change : changes !== fault.change) return null;
      this.#struck.push(call);
      return fault.code;
    };
  }

  struck(): readonly string[] {
    return this.#struck;
  }

  begin(): void {
    this.#calls = this.disk.calls.length;
    this.#struck.length = 0;
  }

  journaled(): boolean {
    return this.disk.calls.slice(this.#calls).some((call) => call.startsWith('put'));
  }

  crashed(): { readonly place: Place; readonly isBehind: boolean } {
    this.fail(null);
    return { place: this, isBehind: true };
  }
}
