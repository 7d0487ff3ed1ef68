/**
 * Erasing is one rule for lane and house. A name belongs to the bowler's id beside it and goes with that id, whatever
 * the bowler was called. A name without an id, of somebody who is replaced, goes if it is one that an erased bowler had.
 * Another bowler of the same name has another id and stays.
 */
import { isPlaceholderName, placeholder } from '../players/placeholder-name.ts';
import { isContainer } from './facts.ts';
import type { NameEntry } from './names.ts';
import { ownersIn, type NamedFacts, type Owners } from './owners.ts';

const OF_EVENT = /^[1-9]\d*\.name$/u;

/** Whoever is erased, and every name that they had. */
export interface Persons {
  readonly bowlers: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

/** What has a bowler's name, in a game or elsewhere; without an id where nobody noted one. */
export interface Called {
  readonly bowler: string | null;
  readonly name: string;
}

/** Whether this name goes with these persons. */
export function isErased({ bowler, name }: Called, { bowlers, names }: Persons): boolean {
  return bowler === null ? names.has(name) : bowlers.has(bowler);
}

/** Every name of a game with the id of whoever had it; null: somebody who is replaced. */
export function calledIn(facts: NamedFacts): readonly Called[] {
  const owners = ownersIn(facts);
  return facts.names.flatMap((entry) => calledAt(entry, owners) ?? []);
}

/** These bowlers, and every name that they had in the game. */
export function personsIn(facts: NamedFacts, bowlers: ReadonlySet<string>): Persons {
  const had = calledIn(facts).filter(({ bowler }) => bowler !== null && bowlers.has(bowler));
  return { bowlers, names: new Set(had.map(({ name }) => name)) };
}

/** The game's names without these persons: the same list where it has none of them. `other` makes the id for another's place. */
export function withoutErased(
  facts: NamedFacts,
  persons: Persons,
  other: (id: string) => string,
): readonly NameEntry[] {
  const owners = ownersIn(facts);
  const isGone = ({ path }: NameEntry): boolean => persons.bowlers.has(owners(path) ?? '');
  const goes = (entry: NameEntry): boolean => {
    const called = calledAt(entry, owners);
    return called !== null && isErased(called, persons);
  };
  if (!facts.names.some((entry) => isGone(entry) || goes(entry))) return facts.names;
  const others = placeholdersFor(facts.names, goes);
  return facts.names.flatMap((entry): readonly NameEntry[] => {
    const { path, value } = entry;
    if (isGone(entry) && /\.(?:roster|fullName)$/u.test(path)) return [];
    if (goes(entry)) return [{ path, value: others.get(value) ?? value }];
    return [isGone(entry) ? { path, value: otherId(path, value, other) } : entry];
  });
}

/** Null for what is not the name of a bowler. */
function calledAt({ path, value }: NameEntry, owners: Owners): Called | null {
  if (typeof value !== 'string') return null;
  if (path.endsWith('.instead')) return { bowler: null, name: value };
  if (!/\.(?:name|fullName)$/u.test(path)) return null;
  const bowler = owners(path);
  // A name without an owner is a team's, unless an event has it: of facts that the rules refuse, nobody knows whose it is.
  return bowler === null && !OF_EVENT.test(path) ? null : { bowler, name: value };
}

/** A placeholder for each name that goes. Different names stay different, so no rule can tell the two games apart. */
function placeholdersFor(
  entries: readonly NameEntry[],
  goes: (entry: NameEntry) => boolean,
): ReadonlyMap<unknown, string> {
  const taken = new Set(entries.map(({ value }) => value));
  const others = new Map<unknown, string>();
  let number = 1;
  for (const entry of entries) {
    const { path, value } = entry;
    const stays = path.endsWith('.fullName') || !goes(entry) || isPlaceholderName(String(value));
    if (stays || others.has(value)) continue;
    while (taken.has(placeholder(number))) number += 1;
    others.set(value, placeholder(number));
    number += 1;
  }
  return others;
}

function otherId(path: string, value: unknown, other: (id: string) => string): unknown {
  if (path.endsWith('.bowler') && typeof value === 'string') return other(value);
  if (!path.endsWith('.series') || !isContainer(value)) return value;
  const id = value['id'];
  return typeof id === 'string' ? { ...value, id: other(id) } : value;
}
