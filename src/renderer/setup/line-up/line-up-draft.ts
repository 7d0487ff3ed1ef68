import { USUAL_FORMAT, type FormatId } from '../../../core/formats/formats.ts';
import type { Party } from '../../lane/game/party.ts';
import { LONGEST_NAME, SHORT_NAME, lineUp, tidyName, type PlayerId } from '../../../core/players/player.ts';
import type { NameRefusal } from '../../../core/line/refusal.ts';
import { err, ok, type Result } from '../../../core/line/result.ts';

/**
 * A line-up being typed. One row is always open: a committed name being changed, or the next player's row at the end.
 * Names are kept as typed; `shownNames` gives them as the game will show them.
 */
export interface LineUpDraft {
  readonly format: FormatId;
  readonly names: readonly string[];
  /** Averages entered here; undefined: nothing entered, null: none. */
  readonly averages: readonly (number | null | undefined)[];
  /** Options of the format chosen here; undefined: nothing chosen. */
  readonly options: readonly (number | undefined)[];
  /** The game that a line-up came from; null: none. */
  readonly follows: string | null;
  /** Each name's number in that game; null: somebody new. */
  readonly were: readonly (PlayerId | null)[];
  /** The rows that Backspace took off the end, the last one first: typed again, a name is still the same person's. */
  readonly taken: readonly Row[];
  /** The open row, from 0; `names.length` is the next player's. */
  readonly at: number;
  /** The open row's text. If it is empty, a committed name stays. */
  readonly text: string;
  /** In letter mode the third letter commits; a longer name is a text field committed by Enter. */
  readonly entry: 'letters' | 'longer';
  /** Why the open row cannot be committed. */
  readonly refusal: NameRefusal | null;
}

/** What is known of one name. */
interface Row {
  readonly name: string;
  readonly average: number | null | undefined;
  readonly option: number | undefined;
  readonly was: PlayerId | null;
}

/** The party whose players come again. */
type Again = Pick<Party, 'names' | 'players' | 'format' | 'follows'>;

/** What is known of the committed names. */
type Rows = Pick<LineUpDraft, 'format' | 'names' | 'averages' | 'options' | 'follows' | 'were' | 'taken'>;

/** A line-up of these names with the next player's row open. Names no game would take are left out. */
export function draftOf(names: readonly string[], format: FormatId = USUAL_FORMAT): LineUpDraft {
  const taken = names.filter((name) => tidyName(name, 1).ok);
  const nothing = taken.map(() => undefined);
  const nobody = taken.map(() => null);
  const before = { follows: null, were: nobody, taken: [] };
  return nextRow({ format, names: taken, averages: nothing, options: nothing, ...before });
}

/** The line-up of the party's last game. Each name stays the same person's until another is typed over it. */
export function draftAgain({ names, players, format, follows }: Again): LineUpDraft {
  const again = draftOf(names, format);
  const were = names.flatMap((name, place) => (tidyName(name, 1).ok ? (players[place] ?? null) : []));
  return { ...again, follows, were };
}

/** Whether this is the line-up of the party's last game as it was, and not only its names. */
export function isAgain({ follows, were }: LineUpDraft, last: Again): boolean {
  return (
    follows === last.follows &&
    were.length === last.players.length &&
    were.every((was, place) => was === last.players[place])
  );
}

/**
 * Whether the line-up goes on from that game in its party: somebody of it bowls again. Names typed anew are new
 * people, whoever had them before.
 */
export function goesOn(draft: LineUpDraft, last: Pick<Party, 'follows'>): boolean {
  return draft.follows === last.follows && committed(draft).were.some((was) => was !== null);
}

/** What the last game has of each committed name's bowler, by the person and not by the name; null of somebody new. */
export function knownOf(
  { follows, were }: Pick<LineUpDraft, 'follows' | 'were'>,
  last: Pick<Party, 'follows' | 'players'>,
  had: readonly (number | null)[],
): readonly (number | null)[] {
  const known = follows === last.follows ? last.players : [];
  return were.map((was) => (was === null ? null : (had[known.indexOf(was)] ?? null)));
}

/** Whether the open row is the next player's. */
export function isNextRow(draft: LineUpDraft): boolean {
  return draft.at === draft.names.length;
}

/** Adds a character to the open row. */
export function typed(draft: LineUpDraft, character: string): LineUpDraft {
  return retyped(draft, draft.text + character);
}

/**
 * The open row with this text. In letter mode the third letter commits the name; a text that letter mode cannot hold
 * (Hangul, a long name pasted) turns the row into a text field. A name too long is reported at once and kept.
 */
export function retyped(draft: LineUpDraft, text: string): LineUpDraft {
  const letters = text.normalize('NFC').trimStart();
  if (draft.entry === 'letters' && isByLetters(letters)) {
    const next = { ...draft, text: upperCase(letters), refusal: null };
    return Array.from(next.text).length < SHORT_NAME ? next : committed(next);
  }
  const name = tidyName(text, draft.at + 1);
  const refused = !name.ok && name.error.code !== 'name-empty';
  return { ...draft, entry: 'longer', text, refusal: refused ? name.error : null };
}

/** Takes back the last key: a letter, or the end of the previous name. */
export function takenBack(draft: LineUpDraft): LineUpDraft {
  if (draft.text !== '') return retyped(draft, withoutLast(draft.text));
  if (!isNextRow(draft)) {
    const name = draft.names[draft.at] ?? '';
    return draft.entry === 'letters' ? { ...draft, text: withoutLast(name) } : draft;
  }
  const last = draft.names.at(-1);
  if (last === undefined) return { ...draft, entry: 'letters', refusal: null };
  const row = { ...nextRow(withoutLastRow(draft, last)), entry: entryFor(last) };
  // The third letter committed the name, so that letter is taken back.
  const ended = row.entry === 'letters' && Array.from(last).length === SHORT_NAME;
  return { ...row, text: ended ? withoutLast(last) : last };
}

/**
 * Commits the open row and opens the next player's; an empty row keeps its name or stays open. Only another name than
 * the row had makes somebody new.
 */
export function committed(draft: LineUpDraft): LineUpDraft {
  const { names, averages, options, were, at } = draft;
  if (draft.text.trim() === '') return nextRow(draft);
  const name = tidyName(draft.text, draft.at + 1);
  if (!name.ok) return { ...draft, refusal: name.error };
  if (isNextRow(draft)) return nextRow(withRow(draft, name.value));
  if (names[at] === name.value) return nextRow(draft);
  // A changed name is another player.
  const other = {
    ...{ averages: averages.with(at, undefined), options: options.with(at, undefined) },
    were: were.with(at, null),
  };
  return nextRow({ ...draft, names: names.with(at, name.value), ...other });
}

/** Opens a committed name for changes, after committing the open row if possible. */
export function opened(draft: LineUpDraft, place: number): LineUpDraft {
  const before = committed(draft);
  if (before.refusal !== null) return before;
  const name = before.names[place];
  if (name === undefined) return before;
  const entry = entryFor(name);
  return { ...before, at: place, entry, text: entry === 'letters' ? '' : name };
}

/** Makes the open row a text field. */
export function lengthened(draft: LineUpDraft): LineUpDraft {
  const text = draft.text === '' ? (draft.names[draft.at] ?? '') : draft.text;
  return { ...draft, entry: 'longer', text };
}

/** Adds a name at the end in one step, after committing what was typed. */
export function added(draft: LineUpDraft, name: string): LineUpDraft {
  const before = committed(draft);
  if (before.refusal !== null || !tidyName(name, 1).ok) return before;
  return nextRow(withRow(before, name));
}

/** Removes the committed name at this place, from 0. */
export function removed(draft: LineUpDraft, place: number): LineUpDraft {
  const rows = withoutRow(draft, place);
  if (draft.at === place) return nextRow(rows);
  return { ...draft, ...rows, at: draft.at > place ? draft.at - 1 : draft.at };
}

/** Swaps two committed names; outside the list nothing changes. */
export function swapped(draft: LineUpDraft, place: number, other: number): LineUpDraft {
  const [one, two] = [draft.names[place], draft.names[other]];
  if (one === undefined || two === undefined) return draft;
  const at = draft.at === place ? other : draft.at === other ? place : draft.at;
  const averages = draft.averages.with(place, draft.averages[other]).with(other, draft.averages[place]);
  const options = draft.options.with(place, draft.options[other]).with(other, draft.options[place]);
  const were = draft.were.with(place, draft.were[other] ?? null).with(other, draft.were[place] ?? null);
  return { ...draft, names: draft.names.with(place, two).with(other, one), averages, options, were, at };
}

/** Sets the average (0 to 300, or none) of the committed name at this place, from 0. */
export function averaged(draft: LineUpDraft, place: number, average: number | null): LineUpDraft {
  if (draft.names[place] === undefined) return draft;
  return { ...draft, averages: draft.averages.with(place, average) };
}

/** The line-up in another format, where the options chosen so far mean nothing. */
export function inFormat(draft: LineUpDraft, format: FormatId): LineUpDraft {
  const taken = draft.taken.map((row) => ({ ...row, option: undefined }));
  return { ...draft, format, options: draft.names.map(() => undefined), taken };
}

/** Sets the option of the committed name at this place, from 0. */
export function optioned(draft: LineUpDraft, place: number, option: number): LineUpDraft {
  if (draft.names[place] === undefined) return draft;
  return { ...draft, options: draft.options.with(place, option) };
}

/** The committed names as the game will show them: the second KIM is "KIM 2". */
export function shownNames(names: readonly string[]): readonly string[] {
  const players = lineUp(names);
  return players.ok ? players.value.map(({ name }) => name) : [];
}

/** The open row's name as the game would show it, if that differs from the text; else null. */
export function numberedName(draft: LineUpDraft): string | null {
  const name = tidyName(draft.text, draft.at + 1);
  if (!name.ok) return null;
  const names = isNextRow(draft) ? [...draft.names, name.value] : draft.names.with(draft.at, name.value);
  const shown = shownNames(names)[draft.at];
  return shown === undefined || shown === name.value ? null : shown;
}

/** The names to start with, the open row included. Refuses as `lineUp` does. */
export function startNames(draft: LineUpDraft): Result<readonly string[], NameRefusal> {
  const { names, refusal } = committed(draft);
  if (refusal !== null) return err(refusal);
  const players = lineUp(names);
  return players.ok ? ok(names) : players;
}

export function startCount(draft: LineUpDraft): number {
  const half = isNextRow(draft) && tidyName(draft.text, 1).ok;
  return draft.names.length + (half ? 1 : 0);
}

/** The most characters of a text field: more than a name may have, so that it can report one too long. */
export const FIELD_LENGTH = LONGEST_NAME * 4;

/** Whether a key is a letter-mode character: a Latin letter, a digit, or a sign used in names. */
export function isNameCharacter(key: string): boolean {
  return /^[\p{Script=Latin}\p{Nd}.'-]$/u.test(key);
}

/** Whether an input method may still turn this into letters: "´" on its way to "É". */
export function mayBecomeLetters(text: string): boolean {
  return /^[\p{Script=Latin}\P{L}]*$/u.test(text) && Array.from(text).length <= SHORT_NAME;
}

function nextRow({ format, names, averages, options, follows, were, taken }: Rows): LineUpDraft {
  const row = { at: names.length, text: '', entry: 'letters', refusal: null } as const;
  return { format, names, averages, options, follows, were, taken, ...row };
}

function withRow({ names, averages, options, were, taken, ...rest }: Rows, name: string): Rows {
  const [before, ...others] = taken;
  const back = before?.name === name;
  const row = back ? before : { average: undefined, option: undefined, was: null };
  return {
    ...rest,
    ...{ names: [...names, name], averages: [...averages, row.average], options: [...options, row.option] },
    ...{ were: [...were, row.was], taken: back ? others : [] },
  };
}

function withoutLastRow(draft: Rows, name: string): Rows {
  const last = {
    average: draft.averages.at(-1),
    option: draft.options.at(-1),
    was: draft.were.at(-1) ?? null,
  };
  return { ...withoutRow(draft, draft.names.length - 1), taken: [{ name, ...last }, ...draft.taken] };
}

function withoutRow({ names, averages, options, were, ...rest }: Rows, place: number): Rows {
  const stays = (_: unknown, index: number): boolean => index !== place;
  return {
    ...rest,
    ...{ names: names.filter(stays), averages: averages.filter(stays), options: options.filter(stays) },
    were: were.filter(stays),
  };
}

function entryFor(name: string): LineUpDraft['entry'] {
  return isByLetters(name) && upperCase(name) === name ? 'letters' : 'longer';
}

function isByLetters(text: string): boolean {
  const characters = Array.from(text);
  return characters.length <= SHORT_NAME && characters.every((one) => one === ' ' || isNameCharacter(one));
}

/** Capitals; a letter that would become two ("ß") stays. */
function upperCase(text: string): string {
  return Array.from(text, (letter) => {
    const capital = letter.toUpperCase();
    return Array.from(capital).length === 1 ? capital : letter;
  }).join('');
}

/** A text without its last character. */
export function withoutLast(text: string): string {
  return Array.from(text).slice(0, -1).join('');
}
