import type { Format } from '../formats/format.ts';
import { ok, type Result } from '../line/result.ts';
import { USUAL_AVERAGES, type AverageRule } from './average-rule.ts';
import { checked, claim, highestGame } from './bounds.ts';
import { USUAL_HANDICAP, handicapRule, type HandicapRule } from './handicap-rule.ts';
import { USUAL_POINTS, pointsClaims, type PointsRule } from './points-rule.ts';
import type { LeagueRefusal } from './refusal.ts';
import type { TieRule } from './roll-off.ts';

/** What board, end and sheet show beside the scratch score, which is always there. */
export const SHOWN = ['scratch', 'total', 'both', 'difference'] as const;

export type Shown = (typeof SHOWN)[number];

/**
 * What becomes of an individual point where nobody bowled for it on one side or both. as-bowled: a blind score wins and
 * loses as any other. game-winner: of two blind scores the team that wins the game gets it. unearned: a blind score
 * never wins it.
 */
export const BLIND_RULES = ['as-bowled', 'game-winner', 'unearned'] as const;

export type BlindRule = (typeof BLIND_RULES)[number];

/** Everything that a league chooses (rules: leagues). */
export interface LeagueTerms {
  /** Games an evening. */
  readonly games: number;
  /** What a vacancy and a dummy count. */
  readonly vacancy: number;
  /** How much less than the average an absent bowler counts. */
  readonly less: number;
  /** How much less than the average earns points when nobody bowls against it. */
  readonly bye: number;
  /** Missed frames may be made up while this frame is bowled; null: they count 0. */
  readonly makeUpUntil: number | null;
  readonly points: PointsRule;
  /** Ties of the teams. */
  readonly ties: TieRule;
  readonly individualTies: TieRule;
  readonly blinds: BlindRule;
  readonly handicap: HandicapRule;
  readonly averages: AverageRule;
  readonly shown: Shown;
}

export const USUAL_TERMS: LeagueTerms = {
  ...{ games: 3, vacancy: 120, less: 10, bye: 10, makeUpUntil: null },
  ...{ points: USUAL_POINTS, ties: 'half', individualTies: 'half', blinds: 'as-bowled' },
  ...{ handicap: USUAL_HANDICAP, averages: USUAL_AVERAGES, shown: 'both' },
};

/** More games than any evening has. */
export const MOST_GAMES = 12;

/** More games than a season has. */
export const MOST_GAMES_OF_AVERAGE = 150;

/** Checks a league's choices for a format. Refuses with `figure-out-of-range`. */
export function leagueTerms(terms: LeagueTerms, format: Format): Result<LeagueTerms, LeagueRefusal> {
  const { games, vacancy, less, bye, makeUpUntil, averages } = terms;
  const pins = { least: 0, most: highestGame(format) };
  const { frames } = format.ways[0].rules;
  const right = checked([
    claim('games', games, { least: 1, most: MOST_GAMES }),
    claim('vacancy', vacancy, pins),
    claim('less', less, pins),
    claim('bye', bye, pins),
    claim('makeUpUntil', makeUpUntil ?? 1, { least: 1, most: frames }),
    claim('averageGames', averages.games, { least: 0, most: MOST_GAMES_OF_AVERAGE }),
    ...pointsClaims(terms.points),
  ]);
  if (!right.ok) return right;
  const handicap = handicapRule(terms.handicap, format);
  return handicap.ok ? ok(Object.freeze({ ...terms, handicap: handicap.value })) : handicap;
}

/** Whether who comes while this frame is bowled may bowl the missed ones first (rules: late players). */
export function mayMakeUp({ makeUpUntil }: Pick<LeagueTerms, 'makeUpUntil'>, frame: number): boolean {
  return makeUpUntil !== null && frame <= makeUpUntil;
}
