import { isDeepStrictEqual } from 'node:util';
import { averageNow, withScores } from '../../core/league/average-rule.ts';
import { isMade } from '../../core/league/exact-average.ts';
import { madeOf } from '../../core/players/figures.ts';
import type { Setup } from '../../core/game/event.ts';
import type { Game } from '../../core/game/game.ts';
import type { Format } from '../../core/formats/format.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { League, LeagueFacts, Part, Seat, Team } from '../../core/players/league.ts';
import { isNobody } from '../../core/players/fact-check.ts';
import { plainPart, teamNamed } from '../../core/players/league.ts';
import { termsFit } from '../../core/players/league-start.ts';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import { tidyName } from '../../core/players/player.ts';
import { nextSeat } from '../../core/players/seats.ts';
import { tidyTeamName } from '../../core/players/team-name.ts';
import type { Failure, NewFacts, NewGameOrder, NewLeague, NewPlayer } from '../../contract/contract.ts';
import type { Who } from './followed.ts';

/** The league of a new game, and how it relates to the game before. */
export interface LeagueNow {
  readonly league: League | null;
  /** Whether the new game belongs together with the one before: the same match, or open bowling. */
  readonly goesOn: boolean;
  /** Whether terms or teams of a continuing match change, or the match is left before its last game. */
  readonly changes: boolean;
}

/**
 * The league of a new game. By default the match of the game before continues with its terms until all its games are
 * bowled. Refuses the teams' names, terms as `leagueTerms` does, and fewer games than the match has then.
 */
export function leagueNow(
  { league: ordered }: NewGameOrder,
  before: Game | null,
  format: Format,
  newId: () => OpaqueId,
): Result<LeagueNow, Failure> {
  const running = before === null ? null : matchGoingOn(before.setup);
  if (ordered === undefined || ordered === null) {
    const league = ordered === null ? null : running;
    const goesOn = league !== null || before?.setup.league === undefined;
    return fitting({ league, goesOn, changes: running !== null && league === null }, format);
  }
  const made = leagueOf(ordered, running, newId);
  if (!made.ok) return made;
  const changes = running !== null && !isDeepStrictEqual(made.value, running);
  const { gameNumber: games } = before?.setup ?? { gameNumber: 0 };
  const { games: due } = ordered.terms;
  if (running !== null && due <= games)
    return err({ code: 'bad-league', refusal: { code: 'wrong-number-of-games', games: games + 1, due } });
  return fitting({ league: made.value, goesOn: running !== null, changes }, format);
}

function fitting(now: LeagueNow, format: Format): Result<LeagueNow, Failure> {
  const right = now.league === null ? ok(null) : termsFit(now.league, format);
  return right.ok ? ok(now) : err({ code: 'bad-league', refusal: right.error });
}

/** The league of a game whose match has another game to come, with both teams also where this one was on a pair. */
function matchGoingOn({ league, gameNumber }: Setup): League | null {
  if (league === undefined || gameNumber >= league.terms.games) return null;
  const { terms, teams, match } = league;
  return { terms, teams, ...(match === undefined ? {} : { match }) };
}

/** In a continuing match, teams keep their ids by their order. */
function leagueOf(
  { terms, teams: names }: NewLeague,
  running: League | null,
  newId: () => OpaqueId,
): Result<League, Failure> {
  const teams: Team[] = [];
  for (const [index, raw] of names.entries()) {
    const name = tidyTeamName(raw);
    if (!name.ok) return err({ code: 'refused', refusal: name.error });
    teams.push({ id: running?.teams[index]?.id ?? newId(), name: name.value });
  }
  const match = teams.length === 0 ? undefined : (running?.match ?? newId());
  return ok({ terms, teams, ...(match === undefined ? {} : { match }) });
}

/** A player of the order, and their player in the game before. */
export interface Coming {
  readonly player: NewPlayer;
  readonly part: Part | null;
}

/** Each player's facts in order: those in the order, else those at the end of the game before. */
export function factsOf(league: League, coming: readonly Coming[]): Result<readonly LeagueFacts[], Failure> {
  const all: LeagueFacts[] = [];
  for (const [index, { player, part }] of coming.entries()) {
    const known = carriedFacts(league, part);
    const facts = player.league === undefined ? ok(known) : factsIn(league, player.league, all, index + 1);
    if (!facts.ok) return facts;
    all.push(facts.value);
  }
  return ok(all);
}

/** Whether a league's facts of a game differ from those that go on by themselves. */
export function changesFacts(
  league: League,
  coming: readonly Coming[],
  facts: readonly LeagueFacts[],
): boolean {
  const known = coming.map(({ part }) => carriedFacts(league, part));
  return !isDeepStrictEqual(facts, known);
}

/** The facts that an order gives for a player. The name of a replaced bowler is tidied like any name. */
function factsIn(
  league: League,
  { team, place, instead, ...facts }: NewFacts,
  before: readonly LeagueFacts[],
  at: number,
): Result<LeagueFacts, Failure> {
  const name = instead === undefined ? null : tidyName(instead, at);
  if (name?.ok === false) return err({ code: 'refused', refusal: name.error });
  const seat = team === undefined ? null : seatIn(league, team, place, before);
  if (seat === undefined) return err({ code: 'refused', refusal: { code: 'no-such-seat' } });
  return ok({
    ...(seat === null ? {} : { seat }),
    ...facts,
    ...(name === null ? {} : { instead: name.value }),
  });
}

/** The requested seat, or the team's next free one, counted from 1; undefined if the team does not exist. */
function seatIn(
  { teams }: League,
  number: number,
  place: number | undefined,
  before: readonly LeagueFacts[],
): Seat | undefined {
  const team = teams[number - 1];
  if (team === undefined) return undefined;
  const parts = before.map(({ seat = null }) => ({ seat, type: 'bowler' as const }));
  return place === undefined ? nextSeat(parts, team.id) : { team: team.id, place };
}

/**
 * A continuing player keeps seat, type, handicap, roster id, name and season. An injury belongs to one game only: in the
 * next game that player is absent until somebody changes it. A score bowled before the evening is followed by the next
 * one; if nobody gave it, the game cannot begin. A vacancy keeps of the bowler who had the place only the group.
 */
function carriedFacts(league: League, part: Part | null): LeagueFacts {
  if (part === null) return {};
  const { type, seat, group } = part;
  const known = isNobody(type) ? plainPart(seat) : part;
  const { instead, handicap, roster, fullName, season, entering } = known;
  const { type: goesOn, score, later } = carriedType(part);
  return {
    ...(seat === null || teamNamed(league, seat.team) === null ? {} : { seat }),
    ...(goesOn === 'bowler' ? {} : { type: goesOn }),
    ...(instead === null ? {} : { instead }),
    ...(score === null ? {} : { score }),
    ...(later.length === 0 ? {} : { later }),
    ...(handicap === null ? {} : { handicap }),
    ...(roster === null ? {} : { roster }),
    ...(fullName === null ? {} : { fullName }),
    ...(season === null ? {} : { season }),
    ...(entering === null ? {} : { entering }),
    ...(group === null ? {} : { group }),
  };
}

/** In a league with moving averages: a bowler with the season and the average that the game before is part of. */
export function withMovedAverage(league: League | null, who: Who): Who {
  const { average, part, bowled } = who;
  if (league?.terms.averages.during !== 'moving' || part === null || bowled === null) return who;
  const { terms } = league;
  // The evening makes one average for all games of whoever came without.
  if (average === null && terms.averages.first === 'first-session') return who;
  if (!isMade(terms, { average, ...madeOf(terms, part) })) return who;
  const season = withScores(part.season, [bowled]);
  return { ...who, average: averageNow(terms.averages, part.entering, season), part: { ...part, season } };
}

/** The score type of the next game, with the first of the scores that were bowled for it before. */
function carriedType({ type, later }: Part): Pick<Part, 'type' | 'score' | 'later'> {
  const [score, ...rest] = later;
  if (score !== undefined) return { type: score === null ? 'absent' : 'pre-bowl', score, later: rest };
  return { type: type === 'injury' ? 'absent' : type, score: null, later };
}
