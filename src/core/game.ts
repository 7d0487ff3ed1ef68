import type { GameEvent, Setup } from './event.ts';
import { changed, type Change } from './change.ts';
import { startPosition, turnOf, type Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';

/** One change that stands or could be brought back; `event` is its number in the list, from 1. */
export interface Step {
  readonly event: number;
  readonly change: GameEvent & Change;
  readonly before: Position;
  readonly after: Position;
}

/**
 * A game: its set-up, everything that happened, and what follows from that (design decision 1).
 * It comes only from `newGame`, `evolve` and `replay`, so it cannot hold what the rules forbid.
 */
export interface Game {
  readonly setup: Setup;
  readonly events: readonly GameEvent[];
  readonly position: Position;
  /** The changes that stand, in order: undo takes the last. */
  readonly done: readonly Step[];
  /** The changes taken back, in order: redo takes the last. */
  readonly undone: readonly Step[];
}

/** Where a game is in its life. */
export type Phase = 'running' | 'over' | 'stopped';

/** A game before its first ball. */
export function newGame(setup: Setup): Game {
  const position = startPosition(setup.format, setup.players);
  return { setup, events: [], position, done: [], undone: [] };
}

/** The game's generation: how many events it holds. Each command adds exactly one (design decision 6). */
export function generationOf(game: Game): number {
  return game.events.length;
}

/** Running while somebody has a ball to bowl; stopped when play was ended before that. */
export function phaseOf(game: Game): Phase {
  if (game.position.stopped) return 'stopped';
  return turnOf(game.position) === null ? 'over' : 'running';
}

/** The game after one more event, or the rule that forbids it. */
export function evolve(game: Game, event: GameEvent): Result<Game, Refusal> {
  // Every other happening is a `Change`, or the last line does not compile.
  if (event.type === 'undone') return undo(game, event, event.event);
  if (event.type === 'redone') return redo(game, event, event.event);
  return change(game, event);
}

/** A game whose event broke a rule, and which; `event` is its number, from 1. */
export interface ReplayFailure {
  readonly event: number;
  readonly refusal: Refusal;
}

/** The game that these events make; the only way from a file or a message to a `Game` (design decision 3). */
export function replay(setup: Setup, events: readonly GameEvent[]): Result<Game, ReplayFailure> {
  return goOn(newGame(setup), events);
}

/** The game after these further events. */
export function goOn(begun: Game, events: readonly GameEvent[]): Result<Game, ReplayFailure> {
  let game = begun;
  for (const event of events) {
    const next = evolve(game, event);
    if (!next.ok) return err({ event: generationOf(game) + 1, refusal: next.error });
    game = next.value;
  }
  return ok(game);
}

function change(game: Game, event: GameEvent & Change): Result<Game, Refusal> {
  const before = game.position;
  const after = changed(before, event);
  if (!after.ok) return after;
  const step: Step = { event: game.events.length + 1, change: event, before, after: after.value };
  // A new change ends redo: what was taken back belonged to another course of the game.
  return ok(grown(game, event, { position: after.value, done: [...game.done, step], undone: [] }));
}

function undo(game: Game, event: GameEvent, number: number): Result<Game, Refusal> {
  const last = game.done.at(-1);
  if (last === undefined) return err({ code: 'nothing-to-undo' });
  if (last.event !== number) return err({ code: 'not-the-last-event' });
  const [done, undone] = [game.done.slice(0, -1), [...game.undone, last]];
  return ok(grown(game, event, { position: last.before, done, undone }));
}

function redo(game: Game, event: GameEvent, number: number): Result<Game, Refusal> {
  const last = game.undone.at(-1);
  if (last === undefined) return err({ code: 'nothing-to-redo' });
  if (last.event !== number) return err({ code: 'not-the-last-event' });
  const [done, undone] = [[...game.done, last], game.undone.slice(0, -1)];
  return ok(grown(game, event, { position: last.after, done, undone }));
}

function grown(game: Game, event: GameEvent, course: Pick<Game, 'position' | 'done' | 'undone'>): Game {
  return { setup: game.setup, events: [...game.events, event], ...course };
}
