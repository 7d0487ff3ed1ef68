import type { Card } from './card.ts';
import { gapOf, type Gap } from './gap.ts';
import { paceOf } from './pace.ts';
import { perfect, streak } from './present.ts';
import { scores } from './say-reach.ts';
import { beforeLast, of, type NeedLine, type Situation } from './situation.ts';

const FEWEST_STRIKES_AS_HEADLINE = { streak: 3, perfect: 7 } as const;

export function longPerfect(situation: Situation): readonly NeedLine[] {
  const isLong = situation.cards.every(({ strikes }) => strikes >= FEWEST_STRIKES_AS_HEADLINE.perfect - 1);
  return isLong ? of(perfect)(situation) : [];
}

export function endOfPerfect(situation: Situation): readonly NeedLine[] {
  return of(perfect)(situation).length > 0 ? scores(situation).slice(0, 1) : [];
}

export function longStreak(situation: Situation): readonly NeedLine[] {
  const isLong = situation.cards.every(({ strikes }) => strikes >= FEWEST_STRIKES_AS_HEADLINE.streak - 1);
  return isLong ? beforeLast(of(streak))(situation) : [];
}

/** The gap on a frame's first ball, if it includes the last frame bowled. */
export function firstBallGap(situation: Situation): readonly NeedLine[] {
  const isUpToDate = situation.cards.every((card) => gapOfCard(card, situation)?.frames === card.frame - 1);
  return isFirstBall(situation) && isUpToDate ? gap(situation) : [];
}

/** The gap, also as of one frame ago. */
export function gap(situation: Situation): readonly NeedLine[] {
  return of((card) => {
    const found = gapOfCard(card, situation);
    return found === null ? null : { kind: 'gap', ...found };
  })(situation);
}

function gapOfCard(card: Card, { rivals, prospect }: Situation): Gap | null {
  return gapOf(card, rivals, prospect.max);
}

export function firstBallPace(situation: Situation): readonly NeedLine[] {
  return isFirstBall(situation) ? pace(situation) : [];
}

export function pace(situation: Situation): readonly NeedLine[] {
  return of((card) => {
    const found = paceOf(card, situation.own.average);
    return found === null ? null : { kind: 'pace', ...found };
  })(situation);
}

function isFirstBall({ cards }: Situation): boolean {
  return cards.every(({ isFresh }) => isFresh);
}
