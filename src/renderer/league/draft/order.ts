import {
  needsFacts,
  totalsOf,
  type AverageRule,
  type SeasonGames,
} from '../../../core/league/average-rule.ts';
import { err, ok, type Result } from '../../../core/line/result.ts';
import { formatOf } from '../../../core/formats/formats.ts';
import { isNobody } from '../../../core/players/fact-check.ts';
import { LONGEST_ROSTER_ID } from '../../../core/players/league-start.ts';
import { isLongerThan } from '../../../core/players/letters.ts';
import { tidyLine } from '../../../core/players/readable.ts';
import { sameText } from '../../../league-files/in/same-text.ts';
import type {
  KnownBowler,
  NewFacts,
  NewGameOrder,
  NewLeague,
  NewPlayer,
} from '../../../contract/contract.ts';
import { numberIn, termsOf } from '../terms/terms-draft.ts';
import { averageFacts, averageText } from './counted-average.ts';
import { matchFaults, type MatchFault } from './match-faults.ts';
import { scoredBefore, type TypedScore } from '../bowled-before/game-scores.ts';
import { bowledBefore, newPlace, type MatchDraft, type PlaceDraft } from './match-draft.ts';

/** The first game of the match, or what keeps it from beginning. The home team bowls first, each by its places. */
export function orderOf(draft: MatchDraft): Result<NewGameOrder, readonly MatchFault[]> {
  const faults = matchFaults(draft);
  const terms = termsOf(draft.terms, formatOf(draft.format));
  if (faults.length > 0 || !terms.ok) return err(faults);
  const { teams, format } = draft;
  return ok({
    players: teams.flatMap(({ places }, side) =>
      places.map((place, at) =>
        playerOf(draft, terms.value.averages, place, { team: side + 1, place: at + 1 }),
      ),
    ),
    ...{ follows: null, format },
    league: { terms: terms.value, teams: teams.map(({ name }) => name), ...fixtureOf(draft) },
  });
}

/** The facts from the schedule; a match typed by hand has none. */
function fixtureOf({ from, teams }: MatchDraft): Pick<NewLeague, 'fixture'> {
  if (from === null) return {};
  const { name, teams: listed } = from.league.league;
  const { round, date, lanes } = from.fixture;
  const teamIds = teams.map(({ roster }) => listed[roster ?? -1]?.id ?? null);
  return { fixture: { league: name, round, date, lanes, teamIds } };
}

/** A player's team and place, from 1. */
interface Numbered {
  readonly team: number;
  readonly place: number;
}

/**
 * A bowler who played here before stays the same bowler. A roster's bowler is known only to the league. A place that
 * nobody holds has nobody's figures, whoever was typed there; only whose place it was may matter.
 */
function playerOf(draft: MatchDraft, rule: AverageRule, drafted: PlaceDraft, seat: Numbered): NewPlayer {
  const { name, type } = drafted;
  const place = isNobody(type) ? { ...newPlace(name), type } : drafted;
  const { known } = place;
  const group = drafted.known?.group;
  const average = figureOf(averageText(rule, place));
  const source = known?.from ?? null;
  const was = source?.kind === 'game' ? { was: source.player, wasIn: source.gameId } : { was: null };
  const facts = {
    ...factsOf(place, bowledBefore(draft, place)),
    ...madeOf(rule, place),
    ...(group === undefined ? {} : { group }),
  };
  return { name, average, ...was, league: { ...seat, ...facts } };
}

function factsOf(
  { name, type, instead, handicap, known }: PlaceDraft,
  scores: readonly TypedScore[],
): NewFacts {
  const typed = figureOf(handicap);
  const roster = known?.from.kind === 'roster' ? known.from.id : null;
  const fullName = known === null ? null : listedName(known, name);
  return {
    ...(type === 'pre-bowl' ? scoredBefore(scores) : type === 'bowler' ? {} : { type }),
    ...(type === 'substitute' && instead !== null ? { instead } : {}),
    ...(typed === null ? {} : { handicap: typed }),
    ...(roster === null ? {} : { roster }),
    ...(fullName === null ? {} : { fullName }),
  };
}

/** What the average is made of, as far as the league computes with it. */
function madeOf(rule: AverageRule, place: PlaceDraft): Pick<NewFacts, 'season' | 'entering'> {
  const { entering, season } = averageFacts(place);
  return {
    ...(season === null ? {} : { season: keptSeason(rule, season) }),
    ...(entering === null || !needsFacts(rule) ? {} : { entering }),
  };
}

/** A window needs each of its scores where games of the evening are added, any other way only their sum. */
function keptSeason(rule: AverageRule, season: SeasonGames): SeasonGames {
  const asScores = needsFacts(rule) && rule.way === 'window' && rule.games > 0 && !('games' in season);
  return asScores ? season.slice(-rule.games) : totalsOf(season);
}

/**
 * The name in a roster, which staff may shorten or correct on the board later; of a bowler of a past game one that the
 * board does not show. Null for a name that no list may have.
 */
function listedName({ name: listed, from }: KnownBowler, shown: string): string | null {
  const full = tidyLine(listed);
  const isListed = full !== '' && !isLongerThan(full, LONGEST_ROSTER_ID);
  const isOther = sameText(full) !== sameText(shown);
  return isListed && (from.kind === 'roster' || isOther) ? full : null;
}

function figureOf(text: string): number | null {
  return text === '' ? null : numberIn(text);
}
