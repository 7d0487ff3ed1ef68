import { setImmediate } from 'node:timers/promises';
import { expect, test, describe } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import { FailingDisk } from '../../saves/disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { ExportFolder } from '../exports/export-folder.ts';
import { Printing, choosePrinter, printerInfos } from './printing.ts';
import { SheetWindows } from './sheet-window.ts';
import type { SystemPrinter } from './service/print-service.ts';

test('a PDF that is asked for while a bowler is erased shows the game after that', async () => {
  const happened: string[] = [];
  const printing = new Printing({
    sheets: new SheetWindows(() => expect.fail('no window is needed')),
    folder: new ExportFolder(new FailingDisk(), await tempFolder(), () => Promise.resolve([])),
    service: {
      ...{ holdsProcess: false, newest: null },
      printers: () => Promise.resolve(ok([])),
      print: () => Promise.resolve(ok(null)),
      look: () => Promise.resolve(null),
    },
    sheetOf: () => {
      happened.push('read');
      return Promise.resolve(err({ code: 'no-such-game' }));
    },
    sheetsOf: () => Promise.resolve(err({ code: 'no-such-game' })),
    recoverySheet: () => expect.fail('nobody asked for it'),
  });
  let saved: Promise<unknown> = Promise.resolve();
  await printing.withoutPdfs(async () => {
    saved = printing.savePdf({ what: { kind: 'game', gameId: 'g1' }, paper: 'A4' });
    await setImmediate();
    happened.push('erased');
  });
  await saved;
  expect(happened).toEqual(['erased', 'read']);
});

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
