import type { KeptLeague, ShortName } from '../../contract/contract.ts';
import { isNobody } from '../../core/players/fact-check.ts';
import { nameKey } from '../../core/players/name-key.ts';
import type { Position } from '../../core/players/position.ts';
import { tidyLine } from '../../core/players/readable.ts';
import type { League, RosterBowler } from '../../league-files/in/league.ts';

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
