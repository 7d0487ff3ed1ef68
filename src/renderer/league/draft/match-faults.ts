import { formatOf } from '../../../core/formats/formats.ts';
import { highestGame, isWithin, outOfRange, type Bounds } from '../../../core/league/bounds.ts';
import type { LeagueFigure, LeagueRefusal } from '../../../core/league/refusal.ts';
import { SIDES } from '../../../core/league/side.ts';
import { USUAL_TERMS } from '../../../core/league/terms.ts';
import { SCORE_TYPE_FACTS } from '../../../core/league/score-type.ts';
import type { FactRefusal, NameRefusal } from '../../../core/line/refusal.ts';
import { tidyName } from '../../../core/players/player.ts';
import { tidyTeamName } from '../../../core/players/team-name.ts';
import { LARGEST_TEAM } from '../../../league-files/limits.ts';
import type { League } from '../../../league-files/in/league.ts';
import {
  comparedLineUp,
  type NameQuestion,
  type NightFault,
  type NightPlace,
} from '../../../league-files/names/line-up-questions.ts';
import { averageRuleIn, numberIn, termsOf, type TermsFault } from '../terms/terms-draft.ts';
import { averageText } from './counted-average.ts';
import { firstMissing, type TypedScore } from '../bowled-before/game-scores.ts';
import { bowledBefore, type MatchDraft, type PlaceDraft, type Spot } from './match-draft.ts';
import { namesakesIn, personOf, type Namesake } from './namesakes.ts';

/** A field of a place that can have a wrong value. */
export type PlaceFigure = 'average' | 'handicap' | 'score';

/** A reason why a match cannot begin, with the place where it was typed. */
export type MatchFault =
  | { readonly kind: 'name'; readonly spot: Spot; readonly refusal: NameRefusal }
  | {
      readonly kind: 'figure';
      readonly spot: Spot;
      readonly figure: PlaceFigure;
      readonly refusal: LeagueRefusal;
    }
  /** A game from before whose score nobody typed. */
  | { readonly kind: 'score-missing'; readonly spot: Spot; readonly game: number }
  /** A substitute, and nobody said for whom. */
  | { readonly kind: 'nobody-replaced'; readonly spot: Spot }
  /** A substitute or newcomer of whom neither average nor handicap is known. */
  | { readonly kind: 'average-missing'; readonly spot: Spot }
  | ({ readonly kind: 'namesake' } & Namesake)
  | { readonly kind: 'line-up'; readonly spot: Spot; readonly fault: NightFault }
  | { readonly kind: 'question'; readonly spot: Spot; readonly questions: readonly NameQuestion[] }
  | { readonly kind: 'team-name'; readonly side: number; readonly refusal: FactRefusal }
  /** The smaller team. */
  | { readonly kind: 'team-size'; readonly side: number; readonly fault: NightFault }
  | { readonly kind: 'nobody'; readonly side: number }
  | { readonly kind: 'most-bowlers'; readonly least: number; readonly most: number }
  | ({ readonly kind: 'terms' } & TermsFault);

const TEAM_SIZES: Bounds = { least: 1, most: LARGEST_TEAM };

/** For a match typed by hand, without rosters and so without questions about names. */
const NO_LEAGUE = { name: null, terms: USUAL_TERMS, rosterLimit: null, schedule: [] };

/** Everything that keeps this match from beginning, in the order of its places. */
export function matchFaults(draft: MatchDraft): readonly MatchFault[] {
  const terms = termsOf(draft.terms, formatOf(draft.format));
  const wrongTerms = terms.ok ? [] : terms.error.map((fault) => ({ kind: 'terms', ...fault }) as const);
  return [
    ...draft.teams.flatMap((team, side): readonly MatchFault[] => [
      ...teamName(team.name, side),
      ...team.places.flatMap((place, at) => placeFaults(draft, place, { side, place: at })),
      ...(team.places.length === 0 ? [{ kind: 'nobody', side } as const] : []),
    ]),
    ...lineUpFaults(draft),
    ...namesakesIn(draft).map((one) => ({ kind: 'namesake', ...one }) as const),
    ...mostBowlers(draft),
    ...wrongTerms,
  ];
}

function teamName(name: string, side: number): readonly MatchFault[] {
  const tidy = tidyTeamName(name);
  return tidy.ok || tidy.error.code !== 'bad-team-name'
    ? []
    : [{ kind: 'team-name', side, refusal: tidy.error }];
}

function placeFaults(draft: MatchDraft, place: PlaceDraft, spot: Spot): readonly MatchFault[] {
  const most = highestGame(formatOf(draft.format));
  const name = tidyName(place.name, spot.place + 1);
  const isNobody = place.type === 'substitute' && place.instead === null;
  return [
    ...(name.ok ? [] : [{ kind: 'name', spot, refusal: name.error } as const]),
    ...figureFaults(spot, 'average', place.average ?? '', { least: 0, most }),
    ...figureFaults(spot, 'handicap', place.handicap, { least: -most, most }),
    ...(place.type === 'pre-bowl' ? scoreFaults(spot, bowledBefore(draft, place), most) : []),
    ...(isNobody ? [{ kind: 'nobody-replaced', spot } as const] : []),
    ...(isWithoutAverage(draft, place) ? [{ kind: 'average-missing', spot } as const] : []),
  ];
}

/**
 * Whether a place's handicap would silently be none. A substitute and a newcomer say their average, or bowl scratch; in a
 * match without handicap by averages nobody is asked.
 */
function isWithoutAverage({ terms, from }: MatchDraft, place: PlaceDraft): boolean {
  const asks =
    (place.type === 'substitute' && place.instead !== null) ||
    (from !== null && place.isNew && place.type === 'bowler');
  const isKnown = place.handicap !== '' || averageText(averageRuleIn(terms), place) !== '';
  return asks && !isKnown && numberIn(terms.figures.percentage) > 0;
}

/** A game from before without a score is one thing to settle, whichever games it lacks. */
function scoreFaults(spot: Spot, scores: readonly TypedScore[], most: number): readonly MatchFault[] {
  const missing = firstMissing(scores);
  return [
    ...scores.flatMap((score) => figureFaults(spot, 'score', score ?? '', { least: 0, most })).slice(0, 1),
    ...(missing === null ? [] : [{ kind: 'score-missing', spot, game: missing + 1 } as const]),
  ];
}

function figureFaults(
  spot: Spot,
  figure: PlaceFigure & LeagueFigure,
  text: string,
  bounds: Bounds,
): readonly MatchFault[] {
  if (text === '' || isWithin(numberIn(text), bounds)) return [];
  return [{ kind: 'figure', spot, figure, refusal: outOfRange(figure, bounds) }];
}

function mostBowlers({ teamSize }: MatchDraft): readonly MatchFault[] {
  return teamSize === '' || sizeIn(teamSize) !== null ? [] : [{ kind: 'most-bowlers', ...TEAM_SIZES }];
}

function lineUpFaults(draft: MatchDraft): readonly MatchFault[] {
  const compared = comparedLineUp(leagueOf(draft), sidesOf(draft), placesOf(draft));
  const questions = compared.asked.flatMap(({ side, place, questions: asked }): readonly MatchFault[] => {
    const spot = { side: SIDES.indexOf(side), place: place - 1 };
    const { known = null, isNew = true, type } = draft.teams[spot.side]?.places[spot.place] ?? {};
    // Whoever bowls for somebody may be on no roster.
    const isAnswered =
      isNew || (type === 'substitute' && asked.every(({ kind }) => kind === 'new-substitute'));
    return draft.from === null || known !== null || isAnswered
      ? []
      : [{ kind: 'question', spot, questions: asked }];
  });
  return [...questions, ...twice(draft), ...sizes(draft, compared.faults)];
}

function twice({ teams }: MatchDraft): readonly MatchFault[] {
  const met = new Map<string, number>();
  return teams.flatMap(({ places }, side) =>
    places.flatMap(({ known, name }, place): readonly MatchFault[] => {
      if (known === null) return [];
      const before = met.get(personOf(known));
      met.set(personOf(known), side);
      if (before === undefined) return [];
      const code = before === side ? 'bowler-in-line-up-twice' : 'bowler-on-both-teams';
      return [{ kind: 'line-up', spot: { side, place }, fault: { code, name } }];
    }),
  );
}

/** Reports a team that is too long at its last bowler, and different sizes at the smaller team. */
function sizes({ teams, teamSize }: MatchDraft, faults: readonly NightFault[]): readonly MatchFault[] {
  const most = sizeIn(teamSize);
  const long = teams.flatMap(({ name, places }, side): readonly MatchFault[] => {
    const bowlers = counted(places);
    if (most === null || bowlers <= most) return [];
    const last = places.findLastIndex(({ type }) => SCORE_TYPE_FACTS[type].forTeam);
    const fault = { code: 'line-up-too-long', team: name, bowlers, most } as const;
    return [{ kind: 'line-up', spot: { side, place: last }, fault }];
  });
  const differ = faults.flatMap((fault): readonly MatchFault[] =>
    fault.code === 'line-ups-differ'
      ? [{ kind: 'team-size', side: fault.home < fault.visitors ? 0 : 1, fault }]
      : [],
  );
  return [...long, ...differ];
}

function sizeIn(teamSize: string): number | null {
  return isWithin(numberIn(teamSize), TEAM_SIZES) ? numberIn(teamSize) : null;
}

function counted(places: readonly PlaceDraft[]): number {
  return places.filter(({ type }) => SCORE_TYPE_FACTS[type].forTeam).length;
}

function placesOf({ teams }: MatchDraft): readonly NightPlace[] {
  return teams.flatMap(({ places }, index) =>
    places.map(({ name, type }, place): NightPlace => {
      const side = SIDES[index] ?? 'visitors';
      return { side, place: place + 1, name, id: null, type };
    }),
  );
}

function sidesOf({ teams, from }: MatchDraft): {
  readonly home: number | null;
  readonly visitors: number | null;
} {
  const [home = 0, visitors = null] = teams.map(({ roster }, index) => (from === null ? index : roster));
  return { home, visitors };
}

/** The kept league; of a match typed by hand one without rosters. */
function leagueOf({ from, format, teams }: MatchDraft): League {
  const typed = teams.map(({ name }) => ({ id: null, name, roster: [] }));
  return from?.league.league ?? { ...NO_LEAGUE, format, teamSize: null, teams: typed };
}
