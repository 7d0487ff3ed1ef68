import { isContainer } from '../../core/chain/facts.ts';
import { namesIn, type NameEntry } from '../../core/chain/names.ts';
import { isPlaceholderName, placeholder } from '../../core/players/placeholder-name.ts';
import { namingsIn } from '../../saves/games/namings.ts';
import { withoutBowler } from '../../saves/games/without-bowler.ts';
import { newId } from '../../saves/record/new-id.ts';
import { readFacts, type KnownFacts } from './reading.ts';

/** A game's remaining names after some bowlers were erased, and the names that those had in it. */
export interface ErasedNames {
  readonly entries: readonly NameEntry[];
  readonly names: readonly string[];
}

/**
 * Erases by the rules if they can read the game, as a lane does; otherwise by the places of ids and names.
 */
export function withoutBowlers(facts: KnownFacts, bowlers: ReadonlySet<string>): ErasedNames {
  const { game } = readFacts(facts);
  if (game === null || game.events.length + 1 < facts.bodies.length)
    return entriesWithout(facts.names, bowlers);
  let record = { id: facts.game, counter: 1, savedAt: '', game };
  const gone = namingsIn(game).filter(({ bowler }) => bowlers.has(bowler));
  const names = [...new Set(gone.map((one) => one.name))];
  for (const name of names) record = withoutBowler(record, name, newId) ?? record;
  // A placeholder name needs no replacement, but its ids still join games.
  const { entries } = entriesWithout(namesIn({ ...record.game }), bowlers);
  return { entries, names };
}

/** A name belongs to the nearest bowler's id above its place. */
export function entriesWithout(entries: readonly NameEntry[], bowlers: ReadonlySet<string>): ErasedNames {
  const places = new Map(
    entries.flatMap(({ path, value }) => (path.endsWith('.bowler') ? [[placeOf(path), value]] : [])),
  );
  const isGone = (path: string): boolean => {
    const owner = places.get(ownerOf(path, places));
    return typeof owner === 'string' && bowlers.has(owner);
  };
  const isName = ({ path, value }: NameEntry): boolean => path.endsWith('.name') && typeof value === 'string';
  const names = entries.filter((one) => isName(one) && isGone(one.path)).map(({ value }) => String(value));
  if (!entries.some(({ path }) => isGone(path))) return { entries, names };
  return {
    entries: withoutNames(
      entries.flatMap((one) => (isGone(one.path) ? idless(one) : [one])),
      names,
    ),
    names,
  };
}

/** Replaces these names wherever they stand, also as the name of somebody whose place another bowler took. */
export function withoutNames(entries: readonly NameEntry[], names: readonly string[]): readonly NameEntry[] {
  const taken = new Set(entries.map(({ value }) => value));
  const others = new Map<unknown, string>();
  for (const name of names) {
    if (isPlaceholderName(name) || others.has(name)) continue;
    const other = unusedPlaceholder(taken);
    taken.add(other);
    others.set(name, other);
  }
  return entries.map((one) => {
    const other = /\.(?:name|instead)$/u.test(one.path) ? others.get(one.value) : undefined;
    return other === undefined ? one : { path: one.path, value: other };
  });
}

/** Replaces a bowler's id by another one; id and name in a league's roster are removed. */
function idless(one: NameEntry): readonly NameEntry[] {
  const { path, value } = one;
  if (path.endsWith('.roster') || path.endsWith('.fullName')) return [];
  if (path.endsWith('.bowler')) return [{ path, value: newId() }];
  return [path.endsWith('.series') && isContainer(value) ? { path, value: { ...value, id: newId() } } : one];
}

/** The nearest place above this one that has a bowler's id. */
function ownerOf(path: string, places: ReadonlyMap<string, unknown>): string {
  let place = placeOf(path);
  while (place !== '' && !places.has(place)) place = placeOf(place);
  return place;
}

function placeOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('.'), 0));
}

function unusedPlaceholder(taken: ReadonlySet<unknown>): string {
  let number = 1;
  while (taken.has(placeholder(number))) number += 1;
  return placeholder(number);
}
