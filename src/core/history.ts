import type { Author } from './event.ts';
import type { FrameNumber } from './format.ts';
import type { Frame } from './frame.ts';
import type { Game, Step } from './game.ts';
import { frameAt, type Line } from './line.ts';
import type { PlayerId } from './player.ts';
import { lineOf, type Position } from './position.ts';
import { scoreLine } from './score.ts';

/** A correction that stands: who, when, before and after (rules: scores and corrections). */
export interface Correction {
  readonly at: string;
  readonly by: Author;
  readonly player: PlayerId;
  readonly frame: FrameNumber;
  readonly before: Frame;
  readonly after: Frame;
  /** The player's score so far, before and after. */
  readonly scoreBefore: number;
  readonly scoreAfter: number;
}

/** The corrections that stand, in the order they were made; one that was undone is not among them. */
export function corrections(game: Game): readonly Correction[] {
  return game.done.flatMap((step) => {
    const { change } = step;
    if (change.type !== 'frameCorrected') return [];
    const { at, by, player, frame } = change;
    return [
      {
        ...{ at, by, player, frame },
        before: frameIn(step.before, player, frame),
        after: frameIn(step.after, player, frame),
        scoreBefore: scoreIn(step.before, player),
        scoreAfter: scoreIn(step.after, player),
      },
    ];
  });
}

/** A whole line that was entered by agreement and stands (rules: scores lost). */
export interface Agreement {
  readonly at: string;
  readonly by: Author;
  readonly player: PlayerId;
  readonly before: Line;
  readonly after: Line;
  /** The player's score so far, before and after. */
  readonly scoreBefore: number;
  readonly scoreAfter: number;
}

/** The lines entered by agreement that stand, in the order they were entered. */
export function agreements(game: Game): readonly Agreement[] {
  return game.done.flatMap(({ change, before, after }) => {
    if (change.type !== 'lineAgreed') return [];
    const { at, by, player } = change;
    return [
      {
        ...{ at, by, player },
        before: lineIn(before, player),
        after: lineIn(after, player),
        scoreBefore: scoreIn(before, player),
        scoreAfter: scoreIn(after, player),
      },
    ];
  });
}

/** What undo would take back, or null. */
export function nextUndo(game: Game): Step | null {
  return game.done.at(-1) ?? null;
}

/** What redo would bring back, or null. */
export function nextRedo(game: Game): Step | null {
  return game.undone.at(-1) ?? null;
}

/** One player's frame at a position of this game. */
export function frameIn(position: Position, player: PlayerId, number: FrameNumber): Frame {
  return frameAt(lineIn(position, player), number);
}

function scoreIn(position: Position, player: PlayerId): number {
  return scoreLine(lineIn(position, player)).soFar;
}

function lineIn(position: Position, player: PlayerId): Line {
  const line = lineOf(position, player);
  if (!line.ok) throw new Error(`the game has no player ${String(player)}`);
  return line.value;
}
