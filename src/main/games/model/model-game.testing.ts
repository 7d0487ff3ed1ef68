import {
  frameOfEntries,
  judged,
  pinsBefore,
  ringed,
  type ModelEntry,
  type ModelLine,
} from './model-line.testing.ts';
import { away, changed, lineUpAfter, type LineUpCommand } from './model-line-up.testing.ts';
import { ballsOf, modelPlayer, owedBy, withLine, type ModelPlayer } from './model-player.testing.ts';
import { courseTurn, type ModelTurn } from './model-turn.testing.ts';

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
  | { readonly kind: 'annulBall'; readonly player: number; readonly frame: number }
  | { readonly kind: 'moveBalls'; readonly player: number; readonly frame: number; readonly to: number }
  | {
      readonly kind: 'dispute';
      readonly player: number;
      readonly frame: number;
      readonly balls: readonly { readonly entry: ModelEntry; readonly split: boolean }[];
    }
  | {
      readonly kind: 'settle';
      readonly player: number;
      readonly frame: number;
      readonly provisional: boolean;
    }
  | LineUpCommand
  | { readonly kind: 'stop' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** Where a game stands. */
export interface Course {
  /** In the order of bowling. */
  readonly players: readonly ModelPlayer[];
  readonly nextPlayer: number;
  readonly lastPlayer: number | null;
  /** Who bowls which frame out of turn. */
  readonly call: { readonly player: number; readonly frame: number } | null;
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
export function modelGame(names: readonly string[]): ModelGame {
  const players = names.map((name, place) => modelPlayer(place + 1, name, 1));
  const start = { lastPlayer: null, call: null, stopped: false };
  return { course: { players, nextPlayer: names.length + 1, ...start }, generation: 0, past: [], future: [] };
}

/** Whose ball it is; null when nobody has one. */
export function modelTurn({ course }: ModelGame): ModelTurn | null {
  return courseTurn(course);
}

export function modelPhase(game: ModelGame): 'running' | 'over' | 'stopped' {
  if (game.course.stopped) return 'stopped';
  return modelTurn(game) === null ? 'over' : 'running';
}

/** The game after a command, or the code of the refusal. */
export function modelAfter(game: ModelGame, command: ModelCommand): ModelGame | string {
  const generation = game.generation + 1;
  const { course, past, future } = game;
  if (command.kind === 'undo') {
    const before = past.at(-1);
    if (before === undefined) return 'nothing-to-undo';
    return { course: before, generation, past: past.slice(0, -1), future: [...future, course] };
  }
  if (command.kind === 'redo') {
    const next = future.at(-1);
    if (next === undefined) return 'nothing-to-redo';
    return { course: next, generation, past: [...past, course], future: future.slice(0, -1) };
  }
  const next = courseAfter(game, command);
  return typeof next === 'string' ? next : { course: next, generation, past: [...past, course], future: [] };
}

type ChangeCommand = Exclude<ModelCommand, { kind: 'undo' } | { kind: 'redo' }>;
type BallCommand = Exclude<ChangeCommand, LineUpCommand | { kind: 'roll' } | { kind: 'stop' }>;

function courseAfter(game: ModelGame, command: ChangeCommand): Course | string {
  const phase = modelPhase(game);
  if (command.kind === 'stop')
    return phase === 'running' ? { ...game.course, stopped: true } : `game-${phase}`;
  if (command.kind === 'roll') return rolledAfter(game, command.entry);
  return isOfBalls(command) ? ballsAfter(game.course, command) : lineUpAfter(game.course, command);
}

function rolledAfter(game: ModelGame, entry: ModelEntry): Course | string {
  const turn = modelTurn(game);
  const player = game.course.players.find(({ id }) => id === turn?.player);
  if (turn === null || player === undefined) return `game-${modelPhase(game)}`;
  const balls = ballsOf(player, turn.frame);
  const ball = judged(entry, false, pinsBefore(turn.frame, balls));
  if (typeof ball === 'string') return ball;
  return { ...withFrame(game.course, player, turn.frame, [...balls, ball]), lastPlayer: player.id };
}

function isOfBalls(command: BallCommand | LineUpCommand): command is BallCommand {
  return 'frame' in command || command.kind === 'agreeLine';
}

function ballsAfter(course: Course, command: BallCommand): Course | string {
  // Text that is no line at all; the model's command names the refusal.
  if (command.kind === 'agreeLine' && typeof command.line === 'string') return command.line;
  if (command.kind !== 'agreeLine' && (command.frame < 1 || command.frame > 10)) return 'no-such-frame';
  if (command.kind === 'correctFrame' || command.kind === 'dispute') {
    const balls = frameOfEntries(command.frame, command.balls);
    if (typeof balls === 'string') return balls;
  }
  const player = course.players.find(({ id }) => id === command.player);
  return player === undefined ? 'no-such-player' : playerBallsAfter(course, player, command);
}

function playerBallsAfter(course: Course, player: ModelPlayer, command: BallCommand): Course | string {
  if (command.kind === 'agreeLine') return agreedAfter(course, player, command.line);
  const { frame } = command;
  const before = ballsOf(player, frame);
  switch (command.kind) {
    case 'correctFrame': {
      const balls = legalFrame(frame, command.balls);
      if (player.status === 'absent') return 'bowls-no-more';
      // A missed frame is begun, as it is over.
      if (before.length === 0 && !player.missed.includes(frame)) return 'frame-not-begun';
      if (balls.length === 0) return 'no-balls';
      return same(before, balls) ? 'nothing-changes' : withFrame(course, player, frame, balls);
    }
    case 'markSplit': {
      const balls = ringed(frame, before, command.ball, command.split);
      return typeof balls === 'string' ? balls : withFrame(course, player, frame, balls);
    }
    case 'annulBall':
      if (before.length === 0) return 'frame-not-begun';
      return withFrame(course, player, frame, before.slice(0, -1));
    case 'moveBalls':
      return movedAfter(course, player, command);
    case 'dispute': {
      const balls = legalFrame(frame, command.balls);
      if (before.length === 0) return 'frame-not-begun';
      if (balls.length === 0) return 'no-balls';
      const held = player.others.filter(([other]) => other === frame).map(([, other]) => other);
      if ([before, ...held].some((known) => same(known, balls))) return 'nothing-changes';
      const rest = player.others.filter(([other]) => other !== frame);
      const others = [...rest, [frame, balls] as const].toSorted(([one], [other]) => one - other);
      return changed(course, { ...player, others });
    }
    case 'settle': {
      const held = player.others.find(([other]) => other === frame);
      if (held === undefined) return 'not-disputed';
      const settled = { ...player, others: player.others.filter((other) => other !== held) };
      return command.provisional ? withFrame(course, settled, frame, held[1]) : changed(course, settled);
    }
  }
}

function agreedAfter(course: Course, player: ModelPlayer, line: ModelLine | string): Course | string {
  if (typeof line === 'string') return line;
  if (player.status === 'absent') return 'bowls-no-more';
  if (line.every((balls) => balls.length === 0)) return 'no-balls';
  return same(player.line, line) ? 'nothing-changes' : changed(course, withLine(player, line));
}

function movedAfter(
  course: Course,
  from: ModelPlayer,
  { frame, to }: { readonly frame: number; readonly to: number },
): Course | string {
  const other = course.players.find(({ id }) => id === to);
  if (other === undefined) return 'no-such-player';
  if (other.id === from.id) return 'nothing-changes';
  const balls = ballsOf(from, frame);
  if (balls.length === 0) return 'frame-not-begun';
  const due = owedBy(other);
  if (due === null) return 'bowls-no-more';
  const given = [...ballsOf(other, due)];
  for (const ball of balls) {
    const pins = pinsBefore(due, given);
    if (pins === null) return 'frame-finished';
    if (ball.pins > pins.standing) return 'too-many-pins';
    if (ball.split && !pins.isFirst) return 'no-split-here';
    given.push((ball.fell ?? 0) > pins.standing ? { pins: 0, foul: true, split: false } : ball);
  }
  const taken = away(withFrame(course, from, frame, []), from.id);
  return { ...withFrame(taken, other, due, given), lastPlayer: other.id };
}

function legalFrame(frame: number, entered: Parameters<typeof frameOfEntries>[1]): ModelLine[number] {
  const balls = frameOfEntries(frame, entered);
  return typeof balls === 'string' ? [] : balls;
}

function withFrame(course: Course, player: ModelPlayer, frame: number, balls: ModelLine[number]): Course {
  return changed(course, withLine(player, player.line.with(frame - 1, balls)));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
