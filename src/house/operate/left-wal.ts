import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { highest } from '../../core/line/extremes.ts';
import type { Archive } from './archive.ts';
import { ran } from './ran.ts';

/** WAL of one cluster that no archive has: what is left of it on the cluster's own disk. */
export class LeftWal {
  readonly #archive: Archive;
  /** Folders of WAL of this cluster and of those that earlier restores moved aside, the newest first. */
  readonly #folders: readonly string[];

  /** `like`: a copy of the cluster; folders of another one are left out. */
  constructor(archive: Archive, data: string, like: string) {
    this.#archive = archive;
    const system = systemOf(like);
    const aside = existsSync(dirname(data)) ? readdirSync(dirname(data)) : [];
    const named = aside.filter((name) => name.startsWith(`${basename(data)}.before-`)).toSorted();
    this.#folders = [data, ...named.toReversed().map((name) => join(dirname(data), name))]
      .filter((folder) => systemOf(folder) === system)
      .map((folder) => join(folder, 'pg_wal'));
  }

  /** Adds it to a copy. Only the cluster that wrote a segment has all of it, so that the oldest folder counts. */
  async addTo(copy: string): Promise<void> {
    for (const folder of this.#folders)
      for (const name of readdirSync(folder).filter((one) => SEGMENT.test(one) || HISTORY.test(one)))
        if (!existsSync(join(this.#archive.wal, name)))
          await ran('cp', ['-a', join(folder, name), join(copy, 'pg_wal', name)]);
  }

  /**
   * The timeline on which the house was at that time; each restore and each failover began another one. `least`: that
   * of the copy before it.
   */
  timelineAt(time: Date, least: number): number {
    const files = [this.#archive.wal, ...this.#folders].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => HISTORY.test(name))
        .map((name) => ({ timeline: Number.parseInt(name, 16), begun: statSync(join(folder, name)).mtime })),
    );
    // A file that was copied from an archive is younger than its timeline.
    const begun = new Map<number, Date>();
    for (const file of files) {
      const known = begun.get(file.timeline);
      if (known === undefined || file.begun < known) begun.set(file.timeline, file.begun);
    }
    return highest(
      [...begun].map(([timeline, since]) => (since <= time ? timeline : least)),
      least,
    );
  }
}

const SEGMENT = /^[0-9A-F]{24}$/u;
/** Says from where a timeline branched off. */
const HISTORY = /^[0-9A-F]{8}\.history$/u;

/** PostgreSQL's system identifier of a cluster, which its copies share; null if there is no cluster. */
function systemOf(data: string): string | null {
  const file = join(data, 'global', 'pg_control');
  return existsSync(file) ? readFileSync(file).subarray(0, 8).toString('hex') : null;
}
