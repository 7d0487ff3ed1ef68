import { formatOf } from '../../../core/formats/formats.ts';
import type { AverageRule } from '../../../core/league/average-rule.ts';
import { handicapOf, teamHandicapOf, type Entitlement } from '../../../core/league/handicap.ts';
import { blindScore } from '../../../core/league/blind-score.ts';
import { entitlementOf, type LineUpPlace } from '../../../core/league/line-up-place.ts';
import { SCORE_TYPE_FACTS } from '../../../core/league/score-type.ts';
import type { LeagueTerms } from '../../../core/league/terms.ts';
import { ok } from '../../../core/line/result.ts';
import { isNobody } from '../../../core/players/fact-check.ts';
import { lineUp, tidyName } from '../../../core/players/player.ts';
import { nameApart } from '../../../league-files/names/namesakes.ts';
import { averageRuleIn, numberIn, termsOf } from '../terms/terms-draft.ts';
import { averageFacts, averageGames, averageText } from './counted-average.ts';
import type { TypedScore } from '../bowled-before/game-scores.ts';
import { bowledBefore, type MatchDraft, type PlaceDraft } from './match-draft.ts';
import { namesakesIn } from './namesakes.ts';

/** A place with the average that counts. */
interface CountedPlace extends PlaceDraft {
  readonly average: string;
  /** The games of this season in it; null if none are. */
  readonly averageGames: number | null;
}

/** A place as the views draw it. */
export interface ShownPlace extends CountedPlace {
  /**
   * The name as the board will show it, with a number if another player has the same one; with the league's number while a
   * short name is to tell it apart.
   */
  readonly shown: string;
  /** By the terms, or typed; null where the terms are wrong. */
  readonly handicapNow: number | null;
  /** The blind score; null for a player who bowls. */
  readonly blind: number | null;
  /** The scores of a bowler who bowled before the evening, one for each game; none for anybody else. */
  readonly before: readonly TypedScore[];
}

export interface ShownTeam {
  readonly name: string;
  readonly places: readonly ShownPlace[];
  readonly handicap: number | null;
}

/** The teams with what core computes of them. */
export function shownTeams(draft: MatchDraft): readonly ShownTeam[] {
  const terms = termsOf(draft.terms, formatOf(draft.format));
  const rules = terms.ok ? terms.value : null;
  const names = shownNames(draft.teams.flatMap(({ places }) => places));
  const namesakes = namesakesIn(draft);
  const rule = averageRuleIn(draft.terms);
  const counted = draft.teams.map(({ places }) => places.map((place) => withCounted(rule, place)));
  const teams = counted.map((places) => entitlements(rules, places));
  let before = 0;
  return counted.map((places, side) => {
    const from = before;
    before += places.length;
    const [own, others] = [teams[side] ?? [], teams[1 - side] ?? []];
    return {
      name: draft.teams[side]?.name ?? '',
      places: places.map((place, at) => {
        const apart = namesakes.find(({ spot }) => spot.side === side && spot.place === at);
        const shown = apart === undefined ? names[from + at] : nameApart(place.name, apart.number);
        return shownPlace(draft, rules, place, shown ?? place.name);
      }),
      handicap: rules === null ? null : teamHandicapOf(rules.handicap, own, others),
    };
  });
}

/** The score of this place if its bowler were absent, by the terms; null while the terms are wrong. */
export function blindOf(draft: MatchDraft, place: PlaceDraft, type: PlaceDraft['type']): number | null {
  const terms = termsOf(draft.terms, formatOf(draft.format));
  if (!terms.ok) return null;
  return blindScore(terms.value, { ...lineUpPlace(withCounted(terms.value.averages, place), ''), type });
}

function withCounted(rule: AverageRule | null, place: PlaceDraft): CountedPlace {
  return { ...place, average: averageText(rule, place), averageGames: averageGames(rule, place) };
}

function shownPlace(
  draft: MatchDraft,
  terms: LeagueTerms | null,
  place: CountedPlace,
  shown: string,
): ShownPlace {
  const one = lineUpPlace(place, '');
  return {
    ...place,
    shown,
    handicapNow: terms === null ? null : handicapOf(terms.handicap, entitlementOf(terms, one, 1)),
    blind: place.type === 'pre-bowl' ? one.score : terms === null ? null : blindScore(terms, one),
    before: place.type === 'pre-bowl' ? bowledBefore(draft, place) : [],
  };
}

/** A name that the board cannot show stays as typed. */
function shownNames(places: readonly PlaceDraft[]): readonly string[] {
  const players = lineUp(
    places.map(({ name }) => name),
    (raw, place) => {
      const tidy = tidyName(raw, place);
      return tidy.ok ? tidy : ok(raw);
    },
  );
  return players.ok ? players.value.map(({ name }) => name) : [];
}

function entitlements(terms: LeagueTerms | null, places: readonly CountedPlace[]): readonly Entitlement[] {
  if (terms === null) return [];
  return places.flatMap((place, at) => {
    if (!SCORE_TYPE_FACTS[place.type].forTeam) return [];
    return [entitlementOf(terms, lineUpPlace(place, String(at)), 1)];
  });
}

/** A place that nobody has keeps what was typed for its bowler, and counts none of it. */
function lineUpPlace(place: CountedPlace, bowler: string): LineUpPlace {
  const { type, average, handicap, scores, known } = place;
  const own = isNobody(type) ? '' : handicap;
  const score = whole(scores[0] ?? '');
  const group = known?.group ?? null;
  const before = averageFacts(place);
  return { bowler, type, average: whole(average), handicap: whole(own), score, group, before };
}

function whole(text: string): number | null {
  const number = numberIn(text);
  return Number.isInteger(number) ? number : null;
}
