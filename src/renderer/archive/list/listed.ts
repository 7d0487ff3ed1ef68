import type { GameSummary, NewerGame } from '../../../contract/contract.ts';
import { lettersOf } from '../../../core/players/letters.ts';
import { placeFound } from '../search/found-bowlers.ts';
import type { Search } from '../search/search.ts';

/** A game as a line of the list says it: one player, the others, and how many had no room. */
export interface ListedPlayers {
  readonly first: ListedPlayer;
  /** Whether the search found the first one by name. */
  readonly isFound: boolean;
  readonly others: readonly ListedPlayer[];
  readonly more: number;
}

export interface ListedPlayer {
  readonly name: string;
  readonly score: number;
}

/**
 * The widths of a digit that a line of a game has in a list so wide, in px at 1280 x 800. A name is never cut, so one that
 * has no room is left out whole.
 */
export function lettersIn(width: number): number {
  return Math.max(0, Math.floor((width - BESIDE) / LETTER));
}

/** Day, score and edges beside the names, and a digit, in px. */
const BESIDE = 230;
const LETTER = 6.8;

/** Null for a game without players. */
export function firstName(game: GameSummary, search: Search): string | null {
  return game.names[placeFound(game, search) ?? 0] ?? null;
}

/** Who was looked for comes first. */
export function listedPlayers(game: GameSummary, search: Search, letters: number): ListedPlayers | null {
  const found = placeFound(game, search);
  const players = game.names.map((name, place) => ({ name, score: game.scores[place] ?? 0 }));
  const [first] = players.splice(found ?? 0, 1);
  if (first === undefined) return null;
  const others = thatFit(players, letters * 2, ({ name }) => `${name} 123, `);
  return { first, isFound: found !== null, others, more: players.length - others.length };
}

/** The names of a newer program's game that there is room for, and how many there are besides. */
export function listedNames(
  { names }: NewerGame,
  letters: number,
): {
  readonly named: readonly string[];
  readonly more: number;
} {
  const named = thatFit(names, letters * 2, (name) => `${name}, `);
  return { named, more: names.length - named.length };
}

/** The first ones that fit into so many widths of a digit; where not all do, beside how many there are more. */
function thatFit<T>(all: readonly T[], letters: number, written: (one: T) => string): readonly T[] {
  const fitting = fittingInto(letters - WITH, all, written);
  return fitting.length === all.length ? all : fittingInto(letters - WITH - AND_MORE, all, written);
}

/** The widths of the words before the names, and behind them. */
const WITH = 5;
const AND_MORE = 11;

function fittingInto<T>(letters: number, all: readonly T[], written: (one: T) => string): readonly T[] {
  let room = letters;
  const end = all.findIndex((one) => {
    room -= widthOf(written(one));
    return room < 0;
  });
  return end === -1 ? all : all.slice(0, end);
}

/** Hangul and the widest letters count for two. */
function widthOf(name: string): number {
  return lettersOf(name).reduce((width, letter) => width + (/[MWmw\u1100-\uFFDC]/u.test(letter) ? 2 : 1), 0);
}
