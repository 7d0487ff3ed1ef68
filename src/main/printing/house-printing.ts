import { BrowserWindow, type WebContents } from 'electron';
import { LOCKED } from '../windows/console-window.ts';
import type { ExportFolder } from '../exports/export-folder.ts';
import { Printing } from './printing.ts';
import { printServiceHere } from './service/this-machine.ts';
import { gamesSheetOrder, recoverySheet, sheetOrder, type SheetOrderDeps } from './sheet-order.ts';
import { SheetWindows } from './sheet-window.ts';

export interface HousePrintingDeps extends SheetOrderDeps {
  readonly folder: ExportFolder;
  /** Any page of ours. */
  readonly contents: () => WebContents;
  /** The time now, ISO 8601 in UTC. */
  readonly clock: () => string;
}

/** Prints with this PC's printers, and saves into this lane's export folder. */
export function housePrinting({ folder, contents, clock, ...house }: HousePrintingDeps): Printing {
  return new Printing({
    sheets: new SheetWindows(
      () => new BrowserWindow({ show: false, title: 'Headpin', webPreferences: LOCKED }),
    ),
    folder,
    service: printServiceHere(contents),
    sheetOf: (what, paper) => sheetOrder(house, what, paper, clock()),
    recoverySheet: (what, paper) => recoverySheet(house, what, paper, clock()),
    sheetsOf: (gameIds, paper) => gamesSheetOrder(house, gameIds, paper, clock()),
  });
}
