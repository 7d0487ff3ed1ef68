import type { GamesFilter, ListedGame } from '../../contract/contract.ts';
import type { Game } from '../../core/game/game.ts';
import type { BowlerId } from '../../core/players/opaque-id.ts';
import { byCounter } from './game-id.ts';
import { nameKey } from './name-key.ts';

/** What finds one line of a game: of a shared line also each of its bowlers. */
export interface FoundBy {
  /** Search keys (`nameKey`). */
  readonly names: readonly string[];
  readonly bowlers: readonly BowlerId[];
}

/** A listed game, and what finds each of its lines. */
export interface FindableGame {
  readonly summary: ListedGame;
  readonly who: readonly FoundBy[];
}

/** What finds the lines of a game, in the order of its summary. */
export function foundBy({ position }: Game): readonly FoundBy[] {
  return position.lines.map(({ name, bowler, shared }) => {
    const mates = shared?.mates ?? [];
    return {
      names: [name, ...mates.map((mate) => mate.name)].map(nameKey),
      bowlers: [bowler, ...mates.map((mate) => mate.bowler)],
    };
  });
}

/** A filter's test of a game. */
export function filterOf(filter: GamesFilter): (game: FindableGame) => boolean {
  const { bowler, from, to, score, format, lane, unfinished } = filter;
  const name = nameKey(filter.name.trim());
  const [start, end] = [from === null ? -Infinity : timeOf(from), to === null ? Infinity : timeOf(to)];
  const [least, most] = [score?.least ?? -Infinity, score?.most ?? Infinity];
  const namesAlone = [bowler, from, to, score, format, lane, unfinished].every((part) => part === null);
  const isName = (names: readonly string[]): boolean =>
    name === '' || names.some((one) => one.includes(name));
  return ({ summary, who }) => {
    // A newer program's game may have no names.
    if (summary.phase === 'newer')
      return namesAlone && (name === '' || who.some(({ names }) => isName(names)));
    const begun = timeOf(summary.startedAt);
    if (begun < start || (to !== null && begun >= end)) return false;
    if (format !== null && summary.format !== format) return false;
    if (lane !== null && summary.lane !== lane) return false;
    if (unfinished !== null && (summary.phase !== 'over') !== unfinished) return false;
    return summary.scores.some((pins, place) => {
      const { names = [], bowlers = [] } = who[place] ?? {};
      return pins >= least && pins <= most && isName(names) && (bowler === null || bowlers.includes(bowler));
    });
  };
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
