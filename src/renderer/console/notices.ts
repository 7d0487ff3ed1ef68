import type { StartNotice } from '../../preload/contract.ts';
import type { StartText } from '../../text/start.ts';

/** A notice of the start as one sentence. */
export function noticeSentence(text: StartText, notice: StartNotice): string {
  switch (notice.kind) {
    case 'set-aside':
      return notice.recovered ? text.setAsideRecovered(notice.file) : text.setAside(notice.file);
    case 'changed-outside':
      return notice.removed ? text.removedOutside(notice.file) : text.changedOutside(notice.file);
    case 'resumed':
      return text.resumed;
    case 'newer':
      return text.newer(notice.file);
    case 'settings-lost':
      return text.settingsLost;
    case 'fallback-runtime':
      return text.fallbackRuntime(notice.version);
  }
}
