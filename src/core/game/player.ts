import { isBlank, isUnreadable } from '../line/readable.ts';
import type { NameRefusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';

/** A player's number in a game: given once, from 1, in the order of joining; a new order does not change it. */
export type PlayerId = number;

/** Somebody who bowls a line. */
export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** Pins a game, 0 to 300, where it was known before this one. */
  readonly average?: number;
}

/** The longest name, in Unicode characters: twelve Latin letters or twelve syllables of Hangul. */
export const LONGEST_NAME = 12;

// A pasted book must not be normalised first.
const LONGEST_TYPED = LONGEST_NAME * 16;

/** The usual length of a name on a lane: three letters. */
export const SHORT_NAME = 3;

/**
 * The line-up of a game from names as typed. Spaces are tidied, up to three Latin letters are raised, and a name
 * that is already there gets a number ("KIM 2") and stays as short as a name may be, so that the names shown make
 * the same line-up again. Refuses with `no-players`, `name-empty`, `name-too-long`,
 * `name-unreadable` and the place, from 1.
 */
export function lineUp(names: readonly string[], tidy = tidyName): Result<readonly Player[], NameRefusal> {
  if (names.length === 0) return err({ code: 'no-players' });
  const taken = new Map<string, number>();
  const players: Player[] = [];
  for (const [index, raw] of names.entries()) {
    const name = tidy(raw, index + 1);
    if (!name.ok) return name;
    const unique = firstFree(name.value, taken);
    players.push({ id: index + 1, name: unique });
  }
  return ok(players);
}

/** The same players with the average of each, 0 to 300, in their order; none where it is null or missing. */
export function withAverages(
  players: readonly Player[],
  averages: readonly (number | null)[],
): readonly Player[] {
  return players.map((player, index) => {
    const average = averages[index] ?? null;
    return average === null ? player : { ...player, average };
  });
}

/** One name as it will be shown; `place` (from 1) goes into a refusal. */
export function tidyName(raw: string, place: number): Result<string, NameRefusal> {
  return raw.length <= LONGEST_TYPED && isBlank(raw)
    ? err({ code: 'name-empty', place })
    : keptName(raw, place);
}

/** The same for a name that a game may have had for long: once some were taken that nobody sees, and it must still open. */
export function keptName(raw: string, place: number): Result<string, NameRefusal> {
  if (raw.length > LONGEST_TYPED) return err({ code: 'name-too-long', place, most: LONGEST_NAME });
  const name = raw.normalize('NFC').trim().replace(/ +/gu, ' ');
  if (name === '') return err({ code: 'name-empty', place });
  if (isUnreadable(name)) return err({ code: 'name-unreadable', place });
  if (Array.from(name).length > LONGEST_NAME)
    return err({ code: 'name-too-long', place, most: LONGEST_NAME });
  return ok(/^[A-Za-z]{1,3}$/u.test(name) ? name.toUpperCase() : name);
}

/** One more name beside these, as it will be shown. Refuses as `lineUp` does. */
export function freshName(raw: string, names: readonly string[]): Result<string, NameRefusal> {
  const name = tidyName(raw, names.length + 1);
  return name.ok ? ok(firstFree(name.value, new Map(names.map((taken) => [taken, 2])))) : name;
}

/**
 * The name itself or with the first number that is free, which is taken by that. `taken` says of each name with which
 * number its next namesake is to try: counting from 2 each time, ten thousand of one name would take half a minute.
 */
function firstFree(name: string, taken: Map<string, number>): string {
  let free = name;
  // Stryker disable next-line LogicalOperator: counting from 2 each time finds the same number, later
  let number = taken.get(name) ?? 2;
  for (; taken.has(free); number += 1) free = numbered(name, number);
  // Stryker disable next-line CallExpression: counting from 2 each time finds the same number, later
  taken.set(name, number);
  taken.set(free, 2);
  return free;
}

function numbered(name: string, number: number): string {
  const suffix = ` ${String(number)}`;
  return (
    Array.from(name)
      .slice(0, LONGEST_NAME - suffix.length)
      .join('')
      .trimEnd() + suffix
  );
}
