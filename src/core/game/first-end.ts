import { turnOf, type Position } from '../players/position.ts';
import { goOn, newGame, type Game } from './game.ts';

/**
 * Whether the game is over for the first time with its newest event. A last ball that is undone and bowled again, or a
 * correction after the end, ends it a second time.
 */
export function endsFirst({ setup, events }: Pick<Game, 'setup' | 'events'>): boolean {
  const over: boolean[] = [];
  goOn(newGame(setup), events, ({ kind, step }) => {
    over.push(isOverAt(kind === 'undone' ? step.before : step.after));
  });
  return over.length > 0 && over.indexOf(true) === over.length - 1;
}

function isOverAt(position: Position): boolean {
  return !position.stopped && turnOf(position) === null;
}
