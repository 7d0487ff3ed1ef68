import { phaseOf } from '../../core/game/game.ts';
import type { Half, Halves, StartNotice } from '../../contract/contract.ts';
import type { Archive } from '../archive/archive.ts';
import { byCounter, counterOf, gameIn } from '../record/game-id.ts';
import type { GameRecord } from '../record/game-record.ts';
import type { GameFiles } from './game-files.ts';
import { aheadIn, type Journaled } from './journal.ts';
import type { KeptGames } from './kept-games.ts';

export interface NewestGames {
  /** The newest running game; if none runs, the newest if it is over. */
  readonly resume: GameRecord | null;
  /** The newest game. */
  readonly newest: GameRecord | null;
}

/** Those of the whole folder, and those of each half of a pair. */
export interface OpenedGames extends NewestGames {
  readonly notices: readonly StartNotice[];
  readonly halves: Halves<NewestGames>;
}

/** What a start found in `games/`. */
export interface FirstRead extends OpenedGames {
  readonly highest: number;
  /** Games whose journal is newer than their files. */
  readonly ahead: readonly GameRecord[];
}

interface Readers {
  readonly files: GameFiles;
  readonly archive: Archive;
  readonly kept: KeptGames;
}

/** Reads every game that has files in `games/`; `journaled` is the journals' content, `halfOf` the half of a lane. */
export async function firstReading(
  { files, archive, kept }: Readers,
  names: readonly string[],
  journaled: readonly Journaled[],
  halfOf: (lane: number) => Half,
): Promise<FirstRead> {
  const ids = new Set(names.flatMap((name) => gameIn(name) ?? []));
  const notices: StartNotice[] = [];
  let highest = 0;
  const halves = { left: new Newest(), right: new Newest() };
  const all = new Newest();
  const ahead: GameRecord[] = [];
  for (const id of [...ids].toSorted(byCounter).toReversed()) {
    highest = Math.max(highest, counterOf(id) ?? 0);
    const record = await readFirst(files, id, notices, journaled);
    if (record === null) continue;
    kept.keep(record);
    if (record === aheadIn(journaled, id)) ahead.push(record);
    let found: Promise<GameRecord | null> | null = null;
    // A deleted game that a crash left behind must not hide earlier ones.
    const archived = (): Promise<GameRecord | null> => (found ??= archive.highestOf(record));
    await all.add(record, archived);
    await halves[halfOf(record.game.setup.lane)].add(record, archived);
  }
  const { resume, newest } = all;
  return { notices, resume, newest, halves, highest, ahead };
}

/** Finds the games to begin with among those of a half, or of all. */
class Newest implements NewestGames {
  newest: GameRecord | null = null;
  #running: GameRecord | null = null;

  get resume(): GameRecord | null {
    const isOver = this.newest !== null && phaseOf(this.newest.game) === 'over';
    return this.#running ?? (isOver ? this.newest : null);
  }

  /** Takes the next older game; `archived` is its highest state, also in the archive. */
  async add(record: GameRecord, archived: () => Promise<GameRecord | null>): Promise<void> {
    const isRunning = phaseOf(record.game) === 'running';
    if (this.newest !== null && (this.#running !== null || !isRunning)) return;
    const found = await archived();
    this.newest ??= found;
    if (isRunning) this.#running ??= found;
  }
}

async function readFirst(
  files: GameFiles,
  id: string,
  notices: StartNotice[],
  journaled: readonly Journaled[],
): Promise<GameRecord | null> {
  const ahead = aheadIn(journaled, id);
  // Stryker disable next-line StringLiteral: only `leave` is ever compared with
  const record = await files.read(id, notices, 'set-aside', ahead);
  // If a newer program saved the game, this program's state of it is older.
  const newer = journaled.find((one) => one.kind === 'newer' && one.id === id);
  if (record === null || newer?.kind !== 'newer') return record;
  await files.keepNewer(id, newer.file, notices);
  return null;
}
