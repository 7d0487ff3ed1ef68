import type { WebContents } from 'electron';
import type { Result } from '../../../core/line/result.ts';
import type { DrawnSheet, Failure, Paper, PrintJobState } from '../../../contract/contract.ts';

/** A job that the print service has taken. */
export interface SentJob {
  readonly id: number;
  readonly path: string;
  readonly printer: string;
  /** Of all copies. */
  readonly pages: number;
}

export interface SystemPrinter {
  readonly name: string;
  /** Its label; empty when it has none. */
  readonly label: string;
  readonly isDefault: boolean;
  readonly takesJobs: boolean;
  /** Why it takes no jobs, as a print system keyword (`paused`, `media-empty-error`); null while it prints. */
  readonly stopped: string | null;
}

export interface PrintJob extends DrawnSheet {
  /** Null leaves the choice to the print service. */
  readonly printer: string | null;
  readonly paper: Paper;
  readonly copies: number;
}

/**
 * The PC's print service. Every call has a time limit, whatever the service does; a call that exceeds it is
 * `print-silent`.
 */
export interface PrintService {
  /** The printers, perhaps none. */
  printers(): Promise<Result<readonly SystemPrinter[], Failure>>;
  /**
   * Prints a page that has been drawn. Fails with `no-such-paper` where the printer is known not to have it, `print-failed`,
   * `print-silent`, `sheet-failed`.
   */
  print(contents: WebContents, job: PrintJob): Promise<Result<null, Failure>>;
  /** The job that was taken last; null before the first one, and where the service does not tell. */
  readonly newest: SentJob | null;
  /** How far a job is, or null; the newest one where none is named. */
  look(job?: SentJob | null): Promise<PrintJobState | null>;
  /** Whether a call over its limit still keeps the process from ending. */
  readonly holdsProcess: boolean;
}
