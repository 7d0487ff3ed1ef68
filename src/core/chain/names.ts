/** Names travel apart from facts: what `factsOf` leaves out, and the way back. */
import { isPlaceholderName } from '../players/placeholder-name.ts';
import { factIn, factsOf, isContainer, isPersonal } from './facts.ts';
import type { Hash } from './chain.ts';

/** `path` leads into a fact, its generation first: `0.players.1.name`, `12.bowler`. */
export interface NameEntry {
  readonly path: string;
  readonly value: unknown;
}

/** A game as a save has it. */
export interface SavedFacts {
  readonly setup: unknown;
  readonly events: readonly unknown[];
}

/** Set-up and events in canonical form, in order of their generations. */
export function bodiesOf({ setup, events }: SavedFacts): readonly string[] {
  return [setup, ...events].map(factsOf);
}

/** Everybody in a game, in order. */
export function namesIn({ setup, events }: SavedFacts): readonly NameEntry[] {
  return [setup, ...events].flatMap((fact, generation) => entriesIn(fact, String(generation)));
}

/** What is compared of a game's names. */
export function namesDigest(hash: Hash, entries: readonly NameEntry[]): string {
  const sorted = entries.toSorted((one, other) =>
    one.path < other.path ? -1 : Number(one.path > other.path),
  );
  return hash(JSON.stringify(sorted.map(({ path, value }) => [path, value])));
}

/**
 * The game of these bodies and names. An entry that leads nowhere, or to what is
 * not a name, is left out. Null where a body is not a JSON object.
 */
export function joined(bodies: readonly string[], entries: readonly NameEntry[]): SavedFacts | null {
  const facts: unknown[] = [];
  for (const body of bodies) {
    const fact = factIn(body);
    if (!isContainer(fact)) return null;
    facts.push(fact);
  }
  for (const { path, value } of entries) put(facts, path.split('.'), value);
  const [setup, ...events] = facts;
  return setup === undefined ? null : { setup, events };
}

/**
 * What the house keeps of a game's names when a lane's come. How long a lane keeps names is not an order to the house:
 * a placeholder does not replace a name. An erasure is one: it also gives somebody another id, and then the lane's
 * names hold whole.
 */
export function mergedNames(kept: readonly NameEntry[], come: readonly NameEntry[]): readonly NameEntry[] {
  const before = new Map(kept.map(({ path, value }) => [path, value]));
  const isErasure = come.some(
    ({ path, value }) => path.endsWith('.bowler') && before.has(path) && before.get(path) !== value,
  );
  if (isErasure) return come;
  return come.map((entry) => {
    const name = before.get(entry.path);
    return isPlaceholder(entry.value) && name !== undefined ? { ...entry, value: name } : entry;
  });
}

function isPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && isPlaceholderName(value);
}

function entriesIn(fact: unknown, path: string): readonly NameEntry[] {
  if (!isContainer(fact)) return [];
  return Object.entries(fact).flatMap(([key, value]) => {
    const here = `${path}.${key}`;
    if (!isPersonal(key, value)) return entriesIn(value, here);
    return value === undefined ? [] : [{ path: here, value }];
  });
}

/** Only into containers that are there: a path cannot make any, nor reach a prototype. */
function put(into: unknown, [key, ...rest]: readonly string[], value: unknown): void {
  if (key === undefined || !isContainer(into)) return;
  if (rest.length > 0 && Object.hasOwn(into, key)) put(into[key], rest, value);
  if (rest.length === 0 && isPersonal(key, value)) Object.assign(into, { [key]: value });
}
