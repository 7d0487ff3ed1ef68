import type { Diagnostics } from '../../../contract/contract.ts';
import { sizeText, timeText } from '../../../text/staff/diagnostics.ts';
import type { Text } from '../../../text/index.ts';
import type { Language } from '../../../text/language.ts';
import { momentText } from './moment-text.ts';
import { linkText } from '../house-link/link-text.ts';
import { copyLines } from '../../console/copy/copy-lines.ts';

/** One row of the diagnostics; `isWrong` is what staff should look at. */
export interface DiagnosticRow {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
}

/** Below this many bytes a disk is nearly full: a year of games takes less. */
const LITTLE_ROOM = 100_000_000;

/** The rows that describe the lane's state. */
export function diagnosticRows(
  text: Text,
  language: Language,
  found: Diagnostics,
  now: Date,
): readonly DiagnosticRow[] {
  const { diagnostics: words } = text;
  const { runtime, disk, saves } = found;
  const copy = copyLines(text.secondCopy, language, found.copy, now);
  const row = (label: string, value: string, isWrong = false): DiagnosticRow => ({ label, value, isWrong });
  return [
    row(words.program, words.versions(runtime.version, runtime.electron, found.system)),
    row(words.since, momentText(language, found.startedAt)),
    disk === null
      ? row(words.disk, words.unknown)
      : row(words.disk, roomText(text, language, disk), disk.free < LITTLE_ROOM),
    lastSave(text, language, found),
    row(words.saves, savesText(text, language, saves), saves.failed > 0),
    row(text.settings.sections.frontDesk, linkText(text, language, found.house)),
    row(words.copy, copy.line, copy.look === 'warning'),
    row(words.printers, printersText(text, found), found.printers === null),
    row(words.screens, screensText(text, found)),
    row(words.refusedStarts, String(found.refusedStarts), found.refusedStarts > 0),
  ];
}

function roomText({ diagnostics }: Text, language: Language, disk: NonNullable<Diagnostics['disk']>): string {
  return diagnostics.room(sizeText(language, disk.free), sizeText(language, disk.total));
}

function lastSave(text: Text, language: Language, { saves, waiting }: Diagnostics): DiagnosticRow {
  const { diagnostics: words, refusals } = text;
  const label = words.lastSave;
  if (waiting) return { label, value: words.waiting, isWrong: true };
  if (saves.last === null) return { label, value: words.noSave, isWrong: false };
  const time = momentText(language, saves.last.at);
  const { trouble } = saves.last;
  return trouble === null
    ? { label, value: words.saved(time), isWrong: false }
    : { label, value: words.notSaved(time, refusals.troubles[trouble]), isWrong: true };
}

function savesText({ diagnostics }: Text, language: Language, saves: Diagnostics['saves']): string {
  const { count, failed, median, slowest } = saves;
  const many = diagnostics.savesOf(count, failed);
  if (median === null || slowest === null) return many;
  return `${many}; ${diagnostics.speed(timeText(language, median), timeText(language, slowest))}`;
}

function printersText({ diagnostics }: Text, { printers }: Diagnostics): string {
  if (printers === null) return diagnostics.noAnswer;
  return printers.length === 0 ? diagnostics.noPrinter : printers.map(({ label }) => label).join(', ');
}

function screensText({ diagnostics }: Text, { screens }: Diagnostics): string {
  return screens
    .map(({ width, height, shows }) => `${String(width)} × ${String(height)} (${diagnostics.shows[shows]})`)
    .join(', ');
}
