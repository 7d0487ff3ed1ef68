import type { Entry } from '../line/entry.ts';
import { leaveOf, felledBy, pinfall, type Roll } from '../line/roll.ts';
import type { Game } from './game.ts';
import { nextUndo } from './history.ts';

/** The ball that undo would take back; null if the last change is none. */
export function lastBall(game: Game): Roll | null {
  const step = nextUndo(game);
  return step?.change.type === 'ballRolled' ? step.change.roll : null;
}

/** What to enter for the same ball at another rack, the best first: with the pins that it left, if they are known, else by its count. */
export function entriesOf(roll: Roll): readonly Entry[] {
  if (roll.kind === 'foul') {
    const fell = felledBy(roll);
    return [fell === null ? { kind: 'foul' } : { kind: 'foul', fell }];
  }
  const left = leaveOf(roll);
  const counted: Entry = { kind: 'pins', pins: pinfall(roll) };
  return left === null ? [counted] : [{ kind: 'leave', left }, counted];
}
