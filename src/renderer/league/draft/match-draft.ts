import type { FormatId } from '../../../core/formats/formats.ts';
import { isWithin } from '../../../core/league/bounds.ts';
import { MOST_GAMES } from '../../../core/league/terms.ts';
import type { ScoreType } from '../../../core/league/score-type.ts';
import { isNobody } from '../../../core/players/fact-check.ts';
import { tidyName } from '../../../core/players/player.ts';
import type { Fixture } from '../../../league-files/in/league.ts';
import { sameText } from '../../../league-files/in/same-text.ts';
import { numbersOfNamesakes } from '../../../league-files/names/namesakes.ts';
import type { KeptLeague, KnownBowler } from '../../../contract/contract.ts';
import { scoresFor, type TypedScore } from '../bowled-before/game-scores.ts';
import { numberIn, type TermsDraft } from '../terms/terms-draft.ts';
import { shortNamesApart } from './short-names.ts';

/** One place of a team as it is typed. Figures stay as typed, also those that no game would take. */
export interface PlaceDraft {
  readonly name: string;
  /** Pins a game as typed, empty: unknown; null: as the list and the terms say. */
  readonly average: string | null;
  /** Typed instead of computed; empty: by the rule. */
  readonly handicap: string;
  readonly type: ScoreType;
  /** The bowler whom a substitute replaces. */
  readonly instead: string | null;
  /** The replaced bowler, where a list has them: two may share the name. */
  readonly replaced: KnownBowler | null;
  /** Bowled before the evening, a score for each game of the match; empty unless pre-bowled. */
  readonly scores: readonly TypedScore[];
  /** Who was picked from a list; null: only a name was typed. */
  readonly known: KnownBowler | null;
  /** Somebody said that no list has this bowler. */
  readonly isNew: boolean;
}

export interface TeamDraft {
  readonly name: string;
  /** Its place in the kept league; null for a team typed by hand. */
  readonly roster: number | null;
  readonly places: readonly PlaceDraft[];
}

/** A match before its first game. */
export interface MatchDraft {
  readonly format: FormatId;
  readonly terms: TermsDraft;
  /** The most bowlers that count for a team; empty: no limit. */
  readonly teamSize: string;
  /** The home team first; one team alone has a bye. */
  readonly teams: readonly TeamDraft[];
  /** Where it comes from; null: typed by hand. */
  readonly from: { readonly league: KeptLeague; readonly fixture: Fixture } | null;
}

/** A place of a draft: team and place, from 0. */
export interface Spot {
  readonly side: number;
  readonly place: number;
}

export function newPlace(name: string): PlaceDraft {
  return {
    ...{ name, average: '', handicap: '', type: 'bowler', instead: null, replaced: null, scores: [] },
    ...{ known: null, isNew: false },
  };
}

/** The place of somebody from a list. */
export function knownPlace(known: KnownBowler): PlaceDraft {
  const { name, shown = name, handicap } = known;
  return { ...newPlace(shown), average: null, handicap: textOf(handicap), known };
}

function textOf(figure: number | null): string {
  return figure === null ? '' : String(figure);
}

/** The scores of a place's bowler in the games of the match; a number of games that no match has is one. */
export function bowledBefore({ terms }: MatchDraft, { scores }: PlaceDraft): readonly TypedScore[] {
  const games = numberIn(terms.figures.games);
  return scoresFor(isWithin(games, { least: 1, most: MOST_GAMES }) ? games : 1, scores);
}

export function placeAt(draft: MatchDraft, { side, place }: Spot): PlaceDraft | null {
  return draft.teams[side]?.places[place] ?? null;
}

/** With other facts of one place; one behind the last is added. */
export function withPlace(draft: MatchDraft, { side, place }: Spot, facts: Partial<PlaceDraft>): MatchDraft {
  return withPlaces(draft, side, (places) => {
    const before = places[place];
    return before === undefined
      ? [...places, { ...newPlace(''), ...facts }]
      : places.with(place, { ...before, ...facts });
  });
}

export function withoutPlace(draft: MatchDraft, { side, place }: Spot): MatchDraft {
  return withPlaces(draft, side, (places) => places.filter((_place, index) => index !== place));
}

/** Swaps a place with the one above (-1) or below (1); at the edge nothing changes. */
export function movedPlace(draft: MatchDraft, { side, place }: Spot, by: 1 | -1): MatchDraft {
  return withPlaces(draft, side, (places) => {
    const [one, two] = [places[place], places[place + by]];
    return one === undefined || two === undefined ? places : places.with(place, two).with(place + by, one);
  });
}

export function withTeamName(draft: MatchDraft, side: number, name: string): MatchDraft {
  return withTeam(draft, side, (team) => ({ ...team, name }));
}

/** Somebody else in a place: a name typed anew is nobody whom a list knows, and a listed average is one person's. */
export function renamedPlace(draft: MatchDraft, spot: Spot, name: string): MatchDraft {
  const before = placeAt(draft, spot);
  if (before === null) return withPlace(draft, spot, { name });
  if (before.name === name) return draft;
  const unlisted = before.known === null ? {} : { average: '', handicap: '' };
  return withPlace(draft, spot, { name, ...unlisted, known: null, isNew: false });
}

/** A shorter form of the same bowler's name. */
export function shownAs(draft: MatchDraft, spot: Spot, name: string): MatchDraft {
  return withPlace(draft, spot, { name });
}

/** Puts a bowler from a list into a place, which keeps its score type. */
export function pickedFor(draft: MatchDraft, spot: Spot, known: KnownBowler): MatchDraft {
  const { type, instead, replaced, scores } = placeAt(draft, spot) ?? newPlace('');
  return withPlace(draft, spot, {
    ...knownPlace(known),
    instead,
    replaced,
    scores,
    type: isNobody(type) ? 'bowler' : type,
  });
}

/** A substitute in the place of who was there. */
export function substituted(draft: MatchDraft, spot: Spot, by: PlaceDraft): MatchDraft {
  const before = placeAt(draft, spot);
  if (before === null) return draft;
  const name = nameOfReplaced(draft, before);
  const tidy = tidyName(name, spot.place + 1);
  const instead = before.instead ?? (tidy.ok ? tidy.value : name);
  const replaced = before.instead === null ? before.known : before.replaced;
  return withPlace(draft, spot, { ...by, type: 'substitute', instead, replaced });
}

/** The board has only this name of who is replaced, and a namesake may bowl beside the substitute. */
function nameOfReplaced({ from }: MatchDraft, { name, known }: PlaceDraft): string {
  if (known?.from.kind !== 'roster' || known.from.id === null || from?.league.id !== known.from.league)
    return name;
  const { id } = known.from;
  const others = numbersOfNamesakes(from.league.league, { id, name: known.name });
  const isPlain = others.length > 0 && sameText(name) === sameText(known.name);
  return isPlain ? (shortNamesApart(name, id, others)[0] ?? name) : name;
}

/** Another score type; who is not a substitute bowls for nobody, and only a game from before has a score. */
export function typedAs(draft: MatchDraft, spot: Spot, type: ScoreType): MatchDraft {
  const before = placeAt(draft, spot);
  if (before === null) return draft;
  return withPlace(draft, spot, {
    type,
    instead: type === 'substitute' ? before.instead : null,
    replaced: type === 'substitute' ? before.replaced : null,
    scores: type === 'pre-bowl' ? before.scores : [],
  });
}

function withPlaces(
  draft: MatchDraft,
  side: number,
  change: (places: readonly PlaceDraft[]) => readonly PlaceDraft[],
): MatchDraft {
  return withTeam(draft, side, (team) => ({ ...team, places: change(team.places) }));
}

function withTeam(draft: MatchDraft, side: number, change: (team: TeamDraft) => TeamDraft): MatchDraft {
  const team = draft.teams[side];
  return team === undefined ? draft : { ...draft, teams: draft.teams.with(side, change(team)) };
}
