import type { GameEvent, Setup } from './event.ts';
import { changed, type Change } from './change.ts';
import { formatOf } from '../formats/formats.ts';
import { startPosition, stillHere, turnOf, type Position } from '../players/position.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';

/** A change that stands or can be redone; `event` is its number, from 1. */
export interface Step {
  readonly event: number;
  readonly change: GameEvent & Change;
  readonly before: Position;
  readonly after: Position;
}

/**
 * A game: its set-up, its events and what follows from them (decision 1). Only `newGame`, `evolve` and `replay` make
 * one, so it cannot break the rules.
 */
export interface Game {
  readonly setup: Setup;
  readonly events: readonly GameEvent[];
  readonly position: Position;
  /** Changes that stand; undo takes back the last. */
  readonly done: readonly Step[];
  /** Changes taken back; redo restores the last. */
  readonly undone: readonly Step[];
}

export const PHASES = ['running', 'over', 'stopped', 'moved'] as const;
export type Phase = (typeof PHASES)[number];

export function newGame(setup: Setup): Game {
  const position = startPosition(formatOf(setup.format), setup.players, setup.league ?? null);
  return { setup, events: [], position, done: [], undone: [] };
}

/** The game's generation: its number of events. Each command adds exactly one (decision 6). */
export function generationOf(game: Game): number {
  return game.events.length;
}

/** Running while a player has a ball to bowl; stopped when play ended before that, moved when it continues elsewhere. */
export function phaseOf(game: Game): Phase {
  if (game.position.movedTo !== null) return 'moved';
  if (game.position.stopped) return 'stopped';
  return turnOf(game.position) === null ? 'over' : 'running';
}

/** The effect of an event: it makes, undoes or redoes a change. */
export interface Done {
  readonly kind: 'change' | 'undone' | 'redone';
  /** The change made, undone or redone. */
  readonly step: Step;
}

export function evolve(game: Game, event: GameEvent): Result<Game, Refusal> {
  const next = goOn(game, [event]);
  return next.ok ? next : err(next.error.refusal);
}

/** The event that broke a rule, and the rule; `event` counts from 1. */
export interface ReplayFailure {
  readonly event: number;
  readonly refusal: Refusal;
}

/** Replays events into a game: the only way from a file or a message to a `Game` (decision 3). */
export function replay(setup: Setup, events: readonly GameEvent[]): Result<Game, ReplayFailure> {
  return goOn(newGame(setup), events);
}

/** Adds events to a game; `each` is called for each one, in order. */
export function goOn(
  begun: Game,
  events: readonly GameEvent[],
  each: (done: Done) => void = () => undefined,
): Result<Game, ReplayFailure> {
  if (events.length === 0) return ok(begun);
  const game: GameBeingReplayed = {
    ...begun,
    events: [...begun.events],
    done: [...begun.done],
    undone: [...begun.undone],
  };
  for (const event of events) {
    const done = happen(game, event);
    if (!done.ok) return err({ event: game.events.length + 1, refusal: done.error });
    game.events.push(event);
    each(done.value);
  }
  return ok(game);
}

/** A game during replay. Its lists grow in place: copying them for each event made 40,000 undos take half a minute. */
interface GameBeingReplayed extends Game {
  events: GameEvent[];
  position: Position;
  done: Step[];
  undone: Step[];
}

function happen(game: GameBeingReplayed, event: GameEvent): Result<Done, Refusal> {
  // Two lanes must not change one game: nothing follows a move, not even its undo.
  const here = stillHere(game.position);
  if (!here.ok) return here;
  // Every other event is a `Change`; otherwise the last line does not compile.
  if (event.type === 'undone') return undo(game, event.event);
  if (event.type === 'redone') return redo(game, event.event);
  return change(game, event);
}

function change(game: GameBeingReplayed, event: GameEvent & Change): Result<Done, Refusal> {
  const before = game.position;
  const after = changed(before, event);
  if (!after.ok) return after;
  const step: Step = { event: game.events.length + 1, change: event, before, after: after.value };
  game.position = after.value;
  game.done.push(step);
  // A new change ends redo.
  game.undone = [];
  return ok({ kind: 'change', step });
}

function undo(game: GameBeingReplayed, number: number): Result<Done, Refusal> {
  const step = game.done.at(-1);
  if (step === undefined) return err({ code: 'nothing-to-undo' });
  if (step.event !== number) return err({ code: 'not-the-last-event' });
  game.done.pop();
  game.undone.push(step);
  game.position = step.before;
  return ok({ kind: 'undone', step });
}

function redo(game: GameBeingReplayed, number: number): Result<Done, Refusal> {
  const step = game.undone.at(-1);
  if (step === undefined) return err({ code: 'nothing-to-redo' });
  if (step.event !== number) return err({ code: 'not-the-last-event' });
  game.undone.pop();
  game.done.push(step);
  game.position = step.after;
  return ok({ kind: 'redone', step });
}
