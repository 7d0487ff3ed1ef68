import type { LeagueTerms } from '../../core/league/terms.ts';
import type { MatchView } from '../../contract/contract.ts';
import type { Text } from '../../text/index.ts';
import { pointsRuleText, pointsText } from '../../text/league/recap.ts';

/** The points of both teams, and who has won or that it goes on. */
export interface MatchScore {
  readonly home: string;
  readonly points: string;
  readonly visitors: string;
  readonly says: string;
}

type Words = Pick<Text, 'recap' | 'recapResult' | 'matchEnd'>;

/** Null in a bye and where nothing is played for. */
export function matchScore(
  { teams, games, result }: MatchView,
  terms: LeagueTerms,
  { recap, recapResult, matchEnd }: Words,
): MatchScore | null {
  const [one, other] = teams;
  if (one === undefined || other === undefined || pointsRuleText(recap, terms) === '') return null;
  const { home, visitors, due } = result.points;
  const isOver = due === 0 && games.length >= terms.games && games.every(({ phase }) => phase === 'over');
  const ended = home === visitors ? recapResult.even : recapResult.won((home > visitors ? one : other).name);
  return {
    home: one.name,
    points: matchEnd.to(pointsText(home, recap), pointsText(visitors, recap)),
    visitors: other.name,
    says: isOver ? ended : recapResult.soFar,
  };
}

/** The same in one line without the teams; empty where there is none. */
export function matchResultText(match: MatchView, terms: LeagueTerms, text: Words): string {
  const score = matchScore(match, terms, text);
  return score === null ? '' : `${score.points}. ${score.says}`;
}
