import type { Failure, SaveTrouble } from '../../preload/contract.ts';
import { refusalText, type RefusalsText } from '../../text/refusals.ts';

/** Why a change is not on the disk, in words. */
export function troubleSentence(text: RefusalsText, trouble: SaveTrouble): string {
  switch (trouble) {
    case 'disk-full':
      return text.diskFull;
    case 'read-only':
      return text.readOnly;
    case 'folder-missing':
      return text.folderMissing;
    case 'not-allowed':
      return text.notAllowed;
    case 'device-error':
      return text.deviceError;
  }
}

/** One sentence for a call that did not do what was asked: what happened, what is safe, what to do. */
export function failureSentence(text: RefusalsText, failure: Failure): string {
  switch (failure.code) {
    case 'refused':
      return refusalText(text, failure.refusal);
    case 'stale':
      return text.stale;
    case 'waiting':
      return text.waiting;
    case 'not-waiting':
      return text.notWaiting;
    case 'not-saved':
      return text.notSaved(troubleSentence(text, failure.trouble));
    case 'no-such-game':
      return text.noSuchGame;
    case 'game-running':
      return text.gameRunning;
    case 'no-printer':
      return text.noPrinter;
    case 'print-failed':
      return text.printFailed(failure.detail);
    case 'sheet-failed':
      return text.sheetFailed;
    case 'bad-request':
      return text.badRequest;
    case 'forbidden':
      return text.forbidden;
    case 'internal':
      return text.internal;
  }
}
