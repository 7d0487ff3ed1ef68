import type { Author } from './event.ts';
import { FRAME_NUMBERS, type FrameNumber } from '../formats/format.ts';
import { rollsOf, type Frame } from '../line/frame.ts';
import type { Game, Step } from './game.ts';
import { frameAt, newLine, nextFrame, type Line } from '../line/line.ts';
import type { PlayerId } from './player.ts';
import { lineOf, nameIn, type Position } from './position.ts';
import { scoreLine } from '../line/score.ts';

/** A whole line that was entered by agreement and stands (rules: lost scores). */
export interface Agreement {
  readonly at: string;
  readonly by: Author;
  readonly player: PlayerId;
  /** As it was then. */
  readonly name: string;
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
        name: nameIn(after, player),
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

/** One player's frame at a position of this game; that of a player who is not in it is empty. */
export function frameIn(position: Position, player: PlayerId, number: FrameNumber): Frame {
  return frameAt(lineIn(position, player), number);
}

/** A frame, and who bowled it. */
export interface Bowled {
  readonly player: PlayerId;
  readonly frame: FrameNumber;
}

/** Every frame that has balls which were bowled one by one, and whose it is now; the one bowled in last first. */
export function framesBowled({ done, position }: Game): readonly Bowled[] {
  const each = new Map<string, Bowled>();
  for (const bowled of done.toReversed().flatMap(bowledBy)) {
    const key = `${String(bowled.player)} ${String(bowled.frame)}`;
    if (!each.has(key)) each.set(key, bowled);
  }
  return [...each.values()].filter((bowled) => hasBalls(position, bowled));
}

/** The frame that was bowled in last and has balls still, and whose it is now; null when there is none. */
export function lastFrameBowled(game: Game): Bowled | null {
  const last = game.done.findLast((step) => bowledBy(step).some((bowled) => hasBalls(game.position, bowled)));
  return last === undefined ? null : (bowledBy(last)[0] ?? null);
}

function hasBalls(position: Position, { player, frame }: Bowled): boolean {
  return rollsOf(frameIn(position, player, frame)).length > 0;
}

/** Where a change put balls that were bowled. */
function bowledBy({ change, before }: Step): readonly Bowled[] {
  if (change.type === 'ballRolled') return [{ player: change.player, frame: change.frame }];
  // Stryker disable next-line ArrayDeclaration,ConditionalExpression: a frame of nobody has no balls, and is passed over
  if (change.type !== 'ballsMoved') return [];
  const due = nextFrame(lineIn(before, change.to));
  return FRAME_NUMBERS.filter((frame) => frame === due).map((frame) => ({ player: change.to, frame }));
}

/** One player's score so far at a position of this game. */
export function scoreIn(position: Position, player: PlayerId): number {
  return scoreLine(lineIn(position, player)).soFar;
}

/** The line of a player who is not in this position, removed or not yet there, has no balls. */
function lineIn(position: Position, player: PlayerId): Line {
  const line = lineOf(position, player);
  return line.ok ? line.value : newLine(position.format);
}
