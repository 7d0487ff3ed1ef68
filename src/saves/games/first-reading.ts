import { phaseOf } from '../../core/game/game.ts';
import type { StartNotice } from '../../contract/contract.ts';
import type { Archive } from '../archive/archive.ts';
import { byCounter, counterOf, gameIn } from '../record/game-id.ts';
import type { GameRecord } from '../record/game-record.ts';
import type { GameFiles } from './game-files.ts';
import { JOURNAL, type Journaled } from './journal.ts';
import type { KeptGames } from './kept-games.ts';

export interface OpenedGames {
  readonly notices: readonly StartNotice[];
  /** The newest running game; if none runs, the newest if it is over. */
  readonly resume: GameRecord | null;
  /** The newest game. */
  readonly newest: GameRecord | null;
}

/** What a start found in `games/`. */
export interface FirstRead extends OpenedGames {
  readonly highest: number;
  /** A game whose journal is newer than its files; null when there is none. */
  readonly ahead: GameRecord | null;
}

interface Readers {
  readonly files: GameFiles;
  readonly archive: Archive;
  readonly kept: KeptGames;
}

/** Reads every game that has files in `games/`; `journaled` is the journal's content. */
export async function firstReading(
  { files, archive, kept }: Readers,
  names: readonly string[],
  journaled: Journaled | null,
): Promise<FirstRead> {
  const ids = new Set(names.flatMap((name) => gameIn(name) ?? []));
  const notices: StartNotice[] = [];
  let highest = 0;
  let newest: GameRecord | null = null;
  let running: GameRecord | null = null;
  let ahead: GameRecord | null = null;
  for (const id of [...ids].toSorted(byCounter).toReversed()) {
    highest = Math.max(highest, counterOf(id) ?? 0);
    const record = await readFirst(files, id, notices, journaled);
    if (record === null) continue;
    kept.keep(record);
    if (journaled?.kind === 'game' && record === journaled.record) ahead = record;
    const isRunning = phaseOf(record.game) === 'running';
    if (newest !== null && (running !== null || !isRunning)) continue;
    // A deleted game that a crash left behind must not hide earlier ones.
    const found = await archive.highestOf(record);
    newest ??= found;
    if (isRunning) running ??= found;
  }
  const over = newest !== null && phaseOf(newest.game) === 'over' ? newest : null;
  return { notices, resume: running ?? over, newest, highest, ahead };
}

async function readFirst(
  files: GameFiles,
  id: string,
  notices: StartNotice[],
  journaled: Journaled | null,
): Promise<GameRecord | null> {
  const ahead = journaled?.kind === 'game' && journaled.record.id === id ? journaled.record : null;
  // Stryker disable next-line StringLiteral: only `leave` is ever compared with
  const record = await files.read(id, notices, 'set-aside', ahead);
  // If a newer program saved the game, this program's state of it is older.
  const isOlder = record !== null && journaled?.kind === 'newer' && journaled.id === id;
  if (isOlder) await files.keepNewer(id, JOURNAL, notices);
  return isOlder ? null : record;
}
