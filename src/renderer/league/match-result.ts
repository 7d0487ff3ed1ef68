import type { LeagueTerms } from '../../core/league/terms.ts';
import type { MatchView } from '../../contract/contract.ts';
import type { Text } from '../../text/index.ts';
import { pointsRuleText, pointsText } from '../../text/league/recap.ts';

/** A match's points, and who has won or that it goes on; empty in a bye and where nothing is played for. */
export function matchResultText(
  { teams, games, result }: MatchView,
  terms: LeagueTerms,
  { recap, recapResult, matchEnd }: Pick<Text, 'recap' | 'recapResult' | 'matchEnd'>,
): string {
  const [one, other] = teams;
  if (one === undefined || other === undefined || pointsRuleText(recap, terms) === '') return '';
  const { home, visitors, due } = result.points;
  const isOver = due === 0 && games.length >= terms.games && games.every(({ phase }) => phase === 'over');
  const points = matchEnd.to(pointsText(home, recap), pointsText(visitors, recap));
  if (!isOver) return `${points}. ${recapResult.soFar}`;
  if (home === visitors) return `${points}. ${recapResult.even}`;
  return `${points}. ${recapResult.won(home > visitors ? one.name : other.name)}`;
}
