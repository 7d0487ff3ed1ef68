import { averageNow, totalsOf, type AverageRule } from '../../../core/league/average-rule.ts';
import type { FilePlace, KeptLeague, LeagueFileInfo } from '../../../contract/contract.ts';
import type { FileFault, FileNote } from '../../../league-files/fault.ts';
import type { League, RosterBowler } from '../../../league-files/in/league.ts';
import { nameApart } from '../../../league-files/names/namesakes.ts';
import type { KeptLeaguesText } from '../../../text/league/kept-leagues.ts';
import type { Language } from '../../../text/language.ts';

export function nameOf({ name }: League, text: KeptLeaguesText): string {
  return name ?? text.nameless;
}

/** The numbers of teams, bowlers and matches in a league. */
export function sizeOf({ teams, schedule }: League, text: KeptLeaguesText): string {
  const bowlers = teams.reduce((sum, { roster }) => sum + roster.length, 0);
  return text.size(teams.length, bowlers, schedule.length);
}

/** A name, a number that tells namesakes apart, averages, this season's games and a typed handicap, as far as they are known. */
export function bowlerLine(
  number: string | null,
  { name, average, handicap, season }: RosterBowler,
  rule: AverageRule,
  text: KeptLeaguesText,
): string {
  const { games, pins } = season === null ? { games: 0, pins: 0 } : totalsOf(season);
  return [
    nameApart(name, number),
    ...(average === null ? [] : [text.average(average)]),
    ...(season === null ? [] : [text.season(games, pins, averageNow(rule, average, season))]),
    ...(handicap === null ? [] : [text.handicap(handicap)]),
  ].join(', ');
}

export function dayText(language: Language, at: string): string {
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(language, date).format(new Date(at));
}

export function placeText(place: FilePlace, text: KeptLeaguesText): string {
  return place.kind === 'stick' ? text.onStick(place.name) : text.inFolder;
}

export function sizeText({ size }: LeagueFileInfo, text: KeptLeaguesText): string {
  return text.kilobytes(Math.max(1, Math.ceil(size / 1024)));
}

/** Notes that say the same of one file's column: the first of them, and how many more there are. */
export interface NotesAlike {
  readonly first: FileNote;
  readonly more: number;
}

/** A roster of a thousand rows may say the same a thousand times. */
export function notesTogether(notes: readonly FileNote[]): readonly NotesAlike[] {
  const alike = new Map<string, NotesAlike>();
  for (const note of notes) {
    const key = JSON.stringify([note.code, note.spot.file, note.spot.column]);
    const known = alike.get(key);
    alike.set(key, known === undefined ? { first: note, more: 0 } : { ...known, more: known.more + 1 });
  }
  return [...alike.values()];
}

/** The kept leagues that a league with this name may be meant to replace. */
export function namesakesOf({ name }: League, kept: readonly KeptLeague[]): readonly KeptLeague[] {
  const same = (text: string): string => text.normalize('NFC').toLowerCase();
  if (name === null) return [];
  return kept.filter(({ league }) => league.name !== null && same(league.name) === same(name));
}

/** The files whose encoding or separator staff have to choose. */
export function askedAbout(faults: readonly FileFault[]): ReadonlySet<string> {
  const codes = ['encoding-unclear', 'wrong-encoding', 'wrong-separator'];
  return new Set(faults.filter(({ code }) => codes.includes(code)).map(({ spot }) => spot.file));
}
