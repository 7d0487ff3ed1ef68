import { scratchOf } from '../league/line-up-place.ts';
import { SCORE_TYPE_FACTS } from '../league/score-type.ts';
import type { LeagueTerms } from '../league/terms.ts';
import { highest } from '../line/extremes.ts';
import type { MatchLine } from './match-lines.ts';
import type { TableGame } from './match-table.ts';

/** A highest score and everybody who has it, the earliest first. */
export interface High {
  readonly score: number;
  readonly holders: readonly { readonly bowler: string; readonly name: string; readonly game: number }[];
}

/** The highest scores of a match so far; null before there is one. */
export interface MatchHighs {
  /** Scratch. */
  readonly game: High | null;
  /** Also null where nobody has a handicap. */
  readonly withHandicap: High | null;
  /** Scratch, of those who bowled every game; null before the second game is over. */
  readonly series: High | null;
}

interface Bowled {
  readonly game: number;
  readonly line: MatchLine;
  readonly scratch: number;
}

/** The highest game and series of those who bowled them: a blind score, a pacer and an injured bowler have none. */
export function matchHighs(terms: LeagueTerms, games: readonly TableGame[]): MatchHighs {
  const all = games.flatMap((game) => bowledIn(terms, game));
  const hasHandicap = all.some(({ line }) => line.figures.handicap !== 0);
  const over = new Set(all.map(({ game }) => game)).size;
  const whole = [...new Set(all.map(({ line }) => line.counts.bowler))].flatMap((bowler) => {
    const own = all.filter(({ line }) => line.counts.bowler === bowler);
    const last = own.at(-1);
    const scratch = own.reduce((sum, one) => sum + one.scratch, 0);
    return last === undefined || own.length < over ? [] : [{ ...last, scratch }];
  });
  return {
    game: highOf(all, ({ scratch }) => scratch),
    withHandicap: hasHandicap ? highOf(all, ({ scratch, line }) => scratch + line.figures.handicap) : null,
    series: over > 1 ? highOf(whole, ({ scratch }) => scratch) : null,
  };
}

function bowledIn(terms: LeagueTerms, { number, home, visitors }: TableGame): readonly Bowled[] {
  return [...home, ...visitors].flatMap((line) => scoreOf(terms, number, line) ?? []);
}

function scoreOf(terms: LeagueTerms, game: number, line: MatchLine): Bowled | null {
  const { counts, forAverage } = SCORE_TYPE_FACTS[line.counts.type];
  const scratch = scratchOf(terms, line.counts);
  return line.player === null || counts !== 'bowled' || !forAverage || scratch === null
    ? null
    : { game, line, scratch };
}

function highOf(all: readonly Bowled[], pinsOf: (one: Bowled) => number): High | null {
  if (all.length === 0) return null;
  const score = highest(all.map(pinsOf));
  const holders = all
    .filter((one) => pinsOf(one) === score)
    .map(({ game, line }) => ({ bowler: line.counts.bowler, name: line.name, game }));
  return { score, holders };
}
