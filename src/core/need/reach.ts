import type { Ending } from './ending.ts';
import { highest } from '../line/extremes.ts';
import type { Outcome } from './outcome.ts';
import type { Outlook, Prospect } from './prospect.ts';
import type { Target } from './targets.ts';

/**
 * One true sentence about a target. A strike is stronger than a spare, a spare than an open frame, more pins than
 * fewer, and of two endings that begin alike the one with more to follow. Each claim holds in every way of doing it,
 * whichever outcome of a provisional frame stands, and nothing weaker does the same:
 * - `sure`: every ending reaches the target.
 * - `ends`: every way of bowling this ending reaches it, and no weaker ending does.
 * - `keeps`: after this outcome the target stays possible; after a weaker one it does not. `best` is the highest
 *   score left possible, `without` the highest after anything weaker.
 * - `secures`: after this ball every ending reaches it; after a weaker ball some ending does not.
 */
export type Reach =
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

/**
 * The statements that are true of a target, strongest first; empty if it is out of reach or does not depend on this
 * rack.
 */
export function reachesOf(prospect: Prospect, target: Target): readonly Reach[] {
  const { sure, max } = prospect;
  if (max < target.score) return [];
  if (sure >= target.score) return isWin(target) ? [{ kind: 'sure', target }] : [];
  const ends = endingFor(prospect, target);
  const keeps = keeping(prospect.racks, target) ?? keeping(prospect.balls, target);
  // With more than the tie in reach, only an ending that makes exactly the tie is worth saying.
  const weaker = target.kind === 'tie' && max > target.score ? [] : [keeps, securing(prospect, target)];
  return [ends, ...weaker].filter((reach) => reach !== null);
}

function isWin({ kind }: Target): boolean {
  return kind === 'win' || kind === 'safeWin';
}

function endingFor({ endings }: Prospect, target: Target): Reach | null {
  const weakest = endings.find(({ most }) => most >= target.score);
  if (weakest === undefined || weakest.least < target.score) return null;
  if (target.kind === 'tie' && weakest.most > target.score) return null;
  return { kind: 'ends', target, ending: weakest.ending };
}

function keeping(outlooks: readonly Outlook[], target: Target): Reach | null {
  const place = outlooks.findIndex(({ most }) => most >= target.score);
  const weakest = outlooks[place];
  if (weakest === undefined || place === 0 || weakest.least < target.score) return null;
  const without = highest(outlooks.slice(0, place).map(({ most }) => most));
  return { kind: 'keeps', target, outcome: weakest.outcome, best: weakest.most, without };
}

function securing({ balls }: Prospect, target: Target): Reach | null {
  const weakest = balls.find(({ sure }) => sure >= target.score);
  return weakest === undefined ? null : { kind: 'secures', target, outcome: weakest.outcome };
}
