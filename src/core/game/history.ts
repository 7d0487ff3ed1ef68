import { usualTable } from '../formats/format.ts';
import type { Author } from './event.ts';
import type { Frame } from '../line/frame.ts';
import type { Game, Step } from './game.ts';
import { frameAt, newLine, nextFrame, type Line } from '../line/line.ts';
import type { PlayerId } from '../players/player.ts';
import { lineOf, nameIn, type Position } from '../players/position.ts';
import { mateNumbered, type MateNumber } from '../players/shared-line.ts';
import { scoreLine } from '../line/score.ts';
import type { Table } from '../line/table.ts';

/** A line entered by agreement that stands (rules: lost scores). */
export interface Agreement {
  readonly at: string;
  readonly by: Author;
  readonly player: PlayerId;
  /** The name at that time. */
  readonly name: string;
  readonly before: Line;
  readonly after: Line;
  readonly scoreBefore: number;
  readonly scoreAfter: number;
}

/** The agreed lines that stand, oldest first. */
export function agreements(game: Game): readonly Agreement[] {
  return game.done.flatMap((step) => agreementOf(step) ?? []);
}

/** The line that was agreed in this step, or null. */
export function agreementOf({ change, before, after }: Step): Agreement | null {
  if (change.type !== 'lineAgreed') return null;
  const { at, by, player } = change;
  return {
    ...{ at, by, player },
    name: nameIn(after, player),
    before: lineIn(before, player),
    after: lineIn(after, player),
    scoreBefore: scoreIn(before, player),
    scoreAfter: scoreIn(after, player),
  };
}

/** The step that undo would take back; null also in a game that was moved. */
export function nextUndo(game: Game): Step | null {
  if (game.position.movedTo !== null) return null;
  return game.done.at(-1) ?? null;
}

/** The step that redo would restore. */
export function nextRedo(game: Game): Step | null {
  return game.undone.at(-1) ?? null;
}

/** A player's frame at a position; empty for a player who is not in it. */
export function frameIn(position: Position, player: PlayerId, number: number): Frame {
  return frameAt(lineIn(position, player), number);
}

export interface Bowled {
  readonly player: PlayerId;
  readonly frame: number;
}

/** Every frame with balls bowled one by one, and its present owner; the latest first. */
export function framesBowled({ done, position }: Game): readonly Bowled[] {
  const each = new Map<string, Bowled>();
  for (const bowled of done.toReversed().flatMap(bowledBy)) {
    const key = `${String(bowled.player)} ${String(bowled.frame)}`;
    if (!each.has(key)) each.set(key, bowled);
  }
  return [...each.values()].filter((bowled) => hasBalls(position, bowled));
}

/** The frame bowled in last that still has balls, and its present owner. */
export function lastFrameBowled(game: Game): Bowled | null {
  const last = game.done.findLast((step) => bowledBy(step).some((bowled) => hasBalls(game.position, bowled)));
  return last === undefined ? null : (bowledBy(last)[0] ?? null);
}

function hasBalls(position: Position, { player, frame }: Bowled): boolean {
  return frameIn(position, player, frame).rolls.length > 0;
}

/** The players and frames that a change gave bowled balls to. */
function bowledBy({ change, before }: Step): readonly Bowled[] {
  if (change.type === 'ballRolled') return [{ player: change.player, frame: change.frame }];
  // Stryker disable next-line ArrayDeclaration,ConditionalExpression: a frame of nobody has no balls, and is passed over
  if (change.type !== 'ballsMoved') return [];
  const due = nextFrame(lineIn(before, change.to));
  return due === null ? [] : [{ player: change.to, frame: due }];
}

/** The name of who bowled this ball: where bowlers share lines not the team's. */
export function bowlerNameIn(
  position: Position,
  { player, mate }: { readonly player: PlayerId; readonly mate?: MateNumber },
): string {
  const shared = position.lines.find((line) => line.player === player)?.shared ?? null;
  const bowler = shared === null ? null : mateNumbered(shared, mate ?? null);
  return bowler?.name ?? nameIn(position, player);
}

export function scoreIn(position: Position, player: PlayerId): number {
  return scoreLine(lineIn(position, player)).soFar;
}

/** The table of a player's line. */
export function tableIn(position: Position, player: PlayerId): Table {
  return lineIn(position, player).table;
}

/** A player who was removed or has not joined has an empty line. */
function lineIn(position: Position, player: PlayerId): Line {
  const line = lineOf(position, player);
  return line.ok ? line.value : newLine(usualTable(position.format));
}
