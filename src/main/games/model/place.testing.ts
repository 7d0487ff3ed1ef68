import { join } from 'node:path';
import { CrashDisk, type Operation } from '../../../saves/disk/testing/crash-disk.testing.ts';
import { powerCuts } from '../../../saves/games/testing/crash-states.testing.ts';
import { DATA } from '../../../saves/disk/testing/crash-survey.testing.ts';
import type { Disk } from '../../../saves/disk/disk.ts';
import { diceOf } from '../../../saves/disk/testing/dice.testing.ts';
import { FailingDisk } from '../../../saves/disk/testing/failing-disk.testing.ts';

/** One way in which a disk refuses: the call in so many changes from now, and all that follow when it lasts. */
export interface Fault {
  readonly change: number;
  readonly code: 'ENOSPC' | 'EIO';
  /** The disk did it all the same, and only its answer was lost. */
  readonly done: boolean;
  readonly lasts: boolean;
}

/** How a program ended: killed, or without power, so far (0 to 1) into what it was doing; `dice` choose what is left. */
export interface Crash {
  readonly power: boolean;
  readonly depth: number;
  readonly dice: number;
}

/** Where a lane's program keeps its games. */
export interface Place {
  readonly data: string;
  readonly disk: Disk;
  /** Whether what a program does in the background would go on there after its crash. */
  readonly isShared: boolean;
  /** From now on the disk refuses so; null: no more. */
  fail(fault: Fault | null): void;
  /** The calls that were refused since `begin`, by name. */
  struck(): readonly string[];
  /** From here on counts what a crash may fall into. */
  begin(): void;
  /** The place as a crash leaves it, and whether that fell behind all that was begun. */
  crashed(crash: Crash): { readonly place: Place; readonly isBehind: boolean };
}

/** A disk in memory, where a crash leaves any of the states it may. */
export class MemoryPlace implements Place {
  readonly data = DATA;
  readonly isShared = false;
  readonly disk: CrashDisk;
  readonly #struck: string[] = [];
  #first = 0;

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
    this.#struck.length = 0;
  }

  crashed({ power, depth, dice }: Crash): { readonly place: Place; readonly isBehind: boolean } {
    const { base, log } = this.disk;
    const after = this.#first + Math.floor(depth * (log.length - this.#first + 1));
    const isBehind = after >= log.length;
    const throws = diceOf(dice);
    if (!power)
      return { place: new MemoryPlace(new CrashDisk(base, killedAfter(log, after, throws))), isBehind };
    const images = [...powerCuts(this.disk, after, { grain: 61, most: 24 }, throws)];
    return {
      place: new MemoryPlace(new CrashDisk(images[Math.floor(throws() * images.length)])),
      isBehind,
    };
  }
}

/** All that was done before the kill, and any part of the write it fell into. */
function killedAfter(log: readonly Operation[], after: number, dice: () => number): readonly Operation[] {
  const done = log.slice(0, after).map(believed);
  const interrupted = log[after];
  if (interrupted?.kind !== 'write') return done;
  const bytes = interrupted.bytes.slice(0, Math.floor(dice() * interrupted.bytes.length));
  return [...done, { ...interrupted, bytes }];
}

/** Only within a run is a failed sync never made good: nothing helps if the next start's own sync is a lie. */
function believed(operation: Operation): Operation {
  return operation.kind === 'syncFolder' && !operation.worked ? { kind: 'names', changes: [] } : operation;
}

/** Real files. The program ends between two calls: what a crash leaves of a call, the disk in memory shows. */
export class FilesPlace implements Place {
  readonly data: string;
  readonly isShared = true;
  readonly disk = new FailingDisk();
  readonly #struck: string[] = [];

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
    this.#struck.length = 0;
  }

  crashed(): { readonly place: Place; readonly isBehind: boolean } {
    this.fail(null);
    return { place: this, isBehind: true };
  }
}
