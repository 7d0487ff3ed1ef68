import type { League, RosterBowler } from '../in/league.ts';
import { sameText } from '../in/same-text.ts';

type Listed = Pick<RosterBowler, 'id' | 'name'>;

/** What tells a bowler from a namesake in the same league: the league's number. Null for whose name is the only one. */
export type NumberApart = (bowler: Listed) => string | null;

/** Who of a league shares a name with somebody, looked up once for all of them. */
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
