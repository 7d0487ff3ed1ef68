import { SCORE_TYPE_FACTS } from '../league/score-type.ts';
import { highest } from '../line/extremes.ts';
import type { FactRefusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import {
  isOfOneTeam,
  MOST_PLACES,
  teamNamed,
  type League,
  type Part,
  type Seat,
  type TeamId,
} from './league.ts';
import { sideIn } from './pair.ts';

type Seated = Pick<Part, 'seat' | 'type'>;

/**
 * Checks the seats: every player in a team that bowls in this game, no seat taken twice, and equally many bowlers that
 * count for two teams. Refuses with `no-team`, `no-such-seat`, `seat-taken` and `teams-differ`.
 */
export function seatsFit(league: League, parts: readonly Seated[]): Result<null, FactRefusal> {
  const taken = new Set<string>();
  for (const [index, { seat }] of parts.entries()) {
    const fits = seatFits(league, seat, index + 1);
    if (!fits.ok) return fits;
    if (seat === null) continue;
    if (taken.has(keyOf(seat))) return err({ code: 'seat-taken', place: seat.place });
    taken.add(keyOf(seat));
  }
  return sizesFit(league, parts);
}

function seatFits(league: League, seat: Seat | null, place: number): Result<null, FactRefusal> {
  if (seat === null) return league.teams.length === 0 ? ok(null) : err({ code: 'no-team', place });
  const isPlace = Number.isInteger(seat.place) && seat.place >= 1 && seat.place <= MOST_PLACES;
  return isPlace && bowlsHere(league, seat.team) ? ok(null) : err({ code: 'no-such-seat' });
}

function bowlsHere(league: League, team: TeamId): boolean {
  return teamNamed(league, team) !== null && team === (league.bowls ?? team);
}

function keyOf({ team, place }: Seat): string {
  return `${team} ${String(place)}`;
}

function sizesFit(league: League, parts: readonly Seated[]): Result<null, FactRefusal> {
  const [home, visitors] = league.teams.map(({ id }) => sizeOf(parts, id));
  if (home === undefined || visitors === undefined || home === visitors) return ok(null);
  return isOfOneTeam(league) ? ok(null) : err({ code: 'teams-differ', home, visitors });
}

/**
 * Checks that the only team of a game on a pair keeps its size, as the other team's bowlers are in the game beside it.
 * Refuses with `teams-differ`.
 */
export function keepsSize(
  league: League,
  before: readonly Seated[],
  after: readonly Seated[],
): Result<null, FactRefusal> {
  if (league.bowls === undefined) return ok(null);
  const [was, is] = [sizeOf(before, league.bowls), sizeOf(after, league.bowls)];
  if (was === is) return ok(null);
  const [home, visitors] = sideIn(league) === 'home' ? [is, was] : [was, is];
  return err({ code: 'teams-differ', home, visitors });
}

function sizeOf(parts: readonly Seated[], team: TeamId): number {
  return parts.filter(({ seat, type }) => seat?.team === team && SCORE_TYPE_FACTS[type].forTeam).length;
}

/** The seat behind a team's last one. */
export function nextSeat(parts: readonly Seated[], team: TeamId): Seat {
  const places = parts.flatMap(({ seat }) => (seat?.team === team ? [seat.place] : []));
  return { team, place: highest(places, 0) + 1 };
}
