import type { Format } from '../formats/format.ts';
import { ok, type Result } from '../line/result.ts';
import { USUAL_AVERAGES, type AverageRule } from './average-rule.ts';
import type { Gender } from './bowler-group.ts';
import { checked, claim, highestGame } from './bounds.ts';
import { USUAL_HANDICAP, handicapRule, type HandicapRule } from './handicap-rule.ts';
import { USUAL_POINTS, pointsClaims, type PointsRule } from './points-rule.ts';
import type { LeagueRefusal } from './refusal.ts';
import type { TieRule } from './roll-off.ts';

/** What board, end view and sheet show beside the scratch score, which always appears. */
export const SHOWN = ['scratch', 'total', 'both', 'difference'] as const;

export type ShownFigures = (typeof SHOWN)[number];

/**
 * Who gets an individual point where one side or both have a blind score. as-bowled: a blind score wins and loses like
 * any other. game-winner: between two blind scores, the team that wins the game gets the point. unearned: a blind score
 * never wins the point.
 */
export const BLIND_RULES = ['as-bowled', 'game-winner', 'unearned'] as const;

export type BlindRule = (typeof BLIND_RULES)[number];

/**
 * What an absent bowler counts. pins: the average less so many pins. percent: the average less so many per cent, with
 * fractions as the handicap's. score: the same score for all.
 */
export const ABSENCES = ['pins', 'percent', 'score'] as const;

export type Absence = (typeof ABSENCES)[number];

/** Everything that a league chooses (rules: leagues). */
export interface LeagueTerms {
  /** Games per evening. */
  readonly games: number;
  /** The score of a vacancy and of a dummy. */
  readonly vacancy: number;
  /** Of a place that was a woman's or a man's; missing: the same. */
  readonly vacancies?: Readonly<Partial<Record<Gender, number>>>;
  /** What an absent bowler's score is below the average, or that score: `absence` says which. */
  readonly less: number;
  /** Missing: pins, as in games saved before version 12. */
  readonly absence?: Absence;
  /** Pins that a bowler may be below the average and still earn the points when nobody bowls against them. */
  readonly bye: number;
  /** A late bowler may make up missed frames until this frame is over; null: missed frames count 0. */
  readonly makeUpUntil: number | null;
  readonly points: PointsRule;
  /** How tied points of the teams are decided. */
  readonly ties: TieRule;
  readonly individualTies: TieRule;
  readonly blinds: BlindRule;
  readonly handicap: HandicapRule;
  readonly averages: AverageRule;
  readonly shown: ShownFigures;
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

/** What an absent bowler's score is below the average. */
export type LessRule = Pick<LeagueTerms, 'less' | 'absence'>;

/** Checks a league's choices for a format. Refuses with `figure-out-of-range`. */
export function leagueTerms(terms: LeagueTerms, format: Format): Result<LeagueTerms, LeagueRefusal> {
  const { games, vacancy, vacancies = {}, less, absence, bye, makeUpUntil, averages } = terms;
  const pins = { least: 0, most: highestGame(format) };
  const { frames } = format.ways[0].rules;
  const right = checked([
    claim('games', games, { least: 1, most: MOST_GAMES }),
    claim('vacancy', vacancy, pins),
    ...Object.values(vacancies).map((score) => claim('vacancy', score, pins)),
    claim('less', less, absence === 'percent' ? { least: 0, most: 100 } : pins),
    claim('bye', bye, pins),
    claim('makeUpUntil', makeUpUntil ?? 1, { least: 1, most: frames }),
    claim('averageGames', averages.games, { least: 0, most: MOST_GAMES_OF_AVERAGE }),
    ...pointsClaims(terms.points),
  ]);
  if (!right.ok) return right;
  const handicap = handicapRule(terms.handicap, format);
  return handicap.ok ? ok(Object.freeze({ ...terms, handicap: handicap.value })) : handicap;
}

/** Whether a bowler who arrives during this frame may bowl the missed ones first (rules: late players). */
export function mayMakeUp({ makeUpUntil }: Pick<LeagueTerms, 'makeUpUntil'>, frame: number): boolean {
  return makeUpUntil !== null && frame <= makeUpUntil;
}
