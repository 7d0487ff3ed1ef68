import { frameFromEntries } from '../../core/command.ts';
import type { EnteredBall, Entry } from '../../core/entry.ts';
import { formatOf, type Format, type FrameNumber } from '../../core/format.ts';
import { rackOf, type Frame } from '../../core/frame.ts';
import type { Game } from '../../core/game.ts';
import { frameIn } from '../../core/history.ts';
import { marksOf, type Mark } from '../../core/marks.ts';
import type { PlayerId } from '../../core/player.ts';
import type { Rack } from '../../core/rack.ts';
import type { Refusal } from '../../core/refusal.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { ringableBalls } from './split-mark.ts';

/** A frame that is being corrected on the desk; nothing of it is sent until Apply (design: correction). */
export interface Correction {
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
  const balls = marksOf(before).map(ballOf);
  if (balls.length === 0) return null;
  const picked = Math.min(ball ?? balls.length, balls.length);
  return { player, frame, format: formatOf(game.setup.format), before, balls, after: before, ball: picked };
}

/** A spare stays a spare when the ball before it is corrected, so it is kept as the mark and not as its pins. */
function ballOf(mark: Mark): EnteredBall {
  switch (mark.kind) {
    case 'strike':
    case 'spare':
    case 'foul':
      return { entry: { kind: mark.kind }, split: false };
    case 'miss':
      return { entry: { kind: 'pins', pins: 0 }, split: false };
    case 'count':
      return { entry: { kind: 'pins', pins: mark.pins }, split: mark.split };
  }
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
 * The picked ball entered anew. The balls behind it stay as far as the rules still allow them; the first that
 * does not fit, and all behind it, are asked for again. The next ball of the frame is picked then.
 */
export function enterBall(correction: Correction, entry: Entry): Result<Correction, Refusal> {
  const { format, frame, balls, ball } = correction;
  const head = [...balls.slice(0, ball - 1), { entry, split: false }];
  const entered = frameFromEntries(format, frame, head);
  if (!entered.ok) return entered;
  let kept = { balls: head, after: entered.value };
  for (const later of balls.slice(ball)) {
    const longer = [...kept.balls, later];
    const next = frameFromEntries(format, frame, longer);
    if (!next.ok) break;
    kept = { balls: longer, after: next.value };
  }
  return ok(pickBall({ ...correction, ...kept }, ball + 1));
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
