import { firstLetters, isLongerThan } from './letters.ts';
import { isBlank, isUnreadable, trimmed, withoutJoiners } from './readable.ts';
import type { InSeries } from './in-series.ts';
import type { LeagueFacts } from './league.ts';
import type { BowlerId } from './opaque-id.ts';
import type { Mate, MateNumber } from './shared-line.ts';
import type { NameRefusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';

/** A player's number in a game, from 1, given once in order of joining; reordering does not change it. */
export type PlayerId = number;

/** A player in a line-up, without who that is. */
export interface NamedPlayer {
  readonly id: PlayerId;
  readonly name: string;
}

export interface Player extends NamedPlayer {
  /** Pins a game, up to the format's highest score, known before this game. */
  readonly average?: number;
  /** Scores of games of the series that are not on this lane, typed by staff in a game before. */
  readonly carried?: readonly number[];
  /** The player's option; missing in a format without options. */
  readonly option?: number;
  readonly bowler: BowlerId;
  readonly series: InSeries;
  /** In a league's game, where anything is to be said. */
  readonly league?: LeagueFacts;
  /** The bowlers who share the line, in a format in which they do; the player is then their team. */
  readonly mates?: readonly Mate[];
  /** The mate who bowls the first ball; the first one where missing. */
  readonly first?: MateNumber;
}

/** In Unicode characters: twelve Latin letters or twelve Hangul syllables. */
export const LONGEST_NAME = 12;

// Guards `normalize` against a pasted book.
const LONGEST_TYPED = LONGEST_NAME * 16;

/** A lane name usually has three letters. */
export const SHORT_NAME = 3;

/**
 * Makes a line-up from names as typed: tidies spaces and numbers duplicates ("KIM 2") within the length limit, so that the
 * names shown make the same line-up again. Refuses with `no-players`,
 * `name-empty`, `name-too-long` or `name-unreadable` and the place, from 1.
 */
export function lineUp(
  names: readonly string[],
  tidy = tidyName,
): Result<readonly NamedPlayer[], NameRefusal> {
  if (names.length === 0) return err({ code: 'no-players' });
  const taken = new Map<string, number>();
  const players: NamedPlayer[] = [];
  for (const [index, raw] of names.entries()) {
    const name = tidy(raw, index + 1);
    if (!name.ok) return name;
    const unique = firstFree(name.value, taken);
    players.push({ id: index + 1, name: unique });
  }
  return ok(players);
}

/** A name as shown; `place` (from 1) goes into a refusal. */
export function tidyName(raw: string, place: number): Result<string, NameRefusal> {
  return raw.length <= LONGEST_TYPED && isBlank(raw)
    ? err({ code: 'name-empty', place })
    : keptName(raw, place);
}

/** For a name saved before invisible characters were removed: such a game must still open. */
export function keptName(raw: string, place: number): Result<string, NameRefusal> {
  if (raw.length > LONGEST_TYPED) return err({ code: 'name-too-long', place, most: LONGEST_NAME });
  const name = trimmed(raw.normalize('NFC')).replace(/ +/gu, ' ');
  if (name === '') return err({ code: 'name-empty', place });
  if (isUnreadable(name)) return err({ code: 'name-unreadable', place });
  if (isLongerThan(name, LONGEST_NAME)) return err({ code: 'name-too-long', place, most: LONGEST_NAME });
  return ok(name);
}

/** A further name beside these, as shown. Refuses as `lineUp` does. */
export function freshName(raw: string, names: readonly string[]): Result<string, NameRefusal> {
  const name = tidyName(raw, names.length + 1);
  return name.ok ? ok(firstFree(name.value, new Map(names.map((taken) => [seen(taken), 2])))) : name;
}

/**
 * The name, or the name with the first free number. `taken` remembers the next number to try: starting at 2 each time
 * would take half a minute for ten thousand equal names.
 */
function firstFree(name: string, taken: Map<string, number>): string {
  let free = name;
  // Stryker disable next-line LogicalOperator: counting from 2 each time finds the same number, later
  let number = taken.get(seen(name)) ?? 2;
  for (; taken.has(seen(free)); number += 1) free = numbered(name, number);
  // Stryker disable next-line CallExpression: counting from 2 each time finds the same number, later
  taken.set(seen(name), number);
  taken.set(seen(free), 2);
  return free;
}

/** A name as people tell it from others on a board. Short ones are told apart by their letters alone: KIM is called as Kim is. */
function seen(name: string): string {
  return /^[A-Za-z]{1,3}$/u.test(name) ? name.toUpperCase() : withoutJoiners(name);
}

function numbered(name: string, number: number): string {
  const suffix = ` ${String(number)}`;
  return firstLetters(name, LONGEST_NAME - suffix.length) + suffix;
}
