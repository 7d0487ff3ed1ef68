import { usualTable } from '../formats/format.ts';
import { agreed, annulled, corrected, moved, rolled, splitMarked } from './ball-changes.ts';
import { disputed, settled } from './dispute-changes.ts';
import type { Happening } from './event.ts';
import { hasFrame } from '../line/table.ts';
import { isOfPlayers, playersChanged } from '../line-up/player-changes.ts';
import type { PlayerHappening } from '../line-up/player-event.ts';
import { turnToBowl, type Position } from '../players/position.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';

/** Every event but undo and redo, which only choose among positions. */
export type Change = Exclude<Happening, { type: 'undone' } | { type: 'redone' }>;

export function changed(position: Position, change: Change): Result<Position, Refusal> {
  const frame = frameOf(change);
  if (frame !== null && !hasFrame(usualTable(position.format), frame)) return err({ code: 'no-such-frame' });
  return isOfPlayers(change) ? playersChanged(position, change) : ballsChanged(position, change);
}

/** The frame that a change speaks of. */
function frameOf(change: Change): number | null {
  if ('frame' in change) return change.frame;
  return 'from' in change ? change.from : null;
}

// eslint-disable-next-line max-lines-per-function -- a switch over a union: two lines a member
function ballsChanged(
  position: Position,
  change: Exclude<Change, PlayerHappening>,
): Result<Position, Refusal> {
  switch (change.type) {
    case 'ballRolled':
      return rolled(position, change);
    case 'frameCorrected':
      return corrected(position, change);
    case 'splitMarked':
      return splitMarked(position, change);
    case 'lineAgreed':
      return agreed(position, change);
    case 'ballAnnulled':
      return annulled(position, change);
    case 'ballsMoved':
      return moved(position, change);
    case 'frameDisputed':
      return disputed(position, change);
    case 'disputeSettled':
      return settled(position, change);
    case 'gameStopped':
      return stopped(position);
    case 'gameMoved':
      return movedAway(position, change);
  }
}

function stopped(position: Position): Result<Position, Refusal> {
  const turn = turnToBowl(position);
  return turn.ok ? ok({ ...position, stopped: true }) : turn;
}

function movedAway(position: Position, { to }: Change & { type: 'gameMoved' }): Result<Position, Refusal> {
  const turn = turnToBowl(position);
  return turn.ok ? ok({ ...position, stopped: true, movedTo: to }) : turn;
}
