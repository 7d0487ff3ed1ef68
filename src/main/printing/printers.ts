import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, PrinterInfo } from '../../contract/contract.ts';
import type { SystemPrinter } from './service/print-service.ts';

/** The printers as the window shows them. */
export function printerInfos(printers: readonly SystemPrinter[]): readonly PrinterInfo[] {
  return printers.map(({ name, label, isDefault }) => ({
    name,
    label: label === '' ? name : label,
    isDefault,
  }));
}

/**
 * The printer to use: the named one, else the system's default, else the only one; null leaves it to the system.
 * Refuses with `no-printer` when there is none or the named one is gone, and with `print-failed` and the print
 * system's reason when it takes no jobs: a job sent now would come out later.
 */
export function choosePrinter(
  printers: readonly SystemPrinter[],
  name: string | null,
): Result<string | null, Failure> {
  const [first, ...others] = printers;
  if (first === undefined) return err({ code: 'no-printer' });
  if (name !== null) {
    const named = printers.find((printer) => printer.name === name);
    return named === undefined ? err({ code: 'no-printer' }) : ready(named);
  }
  const usual = printers.find(({ isDefault }) => isDefault) ?? (others.length === 0 ? first : undefined);
  return usual === undefined ? ok(null) : ready(usual);
}

function ready({ name, takesJobs, stopped }: SystemPrinter): Result<string, Failure> {
  if (!takesJobs) return refused(name, 'not-accepting-jobs');
  return stopped === null ? ok(name) : refused(name, stopped);
}

/** `reason` is a print system keyword: `paused`, `media-empty-error`. */
function refused(name: string, reason: string): Result<never, Failure> {
  return err({ code: 'print-failed', detail: `${name}: ${reason}` });
}
