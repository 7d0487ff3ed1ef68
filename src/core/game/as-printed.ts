import { agreements } from './history.ts';
import { amendments } from './amendments.ts';
import { replay, type Game } from './game.ts';

/**
 * Whether a sheet of the game would be the same as at that generation. A ball that was undone and entered again changes
 * nothing; a correction that stands does, also one that brings back what was bowled.
 */
export function isAsPrinted({ setup, events }: Pick<Game, 'setup' | 'events'>, generation: number): boolean {
  if (events.length === generation) return true;
  const [then, now] = [events.slice(0, generation), events].map((some) => replay(setup, some));
  if (then?.ok !== true || now?.ok !== true) return false;
  return contentOf(then.value) === contentOf(now.value);
}

/** What a sheet shows of a game: its lines, and what was changed in them. */
function contentOf(game: Game): string {
  const { lines, stopped } = game.position;
  return JSON.stringify({ lines, stopped, amendments: amendments(game), agreements: agreements(game) });
}
