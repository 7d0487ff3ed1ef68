import { USUAL_FORMAT, formatOf } from '../../core/formats/formats.ts';
import type { Setup } from '../../core/game/event.ts';
import type { Origin } from '../../core/players/opaque-id.ts';
import type { LeagueFacts } from '../../core/players/league.ts';
import { leagueStarts } from '../../core/players/league-start.ts';
import { averageFits, isNobody } from '../../core/players/fact-check.ts';
import { lineUp, type Player } from '../../core/players/player.ts';
import { withOptions } from '../../core/players/player-options.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import {
  isOpenFor,
  type Failure,
  type NewGameOrder,
  type NewPlayer,
  type OpeningNow,
} from '../../contract/contract.ts';
import { followed, newWho, playerAgain, type Earlier, type Who } from './followed.ts';
import { changesFacts, factsOf, leagueNow, withMovedAverage, type Coming } from './new-league.ts';
import type { GamesDeps } from './games-deps.ts';
import { goesRoundIn, newTeams } from './new-teams.ts';

/** What a new game begins with: the lane (1 to 999), how long it is open, and the game's counter. */
export interface LaneNow {
  readonly lane: number;
  readonly opening: OpeningNow;
  readonly counter: number;
  readonly origin: Origin;
  readonly earlier: Earlier;
}

/**
 * The set-up of a game requested at this time (ISO 8601 in UTC). When the lane is shut, its games are bowled or its
 * time is over, it refuses bowlers: `staff-only` with a PIN in the house, else `lane-closed`. Other refusals come from
 * `lineUp`, `withOptions`, `averageFits`, `newTeams`, `leagueNow`, `factsOf` and `leagueStarts`. Figures of a place
 * that nobody has get `nobody-there`.
 */
export function newSetup(
  order: NewGameOrder,
  { lane, opening, counter, origin, earlier }: LaneNow,
  startedAt: string,
  { staff, newId }: Pick<GamesDeps, 'staff' | 'newId'>,
): Result<Setup, Failure> {
  const { format = USUAL_FORMAT } = order;
  const players = order.players.map((player) => playerAgain(player, earlier));
  const named = lineUp(players.map(({ name }) => name));
  if (!named.ok) return err({ code: 'refused', refusal: named.error });
  const options = players.map(({ option = null }) => option);
  const choosing = withOptions(named.value, formatOf(format), options);
  if (!choosing.ok) return err({ code: 'refused', refusal: choosing.error });
  for (const { average } of players) {
    const fits = averageFits(formatOf(format), average);
    if (!fits.ok) return err({ code: 'refused', refusal: fits.error });
  }
  if (!isOpenFor(opening, counter, new Date(startedAt)) && staff.by !== 'staff')
    return err({ code: staff.allows('staff') ? 'lane-closed' : 'staff-only' });
  const now = leagueNow(order, earlier.before, formatOf(format), newId);
  if (!now.ok) return now;
  const { league, goesOn, changes } = now.value;
  if (changes && !staff.allows('staff')) return err({ code: 'staff-only' });
  const { party, gameNumber, games, players: known } = followed(order, earlier, newId, goesOn);
  const moved = known.map((who) => withMovedAverage(league, who));
  const coming = comingAs(players, moved);
  const facts = league === null ? ok([]) : factsOf(league, coming);
  if (!facts.ok) return facts;
  const changesMatch =
    league !== null &&
    goesOn &&
    (format !== earlier.before?.setup.format ||
      changesFacts(league, coming, facts.value) ||
      players.some(({ average }, index) => average !== (known[index]?.average ?? null)));
  if (changesMatch && !staff.allows('staff')) return err({ code: 'staff-only' });
  const { sharing } = formatOf(format);
  const follows = goesOn ? earlier.before : null;
  const teams = newTeams(sharing, order, follows, newId);
  if (!teams.ok) return teams;
  const all = choosing.value.map((one, index): Player => {
    const ordered = players[index]?.average ?? null;
    // An average that somebody changed moves no more.
    const isSame = ordered === (known[index]?.average ?? null);
    const average = isSame ? (moved[index]?.average ?? null) : ordered;
    const { id, name, ...chosen } = one;
    const { bowler, series, carried } = known[index] ?? newWho(newId);
    const typed = carried.length === 0 ? {} : { carried };
    const said = withFacts(facts.value[index] ?? {});
    return {
      id,
      name,
      ...(average === null ? {} : { average }),
      ...typed,
      ...chosen,
      bowler,
      series,
      ...said,
      ...teams.value[index],
    };
  });
  if (league === null) {
    const round = sharing !== null && goesRoundIn(order, follows) ? { goesRound: true as const } : {};
    const chosenGames = games === null ? {} : { games };
    return ok({ format, lane, gameNumber, ...chosenGames, startedAt, origin, party, ...round, players: all });
  }
  // A saved game may have such figures, which count for nothing.
  if (players.some(hasFiguresOfNobody)) return err({ code: 'refused', refusal: { code: 'nobody-there' } });
  const starts = leagueStarts(league, formatOf(format), all);
  if (!starts.ok) return err({ code: 'refused', refusal: starts.error });
  return ok({ format, lane, gameNumber, startedAt, origin, party, league, players: all });
}

function comingAs(players: readonly NewPlayer[], known: readonly Who[]): readonly Coming[] {
  return players.map((player, index) => ({ player, part: known[index]?.part ?? null }));
}

/** Whether a vacancy or a dummy is ordered with an average or a handicap, which only a person can have. */
function hasFiguresOfNobody({ average, league: { type, handicap } = {} }: NewPlayer): boolean {
  return type !== undefined && isNobody(type) && (average !== null || handicap !== undefined);
}

/** An empty object of facts is left out. */
function withFacts(facts: LeagueFacts): Pick<Player, 'league'> {
  return Object.keys(facts).length === 0 ? {} : { league: facts };
}
