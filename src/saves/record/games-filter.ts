import type { GamesFilter, ListedGame } from '../../contract/contract.ts';
import type { Game } from '../../core/game/game.ts';
import type { MatchId } from '../../core/players/league.ts';
import type { BowlerId } from '../../core/players/opaque-id.ts';
import { byCounter } from './game-id.ts';
import { nameKey } from '../../core/players/name-key.ts';

/** A bowler who finds a game. */
export interface FoundBy {
  /** As shown. */
  readonly name: string;
  /** Null in a newer program's game. */
  readonly bowler: BowlerId | null;
}

/** A listed game, and who finds each of its lines: the player, and then everybody who shares the line. */
export interface FindableGame {
  readonly summary: ListedGame;
  readonly who: readonly (readonly FoundBy[])[];
}

/** Who finds the lines of a game, in the order of its summary. */
export function foundBy({ position }: Game): readonly (readonly FoundBy[])[] {
  return position.lines.map(({ name, bowler, shared }) => [
    { name, bowler },
    ...(shared?.mates ?? []).map((mate) => ({ name: mate.name, bowler: mate.bowler })),
  ]);
}

/** Whether a name is sought by a part of it or whole. */
export type Naming = 'part' | 'whole';

/** A filter, and the ids of games that are found elsewhere. */
export interface Finding {
  readonly filter: GamesFilter;
  readonly naming: Naming;
  readonly except: ReadonlySet<string>;
  /** Missing where the filter names no league. */
  readonly leagues?: LeaguesOfMatches;
}

/** The league of each known match by name, as the match's file has it; null where it has none. */
export type LeaguesOfMatches = ReadonlyMap<MatchId, string | null>;

export const NO_LEAGUES: LeaguesOfMatches = new Map();

/** Whether the league and the match of a filter leave a league's game in. */
export function isOfLeague(
  { league, match }: Pick<GamesFilter, 'league' | 'match'>,
  of: MatchId | null,
  leagues: LeaguesOfMatches,
): boolean {
  if (match !== null && of !== match) return false;
  return league === null || leagueOf(of, leagues) === league.name;
}

/** The name of a match's league; null where it is not known here. */
export function leagueOf(match: MatchId | null, leagues: LeaguesOfMatches): string | null {
  return match === null ? null : (leagues.get(match) ?? null);
}

/** A filter's test of a game. */
export function filterOf(
  filter: GamesFilter,
  naming: Naming = 'part',
  leagues: LeaguesOfMatches = NO_LEAGUES,
): (game: FindableGame) => boolean {
  const { bowler, to, score, format, lane, unfinished } = filter;
  const isOfAny = filter.league === null && filter.match === null;
  const name = nameKey(filter.name.trim());
  const { start, end } = spanOf(filter);
  const [least, most] = [score?.least ?? -Infinity, score?.most ?? Infinity];
  const namesAlone = asksNamesAlone(filter);
  const isName = (one: FoundBy): boolean => {
    if (name === '') return true;
    const key = nameKey(one.name);
    return naming === 'part' ? key.includes(name) : key === name;
  };
  return ({ summary, who }) => {
    // A newer program's game may have no names.
    if (summary.phase === 'newer') return namesAlone && (name === '' || who.flat().some(isName));
    const begun = timeOf(summary.startedAt);
    if (begun < start || (to !== null && begun >= end)) return false;
    if (format !== null && summary.format !== format) return false;
    if (lane !== null && summary.lane !== lane) return false;
    if (unfinished !== null && (summary.phase !== 'over') !== unfinished) return false;
    const { league } = summary;
    if (!isOfAny && (league === null || !isOfLeague(filter, league.match, leagues))) return false;
    return summary.scores.some((pins, place) => {
      if (pins < least || pins > most) return false;
      return who[place]?.some((one) => isName(one) && (bowler === null || one.bowler === bowler)) === true;
    });
  };
}

/** When the games of a filter begin, in milliseconds: at `start` or later and before `end`. */
export function spanOf({ from, to }: Pick<GamesFilter, 'from' | 'to'>): {
  readonly start: number;
  readonly end: number;
} {
  return { start: from === null ? -Infinity : timeOf(from), end: to === null ? Infinity : timeOf(to) };
}

/** Whether a filter asks for nothing but a name: all that is known of a newer program's game. */
export function asksNamesAlone(filter: GamesFilter): boolean {
  return Object.entries(filter).every(([part, value]) => part === 'name' || value === null);
}

/** A time as a number; above all others where it is none. */
export function timeOf(startedAt: string): number {
  const time = Date.parse(startedAt);
  return Number.isNaN(time) ? Infinity : time;
}

/** Oldest first, by the time it began; of games begun at one time, the lower counter. */
export function byTime(
  one: Pick<ListedGame, 'id' | 'startedAt'>,
  other: Pick<ListedGame, 'id' | 'startedAt'>,
): number {
  const [first, second] = [timeOf(one.startedAt), timeOf(other.startedAt)];
  if (first !== second) return first < second ? -1 : 1;
  return byCounter(one.id, other.id);
}
