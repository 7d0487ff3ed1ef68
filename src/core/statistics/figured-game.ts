import { formatOf, type FormatId } from '../formats/formats.ts';
import type { Rules } from '../line/rules.ts';
import type { InSeries } from '../players/in-series.ts';
import type { BowlerFigures, LineFigures } from './line-figures.ts';

/** One bowler's line in one saved game. */
export interface FiguredGame extends BowlerFigures {
  readonly gameId: string;
  /** ISO 8601 in UTC. */
  readonly startedAt: string;
  readonly lane: number;
  readonly gameNumber: number;
  readonly series: InSeries;
  readonly format: FormatId;
  /** Whether it was bowled in a league. */
  readonly league: boolean;
}

/** What can be compared: a format and, where players choose, their option. */
export interface Kind {
  readonly format: FormatId;
  readonly option: LineFigures['option'];
}

export function kindOf({ format, figures: { option } }: FiguredGame): Kind {
  return { format, option };
}

export function sameKind(one: Kind, other: Kind): boolean {
  return one.format === other.format && one.option === other.option;
}

/** The kinds of these games, the most frequent first. */
export function kindsIn(games: readonly FiguredGame[]): readonly Kind[] {
  const found = new Map<string, { readonly kind: Kind; readonly games: number }>();
  for (const game of games) {
    const kind = kindOf(game);
    const key = `${kind.format} ${String(kind.option)}`;
    found.set(key, { kind, games: (found.get(key)?.games ?? 0) + 1 });
  }
  return Array.from(found.values())
    .toSorted((one, other) => other.games - one.games)
    .map(({ kind }) => kind);
}

/** Whether somebody can note which pins stood: not where a ball is what its pins are worth together. */
export function notesPins(kind: Kind): boolean {
  return rulesOf(kind).worth.every((points) => points === 1);
}

/** Which total wins, and the names of scores. */
export function rulesOf({ format, option }: Kind): Rules {
  const { ways } = formatOf(format);
  return (ways.find((way) => way.option === option) ?? ways[0]).rules;
}
