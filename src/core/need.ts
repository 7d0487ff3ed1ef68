import { possibleLines } from './dispute-changes.ts';
import { endingsOf, isLastFrame, type Ending, type ScoredEnding } from './ending.ts';
import { nextFrame } from './line.ts';
import { ballWays, rackWays, type Outcome, type Way } from './outcome.ts';
import type { PlayerLine } from './player-line.ts';
import type { PlayerId } from './player.ts';
import type { Position } from './position.ts';
import { scoreLine } from './score.ts';
import { targetsOf, type Target } from './targets.ts';

/**
 * One true sentence about a target. A strike is stronger than a spare, a spare than an open frame, more pins than
 * fewer, and of two endings that begin alike the one with more behind. "Exact" means that whatever is said holds in
 * every way of doing it, whichever outcome of a provisional frame stands, and that nothing weaker does the same in any way:
 * - `sure`: every ending from here reaches the target.
 * - `ends`: every way of bowling this ending reaches it, and no way of a weaker ending does.
 * - `keeps`: after this outcome, however it came about, the target can still be reached; after a weaker one it cannot.
 *   `best` is the highest score that the outcome leaves possible, `without` the highest that anything weaker leaves.
 * - `secures`: after this ball every ending reaches it; after a weaker ball some ending does not.
 */
export type NeedLine =
  | { readonly kind: 'sure'; readonly target: Target }
  | { readonly kind: 'ends'; readonly target: Target; readonly ending: Ending }
  | {
      readonly kind: 'keeps';
      readonly target: Target;
      readonly outcome: Outcome;
      readonly best: number;
      readonly without: number;
    }
  | { readonly kind: 'secures'; readonly target: Target; readonly outcome: Outcome };

type Keeps = Extract<NeedLine, { kind: 'keeps' }>;

/** What the player on turn needs: the sentence that matters most, and the next one where there is room for two. */
export interface Need {
  readonly line: NeedLine;
  readonly also: NeedLine | null;
}

/** An outcome with what it leaves possible: the best of its worst and of its best way, and what nobody can take away. */
interface Outlook {
  readonly outcome: Outcome;
  readonly least: number;
  readonly most: number;
  readonly sure: number;
}

/** What can come of a line from here. */
interface Prospect {
  readonly soFar: number;
  readonly max: number;
  readonly racks: readonly Outlook[];
  readonly balls: readonly Outlook[];
  /** Empty unless the line is in its last frame. */
  readonly endings: readonly ScoredEnding[];
}

/** What a player with a ball to bowl needs; null for one who has none, or is not in this position. */
export function needOf(position: Position, player: PlayerId): Need | null {
  const own = position.lines.find((entry) => entry.player === player);
  if (own === undefined || nextFrame(own.line) === null) return null;
  const prospect = prospectOf(own);
  const targets = targetsOf(position.lines, own).filter(({ score }) => score <= prospect.max);
  const lines = targets.flatMap((target) => sentence(prospect, target) ?? []);
  const line = lines[0];
  return line === undefined ? null : { line, also: second(line, lines.slice(1)) };
}

/** A `keeps` says two scores already; behind the others goes what else an ending reaches. */
function second(line: NeedLine, others: readonly NeedLine[]): NeedLine | null {
  switch (line.kind) {
    case 'keeps':
      return null;
    case 'sure':
      return others[0] ?? null;
    case 'ends':
    case 'secures':
      return others.find(({ kind }) => kind === 'ends') ?? null;
  }
}

function prospectOf(player: PlayerLine): Prospect {
  const { line } = player;
  const scores = possibleLines(player).map(scoreLine);
  return {
    soFar: Math.min(...scores.map(({ soFar }) => soFar)),
    max: Math.max(...scores.map(({ max }) => max)),
    racks: rackWays(line).map((way) => outlookOf(player, way)),
    balls: ballWays(line).map((way) => outlookOf(player, way)),
    endings: isLastFrame(line) ? endingsOf(player) : [],
  };
}

function outlookOf(player: PlayerLine, { outcome, lines }: Way): Outlook {
  const scores = lines.flatMap((line) => possibleLines({ ...player, line })).map(scoreLine);
  const best = scores.map(({ max }) => max);
  return {
    outcome,
    least: Math.min(...best),
    most: Math.max(...best),
    sure: Math.min(...scores.map(({ soFar }) => soFar)),
  };
}

/** The strongest thing to say about a target within reach; null where nothing is exact, or nothing depends on this rack. */
function sentence(prospect: Prospect, target: Target): NeedLine | null {
  const { soFar, max } = prospect;
  if (soFar >= target.score) return target.kind === 'win' ? { kind: 'sure', target } : null;
  const ends = endingFor(prospect, target);
  // With more than the tie in reach, only an ending that makes exactly the tie is worth saying.
  if (ends !== null || (target.kind === 'tie' && max > target.score)) return ends;
  return holding(prospect, target) ?? securing(prospect, target);
}

/** Before the last frame a milestone is worth saying only where a mark decides on it: a pin or two nearly always fall. */
function holding({ racks, balls, endings }: Prospect, target: Target): NeedLine | null {
  const keeps = keeping(racks, target) ?? keeping(balls, target);
  const far = target.kind === 'milestone' && endings.length === 0;
  return keeps !== null && far && 'pins' in keeps.outcome ? null : keeps;
}

function endingFor({ endings }: Prospect, target: Target): NeedLine | null {
  const weakest = endings.find(({ most }) => most >= target.score);
  if (weakest === undefined || weakest.least < target.score) return null;
  if (target.kind === 'tie' && weakest.most > target.score) return null;
  return { kind: 'ends', target, ending: weakest.ending };
}

function keeping(outlooks: readonly Outlook[], target: Target): Keeps | null {
  const place = outlooks.findIndex(({ most }) => most >= target.score);
  const weakest = outlooks[place];
  if (weakest === undefined || place === 0 || weakest.least < target.score) return null;
  const without = Math.max(...outlooks.slice(0, place).map(({ most }) => most));
  return { kind: 'keeps', target, outcome: weakest.outcome, best: weakest.most, without };
}

/** Before the last frame only a win is near enough to be made sure of. */
function securing({ balls, endings }: Prospect, target: Target): NeedLine | null {
  if (target.kind !== 'win' && endings.length === 0) return null;
  const weakest = balls.find(({ sure }) => sure >= target.score);
  return weakest === undefined ? null : { kind: 'secures', target, outcome: weakest.outcome };
}
