import { BrowserWindow, type WebContents } from 'electron';
import { LOCKED } from '../windows/console-window.ts';
import type { ExportFolder } from '../exports/export-folder.ts';
import { Printing } from './printing.ts';
import { gamesSheetOrder, recoverySheet, sheetOrder, type SheetOrderDeps } from './sheet-order.ts';
import { SheetWindows } from './sheet-window.ts';
import { access, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { pdfOf } from './sheet-pdf.ts';
import { cupsAddress } from './service/cups-address.ts';
import { CupsService } from './service/cups-service.ts';
import { ElectronService } from './service/electron-service.ts';
import type { PrintService } from './service/print-service.ts';

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

/** This PC's print service; `contents` is any page of ours. */
function printServiceHere(contents: () => WebContents): PrintService {
  if (process.platform !== 'linux') return new ElectronService(contents);
  const readText = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);
  const exists = (path: string): Promise<boolean> =>
    access(path).then(
      () => true,
      () => false,
    );
  return new CupsService({
    address: () => cupsAddress(process.env, readText, exists),
    user: userName(),
    pdfOf,
  });
}

/** The owner of the jobs; a user missing from the user database has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'headpin';
  }
}
