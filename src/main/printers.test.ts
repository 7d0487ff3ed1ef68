import type { PrinterInfo } from 'electron';
import { describe, expect, test } from 'vitest';
import { err, ok } from '../core/result.ts';
import { choosePrinter, printerInfos } from './printers.ts';

const IDLE = { 'printer-state': '3', 'printer-is-accepting-jobs': 'true' };

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

  test('without a name the default of the system is used, where Electron says which it is', () => {
    expect(choosePrinter([printer('Office'), { ...printer('Counter'), ...usual() }], null)).toEqual(
      ok('Counter'),
    );
  });

  test('without a name and a known default the only printer is used, of several the choice is the system’s', () => {
    expect(choosePrinter([printer('Office')], null)).toEqual(ok('Office'));
    expect(choosePrinter([printer('Office'), printer('Counter')], null)).toEqual(ok(null));
  });

  test('a printer that is stopped is not given a job, which would come out some time later', () => {
    const stopped = printer('Office', {
      ...IDLE,
      'printer-state': '5',
      'printer-state-reasons': 'media-empty-error',
    });
    expect(choosePrinter([stopped], null)).toEqual(
      err({ code: 'print-failed', detail: 'Office: media-empty-error' }),
    );
  });

  test('a printer that takes no jobs is not given one', () => {
    const closed = printer('Office', { ...IDLE, 'printer-is-accepting-jobs': 'false' });
    expect(choosePrinter([closed], 'Office')).toEqual(
      err({ code: 'print-failed', detail: 'Office: not-accepting-jobs' }),
    );
  });

  test('a busy printer and one that says nothing about itself are given the job', () => {
    expect(choosePrinter([printer('Office', { 'printer-state': '4' })], null)).toEqual(ok('Office'));
    expect(choosePrinter([printer('Office', {})], null)).toEqual(ok('Office'));
  });
});

test('a printer is shown by its friendly name, or by its own when it has none', () => {
  const named = { ...printer('Office_2'), displayName: 'Office, second floor', ...usual() };
  expect(printerInfos([named, printer('Counter')])).toEqual([
    { name: 'Office_2', label: 'Office, second floor', isDefault: true },
    { name: 'Counter', label: 'Counter', isDefault: false },
  ]);
});

function printer(name: string, options: Readonly<Record<string, string>> = IDLE): PrinterInfo {
  return { name, displayName: '', description: '', options };
}

/** What only older Electrons say. */
function usual(): { readonly isDefault: true } {
  return { isDefault: true };
}
