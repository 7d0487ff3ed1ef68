import { shownName, type KeptLeague, type ShortName } from '../../contract/contract.ts';
import type { RosterBowler, League } from '../../league-files/in/league.ts';
import { isPlaceholderName, placeholder } from '../../core/players/placeholder-name.ts';
import { nameKey } from '../../core/players/name-key.ts';
import { isNobody } from '../../core/players/fact-check.ts';
import type { Position } from '../../core/players/position.ts';
import { tidyLine } from '../../core/players/readable.ts';

/** What has bowlers' names. */
export type Named = Pick<KeptLeague, 'league' | 'shortNames'>;

/** The last day that a league needs its names for: of its schedule, or when it was kept. As `2026-10-05`. */
export function lastDay({ keptAt, league }: KeptLeague): string {
  const days = league.schedule.flatMap(({ date }) => date ?? []);
  return [keptAt.slice(0, 10), ...days].toSorted().at(-1) ?? '';
}

/**
 * Replaces this name, in any case, by placeholders, and removes the league's number and the short name of its bowlers,
 * also of those whom lanes show under it; null if nobody has the name. Each placeholder is different, because two teams may
 * not have a bowler of the same name.
 */
export function withoutName({ league, shortNames }: Named, name: string): Named | null {
  const isName = (one: string): boolean => nameKey(one) === nameKey(name);
  const goes = (one: Pick<RosterBowler, 'id' | 'name'>): boolean =>
    !isPlaceholderName(one.name) && (isName(one.name) || isName(shownName({ shortNames }, one)));
  const bowlers = league.teams.flatMap(({ roster }) => roster);
  const others = [...placeholders(bowlers.filter(goes).length, new Set(bowlers.map((one) => one.name)))];
  const stay = shortNames.filter((one) => !goes(one));
  if (others.length === 0 && stay.length === shortNames.length) return null;
  const teams = league.teams.map(({ roster, ...team }) => ({
    ...team,
    roster: roster.map((one) => (goes(one) ? { ...one, id: null, name: others.shift() ?? '' } : one)),
  }));
  return { league: { ...league, teams }, shortNames: stay };
}

function* placeholders(count: number, taken: ReadonlySet<string>): Generator<string> {
  for (let [made, number] = [0, 1]; made < count; number += 1) {
    if (taken.has(placeholder(number))) continue;
    made += 1;
    yield placeholder(number);
  }
}

/** The short names of a league after a game: its bowlers are called there as the board showed them at last. */
export function shortNamesAfter(
  { league, shortNames }: Pick<KeptLeague, 'league' | 'shortNames'>,
  position: Pick<Position, 'league' | 'lines'>,
): readonly ShortName[] {
  const names = position.league?.teams.map(({ name }) => name) ?? [];
  if (!league.teams.some(({ name }) => names.includes(name))) return shortNames;
  const bowlers = league.teams.flatMap(({ roster }) => roster);
  const seen = position.lines.flatMap(({ name: shown, part }) => {
    if (part === null || isNobody(part.type)) return [];
    const who = bowlers.find(({ id, name }) => id === part.roster && tidyLine(name) === part.fullName);
    return who === undefined ? [] : [{ id: who.id, name: who.name, shown }];
  });
  const others = shortNames.filter((one) => !seen.some(isSame(one)));
  return [...others, ...seen.filter(({ name, shown }) => nameKey(name) !== nameKey(shown))].toSorted(
    (one, other) => (one.name < other.name ? -1 : 1),
  );
}

/** The short names of those whom a newer file of the league still lists. */
export function stillListed(
  { teams }: Pick<League, 'teams'>,
  shortNames: readonly ShortName[],
): readonly ShortName[] {
  const bowlers = teams.flatMap(({ roster }) => roster);
  return shortNames.filter((one) => bowlers.some(isSame(one)));
}

function isSame(one: ShortName): (other: Pick<RosterBowler, 'id' | 'name'>) => boolean {
  return ({ id, name }) => id === one.id && name === one.name;
}
