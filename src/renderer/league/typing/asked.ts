import { tidyName } from '../../../core/players/player.ts';
import type { KnownBowler } from '../../../contract/contract.ts';
import { averageText, withAverage } from '../draft/counted-average.ts';
import { averageRuleIn } from '../terms/terms-draft.ts';
import {
  knownPlace,
  newPlace,
  pickedFor,
  placeAt,
  renamedPlace,
  shownAs,
  substituted,
  withPlace,
  withTeamName,
  type MatchDraft,
  type Spot,
} from '../draft/match-draft.ts';

/**
 * What is asked of a place. Who bowls there instead, and scores, have pages of their own; of a substitute who is on no list
 * the name is typed.
 */
export type PlaceQuestion = 'name' | 'shown' | 'who' | 'substitute' | 'average' | 'handicap' | 'score';

/** The text that is being typed. */
export type Asked =
  | { readonly what: PlaceQuestion; readonly spot: Spot; readonly text: string }
  | { readonly what: 'team'; readonly side: number; readonly text: string };

/** The question with what is known so far. */
export function askedOf(draft: MatchDraft, what: PlaceQuestion, spot: Spot): Asked {
  const place = placeAt(draft, spot) ?? newPlace('');
  const { name, handicap } = place;
  const average = averageText(averageRuleIn(draft.terms), place);
  const texts = { name, shown: name, who: '', substitute: '', average, handicap, score: '' };
  return { what, spot, text: texts[what] };
}

export function askedTeam(draft: MatchDraft, side: number): Asked {
  return { what: 'team', side, text: draft.teams[side]?.name ?? '' };
}

/** The match with what was typed; figures also where no game would take them. An empty name changes nothing. */
export function answered(draft: MatchDraft, asked: Asked): MatchDraft {
  const text = asked.text.trim();
  switch (asked.what) {
    case 'team':
      return text === '' ? draft : withTeamName(draft, asked.side, text);
    case 'name':
      return text === '' ? draft : named(draft, asked.spot, text);
    case 'shown':
      return text === '' ? draft : shownAs(draft, asked.spot, text);
    case 'substitute':
      return text === '' ? draft : substituted(draft, asked.spot, newPlace(text));
    case 'average':
      return withAverage(draft, asked.spot, text);
    case 'handicap':
      return withPlace(draft, asked.spot, { handicap: text });
    case 'who':
    case 'score':
      return draft;
  }
}

/** A list's name that no board can show is typed shorter, also another time, and stays the same bowler's. */
function named(draft: MatchDraft, spot: Spot, name: string): MatchDraft {
  const listed = placeAt(draft, spot)?.known ?? null;
  return listed !== null && !tidyName(listed.name, 1).ok
    ? shownAs(draft, spot, name)
    : renamedPlace(draft, spot, name);
}

/** Answers the question for a name with a bowler from a list. */
export function answeredBy(draft: MatchDraft, asked: Asked, known: KnownBowler): MatchDraft {
  if (asked.what === 'team') return draft;
  return asked.what === 'substitute' || asked.what === 'who'
    ? substituted(draft, asked.spot, knownPlace(known))
    : pickedFor(draft, asked.spot, known);
}
