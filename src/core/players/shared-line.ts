import type { Sharing } from '../formats/format.ts';
import { frameAt, type Line } from '../line/line.ts';
import type { TeamRefusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import type { BowlerId } from './opaque-id.ts';

/** One of the bowlers who share a line. */
export interface Mate {
  readonly name: string;
  readonly bowler: BowlerId;
}

/** The place of a mate in the order of bowling, from 1. It does not change. */
export type MateNumber = number;

/** The most bowlers of a line in any format. */
export const MOST_MATES = 10;

/** The bowlers of a line who take turns, and who bowled which ball (decision 11). */
export interface SharedLine {
  readonly sharing: Sharing;
  readonly mates: readonly Mate[];
  /** The mate who bowls the first ball of the line. */
  readonly first: MateNumber;
  /** Each frame's balls, in order. */
  readonly bowledBy: readonly (readonly MateNumber[])[];
}

/**
 * Whether teams of so many bowlers, 0 for a player alone, can bowl by a format's way of sharing. Refuses with
 * `team-size` the first that cannot, and with `teams-are-set` a team where everybody bowls alone.
 */
export function teamsFit(sharing: Sharing | null, sizes: readonly number[]): Result<null, TeamRefusal> {
  if (sharing === null) return sizes.every((size) => size === 0) ? ok(null) : err({ code: 'teams-are-set' });
  const { least, most } = sharing;
  const place = sizes.findIndex((size) => size < least || size > most);
  const bowlers = sizes[place];
  return bowlers === undefined ? ok(null) : err({ code: 'team-size', team: place + 1, bowlers, least, most });
}

/** A line that nobody has bowled yet. */
export function newSharedLine(sharing: Sharing, mates: readonly Mate[], first: MateNumber): SharedLine {
  return { sharing, mates, first, bowledBy: [] };
}

/** The mates of the balls in this frame. */
export function matesOfFrame({ bowledBy }: SharedLine, frame: number): readonly MateNumber[] {
  return bowledBy[frame - 1] ?? [];
}

/**
 * The mate who bowls the next ball of this frame (rules: Baker and Scotch doubles). Who begins a frame in Baker finishes
 * it; in Scotch doubles the partner of who bowled the ball before it in the line is next.
 */
export function mateDue(shared: SharedLine, frame: number): MateNumber {
  const { sharing, mates, first } = shared;
  const begun = matesOfFrame(shared, frame);
  switch (sharing.turns) {
    case 'frame':
      return begun[0] ?? mateAfter(mates.length, first, frame - 1);
    case 'ball': {
      const before = begun.at(-1) ?? lastBefore(shared, frame);
      return before === null ? first : mateAfter(mates.length, before, 1);
    }
  }
}

/** The mate who began this frame, or will; null where that depends on balls to come. */
export function mateBeginning(shared: SharedLine, frame: number): MateNumber | null {
  const [begun] = matesOfFrame(shared, frame);
  return begun ?? (shared.sharing.turns === 'frame' ? mateDue(shared, frame) : null);
}

/** The bowler of this number; null for a number that the team does not have. */
export function mateNumbered({ mates }: SharedLine, number: MateNumber | null): Mate | null {
  return number === null ? null : (mates[number - 1] ?? null);
}

/** The mate who begins the next game where the beginning goes round. */
export function nextFirst({ mates, first }: Pick<SharedLine, 'mates' | 'first'>): MateNumber {
  return mateAfter(mates.length, first, 1);
}

/**
 * Gives the balls of a changed line their bowlers: a ball that was there keeps its own, a ball that came is bowled by
 * who was due. `next` is who bowled the one new ball, if it was somebody else.
 */
export function bowledIn(shared: SharedLine, line: Line, next: MateNumber | null = null): SharedLine {
  let filled: SharedLine = {
    ...shared,
    bowledBy: line.frames.map(({ rolls }, place) => matesOfFrame(shared, place + 1).slice(0, rolls.length)),
  };
  for (const [place] of line.frames.entries()) filled = withFrameFilled(filled, line, place + 1, next);
  return filled;
}

function withFrameFilled(shared: SharedLine, line: Line, frame: number, next: MateNumber | null): SharedLine {
  const balls = frameAt(line, frame).rolls.length;
  let filled = shared;
  while (matesOfFrame(filled, frame).length < balls) {
    const mates = [...matesOfFrame(filled, frame), next ?? mateDue(filled, frame)];
    filled = { ...filled, bowledBy: filled.bowledBy.with(frame - 1, mates) };
  }
  return filled;
}

function lastBefore({ bowledBy }: SharedLine, frame: number): MateNumber | null {
  return (
    bowledBy
      .slice(0, frame - 1)
      .findLast((mates) => mates.length > 0)
      ?.at(-1) ?? null
  );
}

function mateAfter(mates: number, from: MateNumber, steps: number): MateNumber {
  return ((from - 1 + steps) % mates) + 1;
}
