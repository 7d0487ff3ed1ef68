import type { Evening } from '../evening.ts';
import { deletedGames, houseGames, laneGames, otherNames } from './games.ts';
import type { HouseBranch, HouseGame, LaneGame } from './games.ts';

export interface Compared {
  games: number;
  events: number;
  /** Events that a lane has and the house has not, or has otherwise. */
  lost: number;
  /** Events that the house has more than once, or without a lane that bowled them. */
  doubled: number;
  /** Games with a second branch, of lanes that were restored from an old copy. */
  forked: number;
  /** Games of which lane and house have other names, each as it stores them. */
  names: number;
  /** What is wrong, in words. */
  readonly words: string[];
  /** Every game of every lane. */
  readonly own: LaneGame[];
}

const NONE: ReadonlySet<string> = new Set();

/** Every game of every lane against what PostgreSQL has of it, event by event. */
export async function compared(evening: Evening): Promise<Compared> {
  const all: Compared = { games: 0, events: 0, lost: 0, doubled: 0, forked: 0, names: 0, words: [], own: [] };
  for (const { lane, path } of evening.fleet.lanes) {
    const origin = evening.originOf(lane);
    const isRestored = evening.restored.has(lane);
    // A lane restored from a copy has again what it deleted since; the house keeps the deletion.
    const gone = isRestored ? await deletedGames(evening.database, origin) : NONE;
    const own = (await laneGames(path, origin)).filter(({ id }) => !gone.has(id));
    for (const game of own) all.own.push(game);
    const there = await houseGames(evening.database, origin);
    for (const game of own) compare(all, game, there.get(game.id), { lane, isRestored });
    // The house keeps events that a restored lane no longer has.
    const known = new Set(own.map(({ id }) => id));
    for (const [id, { branches }] of there) {
      if (known.has(id) || isRestored) continue;
      all.doubled += branches[0]?.bodies.length ?? 0;
      all.words.push(`lane ${String(lane)}: the house has ${id}, and the lane does not`);
    }
  }
  return all;
}

function compare(
  all: Compared,
  game: LaneGame,
  there: HouseGame | undefined,
  { lane, isRestored }: { readonly lane: number; readonly isRestored: boolean },
): void {
  all.games += 1;
  all.events += game.bodies.length;
  const branches = there?.branches ?? [];
  const [first] = branches;
  if (branches.length > 1 && isRestored) all.forked += 1;
  const same = branches.find((branch) => missing(game, branch) === 0);
  const where = `lane ${String(lane)}, ${game.id}`;
  if (same === undefined) {
    const lacking = first === undefined ? game.bodies.length : missing(game, first);
    all.lost += lacking;
    all.words.push(
      `${where}: ${String(lacking)} of ${String(game.bodies.length)} events are not in the house, ${String(there?.aside ?? 0)} are aside`,
    );
    return;
  }
  const names = otherNames(game.names, same.names);
  if (names.length > 0) {
    all.names += 1;
    all.words.push(`${where}: other names at ${names.slice(0, 4).join(', ')}`);
  }
  if (isRestored) return;
  const more = branches.reduce((sum, { bodies }) => sum + bodies.length, 0) - game.bodies.length;
  const doubled = more + (there?.aside ?? 0);
  if (doubled === 0) return;
  all.doubled += doubled;
  all.words.push(`${where}: ${String(doubled)} events more in the house than at the lane`);
}

/** How many of the lane's events this branch has not, body and chain. */
function missing(game: LaneGame, branch: HouseBranch): number {
  return game.bodies.filter(
    (body, generation) =>
      branch.bodies[generation] !== body || branch.chain[generation] !== game.chain[generation],
  ).length;
}

export interface MovesCounted {
  /** Games that continued on another lane. */
  continued: number;
  /** Continued on more than one. */
  twice: number;
  /** Events that are other ones than on the lane where the game began. */
  other: number;
  readonly words: string[];
}

/** Each game that moved, against the one that it was: the same events, and continued once. */
export function movedAmong(evening: Evening, games: readonly LaneGame[]): MovesCounted {
  const counted: MovesCounted = { continued: 0, twice: 0, other: 0, words: [] };
  // A lane restored from an old copy bowls on in a game that had moved away, or has lost one that had come.
  const unsure = new Set([...evening.restored].map((lane) => evening.originOf(lane)));
  const known = new Map(games.map((game) => [keyOf(game.origin, game.id), game]));
  const continued = new Set<string>();
  for (const game of games) {
    const from = movedFrom(game.bodies[0] ?? '');
    if (from === null || unsure.has(from.origin) || unsure.has(game.origin)) continue;
    counted.continued += 1;
    const key = keyOf(from.origin, from.game);
    if (continued.has(key)) {
      counted.twice += 1;
      counted.words.push(`${key} continued on more than one lane`);
    }
    continued.add(key);
    const before = known.get(key);
    // Deleted at its lane since then.
    if (before === undefined) continue;
    const other = otherEvents(before, game, from.generation);
    counted.other += other;
    if (other > 0) counted.words.push(`${key}: ${String(other)} events are others where it continued`);
  }
  return counted;
}

function keyOf(origin: string, id: string): string {
  return `${origin} ${id}`;
}

/** All but the set-up, which is the new lane's. */
function otherEvents(before: LaneGame, game: LaneGame, generation: number): number {
  let other = 0;
  for (let at = 1; at <= generation; at += 1) if (before.bodies[at] !== game.bodies[at]) other += 1;
  return other;
}

interface MovedFrom {
  readonly origin: string;
  readonly game: string;
  readonly generation: number;
}

function movedFrom(setup: string): MovedFrom | null {
  const { movedFrom: from } = JSON.parse(setup) as { readonly movedFrom?: MovedFrom };
  return from ?? null;
}
