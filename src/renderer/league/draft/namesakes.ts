import { isNobody } from '../../../core/players/fact-check.ts';
import { sameText } from '../../../league-files/in/same-text.ts';
import {
  nameApart,
  numbersApart,
  numbersOfNamesakes,
  type NumberApart,
} from '../../../league-files/names/namesakes.ts';
import type { KeptLeague, KnownBowler } from '../../../contract/contract.ts';
import type { MatchDraft, PlaceDraft, Spot } from './match-draft.ts';

/** A bowler whom the board would show as it shows, or as a list names, another one of the match. */
export interface Namesake {
  readonly spot: Spot;
  readonly name: string;
  /** The league's number. */
  readonly number: string;
  /** Those of all who have the name, in this match and in the league. */
  readonly others: readonly string[];
}

interface Met extends PlaceDraft {
  readonly spot: Spot;
}

/** All that a short name has to tell apart. Only whom a roster gives a number is asked about; the board counts others. */
export function namesakesIn({ teams, from }: Pick<MatchDraft, 'teams' | 'from'>): readonly Namesake[] {
  const met = teams.flatMap(({ places }, side) =>
    places.flatMap((one, place): readonly Met[] =>
      isNobody(one.type) ? [] : [{ ...one, spot: { side, place } }],
    ),
  );
  const called = new Map<string, Set<Met>>();
  for (const one of met)
    for (const name of [one.name, one.known?.name ?? one.name].map(sameText))
      called.set(name, (called.get(name) ?? new Set()).add(one));
  return met.flatMap((one): readonly Namesake[] => {
    const number = rosterNumber(one.known);
    const others = [...(called.get(sameText(one.name)) ?? [])].filter((other) => !isSamePerson(other, one));
    if (number === null || others.length === 0) return [];
    const { spot, name, known } = one;
    const listed = { id: number, name: known?.name ?? name };
    const absent = from === null ? [] : numbersOfNamesakes(from.league.league, listed);
    const here = others.flatMap((other) => rosterNumber(other.known) ?? []);
    return [{ spot, name, number, others: [...new Set([...here, ...absent])] }];
  });
}

/** The names of bowlers in lists, with what tells those apart who have one name in a league. */
export function listedNames(leagues: readonly KeptLeague[]): (known: KnownBowler) => string {
  const looked = new Map<string, NumberApart>();
  return ({ name, from }) => {
    const kept = from.kind === 'roster' ? leagues.find(({ id }) => id === from.league) : undefined;
    if (from.kind !== 'roster' || kept === undefined) return name;
    const apart = looked.get(kept.id) ?? numbersApart(kept.league);
    looked.set(kept.id, apart);
    return nameApart(name, apart({ id: from.id, name }));
  };
}

/** One league gives each of the two a number of their own, so they are certainly two bowlers. */
export function areTwo(one: KnownBowler, other: KnownBowler): boolean {
  const [own, theirs] = [rosterNumber(one), rosterNumber(other)];
  const isOneLeague =
    one.from.kind === 'roster' && other.from.kind === 'roster' && one.from.league === other.from.league;
  return isOneLeague && own !== null && theirs !== null && sameText(own) !== sameText(theirs);
}

/** One place, or a bowler who is there twice, which is another fault. */
function isSamePerson(one: Met, other: Met): boolean {
  if (one.spot === other.spot) return true;
  return one.known !== null && other.known !== null && personOf(one.known) === personOf(other.known);
}

/** A bowler from a list is one person; a name alone does not say which person it is. */
export function personOf({ name, from }: KnownBowler): string {
  if (from.kind === 'game') return `game ${from.gameId} ${String(from.player)}`;
  const who = from.id === null ? `named ${sameText(name)}` : `of id ${sameText(from.id)}`;
  return `roster ${from.league} ${from.id === null ? String(from.team) : ''} ${who}`;
}

function rosterNumber(known: KnownBowler | null): string | null {
  return known?.from.kind === 'roster' ? known.from.id : null;
}
