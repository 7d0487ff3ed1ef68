import { USUAL_FORMAT, type FormatId } from '../../../core/formats/formats.ts';
import type { NewGameOrder } from '../../../contract/contract.ts';
import type { Party } from '../../lane/game/party.ts';
import type { MateNumber } from '../../../core/players/shared-line.ts';
import { nameKey } from '../../../core/players/name-key.ts';
import { SHORT_NAME, lineUp, tidyName, type PlayerId } from '../../../core/players/player.ts';
import type { NameRefusal } from '../../../core/line/refusal.ts';
import { err, ok, type Result } from '../../../core/line/result.ts';
import { isByLetters, upperCase, withoutLast } from './letters.ts';

/**
 * A line-up being typed. One row is always open: a committed name being changed, or the next player's row at the end.
 * Names are kept as typed; `shownNames` gives them as the game will show them.
 */
export interface LineUpDraft {
  readonly format: FormatId;
  /** The committed names. */
  readonly rows: readonly Row[];
  /** The game that a line-up came from; null: none. */
  readonly follows: string | null;
  /** The rows that Backspace took off the end, the last one first: typed again, a name is still the same person's. */
  readonly taken: readonly Row[];
  /** The places, from 0, of the rows that begin another team, where bowlers share lines. */
  readonly breaks: readonly number[];
  /** The open row, from 0; `rows.length` is the next player's. */
  readonly at: number;
  /** The open row's text. If it is empty, a committed name stays. */
  readonly text: string;
  /** In letter mode the third letter commits; a longer name is a text field committed by Enter. */
  readonly entry: 'letters' | 'longer';
  /** Why the open row cannot be committed. */
  readonly refusal: NameRefusal | null;
}

/** A committed name, and what is known of its player. */
export interface Row {
  readonly name: string;
  /** Entered here; undefined: nothing entered, null: none. */
  readonly average: number | null | undefined;
  /** Of the format, chosen here; undefined: nothing chosen. */
  readonly option: number | undefined;
  /** The player's number in the game that the line-up came from; null: somebody new. */
  readonly was: PlayerId | null;
  /** The id of another game that the number is of: of a bowler who was not in that one. */
  readonly wasIn?: string;
  /** In a team: the bowler's number in it; `was` is then the team's. */
  readonly mate?: MateNumber;
}

/** A bowler of an earlier game of the evening. */
export interface Returning {
  readonly name: string;
  readonly average: number | null;
  readonly option: number | null;
  /** The bowler's number in that game. */
  readonly player: PlayerId;
  readonly gameId: string;
  /** The next game's number in the bowler's series. */
  readonly number: number;
}

/** The party whose players come again. */
type Again = Pick<Party, 'names' | 'players' | 'format' | 'follows' | 'teams'>;

/** A line-up of these names with the next player's row open. Names no game would take are left out. */
export function draftOf(names: readonly string[], format: FormatId = USUAL_FORMAT): LineUpDraft {
  return nextRow({ format, rows: rowsOf(names), follows: null, taken: [], breaks: [] });
}

/** The line-up of the party's last game. Each name stays the same person's until another is typed over it. */
export function draftAgain(party: Again): LineUpDraft {
  const { names, players, format, follows, teams = [] } = party;
  if (teams.length === 0)
    return nextRow({ format, rows: rowsOf(names, players), follows, taken: [], breaks: [] });
  const rows = teams.flatMap((mates, team) =>
    mates.map(({ name }, place): Row => ({ ...newRow(name, players[team] ?? null), mate: place + 1 })),
  );
  return nextRow({ format, rows, follows, taken: [], breaks: breaksOf(teams) });
}

/** The names of those who bowl again: in a team its bowlers. */
export function namesAgain({ names, teams = [] }: Pick<Again, 'names' | 'teams'>): readonly string[] {
  return teams.length === 0 ? names : teams.flatMap((mates) => mates.map(({ name }) => name));
}

/** Where the second and later teams begin. */
function breaksOf(teams: readonly { readonly length: number }[]): readonly number[] {
  let next = 0;
  return teams.slice(0, -1).map(({ length }) => (next += length));
}

/** The line-up of a game that was set up before practice, as it was typed. */
export function draftOfOrder({ players, format = USUAL_FORMAT, follows }: NewGameOrder): LineUpDraft {
  const teams = players.flatMap(({ mates }) => (mates === undefined ? [] : [mates]));
  if (teams.length > 0) {
    const bowlers = teams.flat().map(({ name, was }): Row => {
      return was === null ? newRow(name) : { ...newRow(name, was.player), mate: was.mate };
    });
    return nextRow({ format, rows: bowlers, follows, taken: [], breaks: breaksOf(teams) });
  }
  const rows = players.map(({ name, average, option, was, wasIn }): Row => {
    const row = { name, average, option: option ?? undefined, was };
    return wasIn === undefined ? row : { ...row, wasIn };
  });
  return nextRow({ format, rows, follows, taken: [], breaks: [] });
}

/** Whether this is the line-up of the party's last game as it was, and not only its names. */
export function isAgain({ follows, rows, breaks }: LineUpDraft, last: Again): boolean {
  const again = draftAgain(last);
  return (
    follows === last.follows &&
    rows.length === again.rows.length &&
    rows.every(({ was, wasIn, mate }, place) => {
      const other = again.rows[place];
      return was === other?.was && mate === other.mate && wasIn === undefined;
    }) &&
    breaks.join() === again.breaks.join()
  );
}

/**
 * Whether the line-up continues that game's party: somebody of it bowls again. Names typed anew are new bowlers, whoever
 * had them before.
 */
export function continues(draft: LineUpDraft, last: Pick<Party, 'follows'>): boolean {
  return draft.follows === last.follows && committed(draft).rows.some(isOfLast);
}

/** What the last game has of each committed name's bowler, by the person and not by the name; null of somebody new. */
export function knownOf(
  { follows, rows }: Pick<LineUpDraft, 'follows' | 'rows'>,
  last: Pick<Party, 'follows' | 'players'>,
  had: readonly (number | null)[],
): readonly (number | null)[] {
  const known = follows === last.follows ? last.players : [];
  return rows.map((row) =>
    row.was !== null && isOfLast(row) ? (had[known.indexOf(row.was)] ?? null) : null,
  );
}

/** Whether the open row is the next player's. */
export function isNextRow(draft: LineUpDraft): boolean {
  return draft.at === draft.rows.length;
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
    const name = draft.rows[draft.at]?.name ?? '';
    return draft.entry === 'letters' ? { ...draft, text: withoutLast(name) } : draft;
  }
  // A team that nobody is in yet goes first.
  if (draft.breaks.includes(draft.rows.length)) return { ...draft, breaks: draft.breaks.slice(0, -1) };
  const last = draft.rows.at(-1);
  if (last === undefined) return { ...draft, entry: 'letters', refusal: null };
  const before = nextRow({ ...draft, rows: draft.rows.slice(0, -1), taken: [last, ...draft.taken] });
  const entry = entryFor(last.name);
  // The third letter committed the name, so that letter is taken back.
  const ended = entry === 'letters' && Array.from(last.name).length === SHORT_NAME;
  return { ...before, entry, text: ended ? withoutLast(last.name) : last.name };
}

/**
 * Commits the open row and opens the next player's; an empty row keeps its name or stays open. Only another name than
 * the row had makes somebody new; the same one in other letters does not.
 */
export function committed(draft: LineUpDraft): LineUpDraft {
  const { rows, at } = draft;
  if (draft.text.trim() === '') return nextRow(draft);
  const name = tidyName(draft.text, draft.at + 1);
  if (!name.ok) return { ...draft, refusal: name.error };
  if (isNextRow(draft)) return withNext(draft, name.value);
  const before = rows[at];
  const isSame = before !== undefined && nameKey(before.name) === nameKey(name.value);
  const row = isSame ? { ...before, name: name.value } : newRow(name.value);
  return nextRow({ ...draft, rows: rows.with(at, row) });
}

/** Opens a committed name for changes, after committing the open row if possible. */
export function opened(draft: LineUpDraft, place: number): LineUpDraft {
  const before = committed(draft);
  if (before.refusal !== null) return before;
  const name = before.rows[place]?.name;
  if (name === undefined) return before;
  const entry = entryFor(name);
  return { ...before, at: place, entry, text: entry === 'letters' ? '' : name };
}

/** Makes the open row a text field. */
export function lengthened(draft: LineUpDraft): LineUpDraft {
  const text = draft.text === '' ? (draft.rows[draft.at]?.name ?? '') : draft.text;
  return { ...draft, entry: 'longer', text };
}

/** Adds a name at the end in one step, after committing what was typed. */
export function added(draft: LineUpDraft, name: string): LineUpDraft {
  const before = committed(draft);
  if (before.refusal !== null || !tidyName(name, 1).ok) return before;
  return withNext(before, name);
}

/** Adds that very bowler at the end, whose series continues: no name decides it. */
export function rejoined(
  draft: LineUpDraft,
  { name, average, option, player, gameId }: Returning,
): LineUpDraft {
  const before = committed(draft);
  if (before.refusal !== null || !tidyName(name, 1).ok) return before;
  const known = { average: average ?? undefined, option: option ?? undefined };
  const row = { name, ...known, was: player, wasIn: gameId };
  return nextRow({ ...before, rows: [...before.rows, row], taken: [] });
}

/** Removes the committed name at this place, from 0. */
export function removed(draft: LineUpDraft, place: number): LineUpDraft {
  const rows = draft.rows.filter((_row, index) => index !== place);
  const breaks = draft.breaks.map((row) => (row > place ? row - 1 : row)).filter((row) => row > 0);
  const fewer = { ...draft, rows, breaks: [...new Set(breaks)] };
  if (draft.at === place) return nextRow(fewer);
  return { ...fewer, at: draft.at > place ? draft.at - 1 : draft.at };
}

/** Swaps two committed names; outside the list nothing changes. */
export function swapped(draft: LineUpDraft, place: number, other: number): LineUpDraft {
  const [one, two] = [draft.rows[place], draft.rows[other]];
  if (one === undefined || two === undefined) return draft;
  const at = draft.at === place ? other : draft.at === other ? place : draft.at;
  return { ...draft, rows: draft.rows.with(place, two).with(other, one), at };
}

/** Sets the average (or none) of the committed name at this place, from 0. */
export function averaged(draft: LineUpDraft, place: number, average: number | null): LineUpDraft {
  return withKnown(draft, place, { average });
}

/** The line-up in another format, where the options chosen so far mean nothing. */
export function inFormat(draft: LineUpDraft, format: FormatId): LineUpDraft {
  const unchosen = (row: Row): Row => ({ ...row, option: undefined });
  return { ...draft, format, rows: draft.rows.map(unchosen), taken: draft.taken.map(unchosen) };
}

/** Sets the option of the committed name at this place, from 0. */
export function optioned(draft: LineUpDraft, place: number, option: number): LineUpDraft {
  return withKnown(draft, place, { option });
}

/** The committed names as the game will show them: the second KIM is "KIM 2". */
export function shownNames(rows: readonly Pick<Row, 'name'>[]): readonly string[] {
  const players = lineUp(namesIn(rows));
  return players.ok ? players.value.map(({ name }) => name) : [];
}

/** The open row's name as the game would show it, if that differs from the text; else null. */
export function numberedName(draft: LineUpDraft): string | null {
  const name = tidyName(draft.text, draft.at + 1);
  if (!name.ok) return null;
  const row = newRow(name.value);
  const rows = isNextRow(draft) ? [...draft.rows, row] : draft.rows.with(draft.at, row);
  const shown = shownNames(rows)[draft.at];
  return shown === undefined || shown === name.value ? null : shown;
}

/** The names to start with, the open row included. Refuses as `lineUp` does. */
export function startNames(draft: LineUpDraft): Result<readonly string[], NameRefusal> {
  const { rows, refusal } = committed(draft);
  if (refusal !== null) return err(refusal);
  const names = namesIn(rows);
  const players = lineUp(names);
  return players.ok ? ok(names) : players;
}

export function startCount(draft: LineUpDraft): number {
  const half = isNextRow(draft) && tidyName(draft.text, 1).ok;
  return draft.rows.length + (half ? 1 : 0);
}

/** With the row after the last one open. */
function nextRow(draft: Pick<LineUpDraft, 'format' | 'rows' | 'follows' | 'taken' | 'breaks'>): LineUpDraft {
  const { format, rows, follows, taken, breaks } = draft;
  return { format, rows, follows, taken, breaks, at: rows.length, text: '', entry: 'letters', refusal: null };
}

/** With one more name: the one taken back last is the same person's again. */
function withNext(draft: LineUpDraft, name: string): LineUpDraft {
  const [last, ...others] = draft.taken;
  const isBack = last !== undefined && nameKey(last.name) === nameKey(name);
  const row = isBack ? { ...last, name } : newRow(name);
  return nextRow({ ...draft, rows: [...draft.rows, row], taken: isBack ? others : [] });
}

function withKnown(draft: LineUpDraft, place: number, known: Partial<Row>): LineUpDraft {
  const row = draft.rows[place];
  return row === undefined ? draft : { ...draft, rows: draft.rows.with(place, { ...row, ...known }) };
}

function rowsOf(names: readonly string[], were: readonly PlayerId[] = []): readonly Row[] {
  const rows = names.map((name, place) => newRow(name, were[place] ?? null));
  return rows.filter(({ name }) => tidyName(name, 1).ok);
}

function newRow(name: string, was: PlayerId | null = null): Row {
  return { name, average: undefined, option: undefined, was };
}

/** Whether the player is one of the game that the line-up came from. */
function isOfLast({ was, wasIn }: Row): boolean {
  return was !== null && wasIn === undefined;
}

function namesIn(rows: readonly Pick<Row, 'name'>[]): readonly string[] {
  return rows.map(({ name }) => name);
}

function entryFor(name: string): LineUpDraft['entry'] {
  return isByLetters(name) && upperCase(name) === name ? 'letters' : 'longer';
}
