import type { WebContents } from 'electron';
import type { Result } from '../../../core/line/result.ts';
import type { Failure, Paper } from '../../../contract/contract.ts';

/** A printer as the print service tells of it. */
export interface SystemPrinter {
  readonly name: string;
  /** What people call it; empty when nobody has said. */
  readonly label: string;
  readonly isDefault: boolean;
  readonly takesJobs: boolean;
  /** Why it is switched off, in the keywords of the print system (`paused`, `media-empty-error`); null while it prints. */
  readonly stopped: string | null;
}

/** What is to be printed, and how. */
export interface PrintJob {
  /** Null leaves the choice to the print service. */
  readonly printer: string | null;
  readonly paper: Paper;
  readonly copies: number;
}

/**
 * What puts pages on paper on this machine. No call takes longer than its time limit, whatever the service does: one
 * that is over it is `print-silent`.
 */
export interface PrintService {
  /** The printers there are; none is an answer, not a failure. */
  printers(): Promise<Result<readonly SystemPrinter[], Failure>>;
  /** Prints a page that has been drawn. Fails with `print-failed`, `print-silent`, `sheet-failed`. */
  print(contents: WebContents, job: PrintJob): Promise<Result<null, Failure>>;
  /** Whether a call that is over its limit still holds the process, so that it would not end by itself. */
  readonly holdsProcess: boolean;
}
