import { numberToBeat } from './number-to-beat.ts';
import { reachesOf, type Reach } from './reach.ts';
import { contestTargets, namedTargets, tenTargets, type Target } from './targets.ts';
import type { NeedLine, Situation } from './situation.ts';

/** Nobody can reach this score any more. */
export function won(situation: Situation): readonly NeedLine[] {
  return contestReaches(situation).filter(({ kind }) => kind === 'sure');
}

/**
 * The results that win or tie: in the last frame, or with this ball; from the eighth frame on if a win needs a strike.
 */
export function deciding(situation: Situation): readonly Reach[] {
  return contestReaches(situation).filter((reach) => {
    const { kind } = reach.target;
    switch (reach.kind) {
      case 'sure':
        return false;
      case 'ends':
        // While others still bowl, less than two strikes may still win.
        return kind !== 'safeWin' || !takesStrike(reach);
      case 'secures':
        return true;
      case 'keeps':
        return (
          isWorthSaying(reach) && (kind === 'win' ? situation.isLate : kind === 'tie' && situation.isLast)
        );
    }
  });
}

function contestReaches({ contest, prospect }: Situation): readonly Reach[] {
  const targets = contest === null ? [] : contestTargets(contest);
  return targets.flatMap((target) => reachesOf(prospect, target));
}

/** The number to beat, or the score that nobody can beat any more. */
export function wins({
  own,
  contest,
  prospect,
  isLate,
}: Situation): readonly Extract<NeedLine, { kind: 'wins' }>[] {
  const number = isLate ? numberToBeat(own, contest, prospect.max) : null;
  return number === null ? [] : [{ kind: 'wins', ...number }];
}

export function finalNumber(situation: Situation): readonly NeedLine[] {
  return wins(situation).filter(({ isFinal }) => isFinal);
}

/** In the last frame: named scores and the average, the ten reached without a strike, the next ten or the maximum. */
export function scores({ own, prospect, isLast }: Situation): readonly Reach[] {
  if (!isLast) return [];
  const reach = (target: Target): readonly Reach[] =>
    reachesOf(prospect, target).slice(0, 1).filter(isWorthSaying);
  const tens = tenTargets(own).flatMap(reach);
  const easy = tens.filter((ten) => !takesStrike(ten));
  const hard = tens.filter(takesStrike).toReversed();
  const said = [...namedTargets(own).flatMap(reach), ...easy.slice(0, 1), ...hard, ...easy.slice(1)];
  return said.length > 0 ? said : reachesOf(prospect, { kind: 'best', score: prospect.max }).slice(0, 1);
}

/** A target that only needs a few pins to stay possible does not help. */
function isWorthSaying(reach: Reach): boolean {
  return reach.kind !== 'keeps' || !('pins' in reach.outcome);
}

function takesStrike(reach: Reach): boolean {
  switch (reach.kind) {
    case 'sure':
      return false;
    case 'ends':
      return reach.ending.outcome.kind === 'strike' || reach.ending.strikes > 0;
    case 'keeps':
    case 'secures':
      return reach.outcome.kind === 'strike';
  }
}

/** Other results of an ending: the tie, then scores. */
export function endings(situation: Situation): readonly Reach[] {
  return [...deciding(situation), ...scores(situation)].filter(({ kind }) => kind === 'ends');
}
