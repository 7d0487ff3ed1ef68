import { provisionalFrame, provisionalScore } from './dispute-changes.ts';
import type { Author } from './event.ts';
import { emptyFrame, type Frame } from '../line/frame.ts';
import type { Game, Step } from './game.ts';
import { frameIn, scoreIn, tableIn } from './history.ts';
import { lastBowledFrame } from '../line/line.ts';
import type { Dispute } from '../players/player-line.ts';
import type { PlayerId } from '../players/player.ts';
import { nameIn, playerIn, type Position } from '../players/position.ts';
import { sameRolls } from '../line/roll.ts';

/** A change to balls already bowled (rules: corrections, dead balls). */
export type AmendmentKind =
  | 'correction'
  | 'dead-ball'
  | 'moved'
  /** `before` is the outcome that stands, `after` the other one. */
  | 'provisional'
  | 'first-stands'
  | 'provisional-stands'
  | 'removed';

/** A change to balls already bowled that still stands: who, when, before and after. */
export interface Amendment {
  readonly kind: AmendmentKind;
  readonly at: string;
  readonly by: Author;
  readonly player: PlayerId;
  /** The name at that time. */
  readonly name: string;
  /** The player who got the moved balls, by the name at that time. */
  readonly to: string | null;
  /** Null for a whole line. */
  readonly frame: number | null;
  readonly before: Frame;
  readonly after: Frame;
  readonly scoreBefore: number;
  readonly scoreAfter: number;
}

/**
 * The amendments that stand, oldest first; undone ones are left out. An unsettled provisional frame shows today's
 * scores, because the game continues with both outcomes.
 */
export function amendments(game: Game): readonly Amendment[] {
  return game.done.flatMap((step) => {
    const made = amendmentOf(step) ?? removalOf(step);
    return made === null ? [] : [{ ...made, ...scoresNow(game.position, step) }];
  });
}

/** The change that this step made to a frame's balls, or null. */
export function amendmentOf(step: Step): Amendment | null {
  const { change, after } = step;
  if (change.type === 'frameCorrected') return framed(step, 'correction', change);
  if (change.type === 'ballAnnulled') return framed(step, 'dead-ball', change);
  if (change.type === 'ballsMoved') return { ...framed(step, 'moved', change), to: nameIn(after, change.to) };
  if (change.type === 'disputeSettled')
    return framed(step, change.provisional ? 'provisional-stands' : 'first-stands', change);
  if (change.type !== 'frameDisputed') return null;
  const kept = {
    after: provisionalFrame(tableIn(after, change.player), change),
    ...bothScores(after, change),
  };
  return { ...framed(step, 'provisional', change), ...kept };
}

/** The balls removed with their player; the score says what they were worth. */
function removalOf({ change, before, after }: Step): Amendment | null {
  if (change.type !== 'playerRemoved') return null;
  const { at, by, player } = change;
  const found = playerIn(before, player);
  if (!found.ok || lastBowledFrame(found.value.line) === null) return null;
  const none = emptyFrame(found.value.line.table, 1);
  return {
    ...{ kind: 'removed', at, by, player, name: found.value.name, to: null },
    ...{ frame: null, before: none, after: none },
    scoreBefore: scoreIn(before, player),
    scoreAfter: scoreIn(after, player),
  };
}

interface Framed {
  readonly player: PlayerId;
  readonly frame: number;
}

function framed({ change, before, after }: Step, kind: AmendmentKind, { player, frame }: Framed): Amendment {
  const { at, by } = change;
  return {
    ...{ kind, at, by, player, frame, to: null },
    name: nameIn(after, player),
    before: frameIn(before, player, frame),
    after: frameIn(after, player, frame),
    scoreBefore: scoreIn(before, player),
    scoreAfter: scoreIn(after, player),
  };
}

type Scores = Pick<Amendment, 'scoreBefore' | 'scoreAfter'>;

function scoresNow(position: Position, { change }: Step): Partial<Scores> {
  return change.type === 'frameDisputed' ? bothScores(position, change) : {};
}

/** The score with each outcome while both are kept. */
function bothScores(position: Position, { player, frame, balls }: Framed & Dispute): Partial<Scores> {
  const found = playerIn(position, player);
  if (!found.ok) return {};
  const kept = found.value.disputes.find((one) => one.frame === frame && sameRolls(one.balls, balls));
  if (kept === undefined) return {};
  const scoreAfter = provisionalScore(found.value, kept).soFar;
  return { scoreBefore: scoreIn(position, player), scoreAfter };
}
