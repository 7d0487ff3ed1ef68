import type { WebContents } from 'electron';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure } from '../../contract/contract.ts';
import { gone } from '../windows/gone.ts';
import { inTime } from '../in-time.ts';
import { inInches, type SheetPaper } from './paper.ts';

/** In ms, for turning a page into a PDF. */
const TIME_LIMIT = 20_000;

/**
 * A drawn page as a PDF of exactly this paper. Fails with `sheet-failed`, also when the page dies or takes too long.
 */
export async function pdfOf(contents: WebContents, paper: SheetPaper): Promise<Result<Uint8Array, Failure>> {
  try {
    const made = contents.printToPDF({
      pageSize: inInches(paper),
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      printBackground: true,
      preferCSSPageSize: false,
    });
    const pdf = await inTime(Promise.race([made, gone(contents)]), TIME_LIMIT);
    return pdf === null ? err({ code: 'sheet-failed' }) : ok(new Uint8Array(pdf));
  } catch {
    // Electron rejects when the page cannot be laid out; nothing is saved yet.
    return err({ code: 'sheet-failed' });
  }
}
