import {
  changesBytes,
  perform,
  type CrashDisk,
  type Operation,
} from '../../disk/testing/crash-disk.testing.ts';
import type { DiskImage, NameChange } from '../../disk/testing/disk-image.testing.ts';
import { contentsOf } from '../../disk/testing/file-contents.testing.ts';

export interface Closeness {
  /** In bytes, between two lengths at which a file is truncated; 1 tries every length. */
  readonly grain: number;
  /** The most states of one moment; of more, the extremes and a random choice of the others. */
  readonly most: number;
}

/** A state that a crash may leave; built once it is asked for, as few of many are inspected. */
export type Left = () => DiskImage;

/** The disk after a kill: all changes so far, in order, and any part of the write in progress. */
export function* kills(disk: CrashDisk, after: number, { grain }: Closeness): Generator<Left> {
  const image = disk.base.copy();
  for (const operation of disk.log.slice(0, after)) perform(image, operation);
  yield () => image;
  const interrupted = disk.log[after];
  if (interrupted?.kind !== 'write' && interrupted?.kind !== 'over') return;
  for (let length = 1; length < interrupted.bytes.length; length += grain) {
    yield () => {
      const part = image.copy();
      perform(part, { ...interrupted, bytes: interrupted.bytes.subarray(0, length) });
      return part;
    };
  }
}

/**
 * What a power cut after this many changes may leave. Only synced things are sure: a changed name once its folder was
 * synced, a file's bytes once the file was. Of the rest anything may have reached the disk, in any order; only the
 * two names of a rename go together. (That is more loss than ext4 allows, on purpose.) After a failed sync the bytes
 * stay unsure for good: the operating system may have dropped them without a further error.
 */
export function* powerCuts(
  disk: CrashDisk,
  after: number,
  { grain, most }: Closeness,
  dice: () => number,
): Generator<Left> {
  const log = disk.log.slice(0, after);
  const unsure = log.map((operation, place) => unsureNames(operation, log.slice(place + 1)));
  const places = unsure.flatMap((changes, place) => (changes.length > 0 ? [place] : []));
  const contents = [...new Set(log.flatMap(fileOf))].map(
    (file) => [file, contentsOf(disk.base.bytes(file), file, log, grain)] as const,
  );
  const ways = [...places.map(() => 2), ...contents.map(([, all]) => all.length)];
  for (const row of rows(ways, most, dice)) {
    yield () => {
      const lost = new Set(
        places.filter((_, index) => row[index] === 0).flatMap((place) => unsure[place] ?? []),
      );
      const image = disk.base.copy();
      for (const operation of log)
        if (operation.kind === 'names') image.change(operation.changes.filter((change) => !lost.has(change)));
      for (const [index, [file, all]] of contents.entries())
        image.fill(file, all[row[places.length + index] ?? 0] ?? new Uint8Array());
      return image;
    };
  }
}

/** The changes without a later sync of their folder. */
function unsureNames(operation: Operation, later: readonly Operation[]): readonly NameChange[] {
  if (operation.kind !== 'names') return [];
  return operation.changes.filter(({ folder }) => {
    const sync = later.find((next) => next.kind === 'syncFolder' && next.folder === folder);
    return !(sync?.kind === 'syncFolder' && sync.worked);
  });
}

function fileOf(operation: Operation): readonly number[] {
  return changesBytes(operation) ? [operation.file] : [];
}

/** Every row of choices, each from 0 (lost) up to its number of ways; of too many, the extremes and a random choice. */
function* rows(ways: readonly number[], most: number, dice: () => number): Generator<readonly number[]> {
  const all = ways.reduce((product, number) => product * number, 1);
  if (all <= most) {
    for (let row = 0; row < all; row += 1) {
      let rest = row;
      yield ways.map((number) => {
        const answer = rest % number;
        rest = Math.floor(rest / number);
        return answer;
      });
    }
    return;
  }
  const last = ways.map((number) => number - 1);
  const extremes = [ways.map(() => 0), last];
  for (const extreme of [...extremes])
    for (const place of ways.keys())
      extremes.push(extreme.map((answer, index) => (index === place ? (last[index] ?? 0) - answer : answer)));
  yield* extremes;
  for (let row = extremes.length; row < most; row += 1)
    yield ways.map((number) => Math.floor(dice() * number));
}
