import { plainSettings, type Settings } from '../../contract/contract.ts';
import { COPY_MEMORY, type CopyMemory } from '../copy/copy-memory.ts';
import type { Disk } from '../disk/disk.ts';
import { LOGO_FILE, type LogoFile } from '../logo/logo-file.ts';
import { PRACTICE_FILE, type PracticeFile } from '../practice/practice-file.ts';
import { ERASED_FILE, type ErasedFile } from './erased-file.ts';
import { HOUSE_FILE, type HouseFile } from './house-file.ts';
import { KeptFile, type FileOf, type SealedFile } from './kept-file.ts';
import { MOVE_FILE, type MoveFile } from './move-file.ts';
import { ORDERS_FILE, type OrdersFile } from './orders-file.ts';
import { ORIGIN_FILE, type OriginFile } from './origin-file.ts';
import { PRINTS_FILE, type PrintsFile } from './prints-file.ts';
import { settingsFile, type SettingsFile } from './settings-file.ts';
import { STAFF_FILE, type StaffFile } from './staff-file.ts';

/** A data folder's files with one set of values each. */
export interface KeptFiles {
  readonly settings: SettingsFile;
  readonly staff: StaffFile;
  readonly logo: LogoFile;
  readonly origin: OriginFile;
  readonly erased: ErasedFile;
  /** The house that the folder is paired with. */
  readonly house: HouseFile;
  readonly moves: MoveFile;
  readonly prints: PrintsFile;
  readonly orders: OrdersFile;
  readonly practice: PracticeFile;
  readonly copies: CopyMemory;
}

export function keptFiles(disk: Disk, dataFolder: string, defaults: Settings): KeptFiles {
  const kept = <T extends object>(file: FileOf<T>): KeptFile<T> => new KeptFile(disk, dataFolder, file);
  return {
    settings: kept(settingsFile(defaults)),
    staff: kept(STAFF_FILE),
    logo: kept(LOGO_FILE),
    origin: kept(ORIGIN_FILE),
    erased: kept(ERASED_FILE),
    house: kept(HOUSE_FILE),
    moves: kept(MOVE_FILE),
    prints: kept(PRINTS_FILE),
    orders: kept(ORDERS_FILE),
    practice: kept(PRACTICE_FILE),
    copies: kept(COPY_MEMORY),
  };
}

type Known = 'name' | 'largest' | 'parse' | 'isMissed' | 'isCopied';

export const SEALED_FILES: readonly Pick<SealedFile<unknown>, Known | 'marker' | 'version'>[] = [
  ...[STAFF_FILE, ORIGIN_FILE, ERASED_FILE, HOUSE_FILE, MOVE_FILE, PRINTS_FILE, ORDERS_FILE],
  ...[PRACTICE_FILE, COPY_MEMORY],
];

/** What a check of a folder, and a copy of it, know about each of them. */
export const KEPT_FILES: readonly Pick<FileOf<unknown>, Known>[] = [
  ...[settingsFile(plainSettings('en')), LOGO_FILE],
  ...SEALED_FILES,
];
