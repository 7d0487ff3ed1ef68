import type { Evening } from '../evening.ts';
import { deletedGames, houseGames, type HouseBranch, type HouseGame } from './house-games.ts';
import { laneGames, type LaneGame } from './lane-games.ts';
import { otherNames } from './names.ts';

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
    // What a restored lane no longer has, the house keeps.
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
