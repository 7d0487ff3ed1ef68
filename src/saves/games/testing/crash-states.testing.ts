import { perform, type CrashDisk, type Operation } from '../../disk/testing/crash-disk.testing.ts';
import type { DiskImage, NameChange } from '../../disk/testing/disk-image.testing.ts';
import { contentsOf } from '../../disk/testing/file-contents.testing.ts';

/** How closely crashes are looked at. */
export interface Closeness {
  /** Between two lengths at which a file is cut, in bytes: 1 is every length. */
  readonly grain: number;
  /** The most states of one moment; where there are more, the extremes and a random choice of the others. */
  readonly most: number;
}

/**
 * What is on the disk when the process is killed after so many changes: all of them, in order, and of the write
 * it was in any part.
 */
export function* kills(disk: CrashDisk, after: number, { grain }: Closeness): Generator<DiskImage> {
  const image = disk.base.copy();
  for (const operation of disk.log.slice(0, after)) perform(image, operation);
  yield image;
  const interrupted = disk.log[after];
  if (interrupted?.kind !== 'write') return;
  for (let length = 1; length < interrupted.bytes.length; length += grain) {
    const part = image.copy();
    perform(part, { ...interrupted, bytes: interrupted.bytes.subarray(0, length) });
    yield part;
  }
}

/**
 * What a power cut after so many changes may leave. Nothing is sure but what was synced: a name that changed, once
 * its folder was; a file's bytes, once the file was. Of all else anything may have reached the platter and the rest
 * not, in any order; only the two names of a rename go together. (More than ext4 loses, and meant to be.) What a
 * failed sync should have saved stays unsure for ever: the system may have dropped it and say no more about it.
 */
export function* powerCuts(
  disk: CrashDisk,
  after: number,
  { grain, most }: Closeness,
  dice: () => number,
): Generator<DiskImage> {
  const log = disk.log.slice(0, after);
  const unsure = log.map((operation, place) => unsureNames(operation, log.slice(place + 1)));
  const places = unsure.flatMap((changes, place) => (changes.length > 0 ? [place] : []));
  const contents = [...new Set(log.flatMap(fileOf))].map(
    (file) => [file, contentsOf(disk.base.bytes(file), file, log, grain)] as const,
  );
  const ways = [...places.map(() => 2), ...contents.map(([, all]) => all.length)];
  for (const row of rows(ways, most, dice)) {
    const lost = new Set(
      places.filter((_, index) => row[index] === 0).flatMap((place) => unsure[place] ?? []),
    );
    const image = disk.base.copy();
    for (const operation of log)
      if (operation.kind === 'names') image.change(operation.changes.filter((change) => !lost.has(change)));
    for (const [index, [file, all]] of contents.entries())
      image.fill(file, all[row[places.length + index] ?? 0] ?? new Uint8Array());
    yield image;
  }
}

/** The changes whose folder was not synced after them. */
function unsureNames(operation: Operation, later: readonly Operation[]): readonly NameChange[] {
  if (operation.kind !== 'names') return [];
  return operation.changes.filter(({ folder }) => {
    const sync = later.find((next) => next.kind === 'syncFolder' && next.folder === folder);
    return !(sync?.kind === 'syncFolder' && sync.worked);
  });
}

function fileOf(operation: Operation): readonly number[] {
  return operation.kind === 'write' || operation.kind === 'cut' ? [operation.file] : [];
}

/** Every row of answers, each from 0 (lost) up to its number of ways; too many: the extremes, and others by dice. */
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
