import { describe, expect, test } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import type { SystemPrinter } from './service/print-service.ts';
import { choosePrinter, printerInfos } from './printers.ts';

describe('choosing a printer', () => {
  test('with no printer at all there is nothing to print on', () => {
    expect(choosePrinter([], null)).toEqual(err({ code: 'no-printer' }));
  });

  test('a printer that was chosen and is gone is not replaced by another', () => {
    expect(choosePrinter([printer('Office')], 'Counter')).toEqual(err({ code: 'no-printer' }));
  });

  test('the named printer is used', () => {
    expect(choosePrinter([printer('Office'), printer('Counter')], 'Counter')).toEqual(ok('Counter'));
  });

  test('without a name the default of the system is used, where it says which it is', () => {
    expect(choosePrinter([printer('Office'), printer('Counter', { isDefault: true })], null)).toEqual(
      ok('Counter'),
    );
  });

  test('without a name and a known default the only printer is used, of several the choice is the system’s', () => {
    expect(choosePrinter([printer('Office')], null)).toEqual(ok('Office'));
    expect(choosePrinter([printer('Office'), printer('Counter')], null)).toEqual(ok(null));
  });

  test('a printer that is stopped is not given a job, which would come out some time later', () => {
    const stopped = printer('Office', { stopped: 'media-empty-error' });
    expect(choosePrinter([stopped], null)).toEqual(
      err({ code: 'print-failed', detail: 'Office: media-empty-error' }),
    );
  });

  test('a printer that takes no jobs is not given one', () => {
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
