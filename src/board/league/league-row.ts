import { duelIn } from '../../core/match/league-lead.ts';
import { SCORE_TYPE_FACTS, type ScoreType } from '../../core/league/score-type.ts';
import type { LessRule } from '../../core/league/terms.ts';
import { isUnbowled } from '../../core/players/fact-check.ts';
import { figuresOf } from '../../core/players/figures.ts';
import type { League, Part } from '../../core/players/league.ts';
import { lineWithBeside } from '../../core/players/pair.ts';
import type { PlayerLine } from '../../core/players/player-line.ts';
import type { Position } from '../../core/players/position.ts';

/** The parts that a league adds to a line. */
export interface LeagueRow {
  readonly type: ScoreType;
  /** The bowler whom a substitute replaces; null for anybody else. */
  readonly instead: string | null;
  /** 1 is home, 2 the visitors; null where there are no teams. */
  readonly team: number | null;
  readonly handicap: number;
  /** A pacer and a dummy have none. */
  readonly getsHandicap: boolean;
  /** The posted total with handicap. */
  readonly total: number;
  /**
   * More than the one in the same place of the other team, with handicap, after the last frame that is settled for
   * both; null before the first, and without such a place.
   */
  readonly difference: number | null;
  /** The score of who does not bowl it here; null for frames. */
  readonly blind: BlindScore | null;
  /** Not bowled here and now, with frames or without. */
  readonly isAway: boolean;
}

/** A score without frames. Where it follows from an average, the average and what the terms take off. */
export interface BlindScore {
  readonly score: number;
  readonly average: number | null;
  readonly less: LessRule;
}

/** Null in a game that is not a league's; `beside` is the other game on a pair. */
export function leagueRow(
  position: Position,
  player: PlayerLine,
  beside: Position | null = null,
): LeagueRow | null {
  const { league } = position;
  const { part } = player;
  if (league === null || part === null) return null;
  const { type, instead } = part;
  const { handicap, total } = figuresOf(league, player);
  return {
    ...{ type, instead, handicap, total },
    team: teamOf(league, part),
    getsHandicap: SCORE_TYPE_FACTS[type].getsHandicap,
    difference: differenceIn(position, player, beside),
    blind: blindOf(league, player, part),
    isAway: isUnbowled(part) || type === 'pre-bowl',
  };
}

function differenceIn(own: Position, player: PlayerLine, beside: Position | null): number | null {
  const { position, line } = lineWithBeside(own, beside, player);
  const duel = duelIn(position, line);
  return duel === null || duel.frame === 0 ? null : duel.by;
}

function teamOf({ teams }: League, { seat }: Part): number | null {
  const place = teams.findIndex(({ id }) => id === seat?.team);
  return place === -1 ? null : place + 1;
}

function blindOf({ terms }: League, { line, average }: PlayerLine, { type }: Part): BlindScore | null {
  if (line.blind === null) return null;
  const { less, absence } = terms;
  const isOfAverage = SCORE_TYPE_FACTS[type].counts === 'blind' && absence !== 'score';
  return {
    score: line.blind,
    average: isOfAverage ? average : null,
    less: { less, ...(absence === undefined ? {} : { absence }) },
  };
}
