import { pinsRoll } from '../line/roll.ts';
import { changed } from './change.ts';
import type { PlayerId } from '../players/player.ts';
import { mateOnTurn, turnOf, type Position } from '../players/position.ts';
import type { Turn } from '../players/turn.ts';

/**
 * The bowler after the current frame: the same player if a correction left them a second open frame, null if the game
 * ends with this frame. How the frame ends makes no difference.
 */
export function nextUp(position: Position): PlayerId | null {
  return turnOf(afterFrame(position))?.player ?? null;
}

/**
 * The name of who bowls next where bowlers share lines: after this frame, or after this ball where partners take a ball
 * each. Null when nobody does, or everybody bowls alone.
 */
export function nextMate(position: Position): string | null {
  const turn = turnOf(position);
  const isByBall = position.format.sharing?.turns === 'ball';
  // With a pin left standing: most first balls leave one.
  const next = isByBall && turn !== null ? afterBall(position, turn, 0) : afterFrame(position);
  return mateOnTurn(next)?.mate.name ?? null;
}

function afterFrame(position: Position): Position {
  const turn = turnOf(position);
  let after = position;
  let follows = turn;
  while (follows !== null && follows.player === turn?.player && follows.frame === turn.frame) {
    after = afterBall(after, follows, follows.rack.standing);
    follows = turnOf(after);
  }
  return after;
}

function afterBall(position: Position, { player, frame }: Turn, pins: Turn['rack']['standing']): Position {
  const due = mateOnTurn(position);
  const mate = due === null ? {} : { mate: due.number };
  const next = changed(position, { type: 'ballRolled', player, frame, roll: pinsRoll(pins), ...mate });
  if (!next.ok) throw new Error('pins that stand were refused: the rack and the frame disagree');
  return next.value;
}
