import { access, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { WebContents } from 'electron';
import { pdfOf } from '../sheet-pdf.ts';
import { cupsAddress } from './cups-address.ts';
import { CupsService } from './cups-service.ts';
import { ElectronService } from './electron-service.ts';
import type { PrintService } from './print-service.ts';

/** This PC's print service; `contents` is any page of ours. */
export function printServiceHere(contents: () => WebContents): PrintService {
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
