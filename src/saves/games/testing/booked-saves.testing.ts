import { expect } from 'vitest';
import type { CrashDisk } from '../../disk/testing/crash-disk.testing.ts';
import { DATA } from '../../disk/testing/crash-survey.testing.ts';
import type { Previous } from '../../disk/durable-file.ts';
import type { GameRecord } from '../../record/game-record.ts';
import { GamesFolder } from '../games-folder.ts';
import { NOBODY } from '../save-watch.ts';
import { Ledger } from './ledger.testing.ts';

/** Saves a game; returns whether it is safe. */
export type Saver = (record: GameRecord, previous?: Previous) => Promise<boolean>;

interface Found {
  readonly resume: GameRecord | null;
  readonly saver: Saver;
}

/** A running program's saves on a crash disk; the ledger records what was acknowledged. */
export class BookedSaves {
  readonly disk: CrashDisk;
  readonly ledger: Ledger;
  readonly folder: GamesFolder;
  readonly resume: GameRecord | null;
  readonly #saver: Saver;

  private constructor(disk: CrashDisk, ledger: Ledger, folder: GamesFolder, found: Found) {
    this.disk = disk;
    this.ledger = ledger;
    this.folder = folder;
    this.resume = found.resume;
    this.#saver = found.saver;
  }

  /**
   * Starts as the program does: creates the data folder like the lock, opens the games and shows the newest.
   * `journal` is the size of the journal that `tidied` makes.
   */
  static async on(
    disk: CrashDisk,
    ledger = new Ledger(),
    { saver, journal = 0 }: { readonly saver?: Saver; readonly journal?: number } = {},
  ): Promise<BookedSaves> {
    await disk.makeFolder(DATA);
    const folder = new GamesFolder(disk, DATA, NOBODY, journal);
    const opened = await folder.open();
    if (!opened.ok) expect.fail(opened.error);
    const { resume } = opened.value;
    if (resume !== null) ledger.acknowledged(disk.log.length, resume);
    const own: Saver = async (record, previous) => (await folder.save(record, previous)).ok;
    return new BookedSaves(disk, ledger, folder, { resume, saver: saver ?? own });
  }

  /** Saves a game; it counts as shown only if the saver reports it as safe. */
  async save(record: GameRecord, previous?: Previous): Promise<boolean> {
    this.ledger.asked(this.disk.log.length, record);
    const isSafe = await this.#saver(record, previous);
    if (isSafe) this.ledger.acknowledged(this.disk.log.length, record);
    return isSafe;
  }
}
