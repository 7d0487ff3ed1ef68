import { blindScore } from '../league/line-up-place.ts';
import type { LeagueTerms } from '../league/terms.ts';
import { isUnbowled } from './fact-check.ts';
import type { League } from './league.ts';
import type { PlayerLine } from './player-line.ts';

type Figures = Pick<LeagueTerms, 'vacancy' | 'less'>;

/** The figures outside leagues (rules: absent players). */
const USUAL: Figures = { vacancy: 120, less: 10 };

/** The usual blind score of an absent player. */
export function blindScoreOf({ average }: Pick<PlayerLine, 'average'>, terms: Figures = USUAL): number {
  return blindScore(terms, { type: 'absent', average }) ?? 0;
}

/** The player with the score that the terms give who does not bowl; it follows type and average. */
export function withBlind(league: League | null, player: PlayerLine): PlayerLine {
  const { part, line, average } = player;
  if (league === null || part === null || !isUnbowled(part)) return player;
  const blind = part.score ?? blindScore(league.terms, { type: part.type, average });
  return { ...player, status: 'absent', line: { ...line, blind } };
}
