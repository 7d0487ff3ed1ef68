import { cardsOf, type Card } from './card.ts';
import { nextFrame } from '../line/line.ts';
import type { NumberToBeat } from './number-to-beat.ts';
import type { PlayerLine } from '../game/player-line.ts';
import type { PlayerId } from '../game/player.ts';
import type { Position } from '../game/position.ts';
import type { Present } from './present.ts';
import { prospectOf, type Prospect } from './prospect.ts';
import type { Reach } from './reach.ts';
import { contestOf, type Contest } from './targets.ts';

/** One true sentence for the player on turn: what can be reached, what wins, or how things stand. */
export type NeedLine = Reach | ({ readonly kind: 'wins' } & NumberToBeat) | Present;

/** Everything that the choice is made from. */
export interface Situation {
  readonly own: PlayerLine;
  readonly rivals: readonly PlayerLine[];
  readonly prospect: Prospect;
  readonly contest: Contest | null;
  readonly cards: readonly Card[];
  /** From the eighth frame on, and wherever only one frame is missing. */
  readonly isLate: boolean;
  readonly isLast: boolean;
}

/** What there is to say of one kind, the best first. */
export type Say = (situation: Situation) => readonly NeedLine[];

const LATE_FRAME = 8;

/** Null for one who has no ball left, or is not in this position. */
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

/** What is said of every card that the player may have, if it is the same of all. */
export function of(say: (card: Card, situation: Situation) => NeedLine | null): Say {
  return (situation) => {
    const [first = null, ...others] = situation.cards.map((card) => say(card, situation));
    return first !== null && others.every((other) => other !== null && isSame(first, other)) ? [first] : [];
  };
}

/** Only from the eighth frame on, or in the last that is missing. */
export function late(say: Say): Say {
  return (situation) => (situation.isLate ? say(situation) : []);
}

/** Only where one frame is missing. */
export function inLast(say: Say): Say {
  return (situation) => (situation.isLast ? say(situation) : []);
}

/** Only where more than one frame is missing. */
export function beforeLast(say: Say): Say {
  return (situation) => (situation.isLast ? [] : say(situation));
}

/** Whether both say the same. */
export function isSame(one: NeedLine, other: NeedLine): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
