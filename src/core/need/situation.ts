import { cardsOf, type Card } from './card.ts';
import { nextFrame } from '../line/line.ts';
import type { NumberToBeat } from './number-to-beat.ts';
import type { PlayerLine } from '../players/player-line.ts';
import type { PlayerId } from '../players/player.ts';
import type { Position } from '../players/position.ts';
import type { Present } from './present.ts';
import { prospectOf, type Prospect } from './prospect.ts';
import type { Reach } from './reach.ts';
import { contestOf, type Contest } from './targets.ts';

/** One true sentence for the player up now. */
export type NeedLine = Reach | ({ readonly kind: 'wins' } & NumberToBeat) | Present;

export interface Situation {
  readonly own: PlayerLine;
  readonly rivals: readonly PlayerLine[];
  readonly prospect: Prospect;
  readonly contest: Contest | null;
  readonly cards: readonly Card[];
  /** True from the eighth frame on, and wherever only one frame is missing. */
  readonly isLate: boolean;
  readonly isLast: boolean;
}

/** The sentences of one kind, best first. */
export type Say = (situation: Situation) => readonly NeedLine[];

const LATE_FRAME = 8;

/** Null for a player with no ball left or not in this position. */
export function situationOf({ lines }: Position, player: PlayerId): Situation | null {
  const own = lines.find((entry) => entry.player === player);
  const frame = own === undefined ? null : nextFrame(own.line);
  if (own === undefined || frame === null) return null;
  const rivals = lines.filter((entry) => entry.player !== player);
  const prospect = prospectOf(own);
  const isLast = prospect.endings.length > 0;
  return {
    ...{ own, rivals, prospect, isLast },
    contest: contestOf(rivals),
    cards: cardsOf(own),
    isLate: isLast || frame >= LATE_FRAME,
  };
}

/** What holds for every card the player may have. */
export function of(say: (card: Card, situation: Situation) => NeedLine | null): Say {
  return (situation) => {
    const [first = null, ...others] = situation.cards.map((card) => say(card, situation));
    return first !== null && others.every((other) => other !== null && isSame(first, other)) ? [first] : [];
  };
}

export function late(say: Say): Say {
  return (situation) => (situation.isLate ? say(situation) : []);
}

export function inLast(say: Say): Say {
  return (situation) => (situation.isLast ? say(situation) : []);
}

export function beforeLast(say: Say): Say {
  return (situation) => (situation.isLast ? [] : say(situation));
}

export function isSame(one: NeedLine, other: NeedLine): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
