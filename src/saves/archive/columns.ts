import type { GameMark } from '../../contract/contract.ts';
import { FORMAT_IDS } from '../../core/formats/formats.ts';
import { counterOf } from '../record/game-id.ts';
import {
  asksNamesAlone,
  byTime,
  isOfLeague,
  NO_LEAGUES,
  spanOf,
  timeOf,
  type Finding,
} from '../record/games-filter.ts';
import type { MatchId } from '../../core/players/league.ts';
import { nameKey } from '../../core/players/name-key.ts';
import type { IndexedGame } from './index-search.ts';
import { timesOf } from './month-name.ts';
import type { PlacedGame } from './placed-games.ts';

const OVER = 0;
const UNFINISHED = 1;
const NEWER = 2;

/** An id's hex digits are two numbers, which hold them exactly. */
const DIGITS = 12;

/**
 * What filters ask of a month's games, packed into 150 bytes a game of four: one row a game, newest first. Somebody
 * who shares a line has its score.
 */
export class Columns {
  readonly rows: number;
  readonly #start: Uint32Array;
  readonly #length: Uint32Array;
  readonly #begun: Float64Array;
  readonly #counter: Float64Array;
  /** The random part of each game's id, two numbers a row. */
  readonly #tail: Float64Array;
  readonly #format: Uint8Array;
  readonly #lane: Uint16Array;
  readonly #state: Uint8Array;
  /** Where each game's match is in `#matches`, from 1; 0 outside of leagues. */
  readonly #match: Uint32Array;
  /** Each once; null: a league's game that belongs to none. */
  readonly #matches: readonly (MatchId | null)[];
  /** Where each game's bowlers begin; one more than rows. */
  readonly #first: Uint32Array;
  readonly #score: Int32Array;
  /** Two numbers a person. */
  readonly #bowler: Float64Array;
  readonly #name: Uint32Array;
  /** Search keys (`nameKey`), each once. */
  readonly #keys: readonly string[];

  /** Of the games that began in this month: one that somebody put into its file from another month is in none. */
  constructor(placed: readonly PlacedGame[], month: string) {
    const games = placed.map(inItsMonth(month)).filter(isIn(month)).toSorted(newestFirst);
    const people = games.map(({ game }) => peopleOf(game));
    const all = people.flat();
    const keys = new Map<string, number>();
    this.rows = games.length;
    this.#start = Uint32Array.from(games, ({ start }) => start);
    this.#length = Uint32Array.from(games, ({ length }) => length);
    this.#begun = Float64Array.from(games, ({ game }) => timeOf(game.summary.startedAt));
    this.#counter = Float64Array.from(games, ({ game }) => counterOf(game.summary.id) ?? 0);
    this.#tail = Float64Array.from(games.flatMap(({ game }) => tailOf(game.summary.id)));
    const facts = games.map(({ game }) => factsOf(game));
    this.#format = Uint8Array.from(facts, ({ format }) => format);
    this.#lane = Uint16Array.from(facts, ({ lane }) => lane);
    this.#state = Uint8Array.from(facts, ({ state }) => state);
    const matches = new Map<MatchId | null, number>();
    this.#match = Uint32Array.from(games, ({ game }) => {
      const match = matchIn(game);
      if (match === undefined) return 0;
      const known = matches.get(match) ?? matches.size + 1;
      matches.set(match, known);
      return known;
    });
    this.#matches = [...matches.keys()];
    this.#first = new Uint32Array(games.length + 1);
    for (const [row, { length }] of people.entries()) this.#first[row + 1] = (this.#first[row] ?? 0) + length;
    this.#score = Int32Array.from(all, ({ score }) => score);
    this.#bowler = Float64Array.from(all.flatMap(({ bowler }) => numbersOf(bowler ?? '')));
    this.#name = Uint32Array.from(all, ({ name }) => {
      const key = nameKey(name);
      const known = keys.get(key) ?? keys.size;
      keys.set(key, known);
      return known;
    });
    this.#keys = [...keys.keys()];
  }

  /** In memory, about. */
  get bytes(): number {
    const ofKeys = this.#keys.reduce((sum, key) => sum + 2 * key.length + 40, 0);
    return this.rows * 52 + this.#score.length * 24 + this.#matches.length * 88 + ofKeys;
  }

  /** The rows of found games, newest first, after `before`, at most so many. */
  found(finding: Finding, before: GameMark | null = null, most = Infinity): readonly number[] {
    const isFound = this.#test(finding);
    const rows: number[] = [];
    for (let row = this.#firstBehind(before); row < this.rows && rows.length < most; row += 1)
      if (isFound(row)) rows.push(row);
    return rows;
  }

  begunAt(row: number): number {
    return this.#begun[row] ?? 0;
  }

  /** The lanes of these games, each once. */
  lanes(): ReadonlySet<number> {
    const lanes = new Set(this.#lane);
    lanes.delete(0);
    return lanes;
  }

  /** The matches of leagues' games, each once; null among them: such a game belongs to none. */
  matches(): readonly (MatchId | null)[] {
    return this.#matches;
  }

  /** The match of a row; null where it belongs to none. */
  matchAt(row: number): MatchId | null {
    return this.#matches[(this.#match[row] ?? 0) - 1] ?? null;
  }

  /** The place of a game's line in the index. */
  placeOf(row: number): { readonly start: number; readonly length: number } {
    return { start: this.#start[row] ?? 0, length: this.#length[row] ?? 0 };
  }

  /** The same as `filterOf` says of the game itself. */
  #test({ filter, naming, except, leagues = NO_LEAGUES }: Finding): (row: number) => boolean {
    const { bowler, score, format, lane, unfinished } = filter;
    const { start, end } = spanOf(filter);
    const wanted = {
      bowler: bowler === null ? null : numbersOf(bowler),
      names: this.#named(filter.name, naming),
    };
    const [least, most] = [score?.least ?? -Infinity, score?.most ?? Infinity];
    const namesAlone = asksNamesAlone(filter);
    const formatNumber = format === null ? null : FORMAT_IDS.indexOf(format);
    const isOfAny = filter.league === null && filter.match === null;
    // Outside of leagues first.
    const wantedMatches = [false, ...this.#matches.map((match) => isOfLeague(filter, match, leagues))];
    const left = [...except].map((id) => ({ counter: counterOf(id) ?? 0, tail: tailOf(id) }));
    const counters = new Set(left.map(({ counter }) => counter));
    const isSomebody = (row: number): boolean => {
      for (let one = this.#first[row] ?? 0; one < (this.#first[row + 1] ?? 0); one += 1) {
        const pins = this.#score[one] ?? 0;
        if (pins < least || pins > most) continue;
        if (wanted.names !== null && wanted.names[this.#name[one] ?? 0] !== 1) continue;
        if (wanted.bowler === null || isAt(this.#bowler, one, wanted.bowler)) return true;
      }
      return false;
    };
    return (row) => {
      const counter = this.#counter[row] ?? 0;
      if (
        counters.has(counter) &&
        left.some((one) => one.counter === counter && isAt(this.#tail, row, one.tail))
      )
        return false;
      const state = this.#state[row];
      if (state === NEWER) return namesAlone && (wanted.names === null || isSomebody(row));
      const begun = this.begunAt(row);
      if (begun < start || begun >= end) return false;
      if (formatNumber !== null && this.#format[row] !== formatNumber) return false;
      if (lane !== null && this.#lane[row] !== lane) return false;
      if (unfinished !== null && (state === UNFINISHED) !== unfinished) return false;
      if (!isOfAny && wantedMatches[this.#match[row] ?? 0] !== true) return false;
      return isSomebody(row);
    };
  }

  /** Which of the names are sought; null: any. */
  #named(name: string, naming: Finding['naming']): Uint8Array | null {
    const sought = nameKey(name.trim());
    if (sought === '') return null;
    return Uint8Array.from(this.#keys, (key) =>
      Number(naming === 'part' ? key.includes(sought) : key === sought),
    );
  }

  /** The first row behind a game: rows are in order, so that half of what is left is ruled out by each look. */
  #firstBehind(before: GameMark | null): number {
    if (before === null) return 0;
    const other = [timeOf(before.startedAt), counterOf(before.id) ?? 0, ...tailOf(before.id)];
    let [first, end] = [0, this.rows];
    while (first < end) {
      const middle = Math.floor((first + end) / 2);
      if (isBelow(this.#orderOf(middle), other)) end = middle;
      else first = middle + 1;
    }
    return first;
  }

  /** By what rows are in order, the highest first. */
  #orderOf(row: number): readonly number[] {
    const tail = this.#tail.subarray(2 * row, 2 * row + 2);
    return [this.begunAt(row), this.#counter[row] ?? 0, ...tail];
  }
}

function isBelow(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((part, index) => part !== other[index]);
  // Equal ones differ at no place, where both are nothing.
  return (one[place] ?? 0) < (other[place] ?? 0);
}

/** Where a newer program's game does not say when it began, its file says the month. */
export function inItsMonth(month: string): <T extends { readonly game: IndexedGame }>(one: T) => T {
  return (one) => {
    const { game } = one;
    if (game.kind !== 'newer' || game.summary.startedAt !== '') return one;
    return {
      ...one,
      game: { ...game, summary: { ...game.summary, startedAt: `${month}-01T00:00:00.000Z` } },
    };
  };
}

function isIn(month: string): (placed: PlacedGame) => boolean {
  const { start, end } = timesOf(month);
  return ({ game }) => {
    const begun = timeOf(game.summary.startedAt);
    return begun >= start && begun < end;
  };
}

function newestFirst(one: PlacedGame, other: PlacedGame): number {
  return byTime(other.game.summary, one.game.summary);
}

interface Person {
  readonly name: string;
  readonly bowler: string | null;
  readonly score: number;
}

function peopleOf({ summary, who }: IndexedGame): readonly Person[] {
  const scores = summary.phase === 'newer' ? [] : summary.scores;
  return who.flatMap((line, place) =>
    line.map(({ name, bowler }) => ({ name, bowler, score: scores[place] ?? 0 })),
  );
}

/** What a game's own columns have; a newer program's game says neither its format nor its lane. */
function factsOf({ summary }: IndexedGame): Readonly<Record<'state' | 'format' | 'lane', number>> {
  if (summary.phase === 'newer') return { state: NEWER, format: 0, lane: 0 };
  const state = summary.phase === 'over' ? OVER : UNFINISHED;
  return { state, format: FORMAT_IDS.indexOf(summary.format), lane: summary.lane };
}

/** The match of a league's game, null where that belongs to none; undefined outside of leagues. */
function matchIn({ summary }: IndexedGame): MatchId | null | undefined {
  return summary.phase === 'newer' ? undefined : summary.league?.match;
}

/** The random part of a game's id, in the order of the ids. */
function tailOf(id: string): readonly [number, number] {
  return numbersOf(id.slice(id.indexOf('-') + 1));
}

/** Up to 24 hex digits. */
function numbersOf(hex: string): readonly [number, number] {
  const digits = hex.padEnd(2 * DIGITS, '0');
  return [parseInt(digits.slice(0, DIGITS), 16), parseInt(digits.slice(DIGITS, 2 * DIGITS), 16)];
}

function isAt(numbers: Float64Array, place: number, [first, second]: readonly [number, number]): boolean {
  return numbers[2 * place] === first && numbers[2 * place + 1] === second;
}
