import { handicapOf } from '../league/handicap.ts';
import type { Unfinished } from '../league/blind-score.ts';
import { needsFacts } from '../league/average-rule.ts';
import { entitlementOf, scratchOf, type LineUpPlace } from '../league/line-up-place.ts';
import type { LeagueTerms, ShownFigures } from '../league/terms.ts';
import { lastBowledFrame, nextFrame } from '../line/line.ts';
import { scoreLine } from '../line/score.ts';
import { isNobody } from './fact-check.ts';
import type { League, Part } from './league.ts';
import type { PlayerLine } from './player-line.ts';
import type { LeaguePosition } from './position.ts';

/** What a player has in a league's game. */
export interface Figures {
  /** The settled frames, as the board writes them; a blind score counts whole. */
  readonly posted: number;
  readonly soFar: number;
  /** Of the player alone, also where the league gives it to the team. */
  readonly handicap: number;
  /** What is posted, with handicap. */
  readonly total: number;
}

/**
 * The place in a team's line-up; its score is null while balls are to come, and where the terms give it. A typed
 * handicap is a person's, and stays behind when their place becomes vacant.
 */
export function placeOf({ terms }: League, player: PlayerLine, part: Part): LineUpPlace {
  const { bowler, average, line } = player;
  const { type, handicap, group } = part;
  const before = madeOf(terms, part);
  const isWhole = line.blind !== null && part.score === null;
  const score = isWhole || nextFrame(line) !== null ? null : scoreLine(line).soFar;
  const isInjured = type === 'injury' && score !== null;
  return {
    ...{ bowler, type, average, handicap: isNobody(type) ? null : handicap },
    ...(group === null ? {} : { group }),
    ...before,
    ...(isInjured ? { score: null, unfinished: { pins: score, ...missingOf(player) } } : { score }),
  };
}

/** What the average is made of, where the league computes with that. */
export function madeOf(
  { averages }: Pick<LeagueTerms, 'averages'>,
  { entering, season }: Pick<Part, 'entering' | 'season'>,
): Pick<LineUpPlace, 'before'> {
  return needsFacts(averages) ? { before: { entering, season } } : {};
}

/** Frames behind the last one with a ball, of all: those that an injured bowler could not bowl. */
export function missingOf({ line }: PlayerLine): Omit<Unfinished, 'pins'> {
  const frames = line.frames.length;
  return { missing: frames - (lastBowledFrame(line) ?? 0), frames };
}

/** What a player has so far; scratch alone in a game that is not a league's. */
export function figuresOf(league: League | null, player: PlayerLine): Figures {
  const { posted, soFar } = scoreLine(player.line);
  const { part } = player;
  if (league === null || part === null) return { posted, soFar, handicap: 0, total: posted };
  const place = placeOf(league, player, part);
  const handicap = handicapOf(league.terms.handicap, entitlementOf(league.terms, place, 1));
  const whole = part.type === 'injury' ? scratchOf(league.terms, place) : null;
  const [settled, all] = [whole ?? posted, whole ?? soFar];
  return { posted: settled, soFar: all, handicap, total: settled + handicap };
}

/** The figure beside the scratch score, which always appears. */
export const SHOWN_BESIDE: Readonly<Record<ShownFigures, readonly ('handicap' | 'total' | 'difference')[]>> =
  {
    scratch: [],
    total: ['total'],
    both: ['handicap', 'total'],
    difference: ['difference'],
  };

/** The player in the same place of the other team; null without one. */
export function opponentIn(
  { lines }: Pick<LeaguePosition, 'lines'>,
  { part }: PlayerLine,
): PlayerLine | null {
  const seat = part?.seat ?? null;
  if (seat === null) return null;
  const other = lines.find((line) => {
    const theirs = line.part?.seat ?? null;
    return theirs !== null && theirs.place === seat.place && theirs.team !== seat.team;
  });
  return other ?? null;
}

/** The player's lead over the opponent in the same place, with handicap; null without one. */
export function differenceOf(position: LeaguePosition, player: PlayerLine): number | null {
  const other = opponentIn(position, player);
  const { league } = position;
  return other === null ? null : figuresOf(league, player).total - figuresOf(league, other).total;
}
