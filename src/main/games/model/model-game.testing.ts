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
import { modelTurnOf, type ModelTurn } from './model-turn.testing.ts';

/** Commands in the model's terms. Players and frames count from 1. */
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

export interface ModelPosition {
  /** In bowling order. */
  readonly players: readonly ModelPlayer[];
  readonly nextPlayer: number;
  readonly lastPlayer: number | null;
  /** Who bowls which frame out of turn. */
  readonly call: { readonly player: number; readonly frame: number } | null;
  readonly stopped: boolean;
}

/** A game: its position, its number of changes, and the positions that undo and redo restore. */
export interface ModelGame {
  readonly position: ModelPosition;
  readonly generation: number;
  readonly past: readonly ModelPosition[];
  readonly future: readonly ModelPosition[];
}

export function modelGame(names: readonly string[]): ModelGame {
  const players = names.map((name, place) => modelPlayer(place + 1, name, 1));
  const start = { lastPlayer: null, call: null, stopped: false };
  return {
    position: { players, nextPlayer: names.length + 1, ...start },
    generation: 0,
    past: [],
    future: [],
  };
}

/** Whose ball it is; null when it is nobody's. */
export function modelTurn({ position }: ModelGame): ModelTurn | null {
  return modelTurnOf(position);
}

export function modelPhase(game: ModelGame): 'running' | 'over' | 'stopped' {
  if (game.position.stopped) return 'stopped';
  return modelTurn(game) === null ? 'over' : 'running';
}

/** The game after a command, or the code of the refusal. */
export function modelAfter(game: ModelGame, command: ModelCommand): ModelGame | string {
  const generation = game.generation + 1;
  const { position, past, future } = game;
  if (command.kind === 'undo') {
    const before = past.at(-1);
    if (before === undefined) return 'nothing-to-undo';
    return { position: before, generation, past: past.slice(0, -1), future: [...future, position] };
  }
  if (command.kind === 'redo') {
    const next = future.at(-1);
    if (next === undefined) return 'nothing-to-redo';
    return { position: next, generation, past: [...past, position], future: future.slice(0, -1) };
  }
  const next = positionAfter(game, command);
  return typeof next === 'string'
    ? next
    : { position: next, generation, past: [...past, position], future: [] };
}

type ChangeCommand = Exclude<ModelCommand, { kind: 'undo' } | { kind: 'redo' }>;
type BallCommand = Exclude<ChangeCommand, LineUpCommand | { kind: 'roll' } | { kind: 'stop' }>;

function positionAfter(game: ModelGame, command: ChangeCommand): ModelPosition | string {
  const phase = modelPhase(game);
  if (command.kind === 'stop')
    return phase === 'running' ? { ...game.position, stopped: true } : `game-${phase}`;
  if (command.kind === 'roll') return rolledAfter(game, command.entry);
  return isOfBalls(command) ? ballsAfter(game.position, command) : lineUpAfter(game.position, command);
}

function rolledAfter(game: ModelGame, entry: ModelEntry): ModelPosition | string {
  const turn = modelTurn(game);
  const player = game.position.players.find(({ id }) => id === turn?.player);
  if (turn === null || player === undefined) return `game-${modelPhase(game)}`;
  const balls = ballsOf(player, turn.frame);
  const ball = judged(entry, false, pinsBefore(turn.frame, balls));
  if (typeof ball === 'string') return ball;
  return { ...withFrame(game.position, player, turn.frame, [...balls, ball]), lastPlayer: player.id };
}

function isOfBalls(command: BallCommand | LineUpCommand): command is BallCommand {
  return 'frame' in command || command.kind === 'agreeLine';
}

function ballsAfter(position: ModelPosition, command: BallCommand): ModelPosition | string {
  // Text that is not a line; the model's command names the refusal.
  if (command.kind === 'agreeLine' && typeof command.line === 'string') return command.line;
  if (command.kind !== 'agreeLine' && (command.frame < 1 || command.frame > 10)) return 'no-such-frame';
  if (command.kind === 'correctFrame' || command.kind === 'dispute') {
    const balls = frameOfEntries(command.frame, command.balls);
    if (typeof balls === 'string') return balls;
  }
  const player = position.players.find(({ id }) => id === command.player);
  return player === undefined ? 'no-such-player' : playerBallsAfter(position, player, command);
}

function playerBallsAfter(
  position: ModelPosition,
  player: ModelPlayer,
  command: BallCommand,
): ModelPosition | string {
  if (command.kind === 'agreeLine') return agreedAfter(position, player, command.line);
  const { frame } = command;
  const before = ballsOf(player, frame);
  switch (command.kind) {
    case 'correctFrame': {
      const balls = legalFrame(frame, command.balls);
      if (player.status === 'absent') return 'bowls-no-more';
      // A missed frame counts as begun, because it is over.
      if (before.length === 0 && !player.missed.includes(frame)) return 'frame-not-begun';
      if (balls.length === 0) return 'no-balls';
      return same(before, balls) ? 'nothing-changes' : withFrame(position, player, frame, balls);
    }
    case 'markSplit': {
      const balls = ringed(frame, before, command.ball, command.split);
      return typeof balls === 'string' ? balls : withFrame(position, player, frame, balls);
    }
    case 'annulBall':
      if (before.length === 0) return 'frame-not-begun';
      return withFrame(position, player, frame, before.slice(0, -1));
    case 'moveBalls':
      return movedAfter(position, player, command);
    case 'dispute': {
      const balls = legalFrame(frame, command.balls);
      if (before.length === 0) return 'frame-not-begun';
      if (balls.length === 0) return 'no-balls';
      const held = player.others.filter(([other]) => other === frame).map(([, other]) => other);
      if ([before, ...held].some((known) => same(known, balls))) return 'nothing-changes';
      const rest = player.others.filter(([other]) => other !== frame);
      const others = [...rest, [frame, balls] as const].toSorted(([one], [other]) => one - other);
      return changed(position, { ...player, others });
    }
    case 'settle': {
      const held = player.others.find(([other]) => other === frame);
      if (held === undefined) return 'not-disputed';
      const settled = { ...player, others: player.others.filter((other) => other !== held) };
      return command.provisional ? withFrame(position, settled, frame, held[1]) : changed(position, settled);
    }
  }
}

function agreedAfter(
  position: ModelPosition,
  player: ModelPlayer,
  line: ModelLine | string,
): ModelPosition | string {
  if (typeof line === 'string') return line;
  if (player.status === 'absent') return 'bowls-no-more';
  if (line.every((balls) => balls.length === 0)) return 'no-balls';
  return same(player.line, line) ? 'nothing-changes' : changed(position, withLine(player, line));
}

function movedAfter(
  position: ModelPosition,
  from: ModelPlayer,
  { frame, to }: { readonly frame: number; readonly to: number },
): ModelPosition | string {
  const other = position.players.find(({ id }) => id === to);
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
  const taken = away(withFrame(position, from, frame, []), from.id);
  return { ...withFrame(taken, other, due, given), lastPlayer: other.id };
}

function legalFrame(frame: number, entered: Parameters<typeof frameOfEntries>[1]): ModelLine[number] {
  const balls = frameOfEntries(frame, entered);
  return typeof balls === 'string' ? [] : balls;
}

function withFrame(
  position: ModelPosition,
  player: ModelPlayer,
  frame: number,
  balls: ModelLine[number],
): ModelPosition {
  return changed(position, withLine(player, player.line.with(frame - 1, balls)));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
