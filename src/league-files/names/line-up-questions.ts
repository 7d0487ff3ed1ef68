import { SCORE_TYPE_FACTS, type ScoreType } from '../../core/league/score-type.ts';
import { SIDES, type SideName } from '../../core/league/side.ts';
import type { League } from '../in/league.ts';
import { sameText } from '../in/same-text.ts';
import { lettersApart, lettersOf, type NameLetters } from './near-name.ts';

/** One place of a night's line-up, as entered. */
export interface NightPlace {
  readonly side: SideName;
  /** From 1. */
  readonly place: number;
  readonly name: string;
  /** The league's id if a bowler was picked; null: only a name was typed. */
  readonly id: string | null;
  readonly type: ScoreType;
}

/** A bowler of a league: the index of the team, and of the bowler in its roster. */
export interface RosterPlace {
  readonly team: number;
  readonly bowler: number;
}

/**
 * A question about a place. on-roster: is it the bowler of this name there? misspelt: is it one of these?
 * on-another-team: is it that bowler of another team? new-substitute: is it a new bowler? The first kind that fits
 * comes first.
 */
export type NameQuestion =
  | { readonly kind: 'on-roster'; readonly who: RosterPlace }
  | { readonly kind: 'misspelt'; readonly near: readonly RosterPlace[] }
  | { readonly kind: 'on-another-team'; readonly who: readonly RosterPlace[] }
  | { readonly kind: 'new-substitute' };

export interface PlaceQuestions {
  readonly side: SideName;
  readonly place: number;
  readonly questions: readonly NameQuestion[];
}

/** Why a line-up cannot be bowled. */
export type NightFault =
  | { readonly code: 'bowler-on-both-teams'; readonly name: string }
  | { readonly code: 'bowler-in-line-up-twice'; readonly name: string }
  | {
      readonly code: 'line-up-too-long';
      readonly team: string;
      readonly bowlers: number;
      readonly most: number;
    }
  | { readonly code: 'line-ups-differ'; readonly home: number; readonly visitors: number };

export interface ComparedLineUp {
  /** Places whose id names a bowler on the team's own roster. */
  readonly known: readonly { readonly side: SideName; readonly place: number; readonly who: RosterPlace }[];
  readonly asked: readonly PlaceQuestions[];
  readonly faults: readonly NightFault[];
}

/** The two teams of a fixture, by their index in the league; null: a bye. */
export type NightTeams = Readonly<Record<SideName, number | null>>;

/** The most names that fit on a panel. */
const MOST_NEAR = 5;

/**
 * Compares a night's line-ups with the rosters. Only an id on the team's own roster identifies a bowler. For everybody
 * else a person is asked, even when the name matches letter by letter (decision 14).
 */
export function comparedLineUp(
  league: League,
  teams: NightTeams,
  places: readonly NightPlace[],
): ComparedLineUp {
  const held = places.filter(({ type }) => SCORE_TYPE_FACTS[type].counts !== 'vacancy');
  const everybody = everybodyIn(league).map((who) => {
    const name = nameOf(league, who);
    return { who, name: sameText(name), letters: lettersOf(name) };
  });
  const compared = held.map(({ side, place, ...who }) => {
    const at = { side, place };
    const own = teams[side];
    const ofId = who.id === null ? [] : withId(league, who.id);
    const known = ofId.find(({ team }) => team === own);
    if (known !== undefined) return { ...at, who: known };
    return { ...at, questions: questionsAbout(everybody, own, who.name, ofId) };
  });
  return {
    known: compared.flatMap((one) => ('who' in one ? [one] : [])),
    asked: compared.flatMap((one) => ('questions' in one ? [one] : [])),
    faults: faultsOf(league, teams, places),
  };
}

/** A bowler with the name as `sameText` writes it, and as letters. */
interface Comparable {
  readonly who: RosterPlace;
  readonly name: string;
  readonly letters: NameLetters;
}

function questionsAbout(
  everybody: readonly Comparable[],
  own: number | null,
  name: string,
  ofId: readonly RosterPlace[],
): readonly NameQuestion[] {
  const asked = sameText(name);
  const isCalled = (one: Comparable): boolean => one.name === asked;
  const called = everybody.filter(isCalled).map(({ who }) => who);
  const onRoster = called.filter(({ team }) => team === own);
  const others = [...ofId, ...called.filter(({ team }) => team !== own)];
  const near = nearOf(
    everybody.filter((one) => !isCalled(one)),
    own,
    name,
  );
  return [
    ...onRoster.map((who) => ({ kind: 'on-roster', who }) as const),
    ...(others.length > 0 ? [{ kind: 'on-another-team', who: distinct(others) } as const] : []),
    ...(near.length > 0 ? [{ kind: 'misspelt', near } as const] : []),
    { kind: 'new-substitute' },
  ];
}

/** Similar names, those of the own team first. */
function nearOf(others: readonly Comparable[], own: number | null, name: string): readonly RosterPlace[] {
  const typed = lettersOf(name);
  return others
    .flatMap(({ who, letters }) => {
      const apart = lettersApart(letters, typed);
      return apart === null ? [] : [{ who, apart, isOwn: who.team === own }];
    })
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn) || one.apart - other.apart)
    .slice(0, MOST_NEAR)
    .map(({ who }) => who);
}

function distinct(places: readonly RosterPlace[]): readonly RosterPlace[] {
  return places.filter(
    ({ team, bowler }, index) =>
      places.findIndex((other) => other.team === team && other.bowler === bowler) === index,
  );
}

function everybodyIn({ teams }: League): readonly RosterPlace[] {
  return teams.flatMap(({ roster }, team) => roster.map((_bowler, bowler) => ({ team, bowler })));
}

function withId(league: League, id: string): readonly RosterPlace[] {
  return everybodyIn(league).filter((who) => {
    const theirs = league.teams[who.team]?.roster[who.bowler]?.id ?? null;
    return theirs !== null && sameText(theirs) === sameText(id);
  });
}

function nameOf({ teams }: League, { team, bowler }: RosterPlace): string {
  return teams[team]?.roster[bowler]?.name ?? '';
}

function faultsOf(league: League, teams: NightTeams, places: readonly NightPlace[]): readonly NightFault[] {
  return [...twiceIn(places), ...tooLong(league, teams, places), ...differing(teams, places)];
}

/** Only the same id proves that two places have the same bowler. */
function twiceIn(places: readonly NightPlace[]): readonly NightFault[] {
  return places.flatMap((place, index): readonly NightFault[] => {
    const { id, name, side } = place;
    const other = id === null ? undefined : places.slice(0, index).find((one) => isId(one, id));
    if (other === undefined) return [];
    return [{ code: other.side === side ? 'bowler-in-line-up-twice' : 'bowler-on-both-teams', name }];
  });
}

function isId(place: NightPlace, id: string): boolean {
  return place.id !== null && sameText(place.id) === sameText(id);
}

function sizeOf(places: readonly NightPlace[], side: SideName): number {
  return places.filter((place) => place.side === side && SCORE_TYPE_FACTS[place.type].forTeam).length;
}

function tooLong(
  { teams: all, teamSize }: League,
  teams: NightTeams,
  places: readonly NightPlace[],
): readonly NightFault[] {
  if (teamSize === null) return [];
  return SIDES.flatMap((side): readonly NightFault[] => {
    const bowlers = sizeOf(places, side);
    const team = all[teams[side] ?? -1]?.name ?? '';
    return bowlers > teamSize ? [{ code: 'line-up-too-long', team, bowlers, most: teamSize }] : [];
  });
}

function differing({ visitors: other }: NightTeams, places: readonly NightPlace[]): readonly NightFault[] {
  const [home, visitors] = [sizeOf(places, 'home'), sizeOf(places, 'visitors')];
  return other === null || home === visitors ? [] : [{ code: 'line-ups-differ', home, visitors }];
}
