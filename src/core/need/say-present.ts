import type { Card } from './card.ts';
import { gapOf, type Gap } from './gap.ts';
import { paceOf } from './pace.ts';
import { perfect, streak } from './present.ts';
import { scores } from './say-reach.ts';
import { beforeLast, of, type NeedLine, type View } from './situation.ts';

const FEWEST_STRIKES_AS_HEADLINE = { streak: 3, perfect: 7 } as const;

/** Every ball a strike, from the seventh on. */
export function longPerfect(view: View): readonly NeedLine[] {
  const isLong = view.cards.every(({ strikes }) => strikes >= FEWEST_STRIKES_AS_HEADLINE.perfect - 1);
  return isLong ? of(perfect)(view) : [];
}

/** What ends a perfect game. */
export function endOfPerfect(view: View): readonly NeedLine[] {
  return of(perfect)(view).length > 0 ? scores(view).slice(0, 1) : [];
}

/** From the third strike in a row on. */
export function longStreak(view: View): readonly NeedLine[] {
  const isLong = view.cards.every(({ strikes }) => strikes >= FEWEST_STRIKES_AS_HEADLINE.streak - 1);
  return isLong ? beforeLast(of(streak))(view) : [];
}

/** The gap on the first ball of a frame, where the last frame bowled is in it. */
export function firstBallGap(view: View): readonly NeedLine[] {
  const isUpToDate = view.cards.every((card) => gapOfCard(card, view)?.frames === card.frame - 1);
  return isFirstBall(view) && isUpToDate ? gap(view) : [];
}

/** The gap to another player, also one frame old. */
export function gap(view: View): readonly NeedLine[] {
  return of((card) => {
    const found = gapOfCard(card, view);
    return found === null ? null : { kind: 'gap', ...found };
  })(view);
}

function gapOfCard(card: Card, { rivals, prospect }: View): Gap | null {
  return gapOf(card, rivals, prospect.max);
}

/** The average on the first ball of a frame. */
export function firstBallPace(view: View): readonly NeedLine[] {
  return isFirstBall(view) ? pace(view) : [];
}

/** The average, where it says something. */
export function pace(view: View): readonly NeedLine[] {
  return of((card) => {
    const found = paceOf(card, view.own.average);
    return found === null ? null : { kind: 'pace', ...found };
  })(view);
}

/** Below a gap the average is to cheer. */
export function paceAhead(view: View): readonly NeedLine[] {
  return pace(view).filter((line) => line.kind === 'pace' && line.points >= 0);
}

function isFirstBall({ cards }: View): boolean {
  return cards.every(({ isFresh }) => isFresh);
}
