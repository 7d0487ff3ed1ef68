import { lastBowledFrame, type Line } from '../line/line.ts';
import { figuresOf } from '../players/figures.ts';
import { teamNamed, type LaterScore, type League, type Part, type Seat } from '../players/league.ts';
import type { PlayerId } from '../players/player.ts';
import { playerIn, type Position } from '../players/position.ts';
import type { Change } from './change.ts';
import type { Author } from './event.ts';
import type { Game, Step } from './game.ts';

/** The kinds of a changed league fact, in the order in which a recap tells them. */
export const FACT_KINDS = ['bowler', 'type', 'average', 'handicap', 'team'] as const;

export type FactKind = (typeof FACT_KINDS)[number];

/** A player's facts at one time. */
export interface Facts {
  readonly name: string;
  readonly average: number | null;
  /** The handicap that counts, typed or by the rule. */
  readonly handicap: number;
  readonly isTyped: boolean;
  readonly type: Part['type'];
  readonly instead: string | null;
  /** The blind score; null for a player who bowls. */
  readonly blind: number | null;
  /** Scores of the match's next games that were bowled before. */
  readonly later: readonly LaterScore[];
  /** The first frame that an injured bowler could not bowl; null for anybody else. */
  readonly injuredFrom: number | null;
  readonly team: string | null;
  readonly place: number | null;
  /** The posted total, with handicap. */
  readonly total: number;
}

/** A change of a league's fact: who, when, before and after. */
export interface FactChange {
  readonly kind: FactKind;
  readonly at: string;
  readonly by: Author;
  readonly player: PlayerId;
  readonly before: Facts;
  readonly after: Facts;
}

/** The changes of facts that stand, oldest first; undone ones are left out. */
export function factChanges(game: Game): readonly FactChange[] {
  return game.done.flatMap((step) => factChangeOf(step) ?? []);
}

/** The change that this step made to a player's league facts, or null. */
export function factChangeOf({ change, before, after }: Step): FactChange | null {
  const kind = kindOf(change);
  if (kind === null || !('player' in change)) return null;
  const { at, by, player } = change;
  const [was, is] = [factsIn(before, player), factsIn(after, player)];
  return was === null || is === null ? null : { kind, at, by, player, before: was, after: is };
}

function kindOf(change: Change): FactKind | null {
  if (change.type === 'averageSet') return 'average';
  if (change.type === 'handicapSet') return 'handicap';
  if (change.type === 'scoreTypeSet') return 'type';
  if (change.type === 'seatSet') return 'team';
  const isReplaced = change.type === 'playerRenamed' && change.bowler !== undefined;
  return isReplaced ? 'bowler' : null;
}

/** Null for a player who is not there, and in a game that is not a league's. */
export function factsIn(position: Position, player: PlayerId): Facts | null {
  const { league } = position;
  const found = playerIn(position, player);
  if (league === null || !found.ok || found.value.part === null) return null;
  const { name, average, part, line } = found.value;
  const { type, instead, later, seat } = part;
  const { handicap, total } = figuresOf(league, found.value);
  return {
    ...{ name, average, handicap, type, instead, later, total },
    isTyped: part.handicap !== null,
    blind: line.blind,
    injuredFrom: type === 'injury' ? firstMissing(line) : null,
    ...seatIn(league, seat),
  };
}

/** The first frame that an injured bowler could not bowl. */
function firstMissing(line: Line): number {
  return (lastBowledFrame(line) ?? 0) + 1;
}

function seatIn(league: League, seat: Seat | null): Pick<Facts, 'team' | 'place'> {
  if (seat === null) return { team: null, place: null };
  return { team: teamNamed(league, seat.team)?.name ?? null, place: seat.place };
}
