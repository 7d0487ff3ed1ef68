import type { CrashDisk } from '../../disk/testing/crash-disk.testing.ts';
import { DATA, harmTo, type Harm, type Inspection } from '../../disk/testing/crash-survey.testing.ts';
import { CrashDisk as Disk } from '../../disk/testing/crash-disk.testing.ts';
import type { GameRecord } from '../../record/game-record.ts';
import { Ledger } from '../../games/testing/ledger.testing.ts';
import { Archive } from '../archive.ts';

/** Archives a game; returns whether it is safe there. */
export type Archiver = (record: GameRecord) => Promise<boolean>;

/** An archive on a crash disk; the ledger records all requests and answers. */
export class BookedArchive {
  readonly disk: CrashDisk;
  readonly ledger: Ledger;
  readonly archive: Archive;
  readonly #add: Archiver;

  private constructor(disk: CrashDisk, ledger: Ledger, archive: Archive, add?: Archiver) {
    this.disk = disk;
    this.ledger = ledger;
    this.archive = archive;
    this.#add = add ?? (async (record) => (await archive.add([record])).done.length === 1);
  }

  static async on(disk: CrashDisk, ledger = new Ledger(), add?: Archiver): Promise<BookedArchive> {
    await disk.makeFolder(DATA);
    const archive = new Archive(disk, DATA);
    await archive.open();
    return new BookedArchive(disk, ledger, archive, add);
  }

  async add(record: GameRecord): Promise<boolean> {
    this.ledger.asked(this.disk.log.length, record);
    const isSafe = await this.#add(record);
    if (isSafe) this.ledger.acknowledged(this.disk.log.length, record);
    return isSafe;
  }

  async bury(record: GameRecord): Promise<boolean> {
    this.ledger.unwanted(this.disk.log.length, record);
    const { ok } = await this.archive.bury(record);
    if (ok) this.ledger.refused(this.disk.log.length, record);
    return ok;
  }
}

/** Opens the archive after the crash and compares its list and its games with what was acknowledged. */
export function archiveAsIn(ledger: Ledger): Inspection {
  return {
    told: (after) => ledger.lines(after),
    harms: async (image, after) => {
      const archive = new Archive(new Disk(image), DATA);
      await archive.open();
      const harms: Harm[] = [];
      const listed = (await archive.newest({ before: null, count: 50 })).map(({ summary }) => summary.id);
      for (const [id, standing] of ledger.at(after)) {
        const record = await archive.read(id);
        harms.push(...harmTo(standing, record));
        if (listed.includes(id) !== (record !== null)) harms.push('torn');
      }
      return harms;
    },
  };
}
