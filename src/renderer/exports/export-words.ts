import { MOST_PDF_GAMES, type ExportState } from '../../contract/contract.ts';
import type { ExportsText } from '../../text/exports/exports.ts';

/** File names that are said; the others are counted. */
const MOST_NAMES = 2;

/** How far an export is or how it ended, in sentences. */
export function exportWords(state: ExportState, text: ExportsText): readonly string[] {
  switch (state.kind) {
    case 'none':
      return [];
    case 'running':
      return [text.progress(state.done, state.of)];
    case 'stopped':
      return [text.stopped];
    case 'failed':
      return [
        state.trouble === 'too-many-sheets'
          ? text.tooManySheets(MOST_PDF_GAMES)
          : text.troubles[state.trouble],
      ];
    case 'done':
      return doneWords(state, text);
  }
}

function doneWords(
  { place, files, games, left }: Extract<ExportState, { kind: 'done' }>,
  text: ExportsText,
): readonly string[] {
  const where = place.kind === 'stick' ? text.onStick(games, place.name) : text.inFolder(games);
  const others = files.length - MOST_NAMES;
  const names = [files.slice(0, MOST_NAMES).join(', '), ...(others > 0 ? [text.more(others)] : [])].join(' ');
  return [where, names, ...(left > 0 ? [text.left(left)] : [])];
}
