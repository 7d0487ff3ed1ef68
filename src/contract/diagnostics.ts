import type { LogEventName } from '../text/staff/log-events.ts';
import type { CopyState } from './copies.ts';
import type { HouseState } from './house.ts';
import type { PrinterInfo } from './printing.ts';
import type { ProgramRuntime, ScreenInfo } from './program.ts';
import type { SaveTrouble } from './saved.ts';

/** Figures about the saves since the start. */
export interface SaveFigures {
  readonly count: number;
  readonly failed: number;
  /** ISO 8601 in UTC; `trouble` null: it is on the disk. */
  readonly last: { readonly at: string; readonly trouble: SaveTrouble | null } | null;
  /** In milliseconds, of the last saves that worked; null: none yet. */
  readonly median: number | null;
  readonly slowest: number | null;
}

export const LOG_LEVELS = ['info', 'warning', 'error'] as const;

/** A line of the program's log as it is read again. */
export interface LogEntry {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly level: (typeof LOG_LEVELS)[number];
  readonly event: LogEventName;
  /** The event's details: `ms=1200, trouble=disk-full`. */
  readonly details: string;
}

/** The newest lines of the log that a window gets. */
export const LOG_LINES = 200;

/** The lane's state for staff. It contains no path; only the file for a stick names the data folder. */
export interface Diagnostics {
  readonly runtime: ProgramRuntime;
  /** The operating system, as it calls itself. */
  readonly system: string;
  /** ISO 8601 in UTC. */
  readonly startedAt: string;
  /** The disk with the games, in bytes; null: the system does not tell. */
  readonly disk: { readonly free: number; readonly total: number } | null;
  readonly saves: SaveFigures;
  /** Whether a ball waits for the disk. */
  readonly waiting: boolean;
  readonly copy: CopyState;
  readonly house: HouseState;
  /** Null: the print service did not answer. */
  readonly printers: readonly PrinterInfo[] | null;
  readonly screens: readonly ScreenInfo[];
  /** Starts that were refused or came to the front instead, in the lines below. */
  readonly refusedStarts: number;
  /** Oldest first. */
  readonly log: readonly LogEntry[];
}
