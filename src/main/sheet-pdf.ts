import type { WebContents } from 'electron';
import { err, ok, type Result } from '../core/result.ts';
import type { Failure, Paper } from '../preload/contract.ts';
import { inInches } from './paper.ts';

/** A drawn page as a PDF of exactly this paper. Fails with `sheet-failed`. */
export async function pdfOf(contents: WebContents, paper: Paper): Promise<Result<Uint8Array, Failure>> {
  try {
    const pdf = await contents.printToPDF({
      pageSize: inInches(paper),
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      printBackground: true,
      preferCSSPageSize: false,
    });
    return ok(new Uint8Array(pdf));
  } catch {
    // Electron rejects when the page cannot be put on paper; nothing was saved yet.
    return err({ code: 'sheet-failed' });
  }
}
