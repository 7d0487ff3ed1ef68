import type { Author } from './event.ts';
import { evolve, newGame, type Game, type Step } from './game.ts';

/** One thing that happened, in the order of the list. */
export interface Happened {
  /** Its number in the list, from 1. */
  readonly event: number;
  readonly at: string;
  readonly by: Author;
  /** Whether it changed the game, took a change back, or brought one back. */
  readonly kind: 'change' | 'undone' | 'redone';
  /** The change, or the one that was taken or brought back. */
  readonly step: Step;
  /** False for a change that was undone and was not brought back. */
  readonly stands: boolean;
}

/** Everything that happened in a game, oldest first; undo takes nothing out of it (design decision 1). */
export function courseOf(game: Game): readonly Happened[] {
  const standing = new Set(game.done.map(({ event }) => event));
  const course: Happened[] = [];
  let reached = newGame(game.setup);
  for (const [index, event] of game.events.entries()) {
    const next = evolve(reached, event);
    if (!next.ok) throw new Error('a game holds an event that the rules refuse');
    const kind = event.type === 'undone' || event.type === 'redone' ? event.type : 'change';
    const step = kind === 'undone' ? reached.done.at(-1) : next.value.done.at(-1);
    if (step === undefined) throw new Error('an event of a game changed nothing');
    const stands = kind !== 'change' || standing.has(step.event);
    course.push({ event: index + 1, at: event.at, by: event.by, kind, step, stands });
    reached = next.value;
  }
  return course;
}
