import { generationOf, phaseOf, type Game } from '../../core/game/game.ts';
import { nameIn, turnOf } from '../../core/players/position.ts';
import type { StartNotice } from '../../contract/contract.ts';
import type { GamesFolder } from './games-folder.ts';
import type { Move } from '../settings/move-file.ts';

/**
 * The notice of a ball that was taken back on one half and not entered on the other; null when it is where it belongs,
 * or when either game has gone on since, because somebody has seen it then.
 */
export function ballBetween(
  { from, to, mark }: Move,
  gameOf: (id: string) => Game | null,
): StartNotice | null {
  const [own, other] = [gameOf(from.game), gameOf(to.game)];
  if (own === null || other === null) return null;
  if (generationOf(own) !== from.generation + 1 || generationOf(other) !== to.generation) return null;
  const back = own.events.at(-1);
  const ball = back?.type === 'undone' ? own.events[back.event - 1] : undefined;
  const turn = turnOf(other.position);
  if (ball?.type !== 'ballRolled' || phaseOf(other) !== 'running' || turn === null) return null;
  const [name, next] = [nameIn(own.position, ball.player), nameIn(other.position, turn.player)];
  return { kind: 'ball-between', mark, from: name, to: next };
}

/** The same at a start. */
export async function moveNotices(
  move: Move | null,
  folder: Pick<GamesFolder, 'read'>,
): Promise<readonly StartNotice[]> {
  if (move === null) return [];
  const games = new Map<string, Game>();
  const found: StartNotice[] = [];
  for (const id of [move.from.game, move.to.game]) {
    const { record, notices } = await folder.read(id);
    for (const notice of notices) found.push(notice);
    if (record !== null) games.set(id, record.game);
  }
  const between = ballBetween(move, (id) => games.get(id) ?? null);
  return between === null ? found : [...found, between];
}
