import { absentScore, blindScore, type BlindTerms } from '../league/blind-score.ts';
import type { LineUpPlace } from '../league/line-up-place.ts';
import { USUAL_TERMS } from '../league/terms.ts';
import { madeOf } from './figures.ts';
import { isUnbowled } from './fact-check.ts';
import type { League, Part } from './league.ts';
import type { PlayerLine } from './player-line.ts';

/** The blind score of an absent player; outside leagues the usual one (rules: absent players). */
export function blindScoreOf(
  { average, part }: Pick<PlayerLine, 'average' | 'part'>,
  terms: BlindTerms = USUAL_TERMS,
): number {
  return absentScore(terms, { average, ...(part === null ? {} : knownOf(terms, part)) });
}

/** The player with the score that the terms give who does not bowl; it follows type and average. */
export function withBlind(league: League | null, player: PlayerLine): PlayerLine {
  const { part, line, average } = player;
  if (league === null || part === null || !isUnbowled(part)) return player;
  const blind =
    part.score ?? blindScore(league.terms, { type: part.type, average, ...knownOf(league.terms, part) });
  return { ...player, status: 'absent', line: { ...line, blind } };
}

/** What a blind score may follow from besides the average. */
export function knownOf(terms: BlindTerms, part: Part): Pick<LineUpPlace, 'group' | 'before'> {
  return { group: part.group, ...madeOf(terms, part) };
}
