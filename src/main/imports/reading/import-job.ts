import type { ImportChoice, ImportReport, SaveTrouble } from '../../../contract/contract.ts';
import type { BowlerId, Origin } from '../../../core/players/opaque-id.ts';
import type { MonthLines } from '../../../saves/imports/batch.ts';
import type { SourceFiles } from '../found-sources.ts';

/** What the thread is given. */
export interface ImportJob extends SourceFiles {
  /** The lane's own data folder, which the thread only reads. */
  readonly data: string;
  readonly origin: Origin;
  readonly erased: readonly BowlerId[];
  /** Null: the games are only counted. */
  readonly choices: readonly ImportChoice[] | null;
}

export type ImportOutcome = Omit<ImportReport, 'look'>;

/** What the thread says. After `add` it waits for main's answer, a `SaveTrouble` or null. */
export type ImportSaid =
  | { readonly kind: 'read'; readonly read: number }
  | { readonly kind: 'add'; readonly lines: MonthLines }
  | { readonly kind: 'done'; readonly outcome: ImportOutcome };

export interface ImportAdded {
  readonly trouble: SaveTrouble | null;
}
