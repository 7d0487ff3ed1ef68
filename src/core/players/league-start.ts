import { MOST_SEASON_GAMES, totalsOf, type SeasonGames } from '../league/average-rule.ts';
import { isGroup } from '../league/bowler-group.ts';
import { highestGame, isWithin } from '../league/bounds.ts';
import type { LeagueRefusal } from '../league/refusal.ts';
import { leagueTerms } from '../league/terms.ts';
import { tableFor, type Format } from '../formats/format.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { averageFits, handicapFits, saidFits } from './fact-check.ts';
import { MOST_TEAMS, partOf, type League, type Part } from './league.ts';
import type { Player } from './player.ts';
import { isLongerThan } from './letters.ts';
import { isBlank, isUnreadable } from './readable.ts';
import { seatsFit } from './seats.ts';
import { LONGEST_TEAM_NAME, tidyTeamName } from './team-name.ts';

type Starter = Pick<Player, 'average' | 'option' | 'league'>;

/** In Unicode characters, as league files have it. */
export const LONGEST_ROSTER_ID = 60;

/** Checks a league's terms for a format. Refuses as `leagueTerms` does. */
export function termsFit({ terms }: League, format: Format): Result<null, LeagueRefusal> {
  const right = leagueTerms(terms, format);
  return right.ok ? ok(null) : right;
}

/** Checks what a game of a league begins with: its teams and each player's facts. The terms are checked apart. */
export function leagueStarts(
  league: League,
  format: Format,
  players: readonly Starter[],
): Result<null, Refusal> {
  // A league counts bowlers, and here only teams have lines.
  if (format.sharing !== null) return err({ code: 'teams-are-set' });
  const teams = teamsFit(league);
  if (!teams.ok) return teams;
  for (const player of players) {
    const fits = starterFits(format, player);
    if (!fits.ok) return fits;
  }
  return seatsFit(
    league,
    players.map(({ league: facts = {} }) => partOf(facts)),
  );
}

function teamsFit(league: League): Result<null, Refusal> {
  const { teams } = league;
  const differ = teams.length <= MOST_TEAMS && new Set(teams.map(({ id }) => id)).size === teams.length;
  if (!differ || !isBesideAnother(league)) return err({ code: 'no-such-seat' });
  for (const { name } of teams) {
    const tidy = tidyTeamName(name);
    if (!tidy.ok) return tidy;
    if (tidy.value !== name) return err({ code: 'bad-team-name', most: LONGEST_TEAM_NAME });
  }
  return ok(null);
}

/** A team that bowls alone in its game is one of two, and their match joins both games. */
function isBesideAnother({ teams, match, bowls }: League): boolean {
  if (bowls === undefined) return true;
  return match !== undefined && teams.length === MOST_TEAMS && teams.some(({ id }) => id === bowls);
}

function starterFits(format: Format, player: Starter): Result<null, Refusal> {
  const { average = null, option, league: facts = {} } = player;
  const part = partOf(facts);
  const table = tableFor(format, option);
  if (!table.ok) return table;
  for (const figure of [average, part.entering]) {
    const known = averageFits(format, figure);
    if (!known.ok) return known;
  }
  const said = saidFits(table.value, part);
  if (!said.ok) return said;
  const handicap = handicapFits(format, part.handicap);
  return handicap.ok ? startFits(format, part) : handicap;
}

/** Nobody has bowled yet: who was injured has, and a game from before has a score. */
function startFits(format: Format, part: Part): Result<null, Refusal> {
  const { type, score, season, group, roster, fullName } = part;
  if (type === 'injury') return err({ code: 'has-not-bowled' });
  if (type === 'pre-bowl' && score === null) return err({ code: 'score-missing' });
  const isKnown = isSeason(format, season) && isGroup(group ?? {});
  return isKnown && [roster, fullName].every((text) => text === null || isListed(text))
    ? ok(null)
    : err({ code: 'type-does-not-fit' });
}

/** An id or a name as a league's lists have it. */
function isListed(text: string): boolean {
  return !isBlank(text) && !isUnreadable(text) && !isLongerThan(text, LONGEST_ROSTER_ID);
}

function isSeason(format: Format, season: SeasonGames | null): boolean {
  if (season === null) return true;
  const { games, pins } = totalsOf(season);
  const most = games * highestGame(format);
  const scores = 'games' in season ? [] : season;
  return (
    scores.every((score) => isWithin(score, { least: 0, most: highestGame(format) })) &&
    isWithin(games, { least: 1, most: MOST_SEASON_GAMES }) &&
    isWithin(pins, { least: 0, most })
  );
}
