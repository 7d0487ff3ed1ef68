import { frameFromEntries } from '../../../core/game/command.ts';
import { entryOf, rollOf, type EnteredBall, type Entry } from '../../../core/line/entry.ts';
import type { Mark } from '../../../core/line/marks.ts';
import type { Table } from '../../../core/line/table.ts';
import { type Frame } from '../../../core/line/frame.ts';
import type { Game } from '../../../core/game/game.ts';
import { frameIn, tableIn } from '../../../core/game/history.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import type { Rack } from '../../../core/line/rack.ts';
import type { Refusal } from '../../../core/line/refusal.ts';
import { err, ok, type Result } from '../../../core/line/result.ts';
import { isSplit, pinfall, type Roll } from '../../../core/line/roll.ts';
import { ringableBalls } from '../../../core/line/split.ts';

/** The use of the entered balls: the frame's new balls, or its other outcome. */
export type Purpose = 'correction' | 'provisional';

/** A frame being corrected at the desk; nothing is sent before Apply (interface: corrections). */
export interface Correction {
  readonly purpose: Purpose;
  readonly player: PlayerId;
  readonly frame: number;
  readonly table: Table;
  readonly before: Frame;
  readonly balls: readonly EnteredBall[];
  readonly after: Frame;
  /** The ball that the next key enters, from 1. */
  readonly ball: number;
}

/** Opens a frame for correction at this ball, or at its last one; null when it is empty. */
export function openCorrection(
  game: Game,
  player: PlayerId,
  frame: number,
  ball: number | null,
): Correction | null {
  const before = frameIn(game.position, player, frame);
  const balls = ballsOf(before);
  if (balls.length === 0) return null;
  const picked = Math.min(ball ?? balls.length, balls.length);
  const table = tableIn(game.position, player);
  return { purpose: 'correction', player, frame, table, before, balls, after: before, ball: picked };
}

/** Opens a frame for its other outcome (rules: provisional frames) at its first ball; null when it is empty. */
export function openProvisional(game: Game, player: PlayerId, frame: number): Correction | null {
  const opened = openCorrection(game, player, frame, 1);
  return opened === null ? null : { ...opened, purpose: 'provisional' };
}

/** A frame's balls as entered. A spare stays a spare when the ball before it changes. */
export function ballsOf(frame: Frame): readonly EnteredBall[] {
  const marks = frame.marks;
  return frame.rolls.map((roll, index) => {
    const mark = marks[index];
    return { entry: signOf(mark) ?? entryOf(roll), split: isSplit(roll) };
  });
}

/** A strike or a spare of fewer pins than stood is entered by their number. */
function signOf(mark: Mark | undefined): Entry | null {
  if (mark?.kind !== 'spare' && mark?.kind !== 'strike') return null;
  if (mark.fell !== undefined) return null;
  return mark.foul === true ? { kind: mark.kind, foul: true } : { kind: mark.kind };
}

/** Picks another ball of the frame, bowled or still missing. */
export function pickBall(correction: Correction, ball: number): Correction {
  return { ...correction, ball: Math.max(1, Math.min(ball, lastBall(correction))) };
}

/** The last ball that can be picked: the missing one of an unfinished frame, else the last bowled. */
export function lastBall({ after, balls }: Correction): number {
  return after.rack === null ? balls.length : balls.length + 1;
}

/** The picked ball's rack. */
export function rackOfPicked({ table, frame, balls, ball }: Correction): Rack | null {
  const prefix = frameFromEntries(table, frame, balls.slice(0, ball - 1));
  return prefix.ok ? prefix.value.rack : null;
}

/**
 * Enters the picked ball again and keeps a ring that was set by hand. Later balls stay as long as the rules allow;
 * the first that does not fit, and all after it, must be entered again. Then picks the next ball.
 */
export function enterBall(
  correction: Correction,
  entry: Entry,
  split: boolean | null = null,
): Result<Correction, Refusal> {
  const { table, frame, balls, ball } = correction;
  const rack = rackOfPicked(correction);
  const roll = rack === null ? null : rollOf(entry, rack);
  const ringed = split ?? (roll?.ok === true && isSplit(roll.value));
  const head = [...balls.slice(0, ball - 1), { entry, split: ringed }];
  const entered = frameFromEntries(table, frame, head);
  if (!entered.ok) return entered;
  let kept: Entered = { balls: head, after: entered.value };
  const bowled = correction.after.rolls;
  for (const [index, later] of balls.slice(ball).entries()) {
    const ways = waysToSay(table, later, bowled[ball + index]);
    const longer = ways.map((way) => withBall(correction, kept.balls, way)).find((next) => next !== null);
    if (longer === undefined) break;
    kept = longer;
  }
  return ok(pickBall({ ...correction, ...kept }, ball + 1));
}

type Entered = Pick<Correction, 'balls' | 'after'>;

/**
 * Ways to enter a ball: by its leave, or by count where those pins no longer stand; a foul by the pins that fell with
 * it, or alone.
 */
function waysToSay(table: Table, ball: EnteredBall, roll: Roll | undefined): readonly EnteredBall[] {
  // Where its pins count, a foul without them is another ball.
  if (ball.entry.kind === 'foul' && table.foulTakes === null)
    return [ball, { entry: { kind: 'foul' }, split: false }];
  if (ball.entry.kind !== 'leave' || roll === undefined) return [ball];
  return [ball, { entry: { kind: 'pins', pins: pinfall(roll) }, split: ball.split }];
}

function withBall(
  { table, frame }: Correction,
  balls: readonly EnteredBall[],
  ball: EnteredBall,
): Entered | null {
  const longer = [...balls, ball];
  const after = frameFromEntries(table, frame, longer);
  return after.ok ? { balls: longer, after: after.value } : null;
}

/** Sets or clears the ring of the picked ball, else of the last one before it that can have one. */
export function toggleSplit(correction: Correction): Result<Correction, Refusal> {
  const { table, frame, balls, ball, after } = correction;
  const ringed = ringableBalls(after).findLast((ringable) => ringable <= ball);
  const held = ringed === undefined ? undefined : balls[ringed - 1];
  if (ringed === undefined || held === undefined) return err({ code: 'no-split-here' });
  const changed = balls.with(ringed - 1, { ...held, split: !held.split });
  const next = frameFromEntries(table, frame, changed);
  return next.ok ? ok({ ...correction, balls: changed, after: next.value }) : next;
}
