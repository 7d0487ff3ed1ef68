import type { Occasion, Setup } from '../game/event.ts';
import { formatOf } from '../formats/formats.ts';
import type { SideName } from '../league/side.ts';
import { USUAL_TERMS, type LeagueTerms } from '../league/terms.ts';
import { firstInSeries, type InSeries, type Newcomer } from '../players/in-series.ts';
import type { League, LeagueFacts, Team } from '../players/league.ts';
import type { BowlerId } from '../players/opaque-id.ts';
import { lineUp, type NamedPlayer, type Player, type PlayerId } from '../players/player.ts';
import { withOptions } from '../players/player-options.ts';

export const ORIGIN = '0a1b2c3d4e5f60718293a4b5';
export const PARTY = 'b5a49382716050e4d3c2b1a0';

/** The id of the bowler in this place of every set-up. */
export function bowlerOf(player: PlayerId): BowlerId {
  return String(player).padStart(24, '0');
}

/** The series that the bowler in this place of every set-up begins. */
export function seriesOf(player: PlayerId): InSeries {
  return firstInSeries(String(player).padStart(24, 'a'));
}

/** The ids of a player who joins a game or takes another's place. */
export const NEW_BOWLER = 'f0'.repeat(12);
export const NEW_SERIES = firstInSeries('e1'.repeat(12));
const NEWCOMER: Newcomer = { bowler: NEW_BOWLER, series: NEW_SERIES.id };

/** A command at this time, by a bowler or by staff. */
export function occasion(at: string, by: Occasion['by'] = 'bowler', newcomer = NEWCOMER): Occasion {
  return { at, by, newcomer };
}

/** The set-up of a game of ten-pin, or of no-tap in which each of these names chose the option in its place. */
export function setupWith(
  names: readonly string[],
  options: readonly number[] | null,
  facts: Partial<Omit<Setup, 'players' | 'format'>> = {},
): Setup {
  if (options === null) return setupOf(names, facts);
  const { players, ...setup } = setupOf(names, { ...facts, format: 'no-tap' });
  const chosen = withOptions(players, formatOf('no-tap'), options);
  if (!chosen.ok) throw new Error(`refused: ${JSON.stringify(chosen.error)}`);
  return { ...setup, players: chosen.value.map(known) };
}

/** The set-up of a game on lane 7 that these names bowl, or one with other facts. */
export function setupOf(names: readonly string[], facts: Partial<Omit<Setup, 'players'>> = {}): Setup {
  const named = lineUp(names);
  if (!named.ok) throw new Error(`refused: ${JSON.stringify(named.error)}`);
  return {
    ...{ format: 'ten-pin', lane: 7, gameNumber: 1, startedAt: '2026-05-01T18:00:00.000Z' },
    ...{ origin: ORIGIN, party: PARTY },
    ...facts,
    players: named.value.map(known),
  };
}

function known<P extends NamedPlayer>(player: P): P & Pick<Player, 'bowler' | 'series'> {
  return { ...player, bowler: bowlerOf(player.id), series: seriesOf(player.id) };
}

/** The teams of every match: home first. */
export const TEAMS: readonly Team[] = [
  { id: 'd0'.repeat(12), name: 'Pin Pals' },
  { id: 'd1'.repeat(12), name: 'Alley Cats' },
];
export const MATCH = 'd2'.repeat(12);

/** A player's facts in a league's game. */
export type Known = Pick<Player, 'average'> & LeagueFacts;

/**
 * The same game for a league. With two teams its players alternate between home and visitors; a player without an
 * opponent is a pacer.
 */
export function withLeague(
  { players, ...setup }: Setup,
  teams: number,
  terms: Partial<LeagueTerms> = {},
  known: readonly Known[] = [],
): Setup {
  const league: League = { terms: { ...USUAL_TERMS, ...terms }, teams: TEAMS.slice(0, teams), match: MATCH };
  const seated = players.map((player, index): Player => {
    const team = league.teams[index % teams];
    const seat = team === undefined ? {} : { seat: { team: team.id, place: Math.floor(index / teams) + 1 } };
    const isOdd = teams === 2 && players.length % 2 === 1 && index === players.length - 1;
    const { average, ...facts } = known[index] ?? {};
    const all = { ...seat, ...(isOdd ? { type: 'pacer' as const } : {}), ...facts };
    return { ...player, ...(average === undefined ? {} : { average }), league: all };
  });
  return { ...setup, league, players: seated };
}

/** The same match on a pair of lanes: home's game on this lane, the visitors' on the next one. */
export function onPair({ players, ...setup }: Setup): Readonly<Record<SideName, Setup>> {
  const { league } = setup;
  if (league === undefined) throw new Error('only a match is bowled on a pair');
  const half = (team: Team | undefined, lane: number, pair: number): Setup => {
    if (team === undefined) throw new Error('a match on a pair has two teams');
    const own = players.filter(({ league: facts }) => facts?.seat?.team === team.id);
    const numbered = own.map((player, index) => ({ ...player, id: index + 1 }));
    return { ...setup, lane, pair, league: { ...league, bowls: team.id }, players: numbered };
  };
  const [home, visitors] = league.teams;
  return {
    home: half(home, setup.lane, setup.lane + 1),
    visitors: half(visitors, setup.lane + 1, setup.lane),
  };
}
