import { describe, expect, test } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import type { SystemPrinter } from './service/print-service.ts';
import { choosePrinter, printerInfos } from './printers.ts';

describe('choosing a printer', () => {
  test('fails when there is no printer', () => {
    expect(choosePrinter([], null)).toEqual(err({ code: 'no-printer' }));
  });

  test('never replaces a chosen printer that is gone', () => {
    expect(choosePrinter([printer('Office')], 'Counter')).toEqual(err({ code: 'no-printer' }));
  });

  test('uses the named printer', () => {
    expect(choosePrinter([printer('Office'), printer('Counter')], 'Counter')).toEqual(ok('Counter'));
  });

  test('uses the default of the system without a name, if the system names one', () => {
    expect(choosePrinter([printer('Office'), printer('Counter', { isDefault: true })], null)).toEqual(
      ok('Counter'),
    );
  });

  test('uses the only printer without a name and a default, and leaves the choice among several to the system', () => {
    expect(choosePrinter([printer('Office')], null)).toEqual(ok('Office'));
    expect(choosePrinter([printer('Office'), printer('Counter')], null)).toEqual(ok(null));
  });

  test('refuses a stopped printer, whose job would come out later', () => {
    const stopped = printer('Office', { stopped: 'media-empty-error' });
    expect(choosePrinter([stopped], null)).toEqual(
      err({ code: 'print-failed', detail: 'Office: media-empty-error' }),
    );
  });

  test('refuses a printer that takes no jobs', () => {
    const closed = printer('Office', { takesJobs: false });
    expect(choosePrinter([closed], 'Office')).toEqual(
      err({ code: 'print-failed', detail: 'Office: not-accepting-jobs' }),
    );
  });
});

test('a printer is shown by its friendly name, or by its own when it has none', () => {
  const named = printer('Office_2', { label: 'Office, second floor', isDefault: true });
  expect(printerInfos([named, printer('Counter')])).toEqual([
    { name: 'Office_2', label: 'Office, second floor', isDefault: true },
    { name: 'Counter', label: 'Counter', isDefault: false },
  ]);
});

function printer(name: string, more: Partial<SystemPrinter> = {}): SystemPrinter {
  return { name, label: '', isDefault: false, takesJobs: true, stopped: null, ...more };
}
