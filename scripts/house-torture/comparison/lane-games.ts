import { ANY_GAME } from '../../../src/contract/contract.ts';
import { chainOf } from '../../../src/core/chain/chain.ts';
import { bodiesOf, namesIn } from '../../../src/core/chain/names.ts';
import { sha256 } from '../../../src/house/db/hash.ts';
import { NodeDisk } from '../../../src/saves/disk/node-disk.ts';
import { GamesFolder } from '../../../src/saves/games/games-folder.ts';
import { namesOf, type Names } from './names.ts';

/** A game as a lane's own files have it. */
export interface LaneGame {
  readonly origin: string;
  readonly id: string;
  readonly bodies: readonly string[];
  readonly chain: readonly string[];
  readonly names: Names;
}

/** All games of a lane whose program has ended, read from its files alone. */
export async function laneGames(path: string, origin: string): Promise<readonly LaneGame[]> {
  const folder = new GamesFolder(new NodeDisk(), path);
  const opened = await folder.open();
  if (!opened.ok) throw new Error(`${path}: ${opened.error}`);
  const games: LaneGame[] = [];
  for await (const record of folder.records(ANY_GAME)) {
    if (record === null) throw new Error(`${path}: a game cannot be read`);
    const { id, game } = record;
    if (game.setup.origin !== origin) continue;
    const bodies = bodiesOf(game);
    const chain = chainOf(sha256, { origin, id }, bodies);
    games.push({ origin, id, bodies, chain, names: namesOf(namesIn(game)) });
  }
  await folder.close();
  return games;
}
