import { changed, type Operation } from './crash-disk.testing.ts';
import { tornContents } from './torn-contents.testing.ts';

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * What a file that held `before` durably may contain after a power cut: its synced bytes, and any part of what was
 * written or truncated since. After a failed sync those bytes stay unsure for good, even after a later sync succeeds,
 * because the operating system took them for written. Only bytes that are truncated and written again become durable
 * with the next sync.
 */
export function contentsOf(
  before: Uint8Array,
  file: number,
  log: readonly Operation[],
  grain: number,
): readonly Uint8Array[] {
  let safe = before;
  let whole = before;
  let untouched = before.length;
  let dead: readonly Range[] = [];
  for (const operation of log) {
    if (!('file' in operation) || operation.file !== file) continue;
    if (operation.kind === 'sync') {
      if (!operation.worked) dead = [...dead, { from: untouched, to: whole.length }];
      else [safe, untouched] = [whole, whole.length];
      continue;
    }
    whole = changed(whole, operation);
    untouched = operation.kind === 'over' ? 0 : Math.min(untouched, whole.length);
    dead = clipped(dead, whole.length);
  }
  const contents = tornContents(whole, { safe, untouched }, grain);
  return dead.length === 0 ? contents : contents.flatMap((content) => [without(content, dead), content]);
}

function clipped(ranges: readonly Range[], length: number): readonly Range[] {
  return ranges
    .map(({ from, to }) => ({ from, to: Math.min(to, length) }))
    .filter(({ from, to }) => from < to);
}

function without(content: Uint8Array, dead: readonly Range[]): Uint8Array {
  return content.map((byte, place) => (dead.some(({ from, to }) => place >= from && place < to) ? 0 : byte));
}
