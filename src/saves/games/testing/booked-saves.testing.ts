import { expect } from 'vitest';
import type { CrashDisk } from '../../disk/testing/crash-disk.testing.ts';
import { DATA } from '../../disk/testing/crash-survey.testing.ts';
import type { Previous } from '../../disk/durable-file.ts';
import type { GameRecord } from '../../record/game-record.ts';
import type { Half } from '../../../contract/contract.ts';
import type { OpenedGames } from '../first-reading.ts';
import { GamesFolder } from '../games-folder.ts';
import { NOBODY } from '../save-watch.ts';
import { Ledger } from './ledger.testing.ts';

/** Saves a game; returns whether it is safe. */
export type Saver = (record: GameRecord, previous?: Previous) => Promise<boolean>;

interface Found {
  readonly opened: OpenedGames;
  readonly saver: Saver;
}

interface BookedOptions {
  readonly saver?: Saver;
  readonly journal?: number;
  /** The halves of a pair; one lane where missing. */
  readonly halfOf?: (lane: number) => Half;
}

/** A running program's saves on a crash disk; the ledger records what was acknowledged. */
export class BookedSaves {
  readonly disk: CrashDisk;
  readonly ledger: Ledger;
  readonly folder: GamesFolder;
  /** What the start found. */
  readonly opened: OpenedGames;
  readonly #saver: Saver;

  private constructor(disk: CrashDisk, ledger: Ledger, folder: GamesFolder, found: Found) {
    this.disk = disk;
    this.ledger = ledger;
    this.folder = folder;
    this.opened = found.opened;
    this.#saver = found.saver;
  }

  /**
   * Starts as the program does: creates the data folder like the lock, opens the games and shows the newest.
   * `journal` is the size of the journal that `tidied` makes.
   */
  static async on(
    disk: CrashDisk,
    ledger = new Ledger(),
    { saver, journal = 0, halfOf }: BookedOptions = {},
  ): Promise<BookedSaves> {
    await disk.makeFolder(DATA);
    const folder = new GamesFolder(disk, DATA, NOBODY, journal);
    const opened = await folder.open(halfOf);
    if (!opened.ok) expect.fail(opened.error);
    const { left, right } = opened.value.halves;
    for (const { resume } of [left, right]) if (resume !== null) ledger.acknowledged(disk.log.length, resume);
    const own: Saver = async (record, previous) => (await folder.save(record, previous)).ok;
    return new BookedSaves(disk, ledger, folder, { opened: opened.value, saver: saver ?? own });
  }

  /** The game that a lane resumes with. */
  get resume(): GameRecord | null {
    return this.opened.resume;
  }

  /** Saves a game; it counts as shown only if the saver reports it as safe. */
  async save(record: GameRecord, previous?: Previous): Promise<boolean> {
    this.ledger.asked(this.disk.log.length, record);
    const isSafe = await this.#saver(record, previous);
    if (isSafe) this.ledger.acknowledged(this.disk.log.length, record);
    return isSafe;
  }
}
