import { averageNow } from './average-rule.ts';
import { SCORE_TYPE_FACTS } from './score-type.ts';
import type { LineUpPlace } from './line-up-place.ts';
import type { LeagueTerms } from './terms.ts';

type LineUps = readonly (readonly LineUpPlace[])[];

/**
 * The line-ups of an evening with the averages that its first session makes: a bowler who came without one has the average
 * of the games finished so far, in all games of the evening (rules: averages and handicap). Unchanged where the league gives
 * no handicap then.
 */
export function withFirstSession({ averages }: Pick<LeagueTerms, 'averages'>, lineUps: LineUps): LineUps {
  if (averages.first !== 'first-session') return lineUps;
  const scores = new Map<string, readonly number[]>();
  for (const place of lineUps.flat())
    if (isFirst(place) && SCORE_TYPE_FACTS[place.type].forAverage && place.score !== null)
      scores.set(place.bowler, [...(scores.get(place.bowler) ?? []), place.score]);
  if (scores.size === 0) return lineUps;
  return lineUps.map((lineUp) =>
    lineUp.map((place) =>
      isFirst(place)
        ? { ...place, average: averageNow(averages, null, scores.get(place.bowler) ?? null) }
        : place,
    ),
  );
}

/** Whether somebody bowls here who has no average. */
function isFirst({ type, average, bowler }: LineUpPlace): boolean {
  return average === null && bowler !== '' && SCORE_TYPE_FACTS[type].counts === 'bowled';
}
