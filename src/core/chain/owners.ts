/** Whose a game's names are. Reads facts that nobody has checked, as the house also has games that the rules refuse. */
import { factIn, isContainer } from './facts.ts';
import type { NameEntry } from './names.ts';

/** A game's facts in canonical form, and its names. */
export interface NamedFacts {
  readonly bodies: readonly string[];
  readonly names: readonly NameEntry[];
}

/** The id of the bowler to whom the entry at this path belongs; null: nobody's. */
export type Owners = (path: string) => string | null;

const NAMES_SOMEBODY: readonly unknown[] = ['playerJoined', 'playerRenamed'];

/** Somebody who took a seat; `event` is 0 for the line-up. */
interface Seated {
  readonly event: number;
  readonly bowler: string;
}

/**
 * An entry belongs to the nearest bowler's id above it. A mended name has none: it belongs to whoever had the seat then, where
 * a change that was undone does not count.
 */
export function ownersIn({ bodies, names }: NamedFacts): Owners {
  const ids = new Map(
    names.flatMap(({ path, value }) =>
      path.endsWith('.bowler') && typeof value === 'string' ? [[placeOf(path), value] as const] : [],
    ),
  );
  const mended = mendedIn(bodies, ids);
  return (path) => {
    let place = placeOf(path);
    while (place !== '' && !ids.has(place)) place = placeOf(place);
    return ids.get(place) ?? mended.get(placeOf(path)) ?? null;
  };
}

/** The bowlers of events that mend a name, by generation. */
function mendedIn(bodies: readonly string[], ids: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const [setup, ...events] = bodies.map(factIn);
  const seats = new Seats(seatsIn(setup, ids));
  return new Map(
    events.flatMap((fact, index) => {
      const generation = index + 1;
      if (!isContainer(fact)) return [];
      const bowler = seats.bowlerIn(fact, generation, ids.get(String(generation)) ?? null);
      return bowler === null ? [] : [[String(generation), bowler] as const];
    }),
  );
}

/** Who sits where, event by event. */
class Seats {
  readonly #seats: Map<string, readonly Seated[]>;
  readonly #undone = new Set<unknown>();

  constructor(seats: Map<string, readonly Seated[]>) {
    this.#seats = seats;
  }

  /** Whose name this event is, where it is somebody's; `comes` is who takes the seat with it. */
  bowlerIn(fact: Readonly<Record<string, unknown>>, event: number, comes: string | null): string | null {
    if (fact['type'] === 'undone') this.#undone.add(fact['event']);
    if (fact['type'] === 'redone') this.#undone.delete(fact['event']);
    if (!NAMES_SOMEBODY.includes(fact['type'])) return null;
    const seat = seatOf(fact['player'], fact['mate']);
    const before = this.#seats.get(seat) ?? [];
    if (comes === null) return before.findLast((one) => !this.#undone.has(one.event))?.bowler ?? null;
    this.#seats.set(seat, [...before, { event, bowler: comes }]);
    return comes;
  }
}

/** The seats of the line-up: of players, and of the bowlers who share a player's line. */
function seatsIn(setup: unknown, ids: ReadonlyMap<string, string>): Map<string, readonly Seated[]> {
  const seats = new Map<string, readonly Seated[]>();
  const players = listIn(setup, 'players');
  const sits = (seat: string, place: string): void => {
    const bowler = ids.get(place);
    if (bowler !== undefined) seats.set(seat, [{ event: 0, bowler }]);
  };
  for (const [index, player] of players.entries()) {
    const id = isContainer(player) ? player['id'] : undefined;
    const place = `0.players.${String(index)}`;
    sits(seatOf(id, undefined), place);
    for (const [mate] of listIn(player, 'mates').entries())
      sits(seatOf(id, mate + 1), `${place}.mates.${String(mate)}`);
  }
  return seats;
}

function seatOf(player: unknown, mate: unknown): string {
  return JSON.stringify([player, mate ?? null]);
}

function listIn(of: unknown, key: string): readonly unknown[] {
  const list = isContainer(of) ? of[key] : undefined;
  return Array.isArray(list) ? list : [];
}

function placeOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('.'), 0));
}
