import { averageNow, withScores, type AverageFacts } from './average-rule.ts';
import { isMade } from './exact-average.ts';
import { scoresForAverage, type LineUpPlace } from './line-up-place.ts';
import { SCORE_TYPE_FACTS } from './score-type.ts';
import type { LeagueTerms } from './terms.ts';

type LineUps = readonly (readonly LineUpPlace[])[];
type Averages = Pick<LeagueTerms, 'averages'>;

/**
 * The line-ups of an evening with the averages that its own games make (rules: averages and handicap). Whoever came
 * without one has the average of the games finished so far, in all games; in a league with moving averages each game
 * counts for anybody else from the next one on.
 */
export function withEveningAverages(terms: Averages, lineUps: LineUps): LineUps {
  const { first, during } = terms.averages;
  if (first !== 'first-session' && during !== 'moving') return lineUps;
  return lineUps.map((lineUp, game) =>
    lineUp.map((place) => {
      if (isFirst(place) && first === 'first-session') return withFirst(terms, lineUps, place);
      return during === 'moving' && game > 0 ? moved(terms, lineUps.slice(0, game), place) : place;
    }),
  );
}

function withFirst(terms: Averages, lineUps: LineUps, place: LineUpPlace): LineUpPlace {
  const scores = scoresOf(
    lineUps.map((lineUp) => lineUp.filter(isFirst)),
    place,
  );
  return scores.length === 0 ? place : withMade(terms, place, { entering: null, season: scores });
}

/** An average that somebody typed moves no more. */
function moved(terms: Averages, games: LineUps, place: LineUpPlace): LineUpPlace {
  const before = games.flat().find(({ bowler }) => bowler === place.bowler)?.before;
  if (before === undefined || !isMade(terms, place)) return place;
  return withMade(terms, place, { ...before, season: withScores(before.season, scoresOf(games, place)) });
}

function withMade({ averages }: Averages, place: LineUpPlace, before: AverageFacts): LineUpPlace {
  return { ...place, average: averageNow(averages, before.entering, before.season), before };
}

function scoresOf(games: LineUps, { bowler }: LineUpPlace): readonly number[] {
  return scoresForAverage(games.flat().filter((place) => place.bowler === bowler));
}

/** Whether somebody bowls here who has no average. */
function isFirst({ type, average, bowler }: LineUpPlace): boolean {
  return average === null && bowler !== '' && SCORE_TYPE_FACTS[type].counts === 'bowled';
}
