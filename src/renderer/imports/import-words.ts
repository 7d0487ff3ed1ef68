import type {
  AskedGame,
  ImportNote,
  ImportReport,
  ImportSource,
  Skipped,
  UnclearSource,
} from '../../contract/contract.ts';
import type { Encoding } from '../../league-files/text-bytes/encoding.ts';
import type { ImportsText } from '../../text/imports/imports.ts';
import type { KeptLeaguesText } from '../../text/league/kept-leagues.ts';
import { ENCODING_NAMES } from '../../text/league/league-file-words.ts';
import type { Language } from '../../text/language.ts';

import type { Choice } from '../press/choice.ts';

const MEGABYTE = 1024 * 1024;

export function dayText(language: Language, at: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(at));
}

export function timeText(language: Language, at: string): string {
  const form = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(language, form).format(new Date(at));
}

/** Where something was found, and how large it is. */
export function sourceText(
  { place, kind, size }: ImportSource,
  text: ImportsText,
  places: Pick<KeptLeaguesText, 'onStick' | 'inFolder' | 'kilobytes'>,
): string {
  const where = place.kind === 'stick' ? places.onStick(place.name) : places.inFolder;
  if (kind === 'folder' || size === null) return `${where} · ${text.folder}`;
  const large = size >= MEGABYTE ? `${String(Math.ceil(size / MEGABYTE))} MB` : null;
  return `${where} · ${large ?? places.kilobytes(Math.max(1, Math.ceil(size / 1024)))}`;
}

/** What an import found or did, a sentence each; those of which there is nothing to say are left out. */
export function reportLines(report: ImportReport, text: ImportsText, language: Language): readonly string[] {
  const { isAdded, fresh, here, oursMore, taken, from, to, names, hasMoreNames } = report;
  return [
    isAdded ? text.added(fresh) : text.fresh(fresh),
    ...(taken > 0 ? [text.taken(taken)] : []),
    ...(from === null || to === null ? [] : [text.from(dayText(language, from), dayText(language, to))]),
    ...(names.length === 0 ? [] : [text.names(names.join(', '), hasMoreNames)]),
    ...(here > 0 ? [text.here(here)] : []),
    ...(oursMore > 0 ? [text.oursMore(oursMore)] : []),
    ...report.notes.map((note) => noteLine(note, text)),
  ];
}

function noteLine(note: ImportNote, text: ImportsText): string {
  switch (note.code) {
    case 'read-as':
      return text.readAs(note.file, ENCODING_NAMES[note.encoding]);
    case 'unseen-left-out':
      return text.unseen(note.file);
  }
}

/** A file's encodings as samples of it. */
export function encodingChoices({ candidates }: UnclearSource): readonly Choice<Encoding | null>[] {
  return candidates.map(({ encoding, sample }) => ({
    value: encoding,
    text: `${sample} (${ENCODING_NAMES[encoding]})`,
  }));
}

/** `games.jsonl, line 3 (g000012-…): deleted here`. */
export function skippedLine({ file, line, game, reason, detail }: Skipped, text: ImportsText): string {
  const where = [file, line === null ? '' : text.line(line), game ?? '', detail ?? ''].filter(
    (part) => part !== '',
  );
  return `${where.join(', ')}: ${text.reasons[reason]}`;
}

/** What the two states of a game are to each other. */
export function relationText({ relation, ours, theirs }: AskedGame, text: ImportsText): string {
  if (relation === 'theirs-has-more') return text.theirsHasMore(theirs.events - ours.events);
  const lines = (side: AskedGame['ours']): string => JSON.stringify(side.lines.map(({ frames }) => frames));
  return lines(ours) === lines(theirs) ? text.sameLines : text.differs;
}

/** The frames of a line, and whether the line of the other state has something else there. */
export function framesOf(
  frames: string,
  others: string | undefined,
): readonly { readonly marks: string; readonly isOther: boolean }[] {
  const other = others?.split(' ') ?? [];
  return frames.split(' ').map((marks, place) => ({ marks, isOther: marks !== other[place] }));
}
