import { SCORE_TYPE_FACTS } from '../../../core/league/score-type.ts';
import { rosterBowler } from '../../../contract/contract.ts';
import type { RosterPlace } from '../../../league-files/names/line-up-questions.ts';
import {
  newPlace,
  pickedFor,
  withPlace,
  type MatchDraft,
  type PlaceDraft,
  type Spot,
} from './match-draft.ts';

/** A place that nobody has, under this name. */
export function vacantPlace(name: string): PlaceDraft {
  return { ...newPlace(name), type: 'vacancy' };
}

/** The smaller team with as many vacancies as it is short of. */
export function filled(draft: MatchDraft, name: string): MatchDraft {
  const sizes = draft.teams.map(
    ({ places }) => places.filter(({ type }) => SCORE_TYPE_FACTS[type].forTeam).length,
  );
  const [home = 0, visitors = home] = sizes;
  const side = home < visitors ? 0 : 1;
  const vacancies = Array.from({ length: Math.abs(home - visitors) }, () => vacantPlace(name));
  return vacancies.reduce((now, vacancy) => {
    const place = now.teams[side]?.places.length ?? 0;
    return withPlace(now, { side, place }, vacancy);
  }, draft);
}

/** The roster's bowler that a name stands for; null for a new bowler. */
export function answeredWho(draft: MatchDraft, spot: Spot, who: RosterPlace | null): MatchDraft {
  const league = draft.from?.league;
  const bowler = who === null ? undefined : league?.league.teams[who.team]?.roster[who.bowler];
  if (league === undefined || who === null || bowler === undefined)
    return withPlace(draft, spot, { isNew: true });
  return pickedFor(draft, spot, rosterBowler(league, who.team, bowler));
}
