import {
  EMPTY_LINE,
  frameOfEntries,
  judged,
  openFrame,
  pinsBefore,
  ringed,
  type ModelEntry,
  type ModelLine,
} from './model-line.testing.ts';

/** What bowlers ask for, in the model's words. Players and frames are numbered from 1. */
export type ModelCommand =
  | { readonly kind: 'roll'; readonly entry: ModelEntry }
  | {
      readonly kind: 'correctFrame';
      readonly player: number;
      readonly frame: number;
      readonly balls: readonly { readonly entry: ModelEntry; readonly split: boolean }[];
    }
  | {
      readonly kind: 'markSplit';
      readonly player: number;
      readonly frame: number;
      readonly ball: number;
      readonly split: boolean;
    }
  | { readonly kind: 'agreeLine'; readonly player: number; readonly line: ModelLine | string }
  | { readonly kind: 'stop' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** Where a game stands. */
interface Course {
  readonly lines: readonly ModelLine[];
  readonly lastPlayer: number | null;
  readonly stopped: boolean;
}

/** A game: where it stands, how often it was changed, and the courses that undo and redo lead to. */
export interface ModelGame {
  readonly course: Course;
  readonly generation: number;
  readonly past: readonly Course[];
  readonly future: readonly Course[];
}

/** A game before its first ball. */
export function modelGame(players: number): ModelGame {
  const lines = Array.from({ length: players }, () => EMPTY_LINE);
  return { course: { lines, lastPlayer: null, stopped: false }, generation: 0, past: [], future: [] };
}

/** Whose ball: player, frame and ball, each from 1; null when nobody has one. */
export interface ModelTurn {
  readonly player: number;
  readonly frame: number;
  readonly ball: number;
}

/** The lowest open frame; in it who bowled last if in its middle, then anybody in its middle, then the line-up. */
export function modelTurn({ course: { lines, lastPlayer, stopped } }: ModelGame): ModelTurn | null {
  if (stopped) return null;
  const turns = lines.flatMap((line, place) => {
    const frame = openFrame(line);
    const ball = frame === null ? 0 : (line[frame - 1]?.length ?? 0) + 1;
    return frame === null ? [] : [{ player: place + 1, frame, ball }];
  });
  const rank = ({ frame, ball, player }: ModelTurn): number =>
    frame * 1000 + (ball === 1 ? 200 : player === lastPlayer ? 0 : 100) + player;
  return turns.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}

export function modelPhase(game: ModelGame): 'running' | 'over' | 'stopped' {
  if (game.course.stopped) return 'stopped';
  return modelTurn(game) === null ? 'over' : 'running';
}

/** The game after a command, or the code of the refusal. */
export function modelAfter(game: ModelGame, command: ModelCommand): ModelGame | string {
  const generation = game.generation + 1;
  const { course, past, future } = game;
  switch (command.kind) {
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return 'nothing-to-undo';
      return { course: before, generation, past: past.slice(0, -1), future: [...future, course] };
    }
    case 'redo': {
      const next = future.at(-1);
      if (next === undefined) return 'nothing-to-redo';
      return { course: next, generation, past: [...past, course], future: future.slice(0, -1) };
    }
    case 'roll':
    case 'correctFrame':
    case 'markSplit':
    case 'agreeLine':
    case 'stop': {
      const next = courseAfter(game, command);
      return typeof next === 'string'
        ? next
        : { course: next, generation, past: [...past, course], future: [] };
    }
  }
}

function courseAfter(
  game: ModelGame,
  command: Exclude<ModelCommand, { kind: 'undo' } | { kind: 'redo' }>,
): Course | string {
  const { course } = game;
  switch (command.kind) {
    case 'stop': {
      const phase = modelPhase(game);
      return phase === 'running' ? { ...course, stopped: true } : `game-${phase}`;
    }
    case 'roll': {
      const turn = modelTurn(game);
      if (turn === null) return `game-${modelPhase(game)}`;
      const balls = course.lines[turn.player - 1]?.[turn.frame - 1] ?? [];
      const ball = judged(command.entry, false, pinsBefore(turn.frame, balls));
      if (typeof ball === 'string') return ball;
      return { ...withFrame(course, turn.player, turn.frame, [...balls, ball]), lastPlayer: turn.player };
    }
    case 'correctFrame': {
      const { player, frame } = command;
      if (frame < 1 || frame > 10) return 'no-such-frame';
      const balls = frameOfEntries(frame, command.balls);
      if (typeof balls === 'string') return balls;
      const before = frameIn(course, player, frame);
      if (typeof before === 'string') return before;
      if (before.length === 0) return 'frame-not-begun';
      if (balls.length === 0) return 'no-balls';
      return same(before, balls) ? 'nothing-changes' : withFrame(course, player, frame, balls);
    }
    case 'markSplit': {
      const { player, frame, ball, split } = command;
      if (frame < 1 || frame > 10) return 'no-such-frame';
      const before = frameIn(course, player, frame);
      if (typeof before === 'string') return before;
      const balls = ringed(frame, before, ball, split);
      return typeof balls === 'string' ? balls : withFrame(course, player, frame, balls);
    }
    case 'agreeLine': {
      const { player, line } = command;
      // Text that is no line at all; the model's command names the refusal.
      if (typeof line === 'string') return line;
      const before = course.lines[player - 1];
      if (before === undefined) return 'no-such-player';
      if (line.every((balls) => balls.length === 0)) return 'no-balls';
      return same(before, line) ? 'nothing-changes' : withLine(course, player, line);
    }
  }
}

function frameIn(course: Course, player: number, frame: number): ModelLine[number] | string {
  const line = course.lines[player - 1];
  return line === undefined ? 'no-such-player' : (line[frame - 1] ?? []);
}

function withFrame(course: Course, player: number, frame: number, balls: ModelLine[number]): Course {
  const line = course.lines[player - 1] ?? EMPTY_LINE;
  return withLine(course, player, line.with(frame - 1, balls));
}

function withLine(course: Course, player: number, line: ModelLine): Course {
  return { ...course, lines: course.lines.with(player - 1, line) };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
