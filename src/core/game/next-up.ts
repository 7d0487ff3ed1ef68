import { pinsRoll } from '../line/roll.ts';
import { changed } from './change.ts';
import type { PlayerId } from '../players/player.ts';
import { turnOf, type Position } from '../players/position.ts';

/**
 * The bowler after the current frame: the same player if a correction left them a second open frame, null if the game
 * ends with this frame. How the frame ends makes no difference.
 */
export function nextUp(position: Position): PlayerId | null {
  const turn = turnOf(position);
  let after = position;
  let follows = turn;
  while (follows !== null && follows.player === turn?.player && follows.frame === turn.frame) {
    const { player, frame, rack } = follows;
    const next = changed(after, { type: 'ballRolled', player, frame, roll: pinsRoll(rack.standing) });
    if (!next.ok) throw new Error('every standing pin was refused: the rack and the frame disagree');
    after = next.value;
    follows = turnOf(after);
  }
  return follows?.player ?? null;
}
