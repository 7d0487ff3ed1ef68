import { cardsOf, type Card } from './card.ts';
import type { Table } from '../line/table.ts';
import { nextFrame } from '../line/line.ts';
import { SCORE_TYPE_FACTS } from '../league/score-type.ts';
import { figuresOf, opponentIn } from '../players/figures.ts';
import type { League } from '../players/league.ts';
import type { NumberToBeat } from './number-to-beat.ts';
import { withBeside } from '../players/pair.ts';
import type { PlayerLine } from '../players/player-line.ts';
import type { PlayerId } from '../players/player.ts';
import type { LeaguePosition } from '../players/position.ts';
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

/** `beside` is the other game on a pair. Null for a player with no ball left or not in this position. */
export function situationOf(
  position: LeaguePosition,
  player: PlayerId,
  beside: LeaguePosition | null = null,
): Situation | null {
  const { lines } = position;
  const own = lines.find((entry) => entry.player === player);
  const frame = own === undefined ? null : nextFrame(own.line);
  if (own === undefined || frame === null || !speaksOf(own.line.table)) return null;
  const rivals = rivalsOf(withBeside(position, beside), own);
  const prospect = prospectOf(own);
  const isLast = prospect.endings.length > 0;
  return {
    ...{ own, rivals, prospect, isLast },
    contest: contestOf(rivals),
    cards: cardsOf(own),
    isLate: isLast || frame >= LATE_FRAME,
  };
}

/** Every sentence is about more pins and about two balls at a rack. */
function speaksOf({ wins, ballsARack }: Table): boolean {
  return wins === 'highest' && ballsARack === 2;
}

/**
 * A player's rivals. In a league of teams that is the opponent in the same place, if points are given for it. With
 * handicap there are none, because these sentences compare pins.
 */
function rivalsOf(position: LeaguePosition, own: PlayerLine): readonly PlayerLine[] {
  const { league, lines } = position;
  const others = lines.filter((entry) => entry !== own);
  if (league === null) return others;
  const rivals = league.teams.length === 0 ? others : opponentsIn(position, league, own);
  const { handicap } = figuresOf(league, own);
  return rivals.every((rival) => figuresOf(league, rival).handicap === handicap) ? rivals : [];
}

function opponentsIn(position: LeaguePosition, { terms }: League, own: PlayerLine): readonly PlayerLine[] {
  const rival = opponentIn(position, own);
  const bowl = [own, ...(rival === null ? [] : [rival])];
  const playsFor = bowl.every(({ part }) => part !== null && SCORE_TYPE_FACTS[part.type].headToHead);
  return rival !== null && playsFor && terms.points.individual > 0 ? [rival] : [];
}

/** A statement that is the same for every card the player may have, else null. */
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
