import { frameFromEntries } from '../../../core/game/command.ts';
import { entryOf, rollOf, type EnteredBall, type Entry } from '../../../core/line/entry.ts';
import { formatOf, type Format, type FrameNumber } from '../../../core/formats/format.ts';
import { rackOf, rollsOf, type Frame } from '../../../core/line/frame.ts';
import type { Game } from '../../../core/game/game.ts';
import { frameIn } from '../../../core/game/history.ts';
import { marksOf } from '../../../core/line/marks.ts';
import type { PlayerId } from '../../../core/game/player.ts';
import type { Rack } from '../../../core/line/rack.ts';
import type { Refusal } from '../../../core/line/refusal.ts';
import { err, ok, type Result } from '../../../core/line/result.ts';
import { isSplit, pinfall, type Roll } from '../../../core/line/roll.ts';
import { ringableBalls } from '../../../core/line/split.ts';

/** What is made of the balls: they take the place of those that stand, or they are the frame's other outcome. */
export type Purpose = 'correction' | 'provisional';

/** A frame that is being corrected on the desk; nothing of it is sent until Apply (interface: corrections). */
export interface Correction {
  readonly purpose: Purpose;
  readonly player: PlayerId;
  readonly frame: FrameNumber;
  readonly format: Format;
  readonly before: Frame;
  /** The balls as they will be sent. */
  readonly balls: readonly EnteredBall[];
  /** The frame that they make. */
  readonly after: Frame;
  /** The ball that the next key enters, from 1. */
  readonly ball: number;
}

/** Opens a frame for correction at one of its balls, or at its last; null when nothing was bowled in it. */
export function openCorrection(
  game: Game,
  player: PlayerId,
  frame: FrameNumber,
  ball: number | null,
): Correction | null {
  const before = frameIn(game.position, player, frame);
  const balls = ballsOf(before);
  if (balls.length === 0) return null;
  const picked = Math.min(ball ?? balls.length, balls.length);
  const format = formatOf(game.setup.format);
  return { purpose: 'correction', player, frame, format, before, balls, after: before, ball: picked };
}

/** Opens a frame for its other outcome (rules: provisional frames), at its first ball; null when it has no balls. */
export function openProvisional(game: Game, player: PlayerId, frame: FrameNumber): Correction | null {
  const opened = openCorrection(game, player, frame, 1);
  return opened === null ? null : { ...opened, purpose: 'provisional' };
}

/** The balls of a frame as they are entered. A spare stays a spare when the ball before it is corrected. */
export function ballsOf(frame: Frame): readonly EnteredBall[] {
  const marks = marksOf(frame);
  return rollsOf(frame).map((roll, index) => {
    const kind = marks[index]?.kind;
    const entry: Entry = kind === 'strike' || kind === 'spare' ? { kind } : entryOf(roll);
    return { entry, split: isSplit(roll) };
  });
}

/** Picks another ball of the frame; one that is still to be entered may be picked too. */
export function pickBall(correction: Correction, ball: number): Correction {
  return { ...correction, ball: Math.max(1, Math.min(ball, lastBall(correction))) };
}

/** The last ball that can be picked: the missing one of an unfinished frame, else the last bowled. */
export function lastBall({ after, balls }: Correction): number {
  return rackOf(after) === null ? balls.length : balls.length + 1;
}

/** The rack that the picked ball meets. */
export function rackOfPicked({ format, frame, balls, ball }: Correction): Rack | null {
  const prefix = frameFromEntries(format, frame, balls.slice(0, ball - 1));
  return prefix.ok ? rackOf(prefix.value) : null;
}

/**
 * The picked ball entered anew, with its ring where somebody set or cleared it. The balls behind it stay as far as the rules still allow them; the first that
 * does not fit, and all behind it, are asked for again. The next ball of the frame is picked then.
 */
export function enterBall(
  correction: Correction,
  entry: Entry,
  split: boolean | null = null,
): Result<Correction, Refusal> {
  const { format, frame, balls, ball } = correction;
  const rack = rackOfPicked(correction);
  const roll = rack === null ? null : rollOf(entry, rack);
  const ringed = split ?? (roll?.ok === true && isSplit(roll.value));
  const head = [...balls.slice(0, ball - 1), { entry, split: ringed }];
  const entered = frameFromEntries(format, frame, head);
  if (!entered.ok) return entered;
  let kept: Entered = { balls: head, after: entered.value };
  const bowled = rollsOf(correction.after);
  for (const [index, later] of balls.slice(ball).entries()) {
    const ways = waysToSay(later, bowled[ball + index]);
    const longer = ways.map((way) => withBall(correction, kept.balls, way)).find((next) => next !== null);
    if (longer === undefined) break;
    kept = longer;
  }
  return ok(pickBall({ ...correction, ...kept }, ball + 1));
}

type Entered = Pick<Correction, 'balls' | 'after'>;

/**
 * A ball by the pins that it left, or by their number where those pins no longer stand before it; a foul by the pins that
 * fell with it, or by itself.
 */
function waysToSay(ball: EnteredBall, roll: Roll | undefined): readonly EnteredBall[] {
  if (ball.entry.kind === 'foul') return [ball, { entry: { kind: 'foul' }, split: false }];
  if (ball.entry.kind !== 'leave' || roll === undefined) return [ball];
  return [ball, { entry: { kind: 'pins', pins: pinfall(roll) }, split: ball.split }];
}

function withBall(
  { format, frame }: Correction,
  balls: readonly EnteredBall[],
  ball: EnteredBall,
): Entered | null {
  const longer = [...balls, ball];
  const after = frameFromEntries(format, frame, longer);
  return after.ok ? { balls: longer, after: after.value } : null;
}

/** Sets or clears the ring of the picked ball, or of the last one before it that can carry one. */
export function toggleSplit(correction: Correction): Result<Correction, Refusal> {
  const { format, frame, balls, ball, after } = correction;
  const ringed = ringableBalls(after).findLast((ringable) => ringable <= ball);
  const held = ringed === undefined ? undefined : balls[ringed - 1];
  if (ringed === undefined || held === undefined) return err({ code: 'no-split-here' });
  const changed = balls.with(ringed - 1, { ...held, split: !held.split });
  const next = frameFromEntries(format, frame, changed);
  return next.ok ? ok({ ...correction, balls: changed, after: next.value }) : next;
}
