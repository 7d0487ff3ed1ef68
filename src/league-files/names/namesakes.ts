import type { League, RosterBowler } from '../in/league.ts';
import { sameText } from '../in/same-text.ts';

type Listed = Pick<RosterBowler, 'id' | 'name'>;

/** The league's number of a bowler who has a namesake in the same league; null for anybody else. */
export type NumberApart = (bowler: Listed) => string | null;

/** Counts the names of a league once, for all its bowlers. */
export function numbersApart({ teams }: Pick<League, 'teams'>): NumberApart {
  const bearers = new Map<string, number>();
  for (const { name } of teams.flatMap(({ roster }) => roster))
    bearers.set(sameText(name), (bearers.get(sameText(name)) ?? 0) + 1);
  return ({ id, name }) => ((bearers.get(sameText(name)) ?? 0) > 1 ? id : null);
}

/** The numbers of all others in the league who have this bowler's name. */
export function numbersOfNamesakes(
  { teams }: Pick<League, 'teams'>,
  { id, name }: Listed,
): readonly string[] {
  const others = teams.flatMap(({ roster }) => roster.filter((one) => one.id !== id));
  return others.flatMap((one) => (one.id !== null && sameText(one.name) === sameText(name) ? [one.id] : []));
}

/** A name with what tells it apart, where there is any. */
export function nameApart(name: string, number: string | null): string {
  return number === null ? name : `${name} (${number})`;
}
