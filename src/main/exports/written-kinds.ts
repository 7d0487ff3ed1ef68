import type { ExportKind } from '../../contract/contract.ts';
import { framesHeader, framesRows } from '../../game-files/csv/frames-csv.ts';
import { gamesHeader, gamesRows } from '../../game-files/csv/games-csv.ts';
import type { LocalTimeOf } from '../../game-files/exported-game.ts';
import { sheetsText } from '../../game-files/sheets-text.ts';
import type { Separator } from '../../league-files/csv/separator.ts';
import { makeGameLine } from '../../saves/archive/archived-line.ts';
import { makeRecord, type GameRecord } from '../../saves/record/game-record.ts';

/** A kind of file to which games are added one after another. */
export type WrittenKind = Exclude<ExportKind, 'pdf'>;

/** What a file begins with, and what each game adds. */
export interface Writing {
  readonly begin: string;
  readonly add: (record: GameRecord) => string;
}

export interface Manner {
  readonly separator: Separator;
  readonly localTime: LocalTimeOf;
  /** Whether the file holds one game only, by whoever asked for one. */
  readonly isOne: boolean;
}

const WRITINGS: Readonly<Record<WrittenKind, (manner: Manner) => Writing>> = {
  games: ({ separator, localTime }) => ({
    begin: gamesHeader(separator),
    add: (record) => gamesRows(record, separator, localTime),
  }),
  frames: ({ separator, localTime }) => ({
    begin: framesHeader(separator),
    add: (record) => framesRows(record, separator, localTime),
  }),
  text: ({ localTime }) => ({ begin: '', add: (record) => sheetsText(record, localTime) }),
  json: ({ isOne }) => ({ begin: '', add: isOne ? makeRecord : makeGameLine }),
};

export function writingOf(kind: WrittenKind, manner: Manner): Writing {
  return WRITINGS[kind](manner);
}

export function isWritten(kind: ExportKind): kind is WrittenKind {
  return Object.hasOwn(WRITINGS, kind);
}
