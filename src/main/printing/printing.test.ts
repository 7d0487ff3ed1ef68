import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import { FailingDisk } from '../../saves/disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { ExportFolder } from '../exports/export-folder.ts';
import { Printing } from './printing.ts';
import { SheetWindows } from './sheet-window.ts';

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
