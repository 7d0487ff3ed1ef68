/**
 * A game's facts (set-up and events) in canonical form: one text whatever order the keys were written in, without who
 * anybody is. Renames, erasures and migrations leave it as it is (decision 19).
 */

/** Who somebody is. A team's name goes with them, and that of an order's author. */
const PERSONAL: readonly string[] = ['name', 'bowler', 'roster', 'fullName', 'instead', 'author'];

/** Whether this key says who somebody is. A series is a bowler's where it has an id; a league's series is a number. */
export function isPersonal(key: string, value: unknown): boolean {
  return PERSONAL.includes(key) || (key === 'series' && typeof value === 'object');
}

/** A fact in canonical form. */
export function factsOf(value: unknown): string {
  return JSON.stringify(value, (key, field: unknown) => {
    if (isPersonal(key, field)) return undefined;
    return isContainer(field) && !Array.isArray(field) ? sorted(field) : field;
  });
}

/** The fact in a body; null for text that is not JSON. */
export function factIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

export function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function sorted(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))),
  );
}
