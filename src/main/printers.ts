import type { PrinterInfo as SystemPrinter } from 'electron';
import { err, ok, type Result } from '../core/result.ts';
import type { Failure, PrinterInfo } from '../preload/contract.ts';

/** The system's printers as the window shows them. */
export function printerInfos(printers: readonly SystemPrinter[]): readonly PrinterInfo[] {
  return printers.map((printer) => ({
    name: printer.name,
    label: printer.displayName === '' ? printer.name : printer.displayName,
    isDefault: isDefault(printer),
  }));
}

/**
 * The printer to use: the named one, else the system's default, else the only one; null leaves it to the system.
 * Refuses with `no-printer` when there is none or the named one is gone, with `print-failed` and the print
 * system's reason when it takes no jobs: what it took now would come out some time later.
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
  const usual = printers.find(isDefault) ?? (others.length === 0 ? first : undefined);
  return usual === undefined ? ok(null) : ready(usual);
}

// CUPS: 3 idle, 4 busy, 5 stopped.
const STOPPED = '5';

function ready(printer: SystemPrinter): Result<string, Failure> {
  if (option(printer, 'printer-is-accepting-jobs') === 'false') return refused(printer, 'not-accepting-jobs');
  if (option(printer, 'printer-state') !== STOPPED) return ok(printer.name);
  return refused(printer, option(printer, 'printer-state-reasons'));
}

/** The reason is a keyword of the print system: `paused`, `media-empty-error`. */
function refused(printer: SystemPrinter, reason: string): Result<never, Failure> {
  return err({ code: 'print-failed', detail: `${printer.name}: ${reason}` });
}

/** Newer Electrons no longer say which printer is the default one. */
function isDefault(printer: SystemPrinter): boolean {
  return 'isDefault' in printer && printer.isDefault === true;
}

/** What the print system says about a printer, as text; empty when it says nothing. */
function option(printer: SystemPrinter, name: string): string {
  const options: unknown = printer.options;
  if (typeof options !== 'object' || options === null) return '';
  const value: unknown = Object.entries(options).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}
