import { absentScore, blindScore, type BlindTerms } from '../league/blind-score.ts';
import { USUAL_TERMS } from '../league/terms.ts';
import { isUnbowled } from './fact-check.ts';
import type { League } from './league.ts';
import type { PlayerLine } from './player-line.ts';

/** The blind score of an absent player; outside leagues the usual one (rules: absent players). */
export function blindScoreOf(
  { average, part }: Pick<PlayerLine, 'average' | 'part'>,
  terms: BlindTerms = USUAL_TERMS,
): number {
  return absentScore(terms, { average, group: part?.group ?? null });
}

/** The player with the score that the terms give who does not bowl; it follows type and average. */
export function withBlind(league: League | null, player: PlayerLine): PlayerLine {
  const { part, line, average } = player;
  if (league === null || part === null || !isUnbowled(part)) return player;
  const { type, group } = part;
  const blind = part.score ?? blindScore(league.terms, { type, average, group });
  return { ...player, status: 'absent', line: { ...line, blind } };
}
